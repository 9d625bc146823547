import type pg from 'pg';

import { runNamed } from '../../platform/postgres/named-query.ts';
import type { RoundKey } from '../round-steps/round-row.ts';
import { selectBallotLines, type BallotLine } from './sql.ts';

/** The number of leaves of a subtree whose root is stored: a power of two, so that it is a node of the tree. */
export const subtreeSize = 1_024;

/** Reads all ballots of a round in the order of the tree, one subtree at a time. */
export async function* listBallots(pool: pg.Pool, { creatorId, roundId }: RoundKey): AsyncGenerator<BallotLine[]> {
  let last: string | null = null;
  for (;;) {
    const ballots: BallotLine[] = await runNamed(pool, selectBallotLines, [creatorId, roundId, last, subtreeSize]);
    if (ballots.length > 0) yield ballots;
    if (ballots.length < subtreeSize) return;
    last = ballots.at(-1)?.ballot_id ?? null;
  }
}
