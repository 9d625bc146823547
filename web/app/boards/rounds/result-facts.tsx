import type { Round } from '@upnext/contract/voting/round-fields';
import { useFormatter, useTranslations } from 'use-intl';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/** Turnout, number of ideas, and how long the round was open. */
export function ResultFacts({ round }: { round: Round }) {
  const t = useTranslations('rounds');
  const format = useFormatter();
  const { turnout, candidateCount } = round;
  const openMs = Date.parse(round.closesAt) - Date.parse(round.opensAt);
  const duration =
    openMs >= 2 * dayMs
      ? t('daysLong', { count: Math.round(openMs / dayMs) })
      : openMs >= 2 * hourMs
        ? t('hoursLong', { count: Math.round(openMs / hourMs) })
        : t('minutesLong', { count: Math.round(openMs / minuteMs) });
  return (
    <section className="sheet result-facts" aria-label={t('results')}>
      <p>
        <b>{format.number(turnout)}</b> {t('voters', { count: turnout })}
      </p>
      <p>
        <b>{format.number(candidateCount)}</b> {t('ideaCount', { count: candidateCount })}
      </p>
      <p>
        <b>{duration}</b> {t('openFor')}
      </p>
    </section>
  );
}
