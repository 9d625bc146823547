import type { FastifyBaseLogger } from 'fastify';
import type pg from 'pg';

import { createBatchWriter, type BatchWriter } from '../../platform/postgres/batch-writer.ts';
import { runNamed } from '../../platform/postgres/named-query.ts';
import { packChoices, type BallotOutcome, type RoundBallot } from './pack-choices.ts';
import { castBallots } from './sql.ts';

export type BallotBatch = BatchWriter<RoundBallot, BallotOutcome>;

/** Writes the ballots of rounds in batches, as votes for ideas are. */
export function createBallotBatch({ pool, log }: { pool: pg.Pool; log: FastifyBaseLogger }): BallotBatch {
  return createBatchWriter({ name: 'ballot', pool, log, write });
}

async function write(connection: pg.PoolClient, ballots: RoundBallot[]): Promise<BallotOutcome[]> {
  const sessionHashes = Buffer.concat(ballots.map(({ sessionHash }) => sessionHash));
  const [row] = await runNamed(connection, castBallots, [sessionHashes, ...packChoices(ballots)]);
  if (!row) throw new Error('cast-ballots returned no row');
  return ballots.map((_, place) => ({
    accountId: row.accounts[place] ?? null,
    refusal: row.refusals?.[place + 1] ?? null,
  }));
}
