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

/**
 * Deletes the account's votes for these ideas. Returns the new count of `ideaId`, which is one of them. The states of
 * held and void votes are kept, so that a new vote gets them back. A vote batch that began before the commit doesn't see
 * them yet, so a job checks later, when such a batch has ended or timed out.
 */
export async function deleteVotes(
  db: Db,
  { creatorId, accountId }: Voter,
  ideaIds: number[],
  ideaId: number,
): Promise<{ votes: number; version: number }> {
  const { rows } = await sql<{ jobs: number; votes: number; version: number }>`
    WITH gone AS (
      DELETE FROM votes v
      WHERE creator_id = ${creatorId} AND idea_id = ANY(${ideaIds}::bigint[]) AND account_id = ${accountId}
      RETURNING creator_id, idea_id, account_id, voted_at, merged_from, state, ${byState('-', 'v')}),
    kept AS (
      INSERT INTO withdrawn_holds (creator_id, idea_id, account_id, state)
      SELECT creator_id, idea_id, account_id, state FROM gone WHERE state <> 'counted'
      ON CONFLICT (creator_id, idea_id, account_id) DO UPDATE SET state = excluded.state
      RETURNING creator_id, idea_id, account_id),
    jobs AS (
      SELECT graphile_worker.add_job('restore-hold',
        json_build_object('creatorId', creator_id, 'ideaId', idea_id, 'accountId', account_id),
        run_at => now() + interval '10 seconds') AS job FROM kept),
    ${changeVoteCounts('gone')}
    SELECT (SELECT count(job) FROM jobs) AS jobs, i.votes, b.version FROM changed_ideas i
    JOIN changed_boards b ON b.creator_id = i.creator_id AND b.id = i.board_id
    WHERE i.id = ${ideaId}`.execute(db);
  if (!rows[0]) throw new Error('deleteVotes found no vote to delete');
  const { votes, version } = rows[0];
  return { votes, version };
}

export async function deleteWithdrawnHolds(db: Db, accountId: number): Promise<void> {
  await db.deleteFrom('withdrawn_holds').where('account_id', '=', accountId).execute();
}
