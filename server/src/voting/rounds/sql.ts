import { limits } from '@upnext/contract/limits';

import { chartOrder } from '../../boards/chart/chart-order.ts';
import { namedQuery } from '../../platform/postgres/named-query.ts';
import type { RoundRow, SummaryRow } from '../round-steps/round-row.ts';
import type { CandidateRow } from '../round-steps/select-candidates.ts';

/** The winner's title is empty if the idea was removed. */
const summary = `
  r.number, r.question, r.state, r.opens_at, r.closes_at, r.extended_from, r.repeats_weekly,
  coalesce((SELECT c.votes FROM round_counts c WHERE c.creator_id = r.creator_id AND c.round_id = r.id AND c.idea_id = 0), 0)
    AS turnout,
  coalesce((SELECT nullif(count(*), 0) FROM round_candidates c WHERE c.creator_id = r.creator_id AND c.round_id = r.id),
    r.top, cardinality(r.idea_ids))::int AS candidate_count,
  CASE WHEN r.winner_id IS NOT NULL THEN coalesce((
    SELECT c.title FROM round_candidates c JOIN ideas i ON i.creator_id = c.creator_id AND i.id = c.idea_id
    WHERE c.creator_id = r.creator_id AND c.round_id = r.id AND c.idea_id = r.winner_id AND i.status <> 'deleted'), '')
  END AS winner`;

/** Parameters: $1 creator id, $2 board id, $3 the round's number. */
export const findRound = namedQuery<RoundRow>(
  'find-round',
  `SELECT r.creator_id, r.id, ${summary}, b.time_zone, r.votes_per_person, r.hides_counts, r.is_shuffled, r.pick_from,
     r.twitch_channel, r.top, r.idea_ids, r.held_ballots, r.winner_id, r.picked_at, t.checkpoint, t.public_key, t.size, t.root
   FROM rounds r JOIN boards b ON b.creator_id = r.creator_id AND b.id = r.board_id
   LEFT JOIN round_trees t ON t.creator_id = r.creator_id AND t.round_id = r.id
   WHERE r.creator_id = $1 AND r.board_id = $2 AND r.number = $3::bigint AND r.state <> 'cancelled'`,
);

/** Parameters: $1 creator id, $2 board id, $3 the number of the last round on the previous page. */
export const selectRounds = namedQuery<SummaryRow>(
  'select-rounds',
  `SELECT ${summary} FROM rounds r
   WHERE r.creator_id = $1 AND r.board_id = $2 AND r.number < $3::bigint AND r.state <> 'cancelled'
   ORDER BY r.number DESC LIMIT ${limits.explorePerPage + 1}`,
);

/** Parameters: $1 creator id, $2 board id. */
export const findTimeZone = namedQuery<{ time_zone: string }>(
  'find-time-zone',
  'SELECT time_zone FROM boards WHERE creator_id = $1 AND id = $2',
);

/** The ideas that a scheduled round would have now. Parameters: $1 creator id, $2 idea ids. */
export const selectPlanned = namedQuery<CandidateRow>(
  'select-planned',
  `SELECT id AS idea_id, (row_number() OVER (ORDER BY ${chartOrder}))::int AS number, title, false AS is_removed, picture,
     stage, 0::bigint AS votes, 0::bigint AS chat_votes
   FROM ideas WHERE creator_id = $1 AND id = ANY($2::bigint[]) AND status = 'approved' ORDER BY number`,
);
