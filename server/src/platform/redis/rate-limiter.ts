import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';

import type { Redis } from './connect.ts';

type Rule = { points: number; windowSeconds: number };

/** Takes one point; the seconds to wait when none is left. */
export type RateLimiter = {
  take: (key: string) => Promise<{ waitSeconds: number } | undefined>;
  giveBack: (key: string) => Promise<void>;
};

/**
 * Counts in Redis, so that all processes count together, and always in this process's memory too: when Redis is flushed or
 * goes away, what was counted here still counts, and a limit is never looser than once for each process.
 */
export function createRateLimiter(redis: Redis, keyPrefix: string, { points, windowSeconds }: Rule): RateLimiter {
  const local = new RateLimiterMemory({ points, duration: windowSeconds });
  const remote = new RateLimiterRedis({
    storeClient: redis.client,
    useRedisPackage: true,
    keyPrefix,
    points,
    duration: windowSeconds,
  });

  return {
    async take(key) {
      const [here, everywhere] = await Promise.all([
        settle(local.consume(key)),
        redis.try(() => settle(remote.consume(key))),
      ]);
      const refused = [here, everywhere].find((spent) => spent?.allowed === false);
      return refused && { waitSeconds: Math.max(1, Math.ceil(refused.msBeforeNext / 1_000)) };
    },
    async giveBack(key) {
      await Promise.all([local.reward(key), redis.try(() => remote.reward(key))]);
    },
  };
}

/** The library rejects with its result when no point is left, and with an Error when something broke. */
async function settle(consumed: Promise<RateLimiterRes>): Promise<{ allowed: boolean; msBeforeNext: number }> {
  try {
    const { msBeforeNext } = await consumed;
    return { allowed: true, msBeforeNext };
  } catch (refused) {
    if (refused instanceof RateLimiterRes) return { allowed: false, msBeforeNext: refused.msBeforeNext };
    throw refused;
  }
}
