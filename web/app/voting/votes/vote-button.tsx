import { ArrowUp, Check } from 'lucide-react';
import { useTranslations } from 'use-intl';

import { Spinner } from '../../ui/spinner.tsx';
import { Celebration } from './celebration.tsx';
import type { VoteLook } from './use-vote.ts';
import { VoteCount } from './vote-count.tsx';

type VoteButtonProps = VoteLook & { title: string; votes: number };

const icons = {
  rest: <ArrowUp className="i" aria-hidden="true" />,
  voting: <Spinner />,
  voted: <Check className="i" aria-hidden="true" />,
};

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
      {icons[state]}
      <VoteCount votes={votes} />
      {isCelebrated && <Celebration />}
    </button>
  );
}
