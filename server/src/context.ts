import type { AccountData } from '@upnext/contract/identity/account-settings';
import type { User } from '@upnext/contract/identity/accounts';
import type { Language } from '@upnext/contract/language';
import type { RateLimitName, SpeedName } from '@upnext/contract/limits';
import type { FastifyBaseLogger } from 'fastify';
import type { Kysely, Transaction } from 'kysely';
import type pg from 'pg';

import type { BoardStore } from './boards/boards/board-store.ts';
import type { Config } from './config.ts';
import type { OriginRecorder } from './identity/origins/origin-recorder.ts';
import type { Actor, SessionCache } from './identity/sessions/session-cache.ts';
import type { ProviderClients } from './identity/sign-in-providers/discover-provider.ts';
import type { BoundedQueue } from './platform/bounded-queue.ts';
import type { ChangeBus } from './platform/redis/change-bus.ts';
import type { Redis } from './platform/redis/connect.ts';
import type { RateLimiter, Speedometer } from './platform/redis/rate-limiter.ts';
import type { FileStorage } from './platform/storage/file-storage.ts';
import type { VisitCounter } from './reach/visits/count-visit.ts';
import type { Tables } from './tables.ts';
import type { BallotBatch } from './voting/ballots/ballot-batch.ts';
import type { LiveBoards } from './voting/live/live-boards.ts';
import type { VoteLimit } from './voting/votes/limit-votes.ts';
import type { VoteBatch } from './voting/votes/vote-batch.ts';

export type { Actor };

/** The context that is passed to every verb (the function in a `<verb>-<noun>.ts` file). */
export type Context = {
  config: Config;
  log: FastifyBaseLogger;
  /** PostgreSQL through Kysely. `pool` is the underlying connection pool, which is used for named statements. */
  db: Kysely<Tables>;
  pool: pg.Pool;
  redis: Redis;
  limiters: Record<RateLimitName, RateLimiter>;
  speedometers: Record<SpeedName, Speedometer>;
  passwordQueue: BoundedQueue;
  challengeQueue: BoundedQueue;
  uploadQueue: BoundedQueue;
  uploadStoreQueue: BoundedQueue;
  /** The storage of uploaded pictures. */
  pictures: FileStorage;
  /** Cache invalidation for sessions and boards, across processes. */
  sessionChanges: ChangeBus;
  boardChanges: ChangeBus;
  sessionCache: SessionCache;
  originRecorder: OriginRecorder;
  providerClients: ProviderClients;
  boardStore: BoardStore;
  liveBoards: LiveBoards;
  voteBatch: VoteBatch;
  ballotBatch: BallotBatch;
  voteLimit: VoteLimit;
  visitCounter: VisitCounter;
  /** The number of public pages requested, and the number rendered because they were not cached. */
  pageReads: { asked: number; rendered: number };
  /** Account hooks of every feature (account-lifecycle.ts), so that identity can run them without importing the features. */
  lifecycle: readonly AccountHooks[];
  /**
   * Returns the logged-in account in the form that the API sends. It includes fields of the boards domain, which
   * identity can't import. A verb that changes the account passes its open transaction, so that this read runs
   * before the commit and can't fail after it.
   */
  describeUser: (accountId: number, transaction?: Transaction<Tables>) => Promise<User>;
};

/** Announces a change. Runs after the commit, so that other processes don't reload the old state. */
export type AfterCommit = () => void;

type AccountHook = (
  context: Context,
  transaction: Transaction<Tables>,
  accountId: number,
) => Promise<AfterCommit | void>;

/** A section of the data export: an object, or a list that is read page by page. */
export type ExportSection = (context: Context, actor: Actor) => Promise<object> | AsyncIterable<object>;

/**
 * A feature's reactions to changes to an account. Locks are taken in the order ideas, boards, accounts
 * (docs/decisions/0022), so hooks that lock ideas or boards run before the account's row is locked:
 * - deletion: every `beforeDelete`, every `beforeChange`, then the account's row is locked, then every `onDelete`;
 *   later, a job runs every `purge`;
 * - change of profile, username or suspension: every `beforeChange`, then the account's row is locked, then
 *   `onUsernameChanged` or `onSuspendedChanged`.
 */
export type AccountHooks = {
  /** Tables with a column that references an account. Each such table belongs to exactly one feature. */
  tables: string[];
  /** Runs before the boards and the account are locked. Its statements may take a minute. */
  beforeDelete?: AccountHook;
  /** Runs before the account's row is locked, for changes that are visible on its boards. */
  beforeChange?: AccountHook;
  onDelete?: AccountHook;
  onUsernameChanged?: AccountHook;
  onSuspendedChanged?: AccountHook;
  /** Runs in the transaction that registers a creator or turns a fan into one. */
  onBecomeCreator?: (
    transaction: Transaction<Tables>,
    accountId: number,
    timeZone: string | undefined,
  ) => Promise<void>;
  onEmailConfirmed?: (transaction: Transaction<Tables>, accountId: number, language: Language) => Promise<void>;
  /** Runs in the transaction that verifies the account, once per account. */
  onVerified?: (transaction: Transaction<Tables>, accountId: number) => Promise<void>;
  /**
   * Runs in a job, seconds after the deletion. Must be idempotent. Removes rows that are too numerous for the
   * transaction or were inserted while it ran.
   */
  purge?: (db: Kysely<Tables>, accountId: number) => Promise<unknown>;
  exports?: { [Name in keyof AccountData]?: ExportSection };
};
