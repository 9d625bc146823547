import { LRUCache } from 'lru-cache';

import type { ChangeBus } from '../../platform/redis/change-bus.ts';

/** Who calls: always passed explicitly. */
export type Actor = {
  accountId: number;
  username: string;
  role: 'creator' | 'audience';
};

export type SessionCache = {
  /** Actors are cached for five seconds. */
  get: (hash: Buffer, load: () => Promise<Actor | undefined>) => Promise<Actor | undefined>;
};

/** Actors by session. A revoked session is dropped at once here, through Redis in other processes, without it after five seconds. */
export function createSessionCache(changes: ChangeBus): SessionCache {
  const actors = new LRUCache<string, Actor>({ max: 20_000, ttl: 5_000 });
  /** A session that was read before a revocation may be the revoked one: it isn't cached after it. */
  let revocations = 0;

  // A message can only make the cache forget: junk on the channel costs a lookup.
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
