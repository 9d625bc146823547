import type { OwnDatabase } from './own-database.ts';

export type Statements = { calls: number; milliseconds: number; buffers: number };

/** Returns statistics from pg_stat_statements for statements that match, or don't match, a LIKE pattern. */
export async function readStatements(
  { query }: OwnDatabase,
  like: string,
  isLike: 'LIKE' | 'NOT LIKE' = 'LIKE',
): Promise<Statements> {
  const [row] = await query<Statements>(
    `SELECT coalesce(sum(calls), 0) AS calls, coalesce(sum(total_exec_time), 0) AS milliseconds,
       coalesce(sum(shared_blks_hit + shared_blks_read), 0) AS buffers
     FROM pg_stat_statements
     WHERE dbid = (SELECT oid FROM pg_database WHERE datname = current_database())
       AND query NOT LIKE '%pg_stat_statements%' AND query NOT LIKE '%pg_stat_activity%' AND query ${isLike} $1`,
    [like],
  );
  return row ?? { calls: 0, milliseconds: 0, buffers: 0 };
}

export const voteStatement = '%INSERT INTO votes%';
export const chartStatement = 'WITH c AS (SELECT * FROM (%';
