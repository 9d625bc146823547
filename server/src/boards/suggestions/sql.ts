import type { RejectionReason } from '@upnext/contract/idea-fields';
import type { Language } from '@upnext/contract/language';
import { limits } from '@upnext/contract/limits';
import { sql, type Kysely } from 'kysely';

import { exportPageSize, type ExportRow } from '../../platform/postgres/export-page.ts';
import { namedQuery } from '../../platform/postgres/named-query.ts';
import type { Tables } from '../../tables.ts';
import { changeBoards } from '../chart/change-board.ts';
import { ideaColumns, type IdeaRow } from '../chart/describe-idea.ts';

/** Grace period for a restore request that was sent at the last moment. */
const graceSeconds = 1;

type Db = Kysely<Tables>;

/** The columns of the idea and the board are null if the board did not accept the suggestion. */
export type SuggestionTarget = { owner_id: number; is_blocked: boolean } & (NewSuggestion | { id: null });

export type NewSuggestion = IdeaRow & {
  board_id: number;
  slug: string | null;
  name: string | null;
  pending_count: number;
  /** The language of the board's owner, if it is known. */
  language: string | null;
};

type Suggestion = { title: string; description: string; suggestedBy: number };

/** `slug` is null for the creator's main board. */
export async function insertSuggestion(
  db: Db,
  { username, slug }: { username: string; slug: string | null },
  { title, description, suggestedBy }: Suggestion,
): Promise<SuggestionTarget | undefined> {
  const { rows } = await sql<SuggestionTarget>`
    WITH target AS (
      SELECT b.creator_id, b.id AS board_id, b.slug, b.name, a.username, b.accepts_suggestions AND b.archived_at IS NULL AS accepts_suggestions,
        EXISTS (
          SELECT FROM blocked_fans f WHERE f.creator_id = b.creator_id AND f.account_id = ${suggestedBy}
            AND f.board_id IN (b.id, 0)) AS is_blocked
      FROM boards b JOIN accounts a ON a.id = b.creator_id
      WHERE lower(a.username) = lower(${username}) AND a.suspended_at IS NULL
        AND (b.slug = ${slug} OR (${slug}::text IS NULL AND b.is_main))),
    taken AS (
      SELECT creator_id, board_id FROM target WHERE accepts_suggestions AND NOT is_blocked AND creator_id <> ${suggestedBy}),
    ${changeBoards('taken', { pending: '1', version: '0' })},
    added AS (
      INSERT INTO ideas (creator_id, board_id, title, description, status, suggested_by)
      SELECT creator_id, id, ${title}, ${description}, 'pending', ${suggestedBy} FROM changed_boards RETURNING *)
    SELECT t.creator_id AS owner_id, t.is_blocked, t.board_id, t.slug, t.name, c.pending_count,
      (SELECT language FROM email_settings WHERE account_id = t.creator_id) AS language, ${sql.raw(ideaColumns('i'))}, NULL::int AS position,
      t.username AS creator_username, (SELECT username FROM accounts WHERE id = ${suggestedBy}) AS suggested_by_username
    FROM target t LEFT JOIN changed_boards c ON true LEFT JOIN added i ON true`.execute(db);
  return rows[0];
}

export type Approved = { board_id: number; title: string; slug: string | null; name: string | null };

/** Approves a pending suggestion. Of several concurrent calls, only one finds the suggestion pending. */
export async function approvePending(db: Db, creatorId: number, ideaId: number): Promise<Approved | undefined> {
  const { rows } = await sql<Approved>`
    WITH approved AS (
      UPDATE ideas i SET status = 'approved' FROM boards b
      WHERE i.creator_id = ${creatorId} AND i.id = ${ideaId} AND i.status = 'pending'
        AND b.creator_id = i.creator_id AND b.id = i.board_id AND b.archived_at IS NULL
      RETURNING i.creator_id, i.board_id, i.title, b.slug, b.name),
    ${changeBoards('approved', { ideas: '1', pending: '-1' })}
    SELECT board_id, title, slug, name FROM approved`.execute(db);
  return rows[0];
}

export async function isOnArchivedBoard(db: Db, creatorId: number, ideaId: number): Promise<boolean> {
  const row = await db
    .selectFrom('ideas as i')
    .innerJoin('boards as b', (join) =>
      join.onRef('b.creator_id', '=', 'i.creator_id').onRef('b.id', '=', 'i.board_id'),
    )
    .select('i.id')
    .where('i.creator_id', '=', creatorId)
    .where('i.id', '=', ideaId)
    .where('i.status', '=', 'pending')
    .where('b.archived_at', 'is not', null)
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Hides the suggestion immediately. A job deletes it after the undo period; rejecting it again restarts that period.
 */
export async function rejectPending(
  db: Db,
  creatorId: number,
  ideaId: number,
  { reason, language }: { reason: RejectionReason; language: Language },
): Promise<boolean> {
  const payload = JSON.stringify({ creatorId, ideaId, reason, language });
  const { rows } = await sql`
    WITH rejected AS (
      UPDATE ideas SET status = 'rejected' WHERE creator_id = ${creatorId} AND id = ${ideaId} AND status = 'pending'
      RETURNING creator_id, board_id),
    ${changeBoards('rejected', { pending: '-1', version: '0' })},
    job AS (
      SELECT graphile_worker.add_job('finish-rejection', ${payload}::json, job_key => ${`reject-${ideaId}`},
        run_at => now() + make_interval(secs => ${limits.undoSeconds + graceSeconds})) FROM rejected)
    SELECT FROM rejected, job`.execute(db);
  return rows.length > 0;
}

export async function restoreRejected(db: Db, creatorId: number, ideaId: number): Promise<boolean> {
  const { rows } = await sql`
    WITH restored AS (
      UPDATE ideas SET status = 'pending' WHERE creator_id = ${creatorId} AND id = ${ideaId} AND status = 'rejected'
      RETURNING creator_id, board_id),
    ${changeBoards('restored', { pending: '1', version: '0' })}
    SELECT FROM restored`.execute(db);
  return rows.length > 0;
}

export type Retired = { title: string; suggested_by: number; slug: string | null; name: string | null };

/** Returns undefined if the suggestion was restored. */
export async function retireRejected(db: Db, creatorId: number, ideaId: number): Promise<Retired | undefined> {
  return await db
    .updateTable('ideas as i')
    .from('boards as b')
    .set({ status: 'deleted' })
    .where('i.creator_id', '=', creatorId)
    .where('i.id', '=', ideaId)
    .where('i.status', '=', 'rejected')
    .whereRef('b.creator_id', '=', 'i.creator_id')
    .whereRef('b.id', '=', 'i.board_id')
    .returning(['i.title', 'i.suggested_by', 'b.slug', 'b.name'])
    .$castTo<Retired>()
    .executeTakeFirst();
}

/** The minimum similarity of two titles. Titles below it share only a few letters. */
const nearEnough = 0.45;

/** Parameters: $1 creator id, $2 board id, $3 the title typed so far, $4 the viewer's account id. */
export const selectSimilar = namedQuery<{ id: number; title: string; votes: number; is_voted: boolean }>(
  'select-similar',
  `SELECT n.id, n.title, n.votes, EXISTS (
     SELECT FROM votes v WHERE v.creator_id = $1 AND v.idea_id = n.id AND v.account_id = $4) AS is_voted
   FROM nearest_ideas($1, $2, $3, ${limits.similarIdeas}) n WHERE n.distance <= ${1 - nearEnough}
   ORDER BY n.distance, n.votes DESC`,
);

const suggestion = `
  SELECT ${ideaColumns('i')}, NULL::int AS position, b.slug AS board_slug, f.username AS suggested_by_username, o.username AS creator_username,
    o.display_name AS creator_name
  FROM ideas i JOIN accounts o ON o.id = i.creator_id JOIN boards b ON b.creator_id = i.creator_id AND b.id = i.board_id
  LEFT JOIN accounts f ON f.id = i.suggested_by`;

/** Parameters: $1 creator id, $2 board id. */
export const selectPending = namedQuery<IdeaRow>(
  'select-pending',
  `${suggestion} WHERE i.creator_id = $1 AND i.board_id = $2 AND i.status = 'pending'
   ORDER BY i.created_at, i.id LIMIT ${limits.pendingPerPage}`,
);

export const selectOwnSuggestions = namedQuery<IdeaRow>(
  'select-own-suggestions',
  `${suggestion} WHERE i.suggested_by = $1 AND i.status NOT IN ('rejected', 'deleted') ORDER BY i.created_at DESC LIMIT ${limits.ideasPerPage}`,
);

type ExportedSuggestion = ExportRow & { title: string; description: string; creator: string | null; created_at: Date };

export const exportSuggestions = namedQuery<ExportedSuggestion>(
  'export-suggestions',
  `SELECT i.id AS after_id, i.created_at, i.created_at::text AS after_time, i.title, i.description, o.username AS creator
   FROM ideas i JOIN accounts o ON o.id = i.creator_id
   WHERE i.suggested_by = $1 AND (i.created_at, i.id) > ($2::timestamptz, $3::bigint) AND i.status NOT IN ('rejected', 'deleted')
   ORDER BY i.created_at, i.id LIMIT ${exportPageSize}`,
);
