import { useCallback, useMemo, useSyncExternalStore } from 'react';

/**
 * The current time, updated every `everyMs`. Null on the server and in the first render, because the HTML may be
 * cached.
 */
export function useNow(everyMs: number): Date | null {
  const subscribe = useCallback(
    (onTick: () => void) => {
      const timer = setInterval(onTick, everyMs);
      return () => clearInterval(timer);
    },
    [everyMs],
  );
  const ticks = useSyncExternalStore<number | null>(
    subscribe,
    () => Math.floor(Date.now() / everyMs),
    () => null,
  );
  return useMemo(() => (ticks === null ? null : new Date(ticks * everyMs)), [ticks, everyMs]);
}
