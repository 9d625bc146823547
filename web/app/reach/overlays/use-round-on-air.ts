import { useQuery } from '@tanstack/react-query';
import type { Round } from '@upnext/contract/voting/round-fields';
import { getRound, listRounds } from '@upnext/contract/voting/rounds';

import { queryOf } from '../../api/query.ts';
import { useNow } from '../../texts/use-now.ts';
import { chooseRound } from './choose-round.ts';

const secondMs = 1_000;
const listMs = 10 * secondMs;
const liveMs = 3 * secondMs;
const hiddenMs = 10 * secondMs;
/** At the close everyone waits for the result. Responses are cached for a second. */
const closingMs = 1.5 * secondMs;

const roundsQuery = (handle: string) => queryOf(listRounds, { params: { username: handle } });
const roundQuery = (handle: string, number: number) =>
  queryOf(getRound, { params: { username: handle, number: String(number) } });

/**
 * The round that the overlay shows instead of the chart, and the current time. While the server can't be reached, the
 * last responses are shown, and the polling goes on.
 */
export function useRoundOnAir(handle: string, loadedAt: number): { round: Round | undefined; now: number } {
  const now = useNow(secondMs)?.getTime() ?? loadedAt;
  const { data: list } = useQuery({ ...roundsQuery(handle), refetchInterval: listMs });
  const number = chooseRound(list?.rounds ?? [], now);
  const { data: round } = useQuery({
    ...roundQuery(handle, number ?? 0),
    enabled: number !== undefined,
    refetchInterval: ({ state }) => refreshMs(state.data),
  });
  return { round: number === undefined ? undefined : round, now };
}

function refreshMs(round: Round | undefined): number {
  if (!round) return closingMs;
  const { state, hidesCounts, closesAt, result } = round;
  if (state === 'open') {
    const leftMs = Date.parse(closesAt) - Date.now();
    return leftMs <= 0 ? closingMs : Math.min(hidesCounts ? hiddenMs : liveMs, leftMs + secondMs);
  }
  return result ? hiddenMs : closingMs;
}
