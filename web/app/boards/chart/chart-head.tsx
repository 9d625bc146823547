import type { Board } from '@upnext/contract/boards/boards';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';

import { TimeLeft } from './time-left.tsx';

type ChartHeadProps = {
  id: string;
  board: Board;
  /** Shown next to the heading. */
  badge?: ReactNode;
  /** Shown at the end of the header: links to change the sort order, or buttons. */
  tools?: ReactNode;
};

export function ChartHead({ id, board, badge, tools }: ChartHeadProps) {
  const t = useTranslations('chart');
  return (
    <header className="chart-head">
      <div className="chart-name">
        <h2 id={id}>{t('title')}</h2>
        {badge}
      </div>
      <p className="num">
        <span className="chart-total">{t('totalVotes', { count: board.totalVotes })}</span>
        <TimeLeft closesAt={board.chartClosesAt} />
      </p>
      {tools && <div className="chart-tools">{tools}</div>}
    </header>
  );
}
