import { makeNewVoters, type Voters } from './make-new-voters.ts';
import type { TestServer } from './start-server.ts';

/** Inserts new accounts with counted ballots for one idea in a round of the creator, and without votes on the chart. */
export async function makeNewBallots(
  server: TestServer,
  { creatorId, roundId }: { creatorId: number; roundId: number },
  voters: Omit<Voters, 'isHeld'>,
): Promise<number[]> {
  const ids = await makeNewVoters(server, creatorId, voters);
  await server.query(
    `WITH moved AS (DELETE FROM votes WHERE account_id = ANY($3::bigint[]) RETURNING account_id, idea_id, voted_at)
     INSERT INTO round_ballots (creator_id, round_id, account_id, idea_ids, state, cast_at)
     SELECT $1, $2, account_id, ARRAY[idea_id], 'counted', voted_at FROM moved`,
    [creatorId, roundId, ids],
  );
  await server.query('UPDATE ideas SET votes = votes - $3 WHERE creator_id = $1 AND id = $2', [
    creatorId,
    voters.idea,
    ids.length,
  ]);
  await server.query(
    'UPDATE boards SET total_votes = (SELECT sum(votes) FROM ideas WHERE creator_id = $1) WHERE creator_id = $1',
    [creatorId],
  );
  await server.query(
    'UPDATE round_counts SET votes = votes + $3 WHERE creator_id = $1 AND round_id = $2 AND idea_id IN (0, $4)',
    [creatorId, roundId, ids.length, voters.idea],
  );
  return ids;
}
