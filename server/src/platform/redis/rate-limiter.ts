import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';

import type { Redis } from './connect.ts';

type Rule = { points: number; windowSeconds: number };

/** `take` consumes one point, or returns the seconds to wait if none is left. */
export type RateLimiter = {
  take: (key: string) => Promise<{ waitSeconds: number } | undefined>;
  giveBack: (key: string) => Promise<void>;
};

/** Counts how often something happens in a time window, without a limit. */
export type Speedometer = {
  /** The count in this window. */
  read: (key: string) => Promise<number>;
  /** Increments the count in this window and returns it. */
  count: (key: string) => Promise<number>;
  takeBack: (key: string) => Promise<void>;
};

export function createRateLimiter(redis: Redis, keyPrefix: string, rule: Rule): RateLimiter {
  const points = createPoints(redis, keyPrefix, rule);
  return {
    async take(key) {
      const refused = (await points.consume(key)).find(({ allowed }) => !allowed);
      return refused && { waitSeconds: Math.max(1, Math.ceil(refused.msBeforeNext / 1_000)) };
    },
    giveBack: (key) => points.reward(key),
  };
}

export function createSpeedometer(redis: Redis, keyPrefix: string, windowSeconds: number): Speedometer {
  const points = createPoints(redis, keyPrefix, { points: Number.MAX_SAFE_INTEGER, windowSeconds });
  return {
    read: (key) => points.read(key),
    count: async (key) => Math.max(...(await points.consume(key)).map(({ consumedPoints }) => consumedPoints)),
    takeBack: (key) => points.reward(key),
  };
}

/**
 * Counts in Redis, shared by all processes, and always in this process's memory too. If Redis is flushed or unavailable,
 * the local count still applies, so the effective limit is at most the limit times the number of processes.
 */
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
    async consume(key: string): Promise<Spent[]> {
      const [here, everywhere] = await Promise.all([
        settle(local.consume(key)),
        redis.try(() => settle(remote.consume(key))),
      ]);
      return everywhere ? [here, everywhere] : [here];
    },
    async read(key: string): Promise<number> {
      const known = await Promise.all([local.get(key), redis.try(() => remote.get(key))]);
      return Math.max(...known.map((spent) => spent?.consumedPoints ?? 0));
    },
    async reward(key: string): Promise<void> {
      await Promise.all([local.reward(key), redis.try(() => remote.reward(key))]);
    },
  };
}

type Spent = { allowed: boolean; msBeforeNext: number; consumedPoints: number };

/** The library rejects with its result when no point is left, and with an Error when something failed. */
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
