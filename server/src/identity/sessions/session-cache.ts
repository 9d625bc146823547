import { LRUCache } from 'lru-cache';

import type { ChangeBus } from '../../platform/redis/change-bus.ts';

/** The account that makes the request. Always passed explicitly. */
export type Actor = {
  accountId: number;
  username: string;
  role: 'creator' | 'audience';
  isVerified: boolean;
};

export type SessionCache = {
  /** Actors are cached for five seconds. */
  get: (hash: Buffer, load: () => Promise<Actor | undefined>) => Promise<Actor | undefined>;
};

/**
 * Caches actors by session. A revoked session is dropped immediately in this process, and in other processes when the
 * Redis message arrives or after five seconds.
 */
export function createSessionCache(changes: ChangeBus): SessionCache {
  const actors = new LRUCache<string, Actor>({ max: 20_000, ttl: 5_000 });
  /**
   * Counts revocations. A session that was being loaded during a revocation may be the revoked one, so it isn't cached.
   */
  let revocations = 0;

  // Messages can only remove entries, so an invalid message causes at most an extra lookup.
  changes.listen((message) => {
    revocations++;
    if (message.startsWith('account:')) {
      for (const [key, { accountId }] of actors.entries()) if (message === `account:${accountId}`) actors.delete(key);
    } else {
      actors.delete(message);
    }
  });

  return {
    async get(hash, load) {
      const key = hash.toString('base64url');
      const cached = actors.get(key);
      if (cached) return cached;
      const before = revocations;
      const actor = await load();
      if (actor && revocations === before) actors.set(key, actor);
      return actor;
    },
  };
}
