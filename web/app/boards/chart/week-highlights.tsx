import type { WeekPlace } from '@upnext/contract/voting/weekly-charts';
import { ArrowUp, Crown, Star } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';

/** The week's winner, biggest climber and new entries. */
export function WeekHighlights({ places }: { places: WeekPlace[] }) {
  const t = useTranslations('weeks');
  const winner = places.find(({ position }) => position === 1);
  const climber = highestClimber(places);
  const entries = places.filter(({ previous, weeks }) => previous === null && weeks === 1);
  return (
    <section className="week-highlights" aria-label={t('highlights')}>
      {winner && (
        <Highlight className="week-winner" icon={<Crown className="i" aria-hidden="true" />} title={t('winner')}>
          <b dir="auto">{winner.title}</b>
        </Highlight>
      )}
      <Highlight icon={<ArrowUp className="i" aria-hidden="true" />} title={t('climber')}>
        {climber ? (
          <>
            <b dir="auto">{climber.title}</b>
            <span>{t('climbed', { count: climber.climb, place: climber.position })}</span>
          </>
        ) : (
          <span>{t('noClimber')}</span>
        )}
      </Highlight>
      <Highlight icon={<Star className="i" aria-hidden="true" />} title={t('entries', { count: entries.length })}>
        {entries.length === 0 && <span>{t('noEntries')}</span>}
        {entries.slice(0, 3).map(({ ideaId, title }) => (
          <b dir="auto" key={ideaId}>
            {title}
          </b>
        ))}
      </Highlight>
    </section>
  );
}

type HighlightProps = { icon: ReactNode; title: string; className?: string; children: ReactNode };

function Highlight({ icon, title, className = '', children }: HighlightProps) {
  return (
    <article className={`week-highlight ${className}`}>
      <h2>
        {icon}
        {title}
      </h2>
      <p>{children}</p>
    </article>
  );
}

function highestClimber(places: WeekPlace[]): (WeekPlace & { climb: number }) | undefined {
  const climbs = places.map((place) => ({ ...place, climb: (place.previous ?? 0) - place.position }));
  return climbs.filter(({ climb }) => climb > 0).toSorted((a, b) => b.climb - a.climb)[0];
}
