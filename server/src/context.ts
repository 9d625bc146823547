import type { RateLimitName, SpeedName } from '@upnext/contract/limits';
import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import type pg from 'pg';

import type { Config } from './config.ts';
import type { BoundedQueue } from './platform/bounded-queue.ts';
import type { ExpiringCache } from './platform/expiring-cache.ts';
import type { QuickAnswers } from './platform/http/quick-answers.ts';
import type { ChangeBus } from './platform/redis/change-bus.ts';
import type { Redis } from './platform/redis/connect.ts';
import type { RateLimiter, Speedometer } from './platform/redis/rate-limiter.ts';
import type { Tables } from './tables.ts';

/** What every verb receives. */
export type Context = {
  config: Config;
  log: FastifyBaseLogger;
  /** PostgreSQL through Kysely, and the same pool for named statements. */
  db: Kysely<Tables>;
  pool: pg.Pool;
  redis: Redis;
  limiters: Record<RateLimitName, RateLimiter>;
  speedometers: Record<SpeedName, Speedometer>;
  passwordQueue: BoundedQueue;
  /** Which sessions to forget, and which boards to read again. */
  sessionChanges: ChangeBus;
  boardChanges: ChangeBus;
  /** Session token hash → who it is, for five seconds. */
  sessionCache: ExpiringCache<Actor>;
  quickAnswers: QuickAnswers;
};

/** Who calls: always explicit, never taken from the air. */
export type Actor = {
  accountId: number;
  username: string;
  role: 'creator' | 'audience';
};
