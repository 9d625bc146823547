/** Keeps what was used last within a weight; what was not used for longest goes first. */
export type WeightedCache<V> = {
  get: (key: string) => V | undefined;
  set: (key: string, value: V) => void;
  delete: (key: string) => void;
};

export function createWeightedCache<V>(maxWeight: number, weigh: (value: V) => number): WeightedCache<V> {
  const entries = new Map<string, { value: V; weight: number }>();
  let total = 0;

  function remove(key: string): void {
    total -= entries.get(key)?.weight ?? 0;
    entries.delete(key);
  }

  return {
    get(key) {
      const entry = entries.get(key);
      if (!entry) return undefined;
      entries.delete(key);
      entries.set(key, entry);
      return entry.value;
    },
    set(key, value) {
      remove(key);
      const weight = weigh(value);
      entries.set(key, { value, weight });
      total += weight;
      for (const oldest of entries.keys()) {
        if (total <= maxWeight || oldest === key) break;
        remove(oldest);
      }
    },
    delete: remove,
  };
}
