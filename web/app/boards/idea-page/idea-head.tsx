import { nameOf } from '@upnext/contract/boards/board-handle';
import { clsx } from 'clsx';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { useFormatter, useTranslations } from 'use-intl';

import { Avatar } from '../../ui/avatar.tsx';
import { FlagButton } from '../../ui/flag-button.tsx';
import { shareClass } from '../../ui/meter.tsx';
import { WithdrawButton } from '../../voting/votes/withdraw-button.tsx';
import { RowPlace } from '../chart/row-place.tsx';
import { TitleEdited } from '../chart/title-edited.tsx';
import { IdeaAction } from './idea-action.tsx';
import type { ShownIdea } from './use-idea-page.ts';

type IdeaHeadProps = { shown: ShownIdea; onReport: (() => void) | undefined };

const bold = (words: ReactNode) => <b>{words}</b>;

/** The idea: its place on its bar, title, author, text, and the vote button on wide screens. */
export function IdeaHead({ shown, onReport }: IdeaHeadProps) {
  const t = useTranslations('ideaPage');
  const chart = useTranslations('chart');
  const { page, vote, isOpen, isArchived } = shown;
  const { creator, idea } = page;
  const isVoted = vote.of(idea.id).state === 'voted';
  const date = useFormatter().dateTime(new Date(idea.createdAt), { dateStyle: 'long' });
  const fan = idea.suggestedByUsername;
  return (
    <article className="sheet idea-sheet idea-part-1" aria-labelledby="idea-title">
      <Hero page={page} isVoted={isVoted} />
      <div className="idea-body">
        <h1 id="idea-title">{idea.title}</h1>
        <p className="idea-by">
          <Avatar name={fan ?? nameOf(creator)} src={fan ? null : creator.logoUrl} size="s" quiet />
          <span>
            {fan
              ? t.rich('suggestedBy', { b: bold, username: fan, date })
              : t.rich('addedBy', { b: bold, username: nameOf(creator), date })}
            {idea.titleEditedAt && (
              <>
                {' · '}
                <TitleEdited at={idea.titleEditedAt} />
              </>
            )}
          </span>
          {onReport && <FlagButton label={chart('report', { title: idea.title })} onPress={onReport} />}
        </p>
        {idea.description !== '' && <p className="idea-about">{idea.description}</p>}
        {isArchived && <p className="idea-about">{t('archived')}</p>}
        <div className="idea-acts">
          <span className="idea-wide">
            <IdeaAction shown={shown} />
          </span>
          {isVoted && isOpen && <WithdrawButton idea={idea} onWithdrawn={(reply) => reply && shown.onVoted(reply)} />}
        </div>
      </div>
    </article>
  );
}

/**
 * The plate with the place stands on the idea's picture or, without one, on its bar as in the chart. An idea that is not
 * planned has no plate.
 */
function Hero({ page: { idea, board }, isVoted }: { page: ShownIdea['page']; isVoted: boolean }) {
  const place = idea.position.current;
  const picture = idea.picture && (
    <img className="idea-picture" src={`${idea.picture}-large.webp`} alt="" width={1280} height={720} />
  );
  if (idea.stage === 'not-planned') return picture ? <div className="idea-hero">{picture}</div> : null;
  if (place === null)
    return (
      <div className="idea-hero">
        {picture}
        <span className="idea-made" aria-hidden="true">
          <Check className="i" />
        </span>
      </div>
    );
  const share = board.leaderVotes === 0 ? 0 : idea.votes / board.leaderVotes;
  return (
    <div className={clsx('idea-hero', place <= 3 && `row-${place}`, isVoted && 'row-voted', shareClass(share))}>
      {picture ?? <span className="row-bar" aria-hidden="true" />}
      <RowPlace place={place} />
    </div>
  );
}
