import type { Link } from '@opentelemetry/api';
import type pg from 'pg';

import type { Context } from '../../context.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { runNamed } from '../../platform/postgres/named-query.ts';
import { isLockConflict } from '../../platform/postgres/read-failure.ts';
import { activeLink, isTraced, traceTogether } from '../../platform/traces.ts';
import { announceChanges } from '../chart/announce-change.ts';
import { packBallots, type Ballot } from './pack-ballots.ts';
import { insertVotes, type VoteOutcome } from './sql.ts';
import { createVoteMeters, type VoteMeters } from './vote-meters.ts';

type Waiting = {
  ballot: Ballot;
  requestId: string;
  link: Link | undefined;
  sinceMs: number;
  resolve: (outcome: VoteOutcome) => void;
  reject: (error: unknown) => void;
};

export type VoteBatch = {
  cast: (ballot: Ballot, requestId: string) => Promise<VoteOutcome>;
  meters: VoteMeters;
  waiting: () => number;
};

const mostPerBatch = 500;
const mostWaiting = 5_000;
/** Whoever is not on their way by then is told to come again, however slow the batch before them is. */
const longestWaitMs = 1_000;

/** A statement costs as much as twenty votes in it: fewer than these wait for company, but not longer than a blink. */
const enough = 32;
const restMs = 10;

/**
 * Votes that arrive together commit together: a batch is whatever came in while the last one was being written, and for
 * a moment after it where votes are few. An idle process writes at once. Everyone is answered after the commit.
 */
export function createVoteBatch(context: Context): VoteBatch {
  let waiting: Waiting[] = [];
  let writing = false;
  let lastStartMs = -restMs;
  let rest: NodeJS.Timeout | undefined;
  let patience: NodeJS.Timeout | undefined;
  let batches = 0;
  /** Kept from batch to batch: taking one from the pool takes a turn, in which all answers would go out first. */
  let connection: pg.PoolClient | undefined;
  // A line for every vote is for whoever looks for one.
  const isTold = ['debug', 'trace'].includes(context.log.level);
  const traced = isTraced();
  const meters = createVoteMeters(mostPerBatch);
  const { tally } = meters;

  function turnAwayLate(): void {
    const latestMs = performance.now() - longestWaitMs;
    const inTime = waiting.findIndex(({ sinceMs }) => sinceMs > latestMs);
    const late = waiting.splice(0, inTime === -1 ? waiting.length : inTime);
    tally.turned_away += late.length;
    for (const { reject } of late) reject(new Refusal('busy', { retryAfterSeconds: 1 }));
    watchTheFirst();
  }

  /** One timer for the whole line: only its first can be late. */
  function watchTheFirst(): void {
    clearTimeout(patience);
    const [first] = waiting;
    const leftMs = first ? Math.max(0, first.sinceMs + longestWaitMs - performance.now()) : 0;
    patience = first && setTimeout(turnAwayLate, leftMs).unref();
  }

  function writeNext(): void {
    const leftMs = Math.ceil(lastStartMs + restMs - performance.now());
    if (leftMs <= 0 || waiting.length >= enough) void write();
    else rest ??= setTimeout(() => void write(), leftMs);
  }

  async function write(): Promise<void> {
    clearTimeout(rest);
    rest = undefined;
    writing = true;
    const batch = waiting.slice(0, mostPerBatch);
    waiting = waiting.slice(mostPerBatch);
    watchTheFirst();
    lastStartMs = performance.now();
    meters.size.observe(batch.length);
    meters.waitSeconds.observe((lastStartMs - (batch[0]?.sinceMs ?? lastStartMs)) / 1_000);
    tell(++batches, batch, 'votes are being written');
    const written = await writeBatch(batch);
    writing = false;
    // The next batch is on its way before this one's voters are told.
    if (waiting.length > 0) writeNext();
    else releaseConnection();
    if (written) settle(batch, written);
  }

  async function writeBatch(batch: Waiting[]): Promise<VoteOutcome[] | undefined> {
    try {
      const values = packBallots(batch.map(({ ballot }) => ballot));
      const open = (connection ??= await context.pool.connect());
      const written = traced
        ? await traceTogether('votes', linksOf(batch), () => insert(open, values))
        : await insert(open, values);
      meters.commitSeconds.observe((performance.now() - lastStartMs) / 1_000);
      tell(batches, batch, 'votes are committed');
      return written;
    } catch (error) {
      releaseConnection(error instanceof Error ? error : true);
      tally.failed += batch.length;
      for (const { reject } of batch) reject(error);
      return undefined;
    }
  }

  /** With what broke it, it is closed instead of being used again. */
  function releaseConnection(broken?: Error | true): void {
    connection?.release(broken);
    connection = undefined;
  }

  /** One line a batch, with every vote in it: the way of each is found by its own request's id. */
  function tell(number: number, batch: Waiting[], message: string): void {
    if (isTold) context.log.debug({ batch: number, reqIds: batch.map(({ requestId }) => requestId) }, message);
  }

  /** Tells everyone what became of their vote. Of the same vote twice in one batch, the first counts. */
  function settle(batch: Waiting[], outcomes: VoteOutcome[]): void {
    const byPlace: VoteOutcome[] = [];
    for (const outcome of outcomes) byPlace[outcome.place - 1] = outcome;
    const boards = new Map<number, number>();
    const counted = new Map<number, Set<number>>();
    batch.forEach(({ ballot, resolve, reject }, place) => {
      const outcome = byPlace[place];
      if (!outcome) return reject(new Error('The batch lost a vote'));
      const { refusal, account_id: accountId, creator_id: creatorId, board_id: boardId } = outcome;
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
    announceChanges(context, boards);
  }

  return {
    meters,
    waiting: () => waiting.length,
    cast(ballot, requestId) {
      if (waiting.length >= mostWaiting) {
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
        else if (waiting.length === 1) watchTheFirst();
      });
    },
  };
}

const linksOf = (batch: Waiting[]): Link[] => batch.flatMap(({ link }) => link ?? []);

async function insert(connection: pg.PoolClient, values: unknown[]): Promise<VoteOutcome[]> {
  try {
    return await runNamed(connection, insertVotes, values);
  } catch (error) {
    if (!isLockConflict(error)) throw error;
    return await runNamed(connection, insertVotes, values);
  }
}
