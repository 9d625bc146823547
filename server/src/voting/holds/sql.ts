import { sql, type Kysely } from 'kysely';

import { changeVoteCounts } from '../../boards/chart/change-vote-counts.ts';
import type { Tables, VoteState } from '../../tables.ts';

type Votes = { creatorId: number; ideaIds: readonly number[]; accountIds: readonly number[] };

/** The caller must have locked the ideas. Returns the number of accounts with a changed vote. */
export async function updateStates(
  db: Kysely<Tables>,
  { creatorId, ideaIds, accountIds }: Votes,
  from: readonly VoteState[],
  to: VoteState,
): Promise<number> {
  const change = (state: VoteState) => sql`${to === state ? 1 : 0}::int - (b.state = ${sql.lit(state)})::int`;
  const { rows } = await sql<{ accounts: number }>`
    WITH before AS MATERIALIZED (
      SELECT idea_id, account_id, state FROM votes
      WHERE creator_id = ${creatorId} AND idea_id = ANY(${ideaIds}::bigint[])
        AND account_id = ANY(${accountIds}::bigint[]) AND state = ANY(${from}::vote_state[])),
    moved AS (
      UPDATE votes v SET state = ${to} FROM before b
      WHERE v.creator_id = ${creatorId} AND v.idea_id = b.idea_id AND v.account_id = b.account_id
      RETURNING v.creator_id, v.idea_id, v.voted_at, v.merged_from, ${change('counted')} AS votes, ${change('held')} AS held),
    ${changeVoteCounts('moved')}
    SELECT count(DISTINCT account_id)::int AS accounts FROM before`.execute(db);
  return rows[0]?.accounts ?? 0;
}

/** The votes that an account cast itself, without the copies that merges made. */
export async function selectVotesInStates(db: Kysely<Tables>, accountId: number, states: readonly VoteState[]) {
  return await db
    .selectFrom('votes')
    .select(['creator_id', 'idea_id'])
    .where('account_id', '=', accountId)
    .where('merged_from', 'is', null)
    .where('state', 'in', states)
    .execute();
}
