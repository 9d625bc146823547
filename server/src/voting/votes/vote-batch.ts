import type { Link } from '@opentelemetry/api';
import type { FastifyBaseLogger } from 'fastify';
import type pg from 'pg';

import { announceChanges } from '../../boards/chart/announce-change.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { runNamed } from '../../platform/postgres/named-query.ts';
import { isLockConflict } from '../../platform/postgres/read-failure.ts';
import type { ChangeBus } from '../../platform/redis/change-bus.ts';
import { activeLink, isTraced, traceTogether } from '../../platform/traces.ts';
import { packBallots, unpackOutcomes, type Ballot, type PackedBallots, type VoteOutcome } from './pack-ballots.ts';
import { insertVotes } from './sql.ts';
import { createVoteMeters, type VoteMeters } from './vote-meters.ts';

type Waiting = {
  ballot: Ballot;
  requestId: string;
  link: Link | undefined;
  sinceMs: number;
  resolve: (outcome: VoteOutcome) => void;
  reject: (error: unknown) => void;
};

type Options = { pool: pg.Pool; log: FastifyBaseLogger; boardChanges: ChangeBus };

export type VoteBatch = {
  cast: (ballot: Ballot, requestId: string) => Promise<VoteOutcome>;
  meters: VoteMeters;
  waiting: () => number;
};

const maxBatch = 500;
const maxWaiting = 5_000;
/** Votes queued longer than this are rejected with 503 and Retry-After, however slow the running batch is. */
const maxWaitMs = 1_000;

/** One statement costs as much as about 20 votes, so smaller batches wait until `restMs` after the last batch began. */
const minBatch = 32;
const restMs = 10;

/**
 * Writes votes in batches, one batch at a time: the next batch contains the votes that arrived while the last one was
 * written. An idle process writes a vote immediately. Requests are answered only after the commit.
 */
export function createVoteBatch({ pool, log, boardChanges }: Options): VoteBatch {
  let waiting: Waiting[] = [];
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
  const meters = createVoteMeters(maxBatch);
  const { tally } = meters;

  function rejectLate(): void {
    const latestMs = performance.now() - maxWaitMs;
    const inTime = waiting.findIndex(({ sinceMs }) => sinceMs > latestMs);
    const late = waiting.splice(0, inTime === -1 ? waiting.length : inTime);
    tally.turned_away += late.length;
    for (const { reject } of late) reject(new Refusal('busy', { retryAfterSeconds: 1 }));
    scheduleRejection();
  }

  /** One timer is enough for the whole queue, because the first vote is the oldest. */
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
    meters.size.observe(batch.length);
    meters.waitSeconds.observe((lastStartMs - (batch[0]?.sinceMs ?? lastStartMs)) / 1_000);
    logBatch(++batches, batch, 'vote batch started');
    const written = await writeBatch(batch);
    writing = false;
    // Send the next batch before answering this one, so that PostgreSQL stays busy.
    if (waiting.length > 0) writeNext();
    else releaseConnection();
    if (written) settle(batch, written);
  }

  async function writeBatch(batch: Waiting[]): Promise<VoteOutcome[] | undefined> {
    try {
      const values = packBallots(batch.map(({ ballot }) => ballot));
      const open = (connection ??= await pool.connect());
      const written = traced
        ? await traceTogether('votes', linksOf(batch), () => insert(open, values))
        : await insert(open, values);
      meters.commitSeconds.observe((performance.now() - lastStartMs) / 1_000);
      logBatch(batches, batch, 'vote batch committed');
      return written;
    } catch (error) {
      releaseConnection(error instanceof Error ? error : true);
      tally.failed += batch.length;
      for (const { reject } of batch) reject(error);
      return undefined;
    }
  }

  /** If `broken` is given, the pool closes the connection instead of reusing it. */
  function releaseConnection(broken?: Error | true): void {
    connection?.release(broken);
    connection = undefined;
  }

  /** One debug line per batch with the request ids of its votes. */
  function logBatch(number: number, batch: Waiting[], message: string): void {
    if (isLogged) log.debug({ batch: number, reqIds: batch.map(({ requestId }) => requestId) }, message);
  }

  /** Resolves or rejects every vote in the batch. If a batch contains the same vote twice, only the first counts. */
  function settle(batch: Waiting[], outcomes: VoteOutcome[]): void {
    const boards = new Map<number, number>();
    const counted = new Map<number, Set<number>>();
    batch.forEach(({ ballot, resolve, reject }, place) => {
      const outcome = outcomes[place];
      if (!outcome) return reject(new Error('insert-votes returned no outcome for a vote'));
      const { refusal, accountId, creatorId, boardId } = outcome;
      if (refusal !== null || accountId === null || creatorId === null || boardId === null) {
        tally.refused++;
        return resolve(outcome);
      }
      boards.set(boardId, creatorId);
      const voters = counted.get(ballot.ideaId) ?? new Set();
      if (voters.has(accountId)) {
        tally.refused++;
        return resolve({ ...outcome, refusal: 'already_voted' });
      }
      tally.counted++;
      counted.set(ballot.ideaId, voters.add(accountId));
      return resolve(outcome);
    });
    announceChanges({ boardChanges }, boards);
  }

  return {
    meters,
    waiting: () => waiting.length,
    cast(ballot, requestId) {
      if (waiting.length >= maxWaiting) {
        tally.turned_away++;
        return Promise.reject(new Refusal('busy', { retryAfterSeconds: 1 }));
      }
      return new Promise((resolve, reject) => {
        waiting.push({
          ballot,
          requestId,
          link: traced ? activeLink() : undefined,
          sinceMs: performance.now(),
          resolve,
          reject,
        });
        if (!writing) writeNext();
        else if (waiting.length === 1) scheduleRejection();
      });
    },
  };
}

const linksOf = (batch: Waiting[]): Link[] => batch.flatMap(({ link }) => link ?? []);

async function insert(connection: pg.PoolClient, packed: PackedBallots): Promise<VoteOutcome[]> {
  const [row] = await runNamed(connection, insertVotes, packed).catch((error: unknown) => {
    // A batch that failed because of a lock conflict with another transaction was rolled back and can be sent again.
    if (!isLockConflict(error)) throw error;
    return runNamed(connection, insertVotes, packed);
  });
  if (!row) throw new Error('insert-votes returned no row');
  return unpackOutcomes(packed, row);
}
