import { useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';

/** The vote button has space for five digits. */
const mostWritten = 99_999;

/**
 * Vote count with its unit. Changed digits roll. Digits are keyed from the right, so a new first digit doesn't animate
 * the others.
 */
export function VoteCount({ votes }: { votes: number }) {
  const t = useTranslations('votes');
  const format = useFormatter();
  const [first] = useState(votes);
  const text = format.number(votes, votes > mostWritten ? { notation: 'compact', maximumFractionDigits: 1 } : {});
  const digits = text.split('');
  return (
    <>
      <span className="vote-count" data-rolls={votes === first ? undefined : ''}>
        {digits.map((digit, index) => (
          <span key={`${digits.length - index}${digit}`}>{digit}</span>
        ))}
      </span>{' '}
      <span className="vote-unit">{t('unit', { count: votes })}</span>
    </>
  );
}
