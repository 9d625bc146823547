import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, type ReactNode } from 'react';

/**
 * A query's key and data from a loader. We don't use the library's dehydration: it includes the render time, and the
 * HTML of a public page must be byte-identical for everyone.
 */
export type Seed = { key: string; data: unknown };

const longestLoadMs = 5_000;

export function Seeds({ of: seeds, children }: { of: readonly Seed[]; children: ReactNode }) {
  const client = useQueryClient();
  const known = useMemo(() => {
    const isKnown = ({ key }: Seed) => client.getQueryData([key]) !== undefined;
    const unknown = seeds.filter((seed) => !isKnown(seed));
    for (const { key, data } of unknown) client.setQueryData([key], data);
    return seeds.filter((seed) => !unknown.includes(seed));
  }, [client, seeds]);
  useEffect(() => {
    // Loader data from a navigation is newer than the cache. Other components may be rendering the cached data, so
    // update it in an effect.
    for (const { key, data } of known) {
      const { dataUpdatedAt = 0 } = client.getQueryState([key]) ?? {};
      client.setQueryData([key], data);
      // The cache may have changed while the loader ran, so it's unclear which is newer: refetch.
      if (Date.now() - dataUpdatedAt < longestLoadMs) void client.invalidateQueries({ queryKey: [key] });
    }
  }, [client, known]);
  return children;
}
