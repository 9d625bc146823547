import type { connectPool } from '../server/src/platform/postgres/connect.ts';
import type { VoteState } from '../server/src/tables.ts';
import { packBallots, unpackOutcomes } from '../server/src/voting/votes/pack-ballots.ts';
import { insertVotes } from '../server/src/voting/votes/sql.ts';
import { atTime, sessionHash, type Site, type Voter } from './store-people.ts';

export type Pool = ReturnType<typeof connectPool>;
export type PlannedVote = { voter: Voter; at: number; idea: number; isCamouflage?: boolean };
type Cast = { refused: number; startedHeld: PlannedVote[] };

const batchSize = 500;

/**
 * Casts votes with the statement of the vote batch, in the order of their times. The statement uses the real clock, so the
 * same transaction sets the simulated times.
 */
export async function castVotes(pool: Pool, { board }: Site, votes: readonly PlannedVote[]): Promise<Cast> {
  const cast: Cast = { refused: 0, startedHeld: [] };
  for (let from = 0; from < votes.length; from += batchSize) {
    const batch = votes.slice(from, from + batchSize);
    const ballots = batch.map(({ voter, idea }) => ({
      sessionHash: sessionHash(voter.accountId),
      ideaId: board.firstIdea + idea,
      username: null,
      token: null,
    }));
    const packed = packBallots(ballots);
    const client = await pool.connect();
    try {
      await client.query('BEGIN');
      const { rows } = await client.query({ ...insertVotes, values: packed });
      const refusals = unpackOutcomes(packed, rows[0]).filter(({ refusal }) => refusal !== null);
      cast.refused += refusals.length;
      const { rows: stored } = await client.query<{ place: number; state: VoteState }>(
        `UPDATE votes v SET voted_at = p.at
         FROM unnest($2::bigint[], $3::bigint[], $4::timestamptz[]) WITH ORDINALITY AS p(idea_id, account_id, at, place)
         WHERE v.creator_id = $1 AND v.idea_id = p.idea_id AND v.account_id = p.account_id
         RETURNING p.place::int, v.state`,
        [
          board.creatorId,
          ballots.map(({ ideaId }) => ideaId),
          batch.map(({ voter }) => voter.accountId),
          batch.map(({ at }) => atTime(at)),
        ],
      );
      cast.startedHeld.push(
        ...stored.flatMap(({ place, state }) => (state === 'held' ? (batch[place - 1] ?? []) : [])),
      );
      await client.query('COMMIT');
    } finally {
      client.release();
    }
  }
  return cast;
}
