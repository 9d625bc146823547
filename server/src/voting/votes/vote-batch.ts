import type { FastifyBaseLogger } from 'fastify';
import type pg from 'pg';

import { announceChanges } from '../../boards/chart/announce-change.ts';
import { createBatchWriter, maxBatch } from '../../platform/postgres/batch-writer.ts';
import { runNamed } from '../../platform/postgres/named-query.ts';
import type { ChangeBus } from '../../platform/redis/change-bus.ts';
import { packBallots, unpackOutcomes, type Ballot, type VoteOutcome } from './pack-ballots.ts';
import { insertVotes } from './sql.ts';
import { createVoteMeters, type VoteMeters } from './vote-meters.ts';

type Options = { pool: pg.Pool; log: FastifyBaseLogger; boardChanges: ChangeBus };

export type VoteBatch = {
  cast: (ballot: Ballot, requestId: string) => Promise<VoteOutcome>;
  meters: VoteMeters;
  waiting: () => number;
};

/** Writes votes in batches, and tells caches and streams which boards have changed. */
export function createVoteBatch({ pool, log, boardChanges }: Options): VoteBatch {
  const meters = createVoteMeters(maxBatch);
  const { tally } = meters;

  /** If a batch contains the same vote twice, only the first counts. */
  function settle(ballots: Ballot[], outcomes: VoteOutcome[]): VoteOutcome[] {
    const boards = new Map<number, number>();
    const counted = new Map<number, Set<number>>();
    const settled = outcomes.map((outcome, place): VoteOutcome => {
      const { refusal, accountId, creatorId, boardId } = outcome;
      const ideaId = ballots[place]?.ideaId ?? 0;
      if (refusal !== null || accountId === null || creatorId === null || boardId === null) {
        tally.refused++;
        return outcome;
      }
      boards.set(boardId, creatorId);
      const voters = counted.get(ideaId) ?? new Set();
      if (voters.has(accountId)) {
        tally.refused++;
        return { ...outcome, refusal: 'already_voted' };
      }
      tally.counted++;
      counted.set(ideaId, voters.add(accountId));
      return outcome;
    });
    announceChanges({ boardChanges }, boards);
    return settled;
  }

  const writer = createBatchWriter({ name: 'vote', pool, log, meters, write: insert, settle });
  return { meters, waiting: writer.waiting, cast: writer.add };
}

async function insert(connection: pg.PoolClient, ballots: Ballot[]): Promise<VoteOutcome[]> {
  const packed = packBallots(ballots);
  const [row] = await runNamed(connection, insertVotes, packed);
  if (!row) throw new Error('insert-votes returned no row');
  return unpackOutcomes(packed, row);
}
