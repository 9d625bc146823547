import { sql, type Kysely } from 'kysely';

import { changeVoteCounts } from '../../boards/chart/change-vote-counts.ts';
import type { Tables, VoteState } from '../../tables.ts';

type Votes = { creatorId: number; ideaIds: readonly number[]; accountIds: readonly number[] };

/**
 * The caller must have locked the ideas. The stored states of withdrawn votes change along, so that a new vote gets the
 * new state. Returns the number of accounts with a changed vote.
 */
export async function updateStates(
  db: Kysely<Tables>,
  { creatorId, ideaIds, accountIds }: Votes,
  from: readonly VoteState[],
  to: VoteState,
): Promise<number> {
  const change = (state: VoteState) => sql`${to === state ? 1 : 0}::int - (b.state = ${sql.lit(state)})::int`;
  const ofGroup = sql`creator_id = ${creatorId} AND idea_id = ANY(${ideaIds}::bigint[])
    AND account_id = ANY(${accountIds}::bigint[]) AND state = ANY(${from}::vote_state[])`;
  const { rows } = await sql<{ accounts: number }>`
    WITH before AS MATERIALIZED (
      SELECT idea_id, account_id, state FROM votes WHERE ${ofGroup}),
    withdrawn AS (
      ${to === 'counted' ? sql`DELETE FROM withdrawn_holds` : sql`UPDATE withdrawn_holds SET state = ${to}`} WHERE ${ofGroup}),
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

/** The account's ballots in rounds that are not final. A blank one counts for nothing, but may be changed. */
export async function selectBallotsInStates(db: Kysely<Tables>, accountId: number, states: readonly VoteState[]) {
  const { rows } = await sql<{ creator_id: number; round_id: number }>`
    SELECT b.creator_id, b.round_id FROM round_ballots b JOIN rounds r ON r.creator_id = b.creator_id AND r.id = b.round_id
    WHERE b.account_id = ${accountId} AND b.state = ANY(${states}::vote_state[]) AND r.state IN ('open', 'closed')
    ORDER BY 1, 2`.execute(db);
  return rows;
}

/**
 * The ideas for which the account has a held vote, or had one when it withdrew it. Those of an undecided lockstep
 * check are left out.
 */
export async function selectReleasable(db: Kysely<Tables>, accountId: number) {
  const { rows } = await sql<{ creator_id: number; idea_id: number }>`
    SELECT creator_id, idea_id FROM (
      SELECT creator_id, idea_id FROM votes WHERE account_id = ${accountId} AND merged_from IS NULL AND state = 'held'
      UNION SELECT creator_id, idea_id FROM withdrawn_holds WHERE account_id = ${accountId} AND state = 'held') v
    WHERE NOT EXISTS (
      SELECT FROM vote_checks c WHERE c.creator_id = v.creator_id AND c.kind = 'lockstep' AND c.state = 'held'
        AND v.idea_id = ANY(c.idea_ids) AND ${accountId} = ANY(c.account_ids))
    ORDER BY creator_id, idea_id`.execute(db);
  return rows;
}

/** Adds the released vote to the board's public log. Locks the board first, because the log references it. */
export async function logReleased(db: Kysely<Tables>, creatorId: number, ideaId: number): Promise<void> {
  await sql`
    WITH board AS MATERIALIZED (
      SELECT b.creator_id, b.id, b.time_zone FROM boards b
      WHERE (b.creator_id, b.id) IN (SELECT creator_id, board_id FROM ideas WHERE creator_id = ${creatorId} AND id = ${ideaId})
      FOR NO KEY UPDATE)
    INSERT INTO vote_check_log (creator_id, board_id, change, made_by, votes, day)
    SELECT creator_id, id, 'counted', 'voter', 1, (now() AT TIME ZONE time_zone)::date FROM board`.execute(db);
}

/** The state that the account's counted vote for the idea should have according to its withdrawn vote. */
export async function selectEvadedState(
  db: Kysely<Tables>,
  vote: { creatorId: number; ideaId: number; accountId: number },
) {
  return await db
    .selectFrom('withdrawn_holds as w')
    .innerJoin('votes as v', (join) =>
      join
        .onRef('v.creator_id', '=', 'w.creator_id')
        .onRef('v.idea_id', '=', 'w.idea_id')
        .onRef('v.account_id', '=', 'w.account_id'),
    )
    .select('w.state')
    .where('w.creator_id', '=', vote.creatorId)
    .where('w.idea_id', '=', vote.ideaId)
    .where('w.account_id', '=', vote.accountId)
    .where('v.merged_from', 'is', null)
    .where('v.state', '=', 'counted')
    .executeTakeFirst();
}
