import { handleOf, nameOf, roundPath } from '@upnext/contract/boards/board-handle';
import type { ReplyOf } from '@upnext/contract/endpoint';
import { listRounds } from '@upnext/contract/voting/rounds';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';

import { useMorePages } from '../../api/use-more-pages.ts';
import { cityOf } from '../../api/zone-time.ts';
import { useZoneTimes } from '../../texts/use-zone-times.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';

/** The rounds of a board. Each leads to its page. */
export function PastRounds({ first }: { first: ReplyOf<typeof listRounds> }) {
  const t = useTranslations('rounds');
  const { creator, board, timeZone } = first;
  const times = useZoneTimes(timeZone);
  const handle = handleOf(creator.username, board?.slug);
  const more = useMorePages(
    listRounds,
    (cursor) => ({ params: { username: handle }, query: cursor === '' ? {} : { cursor } }),
    first,
  );
  const zone = cityOf(timeZone);
  return (
    <>
      <ol className="sheet round-list">
        {[first, ...more.pages]
          .flatMap(({ rounds }) => rounds)
          .map(({ number, question, state, opensAt, closesAt, turnout, winner }) => {
            const isOver = state === 'closed' || state === 'final';
            const moment = times.long(new Date(state === 'scheduled' ? opensAt : closesAt));
            return (
              <li key={number}>
                <span className="round-list-number" aria-hidden="true">
                  {number}
                </span>
                <div>
                  <h2 dir="auto">
                    <Link to={roundPath(creator.username, board?.slug, number)}>{question}</Link>
                  </h2>
                  <p>
                    {state === 'open' && <Badge>{t('openNow')}</Badge>}{' '}
                    {t(state === 'scheduled' ? 'opens' : isOver ? 'closed' : 'closes', { moment, zone })}
                  </p>
                  {winner !== null && (
                    <p dir="auto" className="round-list-winner">
                      {winner === '' ? t('removed') : winner}
                    </p>
                  )}
                  {state === 'final' && winner === null && turnout > 0 && (
                    <p>{t('noWinnerYet', { username: nameOf(creator) })}</p>
                  )}
                  {state !== 'scheduled' && <p className="num">{t('turnout', { count: turnout })}</p>}
                </div>
              </li>
            );
          })}
      </ol>
      {more.hasFailed && <Notice>{t('loadError')}</Notice>}
      {more.hasMore && (
        <Button kind="soft" busy={more.isLoading} onClick={more.loadMore}>
          {t('showMore')}
        </Button>
      )}
    </>
  );
}
