import type pg from 'pg';

import { readSiteKey } from '../../identity/nonces/read-site-key.ts';
import { runNamed } from '../../platform/postgres/named-query.ts';
import { RoundKey } from '../round-steps/round-row.ts';
import { listBallots } from './list-ballots.ts';
import { createTreeBuilder, hashLeaf, rootOf } from './merkle-tree.ts';
import { signCheckpoint } from './sign-checkpoint.ts';
import { insertTree, isFinal } from './sql.ts';

/** Builds the tree over the ballots of a final round and signs its root. Final ballots never change. */
export async function publishBallots(
  { pool, origin }: { pool: pg.Pool; origin: string },
  payload: unknown,
): Promise<void> {
  const key = RoundKey.parse(payload);
  const { creatorId, roundId } = key;
  const [round] = await runNamed(pool, isFinal, [creatorId, roundId]);
  if (!round?.is_final) return;
  const tree = createTreeBuilder();
  const firstBallots: string[] = [];
  const subtreeRoots: Buffer[] = [];
  let size = 0;
  for await (const ballots of listBallots(pool, key)) {
    const subtreeRoot = rootOf(ballots.map(({ line }) => hashLeaf(line)));
    firstBallots.push(ballots[0]?.ballot_id ?? '');
    subtreeRoots.push(subtreeRoot);
    tree.add(subtreeRoot);
    size += ballots.length;
  }
  const root = tree.root();
  const seed = await readSiteKey({ pool }, 'rounds');
  const { checkpoint, publicKey } = signCheckpoint(seed, { host: new URL(origin).host, roundId, size, root });
  const values = [creatorId, roundId, size, root, firstBallots, Buffer.concat(subtreeRoots), checkpoint, publicKey];
  await runNamed(pool, insertTree, values);
}
