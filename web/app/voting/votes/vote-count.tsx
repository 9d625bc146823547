import { clsx } from 'clsx';
import { useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';

/** Longer counts have smaller digits, because two different counts must never look the same. */
const smallFrom = 100_000;
const smallestFrom = 1_000_000;

/**
 * Vote count with its unit. Changed digits roll. Digits are keyed from the right, so a new first digit doesn't animate
 * the others.
 */
export function VoteCount({ votes }: { votes: number }) {
  const t = useTranslations('votes');
  const format = useFormatter();
  const [first] = useState(votes);
  const digits = format.number(votes).split('');
  return (
    <>
      <span
        className={clsx(
          'vote-count',
          votes >= smallFrom && 'vote-count-long',
          votes >= smallestFrom && 'vote-count-longest',
        )}
        data-rolls={votes === first ? undefined : ''}
      >
        {digits.map((digit, index) => (
          <span key={`${digits.length - index}${digit}`}>{digit}</span>
        ))}
      </span>{' '}
      <span className="vote-unit">{t('unit', { count: votes })}</span>
    </>
  );
}
