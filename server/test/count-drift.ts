/**
 * Selects the ideas and boards of the creators in $1 whose stored counts differ from the number of rows. The result must
 * be empty at every moment: a statement reads one snapshot. Deleted ideas are left out, because their votes are removed in
 * slices.
 */
export const countDrift = `
  SELECT 'idea' AS kind, i.id FROM ideas i
  LEFT JOIN LATERAL (
    SELECT count(*) FILTER (WHERE v.state = 'counted') AS counted, count(*) FILTER (WHERE v.state = 'held') AS held
    FROM votes v WHERE v.creator_id = i.creator_id AND v.idea_id = i.id) n ON true
  WHERE i.creator_id = ANY($1) AND i.status <> 'deleted' AND (i.votes, i.held_votes) <> (n.counted, n.held)
  UNION ALL
  SELECT 'board', b.id FROM boards b
  LEFT JOIN LATERAL (
    SELECT coalesce(sum(votes) FILTER (WHERE status NOT IN ('merged', 'deleted')), 0) AS votes,
      count(*) FILTER (WHERE status = 'approved') AS ideas, count(*) FILTER (WHERE status = 'pending') AS pending
    FROM ideas i WHERE i.creator_id = b.creator_id AND i.board_id = b.id) n ON true
  WHERE b.creator_id = ANY($1) AND (b.total_votes, b.idea_count, b.pending_count) <> (n.votes, n.ideas, n.pending)`;
