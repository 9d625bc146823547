import type { OwnDatabase } from '../../bench/rig/own-database.ts';
import { machineMs } from '../../bench/rig/steady-calls.ts';

/** Polling interval. Shorter locks are not detected. */
const everyMs = 10;

/** Watches table locks that block votes. `stop` returns the longest time in milliseconds that such a lock was held. */
export function watchLocks({ query }: OwnDatabase): { stop: () => Promise<number> } {
  const seen = new Map<string, number>();
  let longestMs = 0;
  const stopping = new AbortController();
  const watching = (async () => {
    while (!stopping.signal.aborted) {
      const rows = await query<{ held: string }>(
        `SELECT l.pid || ' ' || l.relation || ' ' || l.mode AS held FROM pg_locks l JOIN pg_class c ON c.oid = l.relation
         WHERE l.granted AND l.locktype = 'relation' AND l.database = (SELECT oid FROM pg_database WHERE datname = current_database())
           AND c.relnamespace = 'public'::regnamespace AND c.relname <> 'migrations'
           AND l.mode IN ('ShareLock', 'ShareRowExclusiveLock', 'ExclusiveLock', 'AccessExclusiveLock')`,
      );
      const now = machineMs();
      const held = new Set(rows.map((row) => row.held));
      for (const one of seen.keys()) if (!held.has(one)) seen.delete(one);
      for (const one of held) {
        const since = seen.get(one) ?? now;
        seen.set(one, since);
        longestMs = Math.max(longestMs, now - since + everyMs);
      }
      await new Promise((resolve) => setTimeout(resolve, everyMs));
    }
  })();
  return {
    async stop() {
      stopping.abort();
      await watching;
      return longestMs;
    },
  };
}
