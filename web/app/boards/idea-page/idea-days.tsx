import type { IdeaPage } from '@upnext/contract/boards/idea-page';
import { useFormatter, useTranslations } from 'use-intl';

import { MovementBadge } from '../../ui/badge.tsx';
import { shareClass } from '../../ui/meter.tsx';
import { DaysPlot } from './days-plot.tsx';

const dayMs = 86_400_000;
/** The number of days before today that the API returns. */
const fullWindow = 29;

/** The idea's place on each of the last 30 days as a line, or when it joined if that was less than three days ago. */
export function IdeaDays({ page }: { page: IdeaPage }) {
  const t = useTranslations('ideaPage');
  const format = useFormatter();
  const { idea, days } = page;
  const last = idea.position.current;
  const [from] = days;
  if (last === null) return null;
  if (!from || days.length < 2)
    return (
      <section className="sheet idea-sheet idea-part-4" aria-labelledby="days">
        <header className="idea-sect-head">
          <h2 id="days">{joinedWords()}</h2>
          <p>{t('joinedText')}</p>
        </header>
      </section>
    );
  const first = from.place;
  const places = [...days.map(({ place }) => place), last];
  const [best, worst] = [Math.min(...places), Math.max(...places)];
  /** 0 for the best place, at the top, and 1 for the worst. */
  const depthOf = (place: number): number => (best === worst ? 0.5 : (place - best) / (worst - best));
  const change = first - last;
  const direction = change > 0 ? 'up' : change < 0 ? 'down' : 'same';
  const moved = t(days.length < fullWindow ? 'movedSinceJoining' : 'movedInDays', {
    direction,
    count: Math.abs(change),
  });
  // The day of a close is a date without a time, so the reader's time zone doesn't apply.
  const date = format.dateTime(new Date(from.day), { day: 'numeric', month: 'long', timeZone: 'UTC' });
  return (
    <section className="sheet idea-sheet idea-part-4" aria-labelledby="days">
      <header className="idea-sect-head idea-days-head">
        <h2 id="days">{t('days')}</h2>
        <MovementBadge direction={direction}>{moved}</MovementBadge>
      </header>
      <p className="sr">{t('daysSummary', { first, date, last, best })}</p>
      <div className="days" aria-hidden="true">
        <div className="days-plot">
          <DaysPlot depths={places.map(depthOf)} />
        </div>
        <p className="days-ends">
          <span className={shareClass(depthOf(first))}>{t('ordinal', { place: first })}</span>
          <span className={shareClass(depthOf(last))}>{t('ordinal', { place: last })}</span>
        </p>
        <p className="days-axis">
          <span>{date}</span>
          <span>{t('today')}</span>
        </p>
      </div>
    </section>
  );

  /** Counts the ends of days between the idea's creation and now. The next one is when the chart closes. */
  function joinedWords(): string {
    const age = Math.floor((Date.parse(page.board.chartClosesAt) - Date.parse(idea.createdAt)) / dayMs);
    return t('joined', {
      days: Math.max(0, age),
      date: format.dateTime(new Date(idea.createdAt), { dateStyle: 'long' }),
    });
  }
}
