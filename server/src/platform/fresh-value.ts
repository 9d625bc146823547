import { setTimeout } from 'node:timers/promises';

/**
 * A value that many ask for and that changes under their hands. However many ask, it is loaded at most twice a second and
 * never twice at the same time; nobody waits while one that is under two seconds old is there. When loading fails in
 * passing, the last one serves for half a minute.
 */
export type FreshValue<V> = {
  get: () => Promise<V>;
  /** Something changed: the value as a look that begins after this call finds it. */
  next: () => Promise<V>;
  peek: () => V | undefined;
  /** As long as nobody needs to look again. */
  fresh: () => V | undefined;
};

type Options<V> = {
  /** Gets what is there already, to give it back when it still holds. */
  load: (previous: V | undefined) => Promise<V>;
  isPassing: (error: unknown) => boolean;
};

const calmMs = 500;
const staleMs = 2_000;
const failedMs = 30_000;

export function createFreshValue<V>({ load, isPassing }: Options<V>): FreshValue<V> {
  let value: V | undefined;
  let loadedAt = -Infinity;
  let loading: Promise<V> | undefined;
  let upcoming: Promise<V> | undefined;

  const age = (): number => performance.now() - loadedAt;

  async function loadNow(): Promise<V> {
    const startedAt = performance.now();
    try {
      value = await load(value);
      loadedAt = startedAt;
      return value;
    } catch (error) {
      if (value !== undefined && age() < failedMs && isPassing(error)) return value;
      value = undefined;
      throw error;
    } finally {
      loading = undefined;
    }
  }

  function refresh(): Promise<V> {
    loading ??= loadNow();
    return loading;
  }

  /** A load under way may have looked before the change; the next one may start only when the half second is over. */
  async function loadAfter(): Promise<V> {
    await loading?.catch(() => {});
    const wait = calmMs - age();
    if (wait > 0) await setTimeout(wait, undefined, { ref: false });
    upcoming = undefined;
    return await refresh();
  }

  return {
    async get() {
      if (value === undefined || age() >= staleMs) return await refresh();
      if (age() >= calmMs) refresh().catch(() => {});
      return value;
    },
    next() {
      upcoming ??= loadAfter();
      return upcoming;
    },
    peek: () => value,
    fresh: () => (age() < calmMs ? value : undefined),
  };
}
