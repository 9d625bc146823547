import { useQuery } from '@tanstack/react-query';
import { getBoard } from '@upnext/contract/boards/boards';
import { useTranslations } from 'use-intl';

import { queryOf } from '../../api/query.ts';
import { TimeLeft } from '../chart/time-left.tsx';
import type { Owner } from '../ideas/own-ideas-query.ts';

/** Heading of the ideas page: all votes, and when today's chart closes. */
export function WorkHead({ owner, ideaCount }: { owner: Owner; ideaCount: number }) {
  const t = useTranslations();
  const { data } = useQuery(queryOf(getBoard, { params: { username: owner.handle } }));
  return (
    <div className="work-head">
      <h1>{t('dashboard.heading')}</h1>
      {ideaCount === 0 ? (
        <p>{t('dashboard.empty')}</p>
      ) : (
        <p className="num">
          {data && (
            <>
              {t('chart.totalVotes', { count: data.board.totalVotes })}
              <TimeLeft closesAt={data.board.chartClosesAt} />
            </>
          )}
        </p>
      )}
    </div>
  );
}
