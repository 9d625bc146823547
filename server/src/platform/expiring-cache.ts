/** Remembers a bounded number of things for a short time. The oldest go first. */
export type ExpiringCache<V> = {
  get: (key: string) => V | undefined;
  set: (key: string, value: V) => void;
  delete: (key: string) => void;
  deleteWhere: (unwanted: (value: V) => boolean) => void;
};

export function createExpiringCache<V>({ seconds, max }: { seconds: number; max: number }): ExpiringCache<V> {
  const entries = new Map<string, { value: V; until: number }>();
  return {
    get(key) {
      const entry = entries.get(key);
      if (!entry) return undefined;
      if (entry.until > performance.now()) return entry.value;
      entries.delete(key);
      return undefined;
    },
    set(key, value) {
      entries.delete(key);
      if (entries.size >= max) {
        const [oldest] = entries.keys();
        if (oldest !== undefined) entries.delete(oldest);
      }
      entries.set(key, { value, until: performance.now() + seconds * 1_000 });
    },
    delete(key) {
      entries.delete(key);
    },
    deleteWhere(unwanted) {
      for (const [key, { value }] of entries) if (unwanted(value)) entries.delete(key);
    },
  };
}
