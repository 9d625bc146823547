import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';

const strong = (words: ReactNode) => <strong>{words}</strong>;

/** The idea's place and votes as a bar. Its end is hatched, because the vote isn't counted yet. */
export function ReadyVote({ place, votes }: { place: number | null; votes: number }) {
  const t = useTranslations();
  return (
    <p className="ready-vote num">
      <b aria-hidden="true">{place ?? t('chart.noPlace')}</b>
      <span>
        <span className="sr">{place === null ? t('chart.noPlaceLabel') : t('chart.place', { place })} </span>
        {t.rich('guestVotes.withYours', { votes, after: votes + 1, strong })}
      </span>
    </p>
  );
}
