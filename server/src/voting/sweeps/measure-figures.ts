import type { VoteCheckFigures } from '@upnext/contract/voting/vote-check-figures';
import type pg from 'pg';

import type { Suspicion } from '../detectors/recent-votes.ts';
import { measureAccounts, measureArrivals, type AccountFacts } from './sql.ts';

type Group = Suspicion & { creatorId: number; roundId?: number | undefined; firstVoteAt: Date; lastVoteAt: Date };
type Arrivals = { period: number; held: number; votes: number };

/** The plot shows the group's votes and a quarter of their time span before and after. */
const mostPeriods = 48;
const daySeconds = 24 * 60 * 60;

/** Measures what the creator sees as the reason. Figures of `earlier` signals of the same check are measured again. */
export async function measureFigures(
  pool: pg.Pool,
  group: Group,
  earlier: VoteCheckFigures | undefined,
): Promise<VoteCheckFigures> {
  const { rows } = await pool.query<AccountFacts>(measureAccounts, [group.accountIds]);
  const [facts] = rows;
  if (!facts) throw new Error('measureAccounts returned no row');
  const accounts = group.accountIds.length;
  const has = (signal: Group['signals'][number]): boolean => group.signals.includes(signal);
  const spanSeconds = (group.lastVoteAt.getTime() - group.firstVoteAt.getTime()) / 1_000;
  return {
    accounts,
    newAccounts: { count: accounts, withinMinutes: facts.minutes },
    verified: facts.verified,
    ...((has('devices') || has('networks') || earlier?.devices !== undefined) && { devices: facts.devices }),
    ...((has('networks') || earlier?.networks !== undefined) && { networks: facts.networks }),
    ...((has('regular') || earlier?.isRegular) && { isRegular: true }),
    ...((has('scripted') || earlier?.scripted !== undefined) && { scripted: facts.scripted }),
    ...((has('gone') || earlier?.gone !== undefined) && { gone: facts.gone }),
    ...(group.togetherSeconds !== undefined && { togetherSeconds: group.togetherSeconds }),
    plot: await measurePlot(pool, group, spanSeconds),
  };
}

async function measurePlot(
  pool: pg.Pool,
  { creatorId, ideaIds, accountIds, firstVoteAt, lastVoteAt, roundId }: Group,
  spanSeconds: number,
): Promise<VoteCheckFigures['plot']> {
  const aroundMs = Math.max(60, spanSeconds / 4) * 1_000;
  const startsAt = new Date(firstVoteAt.getTime() - aroundMs);
  const endsAt = new Date(lastVoteAt.getTime() + aroundMs);
  const periodSeconds = Math.ceil((endsAt.getTime() - startsAt.getTime()) / 1_000 / mostPeriods / 10) * 10;
  const count = Math.ceil((endsAt.getTime() - startsAt.getTime()) / 1_000 / periodSeconds);
  const values = [creatorId, ideaIds, startsAt, periodSeconds, accountIds, endsAt, roundId ?? null];
  const { rows } = await pool.query<Arrivals>(measureArrivals, values);
  const periods = Array.from({ length: count }, () => ({ held: 0, others: 0 }));
  for (const { period, held, votes } of rows) {
    if (periods[period]) periods[period] = { held, others: votes - held };
  }
  const before = rows.find(({ period }) => period === -1)?.votes ?? 0;
  const usual = Math.round((before * periodSeconds * 100) / daySeconds) / 100;
  return { startsAt: startsAt.toISOString(), periodSeconds, periods, usual };
}
