import { roundPath } from '@upnext/contract/boards/board-handle';
import { listRounds } from '@upnext/contract/voting/rounds';

import type { Call } from '../../api/call.ts';

export type OpenRound = {
  handle: string;
  creatorId: number;
  number: number;
  path: string;
  question: string;
  closesAt: string;
};

/** For a loader: the open round of a board that closes first. The board's page works without it. */
export async function findOpenRound(call: Call, handle: string): Promise<OpenRound | undefined> {
  const list = await call(listRounds, { params: { username: handle } }).catch(() => undefined);
  const open = list?.rounds.filter(({ state }) => state === 'open') ?? [];
  const [round] = open.toSorted((a, b) => a.closesAt.localeCompare(b.closesAt));
  if (!list || !round) return undefined;
  const path = roundPath(list.creator.username, list.board?.slug, round.number);
  const { number, question, closesAt } = round;
  return { handle, creatorId: list.creator.id, number, path, question, closesAt };
}
