import type { Link } from '@opentelemetry/api';
import type { FastifyBaseLogger } from 'fastify';
import type pg from 'pg';

import { Refusal } from '../http/refusal.ts';
import { activeLink, isTraced, traceTogether } from '../traces.ts';
import { isLockConflict } from './read-failure.ts';

type Waiting<Item, Outcome> = {
  item: Item;
  requestId: string;
  link: Link | undefined;
  sinceMs: number;
  resolve: (outcome: Outcome) => void;
  reject: (error: unknown) => void;
};

type Observer = { observe: (value: number) => void };

type BatchMeters = {
  size: Observer;
  waitSeconds: Observer;
  commitSeconds: Observer;
  tally: { turned_away: number; failed: number };
};

type Options<Item, Outcome> = {
  /** For logs and traces: `vote` for 'vote batch started'. */
  name: string;
  pool: pg.Pool;
  log: FastifyBaseLogger;
  meters?: BatchMeters;
  /** Writes the items in one statement and returns their outcomes in the same order. */
  write: (connection: pg.PoolClient, items: Item[]) => Promise<Outcome[]>;
  /** Runs after the commit, while the next batch is being written. Returns the outcomes that the callers get. */
  settle?: (items: Item[], outcomes: Outcome[]) => Outcome[];
};

export type BatchWriter<Item, Outcome> = {
  add: (item: Item, requestId: string) => Promise<Outcome>;
  waiting: () => number;
};

export const maxBatch = 500;
const maxWaiting = 5_000;
/** Items queued longer than this are rejected with 503 and Retry-After, however slow the running batch is. */
const maxWaitMs = 1_000;

/** One statement costs as much as about 20 votes, so smaller batches wait until `restMs` after the last batch began. */
const minBatch = 32;
const restMs = 10;

/**
 * Writes items in batches, one batch at a time: the next batch contains the items that arrived while the last one was
 * written. An idle process writes an item immediately. Callers are answered only after the commit.
 */
export function createBatchWriter<Item, Outcome>(options: Options<Item, Outcome>): BatchWriter<Item, Outcome> {
  const { name, pool, log, meters, settle = (_, outcomes) => outcomes } = options;
  let waiting: Waiting<Item, Outcome>[] = [];
  let writing = false;
  let lastStartMs = -restMs;
  let rest: NodeJS.Timeout | undefined;
  let lateTimer: NodeJS.Timeout | undefined;
  let batches = 0;
  /**
   * The connection is kept between batches, because checking one out of the pool takes an event loop tick, during which
   * PostgreSQL would be idle.
   */
  let connection: pg.PoolClient | undefined;
  const isLogged = ['debug', 'trace'].includes(log.level);
  const traced = isTraced();

  function turnAway(late: Waiting<Item, Outcome>[]): void {
    if (meters) meters.tally.turned_away += late.length;
    for (const { reject } of late) reject(new Refusal('busy', { retryAfterSeconds: 1 }));
  }

  function rejectLate(): void {
    const latestMs = performance.now() - maxWaitMs;
    const inTime = waiting.findIndex(({ sinceMs }) => sinceMs > latestMs);
    turnAway(waiting.splice(0, inTime === -1 ? waiting.length : inTime));
    scheduleRejection();
  }

  /** One timer is enough for the whole queue, because the first item is the oldest. */
  function scheduleRejection(): void {
    clearTimeout(lateTimer);
    const [first] = waiting;
    const leftMs = first ? Math.max(0, first.sinceMs + maxWaitMs - performance.now()) : 0;
    lateTimer = first && setTimeout(rejectLate, leftMs).unref();
  }

  function writeNext(): void {
    const leftMs = Math.ceil(lastStartMs + restMs - performance.now());
    if (leftMs <= 0 || waiting.length >= minBatch) void write();
    else rest ??= setTimeout(() => void write(), leftMs);
  }

  async function write(): Promise<void> {
    clearTimeout(rest);
    rest = undefined;
    writing = true;
    const batch = waiting.slice(0, maxBatch);
    waiting = waiting.slice(maxBatch);
    scheduleRejection();
    lastStartMs = performance.now();
    meters?.size.observe(batch.length);
    meters?.waitSeconds.observe((lastStartMs - (batch[0]?.sinceMs ?? lastStartMs)) / 1_000);
    logBatch(++batches, batch, `${name} batch started`);
    const written = await writeBatch(batch);
    writing = false;
    // Send the next batch before answering this one, so that PostgreSQL stays busy.
    if (waiting.length > 0) writeNext();
    else releaseConnection();
    if (written) answer(batch, written);
  }

  async function writeBatch(batch: Waiting<Item, Outcome>[]): Promise<Outcome[] | undefined> {
    try {
      const items = batch.map(({ item }) => item);
      const open = (connection ??= await pool.connect());
      const written = traced
        ? await traceTogether(`${name}s`, linksOf(batch), () => writeOrRepeat(open, items))
        : await writeOrRepeat(open, items);
      meters?.commitSeconds.observe((performance.now() - lastStartMs) / 1_000);
      logBatch(batches, batch, `${name} batch committed`);
      return written;
    } catch (error) {
      releaseConnection(error instanceof Error ? error : true);
      if (meters) meters.tally.failed += batch.length;
      for (const { reject } of batch) reject(error);
      return undefined;
    }
  }

  async function writeOrRepeat(open: pg.PoolClient, items: Item[]): Promise<Outcome[]> {
    return await options.write(open, items).catch((error: unknown) => {
      // A batch that failed because of a lock conflict with another transaction was rolled back and can be sent again.
      if (!isLockConflict(error)) throw error;
      return options.write(open, items);
    });
  }

  /** If `broken` is given, the pool closes the connection instead of reusing it. */
  function releaseConnection(broken?: Error | true): void {
    connection?.release(broken);
    connection = undefined;
  }

  /** One debug line per batch with the request ids of its items. */
  function logBatch(number: number, batch: Waiting<Item, Outcome>[], message: string): void {
    if (isLogged) log.debug({ batch: number, reqIds: batch.map(({ requestId }) => requestId) }, message);
  }

  function answer(batch: Waiting<Item, Outcome>[], written: Outcome[]): void {
    const outcomes = settle(
      batch.map(({ item }) => item),
      written,
    );
    batch.forEach(({ resolve, reject }, place) => {
      const outcome = outcomes[place];
      if (outcome === undefined) reject(new Error(`the ${name} batch returned no outcome for an item`));
      else resolve(outcome);
    });
  }

  return {
    waiting: () => waiting.length,
    add(item, requestId) {
      return new Promise((resolve, reject) => {
        const link = traced ? activeLink() : undefined;
        const one = { item, requestId, link, sinceMs: performance.now(), resolve, reject };
        if (waiting.length >= maxWaiting) return turnAway([one]);
        waiting.push(one);
        if (!writing) return writeNext();
        if (waiting.length === 1) scheduleRejection();
      });
    },
  };
}

const linksOf = (batch: { link: Link | undefined }[]): Link[] => batch.flatMap(({ link }) => link ?? []);
