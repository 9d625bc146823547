import { sql, type RawBuilder } from 'kysely';

import { changeBoards } from './change-board.ts';

/**
 * Returns common table expressions that add changed votes to the counts of their ideas and boards, and record them for
 * insights. `source` names an earlier expression with one row per vote: creator_id, idea_id, voted_at, merged_from, and
 * the amounts to add to the counted votes (`votes`) and to the held ones (`held`). Earlier statements of the transaction
 * must have locked the ideas. The statement can read `changed_ideas` and `changed_boards`.
 *
 * A board's total excludes merged and deleted ideas. Insights count only original votes, not the copies of a merge.
 */
export function changeVoteCounts(source: string): RawBuilder<unknown> {
  return sql`
    changed_ideas AS (
      UPDATE ideas i SET votes = i.votes + n.votes, held_votes = i.held_votes + n.held
      FROM (SELECT creator_id, idea_id, sum(votes) AS votes, sum(held) AS held FROM ${sql.raw(source)} GROUP BY 1, 2) n
      WHERE i.creator_id = n.creator_id AND i.id = n.idea_id
      RETURNING i.creator_id, i.board_id, i.id, i.votes,
        CASE WHEN i.status IN ('merged', 'deleted') THEN 0 ELSE n.votes END AS board_votes),
    recorded_changes AS (
      INSERT INTO vote_changes (creator_id, board_id, idea_id, voted_at, change)
      SELECT i.creator_id, i.board_id, i.id, s.voted_at, sum(s.votes)
      FROM ${sql.raw(source)} s JOIN changed_ideas i ON i.creator_id = s.creator_id AND i.id = s.idea_id
      WHERE s.merged_from IS NULL GROUP BY 1, 2, 3, 4 HAVING sum(s.votes) <> 0),
    ${changeBoards('changed_ideas', { votes: 'board_votes' })}`;
}

/** The columns `votes` and `held` of a source that adds ('+') or removes ('-') the votes of an expression. */
export const byState = (sign: '+' | '-', votes: string): RawBuilder<unknown> =>
  sql.raw(`${sign}(${votes}.state = 'counted')::int AS votes, ${sign}(${votes}.state = 'held')::int AS held`);
