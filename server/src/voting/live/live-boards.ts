import type { ServerResponse } from 'node:http';

import type { BoardPage } from '@upnext/contract/boards/boards';

import { Refusal } from '../../platform/http/refusal.ts';
import type { ChangeBus } from '../../platform/redis/change-bus.ts';
import type { Redis } from '../../platform/redis/connect.ts';
import { watchBoard, type BoardWatch } from './watch-board.ts';

export const mostStreams = 15_000;
/** A school or a stadium shares one address. */
const mostPerAddress = 2_000;
const heartbeatMs = 20_000;
/** How often boards with watchers are looked at: without Redis nobody tells; with it a message may get lost. */
const alonePollMs = 2_000;
const calmPollMs = 4_000;
/** Ten thousand who leave one process are ten thousand new connections for another, which has votes to count. */
const endingMs = 5_000;
const endingSlices = 100;
/** Nothing went wrong: a reader who was told so comes back soon, however often it happens. */
const againText = 'event: again\ndata:\n\n';

type Stream = {
  response: ServerResponse;
  address: string;
  /** The board's key on the change bus. */
  key: string;
  /** 'main', or the token of a share link or overlay: each can be revoked on its own. */
  via: string;
  since: number;
  /** The board as it is now, perhaps a moment old; `read` gives it as it is after a change. */
  page: BoardPage;
  read: () => Promise<BoardPage>;
};

export type LiveBoards = ReturnType<typeof createLiveBoards>;

/** Every open stream of this process, by board. One subscription to changes serves them all. */
export function createLiveBoards({ redis, boardChanges }: { redis: Redis; boardChanges: ChangeBus }) {
  const boards = new Map<string, Map<string, BoardWatch>>();
  const addresses = new Map<string, number>();
  let streams = 0;
  let polledAt = 0;

  boardChanges.listen((key) => boards.get(key)?.forEach((watch) => watch.poke()));

  const watches = (): BoardWatch[] => [...boards.values()].flatMap((watched) => [...watched.values()]);

  /** Asked, not assumed: the connection to a frozen Redis looks as good as any. */
  async function look(): Promise<void> {
    const isTold = (await redis.try((client) => client.ping())) !== undefined;
    const pause = isTold ? calmPollMs : alonePollMs;
    if (performance.now() - polledAt < pause - 100) return;
    polledAt = performance.now();
    for (const watch of watches()) watch.poke();
  }

  const poll = setInterval(() => void look(), alonePollMs);
  const heartbeat = setInterval(() => {
    for (const { responses } of watches()) for (const response of responses) response.write(':\n\n');
  }, heartbeatMs);
  poll.unref();
  heartbeat.unref();

  function count(address: string, step: 1 | -1): void {
    streams += step;
    const left = (addresses.get(address) ?? 0) + step;
    if (left === 0) addresses.delete(address);
    else addresses.set(address, left);
  }

  return {
    streams: () => streams,
    /** Refuses before anything is sent. */
    requireSlot(address: string): void {
      if (streams >= mostStreams || (addresses.get(address) ?? 0) >= mostPerAddress) {
        throw new Refusal('busy', { retryAfterSeconds: 5 });
      }
    },
    /** From now on the stream lives until its reader leaves or its board is gone. */
    open({ response, address, key, via, since, page, read }: Stream): void {
      const watched = boards.get(key) ?? new Map<string, BoardWatch>();
      const watch = watched.get(via) ?? watchBoard(read);
      boards.set(key, watched.set(via, watch));
      count(address, 1);
      response.once('close', () => {
        count(address, -1);
        if (watch.remove(response) && watched.get(via) === watch) watched.delete(via);
        if (watched.size === 0) boards.delete(key);
      });
      watch.add(response, since, page);
    },
    /** Before the process ends, and no longer listens: readers go to another one, and not all in the same moment. */
    closeAll(): void {
      const atOnce = Math.max(100, Math.ceil(streams / endingSlices));
      const ending = setInterval(endSome, endingMs / endingSlices);
      function endSome(): void {
        const open = watches().flatMap((watch) => [...watch.responses].map((response) => ({ watch, response })));
        for (const { watch, response } of open.slice(0, atOnce)) watch.end(response, againText);
        if (open.length > atOnce) return;
        for (const timer of [ending, poll, heartbeat]) clearInterval(timer);
      }
      endSome();
    },
  };
}
