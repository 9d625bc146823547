import type pg from 'pg';

/** A session lock, so that it is released when the process is killed. */
const lock = `SELECT pg_try_advisory_lock(hashtextextended('sweep-votes', 0)) AS "isLocked", now()`;
const unlock = `SELECT pg_advisory_unlock(hashtextextended('sweep-votes', 0))`;

/** Runs a sweep unless another one is running, and returns whether it ran: two sweeps would write the same checks. */
export async function sweepAlone(pool: pg.Pool, sweep: (now: Date) => Promise<void>): Promise<boolean> {
  const client = await pool.connect();
  let isBroken = true;
  try {
    const { rows } = await client.query<{ isLocked: boolean; now: Date }>(lock);
    if (rows[0]?.isLocked) {
      await sweep(rows[0].now);
      await client.query(unlock);
    }
    isBroken = false;
    return rows[0]?.isLocked === true;
  } finally {
    // Closing the connection releases the lock after an error.
    client.release(isBroken);
  }
}
