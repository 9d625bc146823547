import { useTranslations } from 'use-intl';

import { Celebration } from './celebration.tsx';
import type { VoteLook } from './use-vote.ts';
import { VoteCount } from './vote-count.tsx';
import { voteIcons } from './vote-icons.tsx';

type VoteButtonProps = VoteLook & { title: string; votes: number };

/**
 * The button has one size, one name and three states. It is never `disabled`, because that would take the focus away
 * from the user who just clicked it.
 */
export function VoteButton({ title, votes, state, isCelebrated, isHighlighted, onPress }: VoteButtonProps) {
  const t = useTranslations('votes');
  return (
    <button
      type="button"
      className="vote"
      aria-pressed={state === 'voted'}
      aria-busy={state === 'voting' || undefined}
      aria-disabled={state !== 'rest' || undefined}
      aria-label={t('voteFor', { title, count: votes })}
      data-highlighted={isHighlighted ? '' : undefined}
      onClick={onPress}
    >
      {voteIcons[state]}
      <VoteCount votes={votes} />
      {isCelebrated && <Celebration />}
    </button>
  );
}
