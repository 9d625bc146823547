import type { ReplyOf } from '@upnext/contract/endpoint';
import { getRound, listRounds } from '@upnext/contract/voting/rounds';

import type { PageContext } from '../../api/page-context.ts';
import type { Seed } from '../../api/seeds.tsx';
import { chooseRound } from './choose-round.ts';

/** For a loader: what the overlay needs to show a round at once. Without it, the overlay shows the chart first. */
export async function loadRoundOnAir(api: PageContext, handle: string, now: number): Promise<Seed[]> {
  try {
    const list = await api.seed(listRounds, { params: { username: handle } });
    const { rounds } = list.data as ReplyOf<typeof listRounds>;
    const number = chooseRound(rounds, now);
    if (number === undefined) return [list];
    return [list, await api.seed(getRound, { params: { username: handle, number: String(number) } })];
  } catch {
    return [];
  }
}
