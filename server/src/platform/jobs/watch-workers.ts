import type { WorkerEvents } from 'graphile-worker';
import type pg from 'pg';

const lookMs = 2_000;

/** Takes an advisory lock for a worker's name. It is held until the connection of the worker's process closes. */
const hold = `SELECT pg_advisory_lock(hashtextextended($1, 0))`;

/** Finds workers that have locked jobs but hold no advisory lock. */
const findDead = `
  SELECT DISTINCT j.locked_by AS worker FROM graphile_worker.jobs j
  WHERE j.locked_by IS NOT NULL AND NOT EXISTS (
    SELECT FROM pg_locks l
    WHERE l.locktype = 'advisory' AND l.granted AND l.objsubid = 1
      AND l.database = (SELECT oid FROM pg_database WHERE datname = current_database())
      AND (l.classid::bigint << 32 | l.objid::bigint) = hashtextextended(j.locked_by, 0))`;

const free = `SELECT graphile_worker.force_unlock_workers($1::text[])`;

/**
 * Graphile Worker keeps the jobs of a killed process locked for four hours. Here, each worker holds an advisory lock
 * that is released when its connection closes. Every process unlocks the jobs of workers that hold no such lock, so the
 * jobs resume within seconds. A worker counts as dead only if two checks in a row find no lock, because it may be
 * reconnecting. Unlocking a job too early is safe, because jobs are idempotent.
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
      // The database is unreachable or this connection is lost. The next check reconnects.
      if (line) drop(line);
    } finally {
      isLooking = false;
      if (isClosed && line) drop(line);
    }
  }

  // Jobs are locked under the id of the worker pool, which all workers of a process share.
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
