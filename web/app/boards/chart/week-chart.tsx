import type { Idea } from '@upnext/contract/boards/ideas';
import type { WeekPlace } from '@upnext/contract/voting/weekly-charts';
import { clsx } from 'clsx';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';

import { FlagButton } from '../../ui/flag-button.tsx';
import { shareClass } from '../../ui/meter.tsx';
import { VoteScore } from '../../voting/votes/vote-score.tsx';
import { Movement } from './movement.tsx';
import { RowPlace } from './row-place.tsx';

type WeekChartProps = {
  places: WeekPlace[];
  /** The path of an idea's page. */
  pathOf: (ideaId: number) => string;
  onReport: ((idea: Pick<Idea, 'id' | 'title'>) => void) | undefined;
};

/** The top ten of a past week's chart. */
export function WeekChart({ places, pathOf, onReport }: WeekChartProps) {
  const t = useTranslations();
  const most = Math.max(1, ...places.map(({ votes }) => votes));
  return (
    <ol className="chart chart-roomy">
      {places.map(({ ideaId, title, votes, position, previous, weeks, peak }) => (
        <li key={ideaId} className={clsx('row', position <= 3 && `row-${position}`, shareClass(votes / most))}>
          <span className="row-bar" aria-hidden="true" />
          <RowPlace place={position} />
          <div className="row-body">
            <h3 dir="auto" className="row-title">
              <Link to={pathOf(ideaId)}>{title}</Link>
            </h3>
            <p className="row-meta">
              <Movement
                position={{ current: position, previous, change: previous === null ? null : previous - position }}
              />
              <span>{t('weeks.onChart', { count: weeks })}</span>
              <span>{t('weeks.peak', { place: peak })}</span>
              {onReport && (
                <FlagButton label={t('chart.report', { title })} onPress={() => onReport({ id: ideaId, title })} />
              )}
            </p>
          </div>
          <VoteScore votes={votes} />
        </li>
      ))}
    </ol>
  );
}
