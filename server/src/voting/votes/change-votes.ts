import { sql, type Kysely } from 'kysely';

import { byState, changeVoteCounts } from '../../boards/chart/change-vote-counts.ts';
import type { Tables, VoteState } from '../../tables.ts';

type Db = Kysely<Tables>;

/** All statements require that the caller has locked the ideas. */
type Voter = { creatorId: number; accountId: number };

export type StoredVote = { idea_id: number; merged_from: number | null; state: VoteState };

export async function selectVotesOf(db: Db, voter: Voter, ideaIds: number[]): Promise<StoredVote[]> {
  return await db
    .selectFrom('votes')
    .select(['idea_id', 'merged_from', 'state'])
    .where('creator_id', '=', voter.creatorId)
    .where('idea_id', 'in', ideaIds)
    .where('account_id', '=', voter.accountId)
    .execute();
}

/** Makes the copy of a vote for `ideaId` the copy of the account's vote for `from`, with the state of that vote. */
export async function reassignCopy(db: Db, voter: Voter, copy: { ideaId: number; from: StoredVote }): Promise<void> {
  const { creatorId, accountId } = voter;
  const { idea_id: from, state } = copy.from;
  await sql`
    WITH before AS (
      SELECT creator_id, idea_id, voted_at, merged_from, state FROM votes
      WHERE creator_id = ${creatorId} AND idea_id = ${copy.ideaId} AND account_id = ${accountId}),
    after AS (
      UPDATE votes v SET merged_from = ${from}, state = ${state}
      WHERE creator_id = ${creatorId} AND idea_id = ${copy.ideaId} AND account_id = ${accountId}
      RETURNING creator_id, idea_id, voted_at, merged_from, state),
    moved AS (
      SELECT *, ${byState('-', 'before')} FROM before UNION ALL SELECT *, ${byState('+', 'after')} FROM after),
    ${changeVoteCounts('moved')}
    SELECT FROM changed_boards`.execute(db);
}

/** Deletes the account's votes for these ideas. Returns the new count of `ideaId`, which is one of them. */
export async function deleteVotes(
  db: Db,
  { creatorId, accountId }: Voter,
  ideaIds: number[],
  ideaId: number,
): Promise<{ votes: number; version: number }> {
  const { rows } = await sql<{ votes: number; version: number }>`
    WITH gone AS (
      DELETE FROM votes v
      WHERE creator_id = ${creatorId} AND idea_id = ANY(${ideaIds}::bigint[]) AND account_id = ${accountId}
      RETURNING creator_id, idea_id, voted_at, merged_from, ${byState('-', 'v')}),
    ${changeVoteCounts('gone')}
    SELECT i.votes, b.version FROM changed_ideas i
    JOIN changed_boards b ON b.creator_id = i.creator_id AND b.id = i.board_id
    WHERE i.id = ${ideaId}`.execute(db);
  if (!rows[0]) throw new Error('deleteVotes found no vote to delete');
  return rows[0];
}
