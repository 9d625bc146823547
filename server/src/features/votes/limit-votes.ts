import { rateLimits } from '@upnext/contract/limits';

import type { Context } from '../../context.ts';
import { Refusal } from '../../platform/http/refusal.ts';

/** From here on an account's votes are counted together with the other processes'. */
const shareFrom = 15;

export type VoteLimit = {
  /** Refuses, or counts one try of this session. */
  take: (sessionHash: Buffer) => void;
  /** Once the vote is written, the session's account is known. */
  tell: (sessionHash: Buffer, accountId: number) => void;
};

/**
 * Sixty votes a minute and account. A vote can't wait for Redis and does not know its account until it is written, so
 * tries are counted by session in this process, written votes by account, and only busy accounts are shared through
 * Redis, beside the vote and never before it.
 */
export function createVoteLimit(context: Context): VoteLimit {
  const { points, windowSeconds } = rateLimits.votesPerAccount;
  const most = Math.ceil(points * context.config.limitScale);
  let window = 0;
  let tries = new Map<string, number>();
  let accountOf = new Map<string, number>();
  let counts = new Map<number, number>();

  function startWindow(): void {
    const now = Math.floor(Date.now() / 1_000 / windowSeconds);
    if (now === window) return;
    window = now;
    tries = new Map();
    accountOf = new Map();
    counts = new Map();
  }

  /** Adds to what all processes counted; the sum, or nothing where Redis is away. */
  async function share(key: string, count: number): Promise<number> {
    const replies = await context.redis.try((client) =>
      client
        .multi()
        .incrBy(key, count)
        .expire(key, windowSeconds * 2)
        .exec(),
    );
    return Number(replies?.[0] ?? 0);
  }

  return {
    take(sessionHash) {
      startWindow();
      const session = sessionHash.toString('latin1');
      const tried = tries.get(session) ?? 0;
      const account = accountOf.get(session);
      if (tried >= most || (account !== undefined && (counts.get(account) ?? 0) >= most)) {
        throw new Refusal('too_many_requests', { retryAfterSeconds: secondsLeft(windowSeconds) });
      }
      tries.set(session, tried + 1);
    },
    tell(sessionHash, accountId) {
      const told = window;
      accountOf.set(sessionHash.toString('latin1'), accountId);
      const count = (counts.get(accountId) ?? 0) + 1;
      counts.set(accountId, count);
      if (count < shareFrom) return;
      const key = `${context.config.redisPrefix}votes:${told}:${accountId}`;
      void share(key, count === shareFrom ? count : 1).then((total) => {
        if (told === window && total > (counts.get(accountId) ?? 0)) counts.set(accountId, total);
        return total;
      });
    },
  };
}

function secondsLeft(windowSeconds: number): number {
  return windowSeconds - (Math.floor(Date.now() / 1_000) % windowSeconds);
}
