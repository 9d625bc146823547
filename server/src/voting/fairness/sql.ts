import { namedQuery } from '../../platform/postgres/named-query.ts';

type SumRow = { on_hold: number; verified_only: boolean; time_zone: string; folded_until: Date | null };

/** Parameters: $1 creator id, $2 board id. Also returns the time up to which insights have counted the votes. */
export const selectSums = namedQuery<SumRow>(
  'select-fairness-sums',
  `SELECT (SELECT coalesce(sum(held_votes), 0)::bigint FROM ideas
       WHERE creator_id = $1 AND board_id = $2 AND status IN ('approved', 'pending', 'closed')) AS on_hold,
     b.verified_only, b.time_zone, (SELECT nullif(folded_until, '-infinity') FROM board_folds) AS folded_until
   FROM boards b WHERE b.creator_id = $1 AND b.id = $2`,
);

type DayRow = { day: string; counted: number; held: number; removed: number; restored: number };

/**
 * The last seven days of a board, newest first. Parameters: $1 creator id, $2 board id, $3 the time up to which insights
 * have counted the votes, $4 a time in the future. Votes after $3 are counted here, and changes that insights will apply
 * to earlier votes are added, as in foldSlice. An upper bound in addition to $3 lets the planner use the index on the
 * time. A removal that was undone is `restored`.
 */
export const selectFairnessDays = namedQuery<DayRow>(
  'select-fairness-days',
  `WITH board AS MATERIALIZED (
     SELECT time_zone, (now() AT TIME ZONE time_zone)::date AS today FROM boards WHERE creator_id = $1 AND id = $2),
   dated AS (
     SELECT coalesce(h.day, (h.hour AT TIME ZONE 'UTC')::date) AS day, h.votes FROM board_hours h
     WHERE h.creator_id = $1 AND h.board_id = $2 AND h.hour > now() - interval '8 days'
     UNION ALL
     SELECT (v.voted_at AT TIME ZONE b.time_zone)::date, 1 FROM board b CROSS JOIN votes v
     JOIN ideas i ON i.creator_id = v.creator_id AND i.id = v.idea_id
     WHERE v.creator_id = $1 AND i.board_id = $2 AND v.voted_at >= $3::timestamptz AND v.voted_at < $4::timestamptz
       AND v.merged_from IS NULL AND v.state = 'counted'
     UNION ALL
     SELECT (c.voted_at AT TIME ZONE b.time_zone)::date, c.change FROM board b CROSS JOIN vote_changes c
     WHERE c.creator_id = $1 AND c.board_id = $2 AND c.voted_at < $3::timestamptz),
   counts AS (SELECT day, sum(votes) AS counted FROM dated GROUP BY day),
   changes AS (
     SELECT day, sum(votes) FILTER (WHERE change = 'held') AS held, sum(votes) FILTER (WHERE change = 'removed') AS removed,
       sum(votes) FILTER (WHERE change IN ('counted', 'undone')) AS restored
     FROM vote_check_log WHERE creator_id = $1 AND board_id = $2 AND created_at > now() - interval '8 days' GROUP BY day)
   SELECT d.day::date AS day, greatest(0, coalesce(n.counted, 0))::bigint AS counted, coalesce(c.held, 0)::bigint AS held,
     coalesce(c.removed, 0)::bigint AS removed, coalesce(c.restored, 0)::bigint AS restored
   FROM board b CROSS JOIN generate_series(b.today - 6, b.today, interval '1 day') AS d(day)
   LEFT JOIN counts n ON n.day = d.day LEFT JOIN changes c ON c.day = d.day ORDER BY 1 DESC`,
);
