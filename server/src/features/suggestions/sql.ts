import { limits } from '@upnext/contract/limits';

import { namedQuery } from '../../platform/postgres/named-query.ts';
import { ideaColumns, type IdeaRow } from '../chart/describe-idea.ts';

export type SuggestionTarget = { creator_id: number; accepts_suggestions: boolean; id: number | null };

/** $1 username, $2 who suggests, $3 title, $4 description. `id` is null when the board did not take it. */
export const insertSuggestion = namedQuery<SuggestionTarget>(
  'insert-suggestion',
  `WITH target AS (
     SELECT b.creator_id, b.id, b.accepts_suggestions FROM boards b JOIN accounts a ON a.id = b.creator_id
     WHERE lower(a.username) = lower($1) AND b.is_main),
   board AS (
     UPDATE boards b SET pending_count = b.pending_count + 1 FROM target t
     WHERE b.creator_id = t.creator_id AND b.id = t.id AND b.accepts_suggestions
       AND b.pending_count < ${limits.pendingPerBoard} AND b.creator_id <> $2
     RETURNING b.creator_id, b.id),
   added AS (
     INSERT INTO ideas (creator_id, board_id, title, description, status, suggested_by)
     SELECT creator_id, id, $3, $4, 'pending', $2 FROM board RETURNING id)
   SELECT t.creator_id, t.accepts_suggestions, (SELECT id FROM added) AS id FROM target t`,
);

/** $1 creator, $2 idea. One statement decides: of many at once exactly one finds it pending. */
export const approvePending = namedQuery<{ id: number; board_id: number }>(
  'approve-pending',
  `WITH approved AS (
     UPDATE ideas SET status = 'approved' WHERE creator_id = $1 AND id = $2 AND status = 'pending'
     RETURNING creator_id, board_id, id),
   board AS (
     UPDATE boards b SET idea_count = b.idea_count + 1, pending_count = b.pending_count - 1, version = b.version + 1
     FROM approved a WHERE b.creator_id = a.creator_id AND b.id = a.board_id)
   SELECT id, board_id FROM approved`,
);

const suggestion = `
  SELECT ${ideaColumns('i')}, NULL::int AS position, f.username AS suggested_by_username, o.username AS creator_username
  FROM ideas i JOIN accounts o ON o.id = i.creator_id LEFT JOIN accounts f ON f.id = i.suggested_by`;

export const selectPending = namedQuery<IdeaRow>(
  'select-pending',
  `${suggestion} WHERE i.creator_id = $1 AND i.board_id IN (SELECT id FROM boards WHERE creator_id = $1) AND i.status = 'pending'
   ORDER BY i.created_at, i.id LIMIT ${limits.pendingPerPage}`,
);

export const selectOwnSuggestions = namedQuery<IdeaRow>(
  'select-own-suggestions',
  `${suggestion} WHERE i.suggested_by = $1 AND i.status <> 'deleted' ORDER BY i.created_at DESC LIMIT ${limits.ideasPerPage}`,
);
