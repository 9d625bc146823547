import { namedQuery } from '../../platform/postgres/named-query.ts';
import { chartOrder } from './chart-order.ts';
import { ideaColumns, type IdeaRow } from './describe-idea.ts';

/**
 * A board's published ideas with their places. Parameters: $1 creator id, $2 board id. Ideas are sorted when they are
 * read, because an index on votes would prevent HOT updates.
 */
const ranked = `
  SELECT ${ideaColumns('i')}, (row_number() OVER chart)::int AS position, first_value(votes) OVER chart AS leader_votes
  FROM ideas i WHERE creator_id = $1 AND board_id = $2 AND status = 'approved'
  WINDOW chart AS (ORDER BY ${chartOrder})`;

/**
 * A subquery reads the creator's username only once. A join would read it once per idea, which used to cause most of
 * the I/O of a board read.
 */
const withNames = `
  SELECT c.*, f.username AS suggested_by_username, (SELECT o.username FROM accounts o WHERE o.id = $1) AS creator_username
  FROM c LEFT JOIN accounts f ON f.id = c.suggested_by`;

type ChartRow = IdeaRow & { leader_votes: number };

export const selectChart = {
  chart: namedQuery<ChartRow>(
    'select-chart',
    `WITH c AS (SELECT * FROM (${ranked}) r ORDER BY position LIMIT $3 OFFSET $4) ${withNames} ORDER BY c.position`,
  ),
  newest: namedQuery<ChartRow>(
    'select-chart-newest',
    `WITH c AS (SELECT * FROM (${ranked}) r ORDER BY created_at DESC, id DESC LIMIT $3 OFFSET $4) ${withNames}
     ORDER BY c.created_at DESC, c.id DESC`,
  ),
};

/** Ideas whose text matches every pattern in $5, with their places on the chart. */
export const selectFound = namedQuery<ChartRow>(
  'select-found',
  `WITH c AS (
     SELECT * FROM (${ranked}) r
     WHERE plain_words(title || ' ' || description) LIKE ALL (ARRAY(SELECT plain_words(p) FROM unnest($5::text[]) p))
     ORDER BY position LIMIT $3 OFFSET $4) ${withNames} ORDER BY c.position`,
);

/**
 * Parameters: $1 creator id, $2 the id of an idea on any of the creator's boards. The idea's place is null if it is not
 * on the chart.
 */
export const selectPlace = namedQuery<IdeaRow>(
  'select-place',
  `WITH it AS (SELECT board_id FROM ideas WHERE creator_id = $1 AND id = $2 AND status NOT IN ('merged', 'rejected', 'deleted')),
   c AS (
     SELECT ${ideaColumns('i')},
       CASE WHEN i.status = 'approved' THEN (row_number() OVER (PARTITION BY i.status ORDER BY ${chartOrder}))::int END AS position
     FROM ideas i JOIN it ON i.board_id = it.board_id
     WHERE i.creator_id = $1 AND i.status NOT IN ('merged', 'rejected', 'deleted'))
   ${withNames} WHERE c.id = $2`,
);

/** The number of top ideas that `selectNear` returns besides the neighbours: five neighbours and three others. */
const topCount = 8;

/**
 * Parameters: $1 creator id, $2 board id, $3 idea id. The top of the chart, the idea and its neighbours up to two places
 * away. Ranks only the ids, because a board can have 10,000 ideas with descriptions.
 */
export const selectNear = namedQuery<IdeaRow>(
  'select-near',
  `WITH r AS MATERIALIZED (
     SELECT id, (row_number() OVER (ORDER BY ${chartOrder}))::int AS position
     FROM ideas WHERE creator_id = $1 AND board_id = $2 AND status = 'approved'),
   it AS MATERIALIZED (SELECT position FROM r WHERE id = $3),
   c AS (
     SELECT ${ideaColumns('i')}, r.position FROM r JOIN ideas i ON i.creator_id = $1 AND i.id = r.id
     WHERE r.position <= ${topCount}
       OR r.position BETWEEN (SELECT position - 2 FROM it) AND (SELECT position + 2 FROM it))
   ${withNames} ORDER BY c.position`,
);
