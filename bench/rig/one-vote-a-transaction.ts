/**
 * Loaded before the server, this takes its batches apart again: every vote is written by a transaction of its own, as many
 * at once as the pool has connections. What batching is worth is measured through the same route; the product needs no
 * switch for it.
 */
import pg from 'pg';

/** As packBallots gives them: the hashes in one piece, the target of each vote, and of the targets idea, username, token. */
type Packed = [hashes: Buffer, targetOf: number[], ...columns: unknown[][]];
type Statement = { name?: string; text: string; values: unknown; isAlone?: boolean };
type Queried = { query: (statement: Statement, ...others: unknown[]) => Promise<{ rows: object[] }> };
type Connect = (this: Queried, callback?: unknown) => Promise<Queried> | undefined;

const prototype = pg.Pool.prototype as unknown as { connect: Connect };
const connect = prototype.connect;
const changed = new WeakSet<Queried>();

prototype.connect = function (callback) {
  if (callback) return connect.call(this, callback);
  return connect.call(this)?.then((client) => {
    if (!changed.has(client)) takeApart(client, this);
    return client;
  });
};

/** A batch that is sent over this connection goes out over all of the pool's. */
function takeApart(client: Queried, pool: Queried): void {
  changed.add(client);
  const query = client.query.bind(client);
  client.query = async (statement, ...others) => {
    if (statement.name !== 'insert-votes' || statement.isAlone) return await query(statement, ...others);
    const [hashes, targetOf, ...columns] = statement.values as Packed;
    const alone = targetOf.map(async (target, place) => {
      const hash = hashes.subarray(32 * place, 32 * place + 32);
      const values = [hash, [1], ...columns.map((column) => [column[target - 1]])];
      const { rows } = await pool.query({ ...statement, values, isAlone: true });
      return { ...rows[0], place: place + 1 };
    });
    return { rows: await Promise.all(alone) };
  };
}
