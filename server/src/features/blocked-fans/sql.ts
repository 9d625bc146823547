import { limits } from '@upnext/contract/limits';

import { namedQuery } from '../../platform/postgres/named-query.ts';

/**
 * $1 creator, $2 who, $3 the one board it is about, or null for all. Only whoever has suggested something there: else
 * anybody's name could be asked for by number. What waits of theirs is locked in key order, then the boards.
 */
export const insertBlock = namedQuery<{ account_id: number }>(
  'insert-block',
  `WITH fan AS (
     SELECT suggested_by AS account_id FROM ideas WHERE suggested_by = $2 AND creator_id = $1
       AND board_id = coalesce($3, board_id) AND status <> 'deleted' LIMIT 1),
   block AS (
     INSERT INTO blocked_fans (creator_id, account_id) SELECT $1, account_id FROM fan ON CONFLICT DO NOTHING),
   waiting AS MATERIALIZED (
     SELECT creator_id, board_id, id FROM ideas WHERE suggested_by = $2 AND creator_id = $1
       AND board_id = coalesce($3, board_id) AND status = 'pending'
     ORDER BY creator_id, id FOR NO KEY UPDATE),
   gone AS (
     UPDATE ideas i SET status = 'deleted' FROM waiting w WHERE i.creator_id = w.creator_id AND i.id = w.id
     RETURNING w.creator_id, w.board_id, w.id),
   locked AS MATERIALIZED (
     SELECT b.creator_id, b.id, b.pending_count FROM boards b
     WHERE (b.creator_id, b.id) IN (SELECT creator_id, board_id FROM gone) ORDER BY b.creator_id, b.id FOR NO KEY UPDATE),
   board AS (
     UPDATE boards b SET pending_count = l.pending_count - n.ideas
     FROM locked l JOIN (SELECT board_id, count(*) AS ideas FROM gone GROUP BY board_id) n ON n.board_id = l.id
     WHERE b.creator_id = l.creator_id AND b.id = l.id),
   jobs AS MATERIALIZED (
     -- As where an idea is deleted: by then what it has can be counted.
     SELECT graphile_worker.add_job('remove-idea', json_build_object('creatorId', creator_id, 'ideaId', id),
       run_at => now() + interval '10 seconds') AS job FROM gone)
   SELECT account_id FROM fan WHERE (SELECT count(job) FROM jobs) >= 0`,
);

/** $1 creator, $2 who. */
export const deleteBlock = namedQuery<{ account_id: number }>(
  'delete-block',
  `DELETE FROM blocked_fans WHERE creator_id = $1 AND account_id = $2 RETURNING account_id`,
);

/** $1 creator. An account that was deleted since has no name any more, and nothing to suggest. */
export const selectBlocked = namedQuery<{ id: number; username: string; blocked_at: Date }>(
  'select-blocked-fans',
  `SELECT a.id, a.username, f.blocked_at FROM blocked_fans f JOIN accounts a ON a.id = f.account_id
   WHERE f.creator_id = $1 AND a.username IS NOT NULL
   ORDER BY f.blocked_at DESC, a.id LIMIT ${limits.blockedFansPerPage}`,
);

/** $1 creator. */
export const deleteBlocks = `DELETE FROM blocked_fans WHERE creator_id = $1`;
