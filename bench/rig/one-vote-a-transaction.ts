/**
 * Preloaded into the server to disable vote batches: every vote is written in its own transaction, over all connections
 * of the pool. This shows the gain from batching without a switch in the product.
 */
import pg from 'pg';

import type { PackedBallots } from '../../server/src/voting/votes/pack-ballots.ts';
import type { BatchRow } from '../../server/src/voting/votes/sql.ts';

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

/** Sends the votes of a batch over all connections of the pool and merges the result rows into one. */
function takeApart(client: Queried, pool: Queried): void {
  changed.add(client);
  const query = client.query.bind(client);
  client.query = async (statement, ...others) => {
    if (statement.name !== 'insert-votes' || statement.isAlone) return await query(statement, ...others);
    const [hashes, targetOf, ...columns] = statement.values as PackedBallots;
    const merged: Required<BatchRow> = { accounts: [], refusals: {}, targets: [] };
    const alone = targetOf.map(async (target, place) => {
      const hash = hashes.subarray(32 * place, 32 * place + 32);
      const values = [hash, [1], ...columns.map((column) => [column[target - 1]])];
      const { rows } = await pool.query({ ...statement, values, isAlone: true });
      const [row] = rows as BatchRow[];
      merged.accounts[place] = row?.accounts[0] ?? null;
      if (row?.refusals) merged.refusals = { ...merged.refusals, [place + 1]: row.refusals[1]! };
      else merged.targets[target - 1] = row!.targets[0]!;
    });
    await Promise.all(alone);
    return { rows: [merged] };
  };
}
