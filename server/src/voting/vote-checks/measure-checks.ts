import type pg from 'pg';

/** The number of votes that wait for a decision, in checks of all boards. Votes of verified accounts may count already. */
export async function measureChecks(pool: pg.Pool): Promise<{ votes: number } | undefined> {
  const { rows } = await pool.query<{ votes: number }>(
    `SELECT coalesce(sum(cardinality(account_ids) * cardinality(idea_ids)), 0)::int AS votes FROM vote_checks WHERE state = 'held'`,
  );
  return rows[0];
}
