import type { BallotReceipt } from '@upnext/contract/voting/ballots';

import type { Actor, Context } from '../../context.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { runNamed } from '../../platform/postgres/named-query.ts';
import { findRoundBoard, requireRound } from '../rounds/read-round.ts';
import { subtreeSize } from './list-ballots.ts';
import { auditPath, hashLeaf } from './merkle-tree.ts';
import { findBallotId, findTree, selectSubtree, type TreeRow } from './sql.ts';

const hashBytes = 32;

/** Returns the voter's ballot and the proof that it is in the published tree. */
export async function readReceipt(
  context: Context,
  { accountId }: Actor,
  handle: string,
  number: number,
): Promise<BallotReceipt> {
  const { pool } = context;
  const { creator_id: creatorId, id } = await requireRound(context, await findRoundBoard(context, handle), number);
  const [tree] = await runNamed(pool, findTree, [creatorId, id]);
  if (!tree) throw new Refusal('ballots_not_published');
  const [own] = await runNamed(pool, findBallotId, [creatorId, id, accountId]);
  if (!own) throw new Refusal('no_ballot');
  const subtree = tree.first_ballots.findLastIndex((first) => first <= own.ballot_id);
  const ballots = await runNamed(pool, selectSubtree, [creatorId, id, tree.first_ballots[subtree], subtreeSize]);
  const place = ballots.findIndex((one) => one.ballot_id === own.ballot_id);
  const ballot = ballots[place]?.line;
  if (ballot === undefined) throw new Error('a ballot is missing in its tree');
  const leaves = ballots.map(({ line }) => hashLeaf(line));
  const path = [...auditPath(leaves, place), ...auditPath(subtreeRoots(tree), subtree)];
  return {
    ballot,
    index: subtree * subtreeSize + place,
    path: path.map((one) => one.toString('hex')),
    checkpoint: tree.checkpoint,
    publicKey: tree.public_key.toString('base64'),
    size: tree.size,
    root: tree.root.toString('hex'),
  };
}

function subtreeRoots({ subtree_roots: bytes }: TreeRow): Buffer[] {
  return Array.from({ length: bytes.length / hashBytes }, (_, place) =>
    bytes.subarray(place * hashBytes, (place + 1) * hashBytes),
  );
}
