import { sql, type Kysely, type RawBuilder } from 'kysely';

import type { BoardKey } from '../../boards/chart/change-board.ts';
import { namedQuery } from '../../platform/postgres/named-query.ts';
import type { Tables, VoteCheckState, VoteState } from '../../tables.ts';

export type CheckKey = BoardKey & { checkId: number };
type Check = Tables['vote_checks'];

export type CheckRow = {
  id: number;
  kind: Check['kind'];
  state: VoteCheckState;
  ideas: { id: number; title: string }[];
  votes: number;
  figures: Check['figures'];
  first_vote_at: Date;
  last_vote_at: Date;
  releases_at: Date | null;
  made_by: Tables['vote_check_log']['made_by'] | null;
  decided_by: number | null;
  decided_at: Date | null;
};

/** Decided checks are listed for this long. */
const shownFor = `interval '30 days'`;

/**
 * The checks that match a condition, with their last decision. The number of votes includes those in rounds and those that the decision has
 * not moved yet, and excludes those of accounts that a check of this kind doesn't hold, because they are verified.
 */
const describedChecks = (condition: string) => `
  SELECT c.id, c.kind, c.state, c.figures, c.first_vote_at, c.last_vote_at, c.releases_at, l.made_by,
    l.account_id AS decided_by, l.created_at AS decided_at,
    coalesce((SELECT jsonb_agg(jsonb_build_object('id', i.id, 'title', i.title) ORDER BY array_position(c.idea_ids, i.id))
      FROM ideas i WHERE i.creator_id = $1 AND i.id = ANY(c.idea_ids) AND i.status <> 'deleted'), '[]') AS ideas,
    (SELECT count(*) FROM votes v JOIN accounts a ON a.id = v.account_id
     WHERE v.creator_id = $1 AND v.idea_id = ANY(c.idea_ids) AND v.account_id = ANY(c.account_ids)
       AND v.merged_from IS NULL AND NOT (c.kind = 'group' AND a.verified_at IS NOT NULL)) +
    (SELECT count(*) FROM round_ballots b JOIN accounts a ON a.id = b.account_id
     JOIN rounds r ON r.creator_id = b.creator_id AND r.id = b.round_id
     WHERE b.creator_id = $1 AND b.account_id = ANY(c.account_ids) AND b.idea_ids && c.idea_ids
       AND r.board_id = $2 AND r.opens_at <= c.last_vote_at AND r.closes_at >= c.first_vote_at
       AND NOT (c.kind = 'group' AND a.verified_at IS NOT NULL)) AS votes
  FROM vote_checks c
  LEFT JOIN LATERAL (
    SELECT made_by, account_id, created_at FROM vote_check_log l
    WHERE l.creator_id = $1 AND l.board_id = $2 AND l.check_id = c.id AND l.change = c.state AND l.made_by <> 'voter'
    ORDER BY id DESC LIMIT 1) l ON c.state <> 'held'
  WHERE c.creator_id = $1 AND c.board_id = $2 AND ${condition}`;

/** Parameters: $1 creator id, $2 board id. Checks on hold come first, then the latest decisions. */
export const selectChecks = namedQuery<CheckRow>(
  'select-vote-checks',
  `SELECT * FROM (${describedChecks(`(c.state = 'held' OR l.created_at > now() - ${shownFor})`)}) c
   WHERE c.state <> 'held' OR c.votes > 0
   ORDER BY c.state <> 'held', c.decided_at DESC, c.id DESC LIMIT 50`,
);

/** Parameters: $1 creator id, $2 board id, $3 check id. */
export const selectCheck = namedQuery<CheckRow>('select-vote-check', describedChecks('c.id = $3'));

/**
 * Changes the state of a check if it is in one of the states `from`. The board must be locked. Returns whether the
 * check was changed.
 */
export async function updateCheck(
  db: Kysely<Tables>,
  { creatorId, boardId, checkId }: CheckKey,
  from: readonly VoteCheckState[],
  to: VoteCheckState,
): Promise<boolean> {
  const { rows } = await sql`
    UPDATE vote_checks SET state = ${to}, releases_at = NULL
    WHERE creator_id = ${creatorId} AND board_id = ${boardId} AND id = ${checkId} AND state = ANY(${from}::text[])
    RETURNING id`.execute(db);
  return rows.length > 0;
}

export async function findCheck(db: Kysely<Tables>, { creatorId, boardId, checkId }: CheckKey) {
  return await db
    .selectFrom('vote_checks')
    .select(['state', 'idea_ids', 'account_ids'])
    .where('creator_id', '=', creatorId)
    .where('board_id', '=', boardId)
    .where('id', '=', checkId)
    .executeTakeFirst();
}

/** Settles the board's closed rounds now, so that a decision about held ballots shows at once. */
export async function hurryRounds(db: Kysely<Tables>, { creatorId, boardId }: BoardKey): Promise<void> {
  await sql`
    SELECT graphile_worker.add_job('advance-round', json_build_object('creatorId', creator_id, 'roundId', id),
      job_key => 'round-' || id)
    FROM rounds WHERE creator_id = ${creatorId} AND board_id = ${boardId} AND state = 'closed'`.execute(db);
}

/** Votes for an idea that are not in the state that they should be in. */
type Misplaced = { from: VoteState; to: VoteState; accounts: number[] };

/**
 * Decides which state votes for an idea should be in, and returns those that are in another one, with the highest
 * account id that was looked at. `voters` selects the accounts' votes with the columns account_id and state.
 *
 * A removed check makes votes void, a check on hold holds them. If there is none, votes of unverified accounts are held
 * if only verified voters count on the board, and all others count. Verified accounts can't be part of a `group`, but
 * votes that were removed before their voters verified stay void. Votes of suspended accounts are left alone: an
 * operator may have removed them.
 */
export async function selectMisplaced(
  db: Kysely<Tables>,
  { creatorId, boardId }: BoardKey,
  ideaId: number,
  voters: RawBuilder<unknown>,
): Promise<{ last: number | null; misplaced: Misplaced[] }> {
  const { rows } = await sql<{ last: number | null; misplaced: Misplaced[] | null }>`
    WITH looked AS MATERIALIZED (${voters}),
    checks AS MATERIALIZED (
      SELECT c.kind, c.state, u.account_id FROM vote_checks c CROSS JOIN unnest(c.account_ids) AS u(account_id)
      WHERE c.creator_id = ${creatorId} AND c.board_id = ${boardId} AND c.state <> 'counted'
        AND ${ideaId}::bigint = ANY(c.idea_ids)),
    wanted AS (
      SELECT v.account_id, v.state, CASE
        WHEN bool_or(c.state = 'removed' AND (v.state = 'void' OR NOT (c.kind = 'group' AND a.verified_at IS NOT NULL)))
          THEN 'void'
        WHEN bool_or(c.state = 'held' AND NOT (c.kind = 'group' AND a.verified_at IS NOT NULL))
          OR (b.verified_only AND a.verified_at IS NULL) THEN 'held'
        ELSE 'counted' END::vote_state AS wanted
      FROM looked v
      JOIN accounts a ON a.id = v.account_id AND a.suspended_at IS NULL
      JOIN boards b ON b.creator_id = ${creatorId} AND b.id = ${boardId}
      LEFT JOIN checks c ON c.account_id = v.account_id
      GROUP BY v.account_id, v.state, a.verified_at, b.verified_only),
    moves AS (
      SELECT state, wanted, array_agg(account_id ORDER BY account_id) AS accounts FROM wanted
      WHERE state <> wanted GROUP BY state, wanted)
    SELECT (SELECT max(account_id) FROM looked) AS last,
      jsonb_agg(jsonb_build_object('from', state, 'to', wanted, 'accounts', accounts)) AS misplaced FROM moves`.execute(
    db,
  );
  const { last = null, misplaced } = rows[0] ?? {};
  return { last, misplaced: misplaced ?? [] };
}

export const votesOfAccounts = (creatorId: number, ideaId: number, accountIds: readonly number[]) => sql`
  SELECT account_id, state FROM votes
  WHERE creator_id = ${creatorId} AND idea_id = ${ideaId} AND account_id = ANY(${accountIds}::bigint[])`;

/**
 * If an account withdrew a vote while it was on hold or removed and votes for the idea again, the new vote gets the state
 * in withdrawn_holds. Gives these rows the state of the check.
 */
export async function updateWithdrawn(
  db: Kysely<Tables>,
  creatorId: number,
  ideaIds: readonly number[],
  accountIds: readonly number[],
  to: VoteState,
): Promise<void> {
  const rows = sql`creator_id = ${creatorId} AND idea_id = ANY(${ideaIds}::bigint[]) AND account_id = ANY(${accountIds}::bigint[])`;
  if (to === 'counted') await sql`DELETE FROM withdrawn_holds WHERE ${rows}`.execute(db);
  else await sql`UPDATE withdrawn_holds SET state = ${to} WHERE ${rows} AND state <> ${to}`.execute(db);
}
