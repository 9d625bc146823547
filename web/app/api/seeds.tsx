import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, type ReactNode } from 'react';

/** What a loader asked: the query's key and its data. Our own form of dehydration, because the library's
 *  carries the time of the render, and the HTML of a public page must have the same bytes for everyone. */
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
    // What a navigation brings is newer than what the browser holds; others may be showing it, so not during render.
    for (const { key, data } of known) {
      const { dataUpdatedAt = 0 } = client.getQueryState([key]) ?? {};
      client.setQueryData([key], data);
      // Unless it was changed here while the loader asked: then nobody knows, and it is asked once more.
      if (Date.now() - dataUpdatedAt < longestLoadMs) void client.invalidateQueries({ queryKey: [key] });
    }
  }, [client, known]);
  return children;
}
