/**
 * Loaded before the server, this takes its batches apart again: every vote is written by a transaction of its own, as many
 * at once as the pool has connections. What batching is worth is measured through the same route; the product needs no
 * switch for it.
 */
import pg from 'pg';

/** As packBallots gives them: the hashes in one piece, the target of each vote, and of the targets idea, username, token. */
type Packed = [hashes: Buffer, targetOf: number[], ...columns: unknown[][]];
type Query = (
  this: pg.Pool,
  statement: { name?: string; text: string; values: unknown },
) => Promise<{ rows: object[] }>;

const prototype = pg.Pool.prototype as unknown as { query: Query };
const original = prototype.query;

prototype.query = async function (statement) {
  if (statement.name !== 'insert-votes') return await original.call(this, statement);
  const [hashes, targetOf, ...columns] = statement.values as Packed;
  const alone = targetOf.map(async (target, place) => {
    const hash = hashes.subarray(32 * place, 32 * place + 32);
    const values = [hash, [1], ...columns.map((column) => [column[target - 1]])];
    const { rows } = await original.call(this, { ...statement, values });
    return { ...rows[0], place: place + 1 };
  });
  return { rows: await Promise.all(alone) };
};
