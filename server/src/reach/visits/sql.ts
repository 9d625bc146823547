import { sql } from 'kysely';

import { namedQuery } from '../../platform/postgres/named-query.ts';

/**
 * The maximum number of rows per board and day. Further hosts are counted as 'other', so that made-up hosts can't fill
 * the table.
 */
const mostRows = 100;

/**
 * Parameters: $1 usernames, $2 share tokens or '', $3 hosts, $4 counts, $5 board slugs or '' for the main board.
 * Unknown boards and links are ignored. Rows are written in key order, because several processes do this concurrently.
 */
export const addVisits = namedQuery<never>(
  'add-visits',
  `WITH told AS (
     SELECT b.creator_id, b.id AS board_id, (now() AT TIME ZONE b.time_zone)::date AS day, coalesce(l.id, 0) AS share_link_id, v.host, v.visits
     FROM unnest($1::text[], $2::text[], $3::text[], $4::bigint[], $5::text[]) AS v(username, token, host, visits, slug)
     JOIN accounts a ON lower(a.username) = lower(v.username)
     JOIN boards b ON b.creator_id = a.id AND (b.slug = v.slug OR (v.slug = '' AND b.is_main))
     LEFT JOIN share_links l ON l.token = v.token AND l.creator_id = b.creator_id AND l.board_id = b.id
     WHERE v.token = '' OR l.id IS NOT NULL),
   ranked AS (
     SELECT t.*, k.visits IS NOT NULL OR t.host IN ('direct', 'other') AS is_known,
       row_number() OVER (PARTITION BY t.creator_id, t.board_id ORDER BY k.visits IS NULL DESC, t.visits DESC) AS newcomer
     FROM told t LEFT JOIN board_visit_days k
       ON k.creator_id = t.creator_id AND k.board_id = t.board_id AND k.day = t.day AND k.share_link_id = t.share_link_id AND k.host = t.host),
   placed AS (
     SELECT creator_id, board_id, day, share_link_id, visits,
       CASE WHEN is_known OR newcomer + (
         SELECT count(d.host) FROM board_visit_days d
         WHERE d.creator_id = r.creator_id AND d.board_id = r.board_id AND d.day = r.day) <= ${mostRows}
       THEN host ELSE 'other' END AS host
     FROM ranked r)
   INSERT INTO board_visit_days AS d (creator_id, board_id, day, share_link_id, host, visits)
   SELECT creator_id, board_id, day, share_link_id, host, sum(visits) FROM placed GROUP BY 1, 2, 3, 4, 5 ORDER BY 1, 2, 3, 4, 5
   ON CONFLICT (creator_id, board_id, day, share_link_id, host) DO UPDATE SET visits = d.visits + excluded.visits`,
);

export const deleteVisits = (creatorId: number) => sql`DELETE FROM board_visit_days WHERE creator_id = ${creatorId}`;
