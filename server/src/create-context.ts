import { normalSpeeds, rateLimits, type RateLimitName, type SpeedName } from '@upnext/contract/limits';
import type { FastifyBaseLogger } from 'fastify';

import { accountLifecycle } from './account-lifecycle.ts';
import { createBoardStore } from './boards/boards/board-store.ts';
import { describeUser } from './boards/boards/describe-user.ts';
import type { Config } from './config.ts';
import type { Context } from './context.ts';
import { createOriginRecorder } from './identity/origins/origin-recorder.ts';
import { createSessionCache } from './identity/sessions/session-cache.ts';
import { createProviderClients } from './identity/sign-in-providers/discover-provider.ts';
import { createBoundedQueue } from './platform/bounded-queue.ts';
import { connectKysely, connectPool } from './platform/postgres/connect.ts';
import { createChangeBus } from './platform/redis/change-bus.ts';
import { connectRedis } from './platform/redis/connect.ts';
import {
  createRateLimiter,
  createSpeedometer,
  type RateLimiter,
  type Speedometer,
} from './platform/redis/rate-limiter.ts';
import { openStorage } from './platform/storage/open-storage.ts';
import { createVisitCounter } from './reach/visits/count-visit.ts';
import type { Tables } from './tables.ts';
import { createBallotBatch } from './voting/ballots/ballot-batch.ts';
import { createLiveBoards } from './voting/live/live-boards.ts';
import { createVoteLimit } from './voting/votes/limit-votes.ts';
import { createVoteBatch } from './voting/votes/vote-batch.ts';

export function createContext(config: Config, log: FastifyBaseLogger): Context {
  const pool = connectPool(config.databaseUrl, {
    max: config.databasePool,
    statementSeconds: 2,
    lockMilliseconds: 500,
  });
  const redis = connectRedis(config.redisUrl, log);
  const limiters = Object.fromEntries(
    Object.entries(rateLimits).map(([name, { points, windowSeconds }]) => [
      name,
      createRateLimiter(redis, `${config.redisPrefix}${name}`, {
        points: Math.ceil(points * config.limitScale),
        windowSeconds,
      }),
    ]),
  ) as Record<RateLimitName, RateLimiter>;
  const speedometers = Object.fromEntries(
    Object.entries(normalSpeeds).map(([name, { windowSeconds }]) => [
      name,
      createSpeedometer(redis, `${config.redisPrefix}${name}`, windowSeconds),
    ]),
  ) as Record<SpeedName, Speedometer>;
  const sessionChanges = createChangeBus(redis, `${config.redisPrefix}forget-sessions`);
  const boardChanges = createChangeBus(redis, `${config.redisPrefix}board-changes`);
  const context: Context = {
    config,
    log,
    db: connectKysely<Tables>(pool),
    pool,
    redis,
    limiters,
    speedometers,
    // Hashing a password occupies a core for 12 ms or more. Hashing one password at a time leaves the other cores free
    // for votes, and the short queue keeps logins fast. A flood of logins can't fill the slots reserved for known devices.
    passwordQueue: createBoundedQueue({ width: 1, depth: 41, reserved: 16 }),
    // Challenge keys are derived in the thread pool that also hashes passwords. They are derived one at a time, so that a
    // flood of challenge requests doesn't delay password hashing.
    challengeQueue: createBoundedQueue({ width: 1, depth: 500 }),
    // Each file takes up to 8 MB of memory while it is read and stored.
    uploadQueue: createBoundedQueue({ width: 6, depth: 30 }),
    // Files are stored one at a time, because it takes CPU time of PostgreSQL that votes need.
    uploadStoreQueue: createBoundedQueue({ width: 1, depth: 6 }),
    pictures: openStorage(config.pictures),
    sessionChanges,
    boardChanges,
    sessionCache: createSessionCache(sessionChanges),
    originRecorder: createOriginRecorder({ pool, log }),
    providerClients: createProviderClients(),
    boardStore: createBoardStore({ pool, boardChanges }),
    liveBoards: createLiveBoards({ redis, boardChanges }),
    voteBatch: createVoteBatch({ pool, log, boardChanges }),
    ballotBatch: createBallotBatch({ pool, log }),
    voteLimit: createVoteLimit(redis, config),
    visitCounter: createVisitCounter({ pool, log, origin: config.origin }),
    pageReads: { asked: 0, rendered: 0 },
    lifecycle: accountLifecycle,
    describeUser: (accountId, transaction) => describeUser(context, accountId, transaction),
  };
  return context;
}

export async function closeContext(context: Context): Promise<void> {
  await context.visitCounter.stop();
  await context.originRecorder.stop();
  context.redis.close();
  await context.pool.end();
}
