import { useTranslations } from 'use-intl';

import { OwnerLink } from './owner-link.tsx';
import { RoundTitle } from './round-title.tsx';
import type { ShownRound } from './use-round.ts';

/** A round that opens later. */
export function ScheduledRound({ shown }: { shown: ShownRound }) {
  const t = useTranslations('rounds');
  const { round, zone, times, isOwner } = shown;
  return (
    <>
      <section className="round-head" aria-labelledby="question">
        <RoundTitle round={round} />
        <p className="round-when">{t('opens', { moment: times.long(new Date(round.opensAt)), zone })}</p>
        <p className="round-rule">{t('closes', { moment: times.long(new Date(round.closesAt)), zone })}</p>
        {isOwner && (
          <div className="round-acts">
            <OwnerLink shown={shown} />
          </div>
        )}
      </section>
      <section className="sheet round-sheet" aria-labelledby="later">
        <header className="round-sheet-head">
          <h2 id="later">{t('scheduledHeading')}</h2>
          <p>{t('scheduledText')}</p>
        </header>
        {round.top === null ? (
          <ul className="round-titles">
            {round.candidates.map(({ ideaId, title }) => (
              <li key={ideaId} dir="auto">
                {title}
              </li>
            ))}
          </ul>
        ) : (
          <p className="round-note">{t('scheduledTop', { count: round.top })}</p>
        )}
      </section>
    </>
  );
}
