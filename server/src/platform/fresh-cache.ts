import { LRUCache } from 'lru-cache';

import { isTransientFailure } from './postgres/read-failure.ts';

/** An entry is loaded again at most twice a second, however many requests ask for it. */
const freshMs = 500;
/** A request doesn't wait for a reload while the entry is younger than this. */
const staleMs = 2_000;
/** While PostgreSQL is unreachable, entries up to this age are served. */
const failureMs = 30_000;

type Entry<V> = { value: V; loadedAt: number };

export type FreshCache<K, V> = {
  get: (wanted: K) => Promise<V>;
  /** Returns a value from a load that starts after this call. */
  getLatest: (wanted: K) => Promise<V>;
};

type Options<K, V> = {
  maxBytes: number;
  sizeOf: (value: V) => number;
  keyOf: (wanted: K) => string;
  /** Receives the cached value and may return it if it is still current. */
  load: (wanted: K, previous: V | undefined) => Promise<V>;
  /**
   * Returns whether the value is known to be outdated. If it is, a request waits for the reload instead of getting the
   * old value.
   */
  isOutdated?: (value: V, loadedAt: number) => boolean;
};

/** Caches values that many requests read and that change often. Runs one load per key at a time. */
export function createFreshCache<K, V>(options: Options<K, V>): FreshCache<K, V> {
  const { maxBytes, sizeOf, keyOf, load, isOutdated = () => false } = options;
  const cache = new LRUCache<string, Entry<V>, { wanted: K }>({
    maxSize: maxBytes,
    sizeCalculation: ({ value }) => sizeOf(value),
    ttl: freshMs,
    // A load whose entry was evicted still resolves for the requests that wait for it.
    ignoreFetchAbort: true,
    fetchMethod: async (_key, previous, { context: { wanted } }) => {
      const loadedAt = performance.now();
      try {
        return { value: await load(wanted, previous?.value), loadedAt };
      } catch (error) {
        if (previous && performance.now() - previous.loadedAt < failureMs && isTransientFailure(error)) return previous;
        throw error;
      }
    },
  });

  function mayBeStale(entry: Entry<V> | undefined): boolean {
    return (
      entry !== undefined && performance.now() - entry.loadedAt < staleMs && !isOutdated(entry.value, entry.loadedAt)
    );
  }

  return {
    async get(wanted) {
      const key = keyOf(wanted);
      const allowStale = mayBeStale(cache.peek(key, { allowStale: true }));
      return (await cache.forceFetch(key, { context: { wanted }, allowStale })).value;
    },
    async getLatest(wanted) {
      const calledAt = performance.now();
      const key = keyOf(wanted);
      const entry = await cache.forceFetch(key, { context: { wanted } });
      if (entry.loadedAt >= calledAt) return entry.value;
      return (await cache.forceFetch(key, { context: { wanted }, forceRefresh: true })).value;
    },
  };
}
