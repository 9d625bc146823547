import { ArrowUp, Check } from 'lucide-react';
import { useTranslations } from 'use-intl';

import { Spinner } from '../../ui/spinner.tsx';
import { Celebration } from '../../voting/votes/celebration.tsx';
import { VoteCount } from '../../voting/votes/vote-count.tsx';

type PickButtonProps = {
  title: string;
  /** Null if the round hides its counts. */
  votes: number | null;
  isPicked: boolean;
  isBusy: boolean;
  isCelebrated: boolean;
  onPress: () => void;
};

/** The vote button in a round. Unlike on the chart, a second press takes the vote back. */
export function PickButton({ title, votes, isPicked, isBusy, isCelebrated, onPress }: PickButtonProps) {
  const t = useTranslations('rounds');
  const label = t(isPicked ? 'pickedOf' : 'pickOf', { title });
  const icon = isPicked ? <Check className="i" aria-hidden="true" /> : <ArrowUp className="i" aria-hidden="true" />;
  return (
    <button
      type="button"
      className="vote"
      aria-pressed={isPicked}
      aria-busy={isBusy || undefined}
      aria-label={votes === null ? label : t('withVotes', { label, count: votes })}
      onClick={onPress}
    >
      {isBusy ? <Spinner /> : icon}
      {votes === null ? (
        <span className="pick-word">{isPicked ? t('picked') : t('pick')}</span>
      ) : (
        <VoteCount votes={votes} />
      )}
      {isCelebrated && <Celebration />}
    </button>
  );
}
