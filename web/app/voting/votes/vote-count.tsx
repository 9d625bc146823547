import { useState } from 'react';
import { useFormatter } from 'use-intl';

/** Five digits fit into a pill. */
const mostWritten = 99_999;

/** The number, whose changed digits roll. They are keyed from the right: a new first digit moves nothing else. */
export function VoteCount({ votes }: { votes: number }) {
  const format = useFormatter();
  const [first] = useState(votes);
  const text = format.number(votes, votes > mostWritten ? { notation: 'compact', maximumFractionDigits: 1 } : {});
  const digits = text.split('');
  return (
    <span className="vote-count" data-rolls={votes === first ? undefined : ''}>
      {digits.map((digit, index) => (
        <span key={`${digits.length - index}${digit}`}>{digit}</span>
      ))}
    </span>
  );
}
