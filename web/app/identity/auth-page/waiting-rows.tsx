import '../../styles/waiting-rows.css';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';

import type { WaitingVote } from '../../api/waiting-vote.ts';

const plain = (words: ReactNode) => words;

/** The idea to vote for between its neighbours. The end of its bar is hatched, because the vote isn't counted yet. */
export function WaitingRows({ vote: { ideaId, rows } }: { vote: WaitingVote }) {
  const t = useTranslations();
  return (
    <ol className="waiting-rows" aria-label={t('accounts.hostChart')}>
      {rows.map(({ id, title, place, votes }) => (
        <li key={id} data-own={id === ideaId || undefined}>
          <b aria-hidden="true">{votes === null ? '' : (place ?? t('chart.noPlace'))}</b>
          <span className="waiting-title">
            {votes !== null && (
              <span className="sr">{place === null ? t('chart.noPlaceLabel') : t('chart.place', { place })} </span>
            )}
            {title}
            {id === ideaId && votes !== null && (
              <small>{t.rich('guestVotes.withYours', { votes, after: votes + 1, strong: plain })}</small>
            )}
          </span>
        </li>
      ))}
    </ol>
  );
}
