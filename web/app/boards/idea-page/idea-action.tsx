import { Link } from 'react-router';
import { useTranslations } from 'use-intl';

import { readPiece } from '../../api/piece.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Celebration } from '../../voting/votes/celebration.tsx';
import { VoteCount } from '../../voting/votes/vote-count.tsx';
import { voteIcons } from '../../voting/votes/vote-icons.tsx';
import type { ShownIdea } from './use-idea-page.ts';

/**
 * The one thing to do: vote, or open what was made. The owner and readers of an idea without votes get a link to the
 * dashboard or the chart.
 */
export function IdeaAction({ shown }: { shown: ShownIdea }) {
  const t = useTranslations();
  const { page, vote, isOwner, isOpen, handle, chartPath } = shown;
  const { idea, board } = page;
  const piece = readPiece(idea.pieceUrl ?? '');
  if (piece)
    return (
      <a href={idea.pieceUrl} className={buttonClass()} target="_blank" rel="noopener noreferrer nofollow ugc">
        {t('ideaPage.piece', { kind: piece.kind, name: piece.name })}
      </a>
    );
  if (isOwner)
    return (
      <Link to={board.slug ? `/dashboard?board=${handle}` : '/dashboard'} className={buttonClass()}>
        {t('site.goToDashboard')}
      </Link>
    );
  if (!isOpen)
    return (
      <Link to={chartPath} className={buttonClass()}>
        {t('ideaPage.toChart')}
      </Link>
    );
  const { state, isCelebrated, isHighlighted, onPress } = vote.of(idea.id);
  return (
    <button
      type="button"
      className="vote-wide"
      aria-pressed={state === 'voted'}
      aria-busy={state === 'voting' || undefined}
      aria-disabled={state !== 'rest' || undefined}
      data-highlighted={isHighlighted ? '' : undefined}
      onClick={onPress}
    >
      {voteIcons[state]}
      <span>
        {state === 'voted' ? t('ideaPage.voted') : t('ideaPage.vote')}{' '}
        <span className="sr">{t('ideaPage.voteFor', { title: idea.title })}</span>
      </span>
      <span className="vote-wide-count">
        <VoteCount votes={idea.votes} />
      </span>
      {isCelebrated && <Celebration />}
    </button>
  );
}
