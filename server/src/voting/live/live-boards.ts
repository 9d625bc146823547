import type { ServerResponse } from 'node:http';

import type { BoardPage } from '@upnext/contract/boards/boards';

import { Refusal } from '../../platform/http/refusal.ts';
import { addressNetwork, addressPrefix } from '../../platform/http/request-facts.ts';
import type { ChangeBus } from '../../platform/redis/change-bus.ts';
import type { Redis } from '../../platform/redis/connect.ts';
import { watchBoard, type BoardWatch } from './watch-board.ts';

export const mostStreams = 15_000;
/**
 * The most streams that one address and one network can have, as a share of the slots that are still free. As more
 * streams are opened, the limits fall, so a few prefixes never take all slots. They are high while most slots are free
 * (1,667 and 5,000), because everyone in a school or a stadium may share one IP address.
 */
const addressShare = 1 / 8;
const networkShare = 1 / 2;
/** Clients reconnect after 30 seconds of silence. */
const heartbeatMs = 20_000;
const heartbeatText = 'event: heartbeat\ndata:\n\n';
/**
 * Poll intervals for boards with open streams. Without Redis there are no change messages, and with Redis a message may
 * get lost.
 */
const alonePollMs = 2_000;
const calmPollMs = 4_000;
/**
 * On shutdown, streams are closed gradually over this period, because their clients reconnect to another process, which
 * is busy with votes.
 */
const endingMs = 5_000;
const endingSlices = 100;
/** Sent before the server closes a stream on purpose: the client reconnects soon and does not count it as a failure. */
const againText = 'event: again\ndata:\n\n';

type Stream = {
  response: ServerResponse;
  /** The client's IP address. */
  ip: string;
  /** The board's key on the change bus. */
  key: string;
  /** 'main', or the token of a share link or overlay: each can be revoked separately. */
  via: string;
  since: number;
  /** The cached page, possibly slightly stale; `read` returns the latest. */
  page: BoardPage;
  read: () => Promise<BoardPage>;
};

export type LiveBoards = ReturnType<typeof createLiveBoards>;

/** All open streams of this process, by board. They share one subscription to board changes. */
export function createLiveBoards({ redis, boardChanges }: { redis: Redis; boardChanges: ChangeBus }) {
  const boards = new Map<string, Map<string, BoardWatch>>();
  /** The number of streams of each address and each network. */
  const prefixes = new Map<string, number>();
  let streams = 0;
  let polledAt = 0;

  boardChanges.listen((key) => boards.get(key)?.forEach((watch) => watch.poke()));

  const watches = (): BoardWatch[] => [...boards.values()].flatMap((watched) => [...watched.values()]);

  /** Pings Redis, because the connection to a frozen Redis still looks healthy. */
  async function look(): Promise<void> {
    const isTold = (await redis.try((client) => client.ping())) !== undefined;
    const pause = isTold ? calmPollMs : alonePollMs;
    if (performance.now() - polledAt < pause - 100) return;
    polledAt = performance.now();
    for (const watch of watches()) watch.poke();
  }

  const poll = setInterval(() => void look(), alonePollMs);
  const heartbeat = setInterval(() => {
    for (const { responses } of watches()) for (const response of responses) response.write(heartbeatText);
  }, heartbeatMs);
  poll.unref();
  heartbeat.unref();

  function count(ip: string, step: 1 | -1): void {
    streams += step;
    for (const prefix of [addressPrefix(ip), addressNetwork(ip)]) {
      const left = (prefixes.get(prefix) ?? 0) + step;
      if (left === 0) prefixes.delete(prefix);
      else prefixes.set(prefix, left);
    }
  }

  return {
    streams: () => streams,
    /** Throws `busy` when a stream limit is reached. Call before the response is sent. */
    requireSlot(ip: string): void {
      const free = mostStreams - streams;
      const isFull = (prefix: string, share: number) => (prefixes.get(prefix) ?? 0) >= free * share;
      if (isFull(addressPrefix(ip), addressShare) || isFull(addressNetwork(ip), networkShare))
        throw new Refusal('busy', { retryAfterSeconds: 5 });
    },
    /** The stream stays open until the client disconnects or the board is gone. */
    open({ response, ip, key, via, since, page, read }: Stream): void {
      const watched = boards.get(key) ?? new Map<string, BoardWatch>();
      const watch = watched.get(via) ?? watchBoard(read);
      boards.set(key, watched.set(via, watch));
      count(ip, 1);
      response.once('close', () => {
        count(ip, -1);
        if (watch.remove(response) && watched.get(via) === watch) watched.delete(via);
        if (watched.size === 0 && boards.get(key) === watched) boards.delete(key);
      });
      watch.add(response, since, page);
    },
    /**
     * Called on shutdown. Closes the streams gradually, so that their clients do not all reconnect at the same time.
     */
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
