/**
 * Returns a subquery for the place that an idea had at the board's last close; null if it wasn't on the chart then.
 * Used for ideas that return to the chart. `idea` is the idea's alias in the statement.
 */
export const placeAtLastClose = (idea: string): string => `(
  SELECT p.position FROM chart_places p
  WHERE p.creator_id = ${idea}.creator_id AND p.board_id = ${idea}.board_id AND p.idea_id = ${idea}.id AND p.closed_on = (
    SELECT max(c.closed_on) FROM chart_closes c WHERE c.creator_id = ${idea}.creator_id AND c.board_id = ${idea}.board_id))`;
