import { Check } from 'lucide-react';
import { useTranslations } from 'use-intl';

import { VoteCount } from './vote-count.tsx';

/** Vote count without a button: for the owner, and for visitors on the stage page. */
export function VoteScore({ votes, isVoted = false }: { votes: number; isVoted?: boolean }) {
  const t = useTranslations('votes');
  return (
    <p className="score">
      <VoteCount votes={votes} />
      {isVoted && (
        <span className="score-voted">
          <Check className="i" aria-hidden="true" />
          {t('voted')}
        </span>
      )}
    </p>
  );
}
