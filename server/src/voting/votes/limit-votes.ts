import { rateLimits } from '@upnext/contract/limits';

import type { Config } from '../../config.ts';
import { createCountSketch } from '../../platform/count-sketch.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import type { Redis } from '../../platform/redis/connect.ts';

/** From this number on, an account's votes are counted across processes through Redis. */
const shareFrom = 15;
/** 2^20 counters: at a million votes a minute, collisions add one or two to a count, far below the limit of 60. */
const placesLog2 = 20;

export type VoteLimit = {
  /** Counts one attempt by this session, or throws `too_many_requests`. */
  take: (sessionHash: Buffer) => void;
  /** Call after the vote is written, when the session's account is known. */
  tell: (sessionHash: Buffer, accountId: number) => void;
};

/**
 * Limits each account to 60 votes a minute. A vote can't wait for Redis, and its account is unknown until it is
 * written. So this process counts attempts by session and written votes by account. Only accounts with at least
 * `shareFrom` votes are stored individually and shared through Redis, asynchronously.
 */
export function createVoteLimit(redis: Redis, config: Pick<Config, 'limitScale' | 'redisPrefix'>): VoteLimit {
  const { points, windowSeconds } = rateLimits.votesPerAccount;
  const most = Math.ceil(points * config.limitScale);
  const tries = createCountSketch(placesLog2);
  const written = createCountSketch(placesLog2);
  const accountOf = new Map<string, number>();
  const totals = new Map<number, number>();
  let window = 0;

  function startWindow(): void {
    const now = Math.floor(Date.now() / 1_000 / windowSeconds);
    if (now === window) return;
    window = now;
    tries.clear();
    written.clear();
    accountOf.clear();
    totals.clear();
  }

  /** Adds to the count that all processes share. Returns the new total, or 0 if Redis is unavailable. */
  async function share(key: string, count: number): Promise<number> {
    const replies = await redis.try((client) =>
      client
        .multi()
        .incrBy(key, count)
        .expire(key, windowSeconds * 2)
        .exec(),
    );
    return Number(replies?.[0] ?? 0);
  }

  function votesOf(sessionHash: Buffer): number {
    if (accountOf.size === 0) return 0;
    const account = accountOf.get(sessionHash.toString('latin1'));
    return account === undefined ? 0 : (totals.get(account) ?? 0);
  }

  return {
    take(sessionHash) {
      startWindow();
      // The session hash is uniformly distributed, so any four bytes of it serve as a hash.
      const first = sessionHash.readUInt32LE(0);
      const second = sessionHash.readUInt32LE(4);
      if (tries.get(first, second) >= most || votesOf(sessionHash) >= most) {
        throw new Refusal('too_many_requests', { retryAfterSeconds: secondsLeft(windowSeconds) });
      }
      tries.add(first, second);
    },
    tell(sessionHash, accountId) {
      const told = window;
      const count = written.add(Math.imul(accountId, 0x9e3779b1) >>> 12, Math.imul(accountId, 0x85ebca6b) >>> 12);
      if (count < shareFrom) return;
      accountOf.set(sessionHash.toString('latin1'), accountId);
      totals.set(accountId, Math.max(count, totals.get(accountId) ?? 0));
      const key = `${config.redisPrefix}votes:${told}:${accountId}`;
      void share(key, count === shareFrom ? count : 1).then((total) => {
        if (told === window && total > (totals.get(accountId) ?? 0)) totals.set(accountId, total);
        return total;
      });
    },
  };
}

function secondsLeft(windowSeconds: number): number {
  return windowSeconds - (Math.floor(Date.now() / 1_000) % windowSeconds);
}
