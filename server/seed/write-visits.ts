import type { ClientBase } from 'pg';

/** The percentage of visits from each source. Visits from Discord are assigned to the board's first share link. */
const sources = [
  ['youtube.com', 43],
  ['instagram.com', 19],
  ['tiktok.com', 13],
  ['direct', 11],
  ['discord.com', 8],
  ['x.com', 4],
  ['google.com', 2],
] as const;

/** Writes two to three visits per vote, on the day of the vote; the ratio varies from day to day. */
export async function writeVisits(client: ClientBase): Promise<void> {
  await client.query(
    `INSERT INTO board_visit_days (creator_id, board_id, day, share_link_id, host, visits)
     SELECT v.creator_id, b.id, v.day, CASE s.host WHEN 'discord.com' THEN coalesce(l.id, 0) ELSE 0 END, s.host,
       ceil(v.votes * s.share * (2 + abs(hashtext(s.host || v.creator_id || v.day)) % 100 / 100.0) / 100)
     FROM (SELECT creator_id, (voted_at AT TIME ZONE 'UTC')::date AS day, count(*) AS votes FROM votes GROUP BY 1, 2) v
     JOIN boards b ON b.creator_id = v.creator_id AND b.is_main
     CROSS JOIN unnest($1::text[], $2::int[]) AS s(host, share)
     LEFT JOIN (SELECT creator_id, min(id) AS id FROM share_links GROUP BY creator_id) l ON l.creator_id = v.creator_id`,
    [sources.map(([host]) => host), sources.map(([, share]) => share)],
  );
}
