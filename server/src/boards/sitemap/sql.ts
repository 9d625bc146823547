import { namedQuery } from '../../platform/postgres/named-query.ts';
import { chartOrder } from '../chart/chart-order.ts';

export type ListedBoard = {
  id: number;
  board_id: number;
  username: string;
  slug: string | null;
  idea_ids: number[];
  rounds: number[];
};

/** The number of ideas per board in the sitemap: those with the most votes, on the chart or made. */
const ideasPerBoard = 100;
/** The number of rounds per board in the sitemap, the newest first. */
const roundsPerBoard = 20;

/**
 * Parameters: $1 and $2 the last creator and board seen, $3 limit. Boards without ideas are excluded. `a.id >= $1` is
 * redundant, but PostgreSQL does not infer it: without it, a merge join would read all earlier accounts for every page.
 */
export const selectListedBoards = namedQuery<ListedBoard>(
  'select-listed-boards',
  `SELECT a.id, b.id AS board_id, a.username, b.slug, ARRAY(
     SELECT i.id FROM ideas i WHERE i.creator_id = b.creator_id AND i.board_id = b.id
       AND (i.status = 'approved' OR (i.status = 'closed' AND i.stage = 'made'))
     ORDER BY ${chartOrder} LIMIT ${ideasPerBoard}) AS idea_ids, ARRAY(
     SELECT r.number FROM rounds r WHERE r.creator_id = b.creator_id AND r.board_id = b.id AND r.state <> 'cancelled'
     ORDER BY r.number DESC LIMIT ${roundsPerBoard}) AS rounds
   FROM boards b JOIN accounts a ON a.id = b.creator_id
   WHERE (b.creator_id, b.id) > ($1, $2) AND a.id >= $1 AND b.is_listed AND b.archived_at IS NULL AND b.idea_count > 0
     AND b.hidden_at IS NULL AND a.suspended_at IS NULL
   ORDER BY b.creator_id, b.id LIMIT $3`,
);

export const upsertFile = `
  INSERT INTO sitemap_files (number, body) VALUES ($1, $2)
  ON CONFLICT (number) DO UPDATE SET body = EXCLUDED.body, made_at = now()`;

export const deleteFilesAfter = `DELETE FROM sitemap_files WHERE number > $1`;

export const selectFiles = namedQuery<{ number: number; made_at: Date }>(
  'select-sitemap-files',
  `SELECT number, made_at FROM sitemap_files ORDER BY number LIMIT 50000`,
);

export const selectFile = namedQuery<{ body: Buffer }>(
  'select-sitemap-file',
  `SELECT body FROM sitemap_files WHERE number = $1`,
);
