/**
 * Selects the time range of votes that can be counted now, with millisecond precision. It ends at least $1 seconds before
 * now. A vote's timestamp is the start of its transaction, and the vote is visible only after the commit, so the range ends
 * at the start of the oldest transaction that may contain a vote. A transaction that has been open for ten seconds and
 * has written nothing contains no votes, because votes time out after two seconds. Such a transaction may be a backup,
 * which can read for hours. The first run starts at the first vote, even if that vote has been withdrawn since.
 */
export const readBounds = `
  SELECT date_trunc('milliseconds', CASE
      WHEN folded_until > '-infinity' THEN folded_until
      ELSE coalesce(
        least((SELECT min(voted_at) FROM votes), (SELECT min(voted_at) FROM vote_changes)),
        now() - make_interval(secs => $1)) END) AS "from",
    date_trunc('milliseconds', least(now() - make_interval(secs => $1), (
      SELECT min(xact_start) FROM pg_stat_activity
      WHERE datname = current_database() AND pid <> pg_backend_pid() AND backend_type = 'client backend'
        AND (backend_xid IS NOT NULL OR xact_start > now() - interval '10 seconds')))) AS until
  FROM board_folds`;

/**
 * Returns a row if there are more than $3 votes from $1 to $2. Stops reading as soon as it has found that many votes.
 */
export const hasMoreThan = `SELECT FROM votes WHERE voted_at >= $1 AND voted_at < $2 OFFSET $3 LIMIT 1`;

/**
 * Counts the votes from $1 to $2. Returns no row, and counts nothing, if another worker has advanced the high-water
 * mark. Rows are written in key order. Days are in the board's time zone. Each voter is counted once a day: as new on
 * the first day on which they voted on the board, as returning on later ones. Votes copied by a merge are skipped,
 * because the originals are counted.
 *
 * A slice counts the votes that are now in the state `counted`. Changes to these votes are therefore discarded, and
 * changes to votes before $1 are applied: if one of those had been visible when its vote was counted, it would have been
 * discarded then. `board_voters` also gets the voters of held and void votes, because an account's data export lists the
 * boards in it and must not reveal the states of the account's votes. `counted_day` tells them from counted voters.
 */
export const foldSlice = `
  WITH mark AS (
    UPDATE board_folds SET folded_until = $2::timestamptz
    WHERE folded_until = $1::timestamptz OR folded_until = '-infinity' RETURNING only_row),
  slice AS MATERIALIZED (
    SELECT v.creator_id, i.board_id, v.account_id, v.voted_at, v.state = 'counted' AS is_counted,
      (v.voted_at AT TIME ZONE b.time_zone)::date AS day
    FROM votes v
    JOIN ideas i ON i.creator_id = v.creator_id AND i.id = v.idea_id
    JOIN boards b ON b.creator_id = i.creator_id AND b.id = i.board_id
    WHERE v.voted_at >= $1::timestamptz AND v.voted_at < $2::timestamptz AND v.merged_from IS NULL
      AND EXISTS (SELECT FROM mark)),
  changes AS (
    DELETE FROM vote_changes WHERE voted_at < $2::timestamptz AND EXISTS (SELECT FROM mark)
    RETURNING creator_id, board_id, voted_at, change),
  counted AS (
    SELECT creator_id, board_id, voted_at, day, 1 AS votes FROM slice WHERE is_counted
    UNION ALL
    SELECT c.creator_id, c.board_id, c.voted_at, (c.voted_at AT TIME ZONE b.time_zone)::date, c.change
    FROM changes c JOIN boards b ON b.creator_id = c.creator_id AND b.id = c.board_id
    WHERE c.voted_at < $1::timestamptz),
  hours AS (
    INSERT INTO board_hours AS h (creator_id, board_id, hour, day, votes)
    SELECT creator_id, board_id, date_bin('15 minutes', voted_at, timestamptz 'epoch') AS hour, min(day), sum(votes)
    FROM counted GROUP BY 1, 2, 3 ORDER BY 1, 2, 3
    ON CONFLICT (creator_id, board_id, hour) DO UPDATE SET votes = h.votes + excluded.votes),
  voter_days AS MATERIALIZED (
    SELECT s.creator_id, s.board_id, s.account_id, s.day, s.is_counted,
      coalesce(v.counted_day, v.last_day, '-infinity') AS counted_before
    FROM (
      SELECT creator_id, board_id, account_id, day, bool_or(is_counted) AS is_counted FROM slice GROUP BY 1, 2, 3, 4) s
    LEFT JOIN board_voters v
      ON v.creator_id = s.creator_id AND v.board_id = s.board_id AND v.account_id = s.account_id
    WHERE v.last_day IS NULL OR v.last_day < s.day OR (s.is_counted AND coalesce(v.counted_day, v.last_day) < s.day)),
  voters AS (
    INSERT INTO board_voters AS v (creator_id, board_id, account_id, first_day, last_day, counted_day)
    SELECT creator_id, board_id, account_id, min(day), max(day),
      greatest(max(counted_before), max(day) FILTER (WHERE is_counted))
    FROM voter_days GROUP BY 1, 2, 3 ORDER BY 1, 2, 3
    ON CONFLICT (creator_id, board_id, account_id) DO UPDATE SET last_day = greatest(v.last_day, excluded.last_day),
      counted_day = excluded.counted_day),
  days AS (
    INSERT INTO board_voter_days AS d (creator_id, board_id, day, new_voters, returning_voters)
    SELECT creator_id, board_id, day, count(*) FILTER (WHERE is_new), count(*) FILTER (WHERE NOT is_new)
    FROM (
      SELECT creator_id, board_id, day, counted_before = '-infinity'
        AND day = min(day) OVER (PARTITION BY creator_id, board_id, account_id) AS is_new
      FROM voter_days WHERE is_counted AND counted_before < day) c
    GROUP BY 1, 2, 3 ORDER BY 1, 2, 3
    ON CONFLICT (creator_id, board_id, day) DO UPDATE SET new_voters = d.new_voters + excluded.new_voters,
      returning_voters = d.returning_voters + excluded.returning_voters)
  SELECT FROM mark`;
