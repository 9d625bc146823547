import { limits } from '@upnext/contract/limits';
import type { Transaction } from 'kysely';

import { namedQuery } from '../../platform/postgres/named-query.ts';
import type { Tables } from '../../tables.ts';
import { ideaColumns, type IdeaRow } from '../chart/describe-idea.ts';

/** For a word taken back in the last moment, and its way here. */
const graceSeconds = 1;

export type SuggestionTarget = {
  creator_id: number;
  accepts_suggestions: boolean;
  is_blocked: boolean;
  id: number | null;
};

/** $1 the creator's name, $5 the board's own word or null, $2 who suggests, $3 title, $4 description. `id` is null when the board did not take it. */
export const insertSuggestion = namedQuery<SuggestionTarget>(
  'insert-suggestion',
  `WITH target AS (
     SELECT b.creator_id, b.id, b.accepts_suggestions AND b.archived_at IS NULL AS accepts_suggestions,
       EXISTS (SELECT FROM blocked_fans f WHERE f.creator_id = b.creator_id AND f.account_id = $2) AS is_blocked
     FROM boards b JOIN accounts a ON a.id = b.creator_id
     WHERE lower(a.username) = lower($1) AND a.suspended_at IS NULL AND (b.slug = $5 OR ($5::text IS NULL AND b.is_main))),
   board AS (
     UPDATE boards b SET pending_count = b.pending_count + 1 FROM target t
     WHERE b.creator_id = t.creator_id AND b.id = t.id AND t.accepts_suggestions AND b.accepts_suggestions
       AND b.pending_count < ${limits.pendingPerBoard} AND b.creator_id <> $2 AND NOT t.is_blocked
     RETURNING b.creator_id, b.id),
   added AS (
     INSERT INTO ideas (creator_id, board_id, title, description, status, suggested_by)
     SELECT creator_id, id, $3, $4, 'pending', $2 FROM board RETURNING id)
   SELECT t.creator_id, t.accepts_suggestions, t.is_blocked, (SELECT id FROM added) AS id FROM target t`,
);

/** $1 creator, $2 idea. One statement decides: of many at once exactly one finds it pending. */
export const approvePending = namedQuery<{ id: number; board_id: number }>(
  'approve-pending',
  `WITH approved AS (
     UPDATE ideas i SET status = 'approved' FROM boards b
     WHERE i.creator_id = $1 AND i.id = $2 AND i.status = 'pending'
       AND b.creator_id = i.creator_id AND b.id = i.board_id AND b.archived_at IS NULL
     RETURNING i.creator_id, i.board_id, i.id),
   board AS (
     UPDATE boards b SET idea_count = b.idea_count + 1, pending_count = b.pending_count - 1, version = b.version + 1
     FROM approved a WHERE b.creator_id = a.creator_id AND b.id = a.board_id)
   SELECT id, board_id FROM approved`,
);

/** $1 creator, $2 idea. */
export const findArchived = namedQuery<never>(
  'find-archived-pending',
  `SELECT FROM ideas i JOIN boards b ON b.creator_id = i.creator_id AND b.id = i.board_id AND b.archived_at IS NOT NULL
   WHERE i.creator_id = $1 AND i.id = $2 AND i.status = 'pending'`,
);

/** $1 creator, $2 idea, $3 why, $4 the creator's language. On no page from now on; a job deletes it when the time to take it back has passed. */
export const rejectPending = namedQuery<{ id: number }>(
  'reject-pending',
  `WITH rejected AS (
     UPDATE ideas SET status = 'rejected' WHERE creator_id = $1 AND id = $2 AND status = 'pending'
     RETURNING creator_id, board_id, id),
   locked AS MATERIALIZED (
     SELECT b.creator_id, b.id, b.pending_count FROM boards b JOIN rejected r ON b.creator_id = r.creator_id AND b.id = r.board_id
     FOR NO KEY UPDATE OF b),
   board AS (
     UPDATE boards b SET pending_count = l.pending_count - 1 FROM locked l WHERE b.creator_id = l.creator_id AND b.id = l.id),
   job AS (
     SELECT graphile_worker.add_job('finish-rejection', json_build_object('creatorId', creator_id, 'ideaId', id, 'reason', $3::text, 'language', $4::text),
       job_key => 'reject-' || id, run_at => now() + interval '${limits.undoSeconds + graceSeconds} seconds') FROM rejected)
   SELECT r.id FROM rejected r, job`,
);

/** $1 creator, $2 idea. */
export const restoreRejected = namedQuery<{ id: number }>(
  'restore-rejected',
  `WITH restored AS (
     UPDATE ideas SET status = 'pending' WHERE creator_id = $1 AND id = $2 AND status = 'rejected'
     RETURNING creator_id, board_id, id),
   board AS (
     UPDATE boards b SET pending_count = b.pending_count + 1 FROM restored r
     WHERE b.creator_id = r.creator_id AND b.id = r.board_id)
   SELECT id FROM restored`,
);

export type Retired = { title: string; suggested_by: number; slug: string | null; name: string | null };

/** Nothing to do for one that was taken back. */
export async function retireRejected(
  db: Transaction<Tables>,
  creatorId: number,
  ideaId: number,
): Promise<Retired | undefined> {
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

/** Below this an idea has a few letters in common with what is typed, and nothing else. */
const nearEnough = 0.45;

/** $1 creator, $2 board, $3 the title as far as it is typed, $4 who types. */
export const selectSimilar = namedQuery<{ id: number; title: string; votes: number; is_voted: boolean }>(
  'select-similar',
  `SELECT n.id, n.title, n.votes, EXISTS (
     SELECT FROM votes v WHERE v.creator_id = $1 AND v.idea_id = n.id AND v.account_id = $4) AS is_voted
   FROM nearest_ideas($1, $2, $3, ${limits.similarIdeas}) n WHERE n.distance <= ${1 - nearEnough}
   ORDER BY n.distance, n.votes DESC`,
);

const suggestion = `
  SELECT ${ideaColumns('i')}, NULL::int AS position, b.slug AS board_slug, f.username AS suggested_by_username, o.username AS creator_username
  FROM ideas i JOIN accounts o ON o.id = i.creator_id JOIN boards b ON b.creator_id = i.creator_id AND b.id = i.board_id
  LEFT JOIN accounts f ON f.id = i.suggested_by`;

/** $1 creator, $2 board. */
export const selectPending = namedQuery<IdeaRow>(
  'select-pending',
  `${suggestion} WHERE i.creator_id = $1 AND i.board_id = $2 AND i.status = 'pending'
   ORDER BY i.created_at, i.id LIMIT ${limits.pendingPerPage}`,
);

export const selectOwnSuggestions = namedQuery<IdeaRow>(
  'select-own-suggestions',
  `${suggestion} WHERE i.suggested_by = $1 AND i.status NOT IN ('rejected', 'deleted') ORDER BY i.created_at DESC LIMIT ${limits.ideasPerPage}`,
);
