/** Of an idea that comes back to the race; the statement calls its row so. None where it was not on the chart. */
export const placeAtLastClose = (idea: string): string => `(
  SELECT p.position FROM chart_places p
  WHERE p.creator_id = ${idea}.creator_id AND p.board_id = ${idea}.board_id AND p.idea_id = ${idea}.id AND p.closed_on = (
    SELECT max(c.closed_on) FROM chart_closes c WHERE c.creator_id = ${idea}.creator_id AND c.board_id = ${idea}.board_id))`;
