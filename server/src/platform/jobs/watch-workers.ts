import type { WorkerEvents } from 'graphile-worker';
import type pg from 'pg';

const lookMs = 2_000;

/** How a worker's name stands among the locks: the lock is there exactly as long as the connection of its process. */
const hold = `SELECT pg_advisory_lock(hashtextextended($1, 0))`;

/** Workers that have jobs and hold no lock. */
const findDead = `
  SELECT DISTINCT j.locked_by AS worker FROM graphile_worker.jobs j
  WHERE j.locked_by IS NOT NULL AND NOT EXISTS (
    SELECT FROM pg_locks l
    WHERE l.locktype = 'advisory' AND l.granted AND l.objsubid = 1
      AND l.database = (SELECT oid FROM pg_database WHERE datname = current_database())
      AND (l.classid::bigint << 32 | l.objid::bigint) = hashtextextended(j.locked_by, 0))`;

const free = `SELECT graphile_worker.force_unlock_workers($1::text[])`;

/**
 * The jobs of a process that was killed stay locked for four hours by themselves. Here each worker holds a lock that ends
 * with its connection, and everyone gives back the jobs of those who have none: seconds after a crash somebody goes on.
 * Two looks, for a connection may be on its way back. Every job can be repeated, should one be given back too early.
 */
export function watchWorkers(pool: pg.Pool, events: WorkerEvents): { close: () => void } {
  const own = new Set<string>();
  let line: pg.PoolClient | undefined;
  let held = new Set<string>();
  let suspects = new Set<string>();
  let isLooking = false;
  let isClosed = false;

  async function connect(): Promise<pg.PoolClient> {
    const client = await pool.connect();
    client.once('error', () => drop(client));
    held = new Set();
    return client;
  }

  function drop(client: pg.PoolClient): void {
    if (line !== client) return;
    line = undefined;
    client.release(true);
  }

  async function look(): Promise<void> {
    if (isLooking || isClosed) return;
    isLooking = true;
    try {
      line ??= await connect();
      for (const worker of own) {
        if (!held.has(worker)) await line.query(hold, [worker]);
        held.add(worker);
      }
      const { rows } = await line.query<{ worker: string }>(findDead);
      const dead = rows.map(({ worker }) => worker).filter((worker) => !own.has(worker));
      const surely = dead.filter((worker) => suspects.has(worker));
      if (surely.length > 0) await line.query(free, [surely]);
      suspects = new Set(dead);
    } catch {
      // The database is away, or this connection is: the next look finds it again.
      if (line) drop(line);
    } finally {
      isLooking = false;
      if (isClosed && line) drop(line);
    }
  }

  // A job is locked in the name of the whole pool of a process's workers.
  events.on('pool:create', ({ workerPool }) => {
    own.add(workerPool.id);
    void look();
  });
  const timer = setInterval(() => void look(), lookMs);
  timer.unref();
  return {
    close() {
      clearInterval(timer);
      isClosed = true;
      if (line && !isLooking) drop(line);
    },
  };
}
