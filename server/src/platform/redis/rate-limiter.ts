import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';

import type { Redis } from './connect.ts';

type Rule = { points: number; windowSeconds: number };

/** Takes one point; the seconds to wait when none is left. */
export type RateLimiter = {
  take: (key: string) => Promise<{ waitSeconds: number } | undefined>;
  giveBack: (key: string) => Promise<void>;
};

/** Counts how often something happens in a window, and refuses nothing. */
export type Speedometer = {
  /** Counts one more; how many it were in this window. */
  count: (key: string) => Promise<number>;
  takeBack: (key: string) => Promise<void>;
};

export function createRateLimiter(redis: Redis, keyPrefix: string, rule: Rule): RateLimiter {
  const points = createPoints(redis, keyPrefix, rule);
  return {
    async take(key) {
      const { allowed, msBeforeNext } = await points.consume(key);
      return allowed ? undefined : { waitSeconds: Math.max(1, Math.ceil(msBeforeNext / 1_000)) };
    },
    giveBack: (key) => points.reward(key),
  };
}

export function createSpeedometer(redis: Redis, keyPrefix: string, windowSeconds: number): Speedometer {
  const points = createPoints(redis, keyPrefix, { points: Number.MAX_SAFE_INTEGER, windowSeconds });
  return {
    count: async (key) => (await points.consume(key)).consumedPoints,
    takeBack: (key) => points.reward(key),
  };
}

/** Counts in Redis, so that all processes count together; in this process's memory while Redis is away. */
function createPoints(redis: Redis, keyPrefix: string, { points, windowSeconds }: Rule) {
  const local = new RateLimiterMemory({ points, duration: windowSeconds });
  const remote = new RateLimiterRedis({
    storeClient: redis.client,
    useRedisPackage: true,
    keyPrefix,
    points,
    duration: windowSeconds,
  });
  return {
    consume: async (key: string) =>
      (await redis.try(() => settle(remote.consume(key)))) ?? (await settle(local.consume(key))),
    async reward(key: string): Promise<void> {
      const given = await redis.try(() => remote.reward(key));
      if (given === undefined) await local.reward(key);
    },
  };
}

type Spent = { allowed: boolean; msBeforeNext: number; consumedPoints: number };

/** The library rejects with its result when no point is left, and with an Error when something broke. */
async function settle(consumed: Promise<RateLimiterRes>): Promise<Spent> {
  try {
    const { msBeforeNext, consumedPoints } = await consumed;
    return { allowed: true, msBeforeNext, consumedPoints };
  } catch (refused) {
    if (!(refused instanceof RateLimiterRes)) throw refused;
    const { msBeforeNext, consumedPoints } = refused;
    return { allowed: false, msBeforeNext, consumedPoints };
  }
}
