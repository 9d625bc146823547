import { normalSpeeds, rateLimits, type RateLimitName, type SpeedName } from '@upnext/contract/limits';
import type { FastifyBaseLogger } from 'fastify';

import type { Config } from './config.ts';
import type { Context } from './context.ts';
import { forgetSessions } from './features/sessions/forget-sessions.ts';
import { createBoundedQueue } from './platform/bounded-queue.ts';
import { createExpiringCache } from './platform/expiring-cache.ts';
import { createQuickAnswers } from './platform/http/quick-answers.ts';
import { connectKysely, connectPool } from './platform/postgres/connect.ts';
import { createChangeBus } from './platform/redis/change-bus.ts';
import { connectRedis } from './platform/redis/connect.ts';
import {
  createRateLimiter,
  createSpeedometer,
  type RateLimiter,
  type Speedometer,
} from './platform/redis/rate-limiter.ts';
import type { Tables } from './tables.ts';

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
  const context: Context = {
    config,
    log,
    db: connectKysely<Tables>(pool),
    pool,
    redis,
    limiters,
    speedometers,
    // One is hashed while the next is already at the thread's door; a short line, so that whoever is let in is soon done.
    passwordQueue: createBoundedQueue({ width: 2, depth: 40 }),
    sessionChanges: createChangeBus(redis, `${config.redisPrefix}forget-sessions`),
    boardChanges: createChangeBus(redis, `${config.redisPrefix}board-changes`),
    sessionCache: createExpiringCache({ seconds: 5, max: 20_000 }),
    quickAnswers: createQuickAnswers(),
  };
  forgetSessions.listen(context);
  return context;
}

export async function closeContext(context: Context): Promise<void> {
  context.redis.close();
  await context.pool.end();
}
