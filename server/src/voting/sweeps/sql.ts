import { namedQuery } from '../../platform/postgres/named-query.ts';
import type { VoteCheckState, VoteState } from '../../tables.ts';
import { fastestProofMs, goneHours } from '../detectors/thresholds.ts';

/** Joins the registration `o` of account `a`, if it is still known. The slot is that of identity/origins. */
const registration = `
  LEFT JOIN account_origins o ON o.account_id = a.id AND o.registered_by IS NOT NULL
    AND o.day = (a.created_at AT TIME ZONE 'UTC')::date
    AND o.slot = ((a.created_at AT TIME ZONE 'UTC')::date - date '1970-01-01') % 4`;
const isGone = `coalesce(a.deleted_at < a.created_at + interval '${goneHours} hours', false)`;
/**
 * A sign-up through a provider has no proof. An emailed code usually verifies the account; addresses that don't verify
 * cost nothing, so those accounts need a proof like the ones with a password.
 */
const isScripted = `coalesce((o.registered_by = 'password' OR o.registered_by = 'email' AND a.verified_at IS NULL)
  AND coalesce(o.proof_ms, 0) < ${fastestProofMs}, false)`;

export type ActiveIdea = { creator_id: number; board_id: number; idea_id: number; counted: number };

/**
 * The ideas with votes from $1 to $2, on boards with a vote since $5 and with $4 votes or more of young accounts for one
 * idea. $3 is the id from which accounts may be young: ids are assigned in the order of registration, so no account needs
 * to be read. Votes copied by a merge are skipped, here and below: the originals are checked, and a hold moves the copies
 * along.
 */
export const selectActiveIdeas = namedQuery<ActiveIdea>(
  'select-active-ideas',
  `SELECT creator_id, board_id, idea_id, counted
   FROM (
     SELECT n.creator_id, i.board_id, n.idea_id, n.counted, max(n.young) OVER board AS most_young,
       max(n.newest) OVER board AS newest
     FROM (
       SELECT creator_id, idea_id, count(*) FILTER (WHERE state = 'counted')::int AS counted,
         count(*) FILTER (WHERE account_id >= $3) AS young, max(voted_at) AS newest
       FROM votes WHERE voted_at > $1 AND voted_at <= $2 AND merged_from IS NULL GROUP BY 1, 2) n
     JOIN ideas i ON i.creator_id = n.creator_id AND i.id = n.idea_id
     WINDOW board AS (PARTITION BY n.creator_id, i.board_id)) b
   WHERE most_young >= $4 AND newest >= $5`,
);

export type VoteRow = {
  idea_id: number;
  account_id: number;
  voted_at: Date;
  state: VoteState;
  registered_at: Date;
  is_verified: boolean;
  is_gone: boolean;
  is_scripted: boolean;
  network: string | null;
  network_before: string | null;
  device: string | null;
  device_before: string | null;
};

const accountColumns = `
  a.created_at AS registered_at, a.verified_at IS NOT NULL AS is_verified, ${isGone} AS is_gone, ${isScripted} AS is_scripted,
  encode(o.network, 'base64') AS network, encode(o.network_before, 'base64') AS network_before,
  encode(o.device, 'base64') AS device, encode(o.device_before, 'base64') AS device_before`;

/**
 * The votes of accounts from id $4 for the ideas $2 of creator $1, from $3 to $5, which were less than $6 old when they
 * voted; the newest $7.
 */
export const selectRecentVotes = namedQuery<VoteRow>(
  'select-recent-votes',
  `SELECT v.idea_id, v.account_id, v.voted_at, v.state, ${accountColumns}
   FROM (
     SELECT idea_id, account_id, voted_at, state FROM votes
     WHERE creator_id = $1 AND idea_id = ANY($2::bigint[]) AND voted_at > $3 AND voted_at <= $5 AND account_id >= $4
       AND merged_from IS NULL
     ORDER BY voted_at DESC LIMIT $7) v
   JOIN accounts a ON a.id = v.account_id AND a.created_at > v.voted_at - $6::interval
   ${registration}
   ORDER BY v.voted_at`,
);

export type IdeaRow = { id: number; ever: number };

/** All ideas of board $2 of creator $1 that can be voted for, with their counted votes. */
export const selectOpenIdeas = namedQuery<IdeaRow>(
  'select-open-ideas',
  `SELECT id, votes AS ever FROM ideas WHERE creator_id = $1 AND board_id = $2 AND status = 'approved'`,
);

export type ActiveRound = { creator_id: number; board_id: number; id: number };

/**
 * The open rounds with $3 ballots or more of accounts from id $1, and one of them since $4. At most $2 ballots are looked
 * at per round: those of the youngest accounts, which the key finds.
 */
export const selectActiveRounds = namedQuery<ActiveRound>(
  'select-active-rounds',
  `SELECT r.creator_id, r.board_id, r.id FROM rounds r
   CROSS JOIN LATERAL (
     SELECT count(*) AS young, max(cast_at) AS newest FROM (
       SELECT cast_at FROM round_ballots b WHERE b.creator_id = r.creator_id AND b.round_id = r.id AND b.account_id >= $1
       ORDER BY b.creator_id DESC, b.round_id DESC, b.account_id DESC LIMIT $2) b) n
   WHERE r.state = 'open' AND n.young >= $3::int AND n.newest >= $4`,
);

/** Parameters: $1 creator id, $2 round id. */
export const selectRound = namedQuery<ActiveRound & { closes_at: Date }>(
  'select-round-to-sweep',
  'SELECT creator_id, board_id, id, closes_at FROM rounds WHERE creator_id = $1 AND id = $2',
);

/**
 * The ideas on the ballots in round $2 of creator $1 that were cast from $3 to $5 by accounts from id $4, less than $6 after
 * the registration; those of the $7 youngest accounts.
 */
export const selectRecentBallots = namedQuery<VoteRow>(
  'select-recent-ballots',
  `SELECT v.idea_id, b.account_id, b.cast_at AS voted_at, b.state, ${accountColumns}
   FROM (
     SELECT account_id, cast_at, state, idea_ids FROM round_ballots
     WHERE creator_id = $1 AND round_id = $2 AND account_id >= $4 AND cast_at > $3 AND cast_at <= $5
     ORDER BY account_id DESC LIMIT $7) b
   CROSS JOIN LATERAL unnest(b.idea_ids) AS v(idea_id)
   JOIN accounts a ON a.id = b.account_id AND a.created_at > b.cast_at - $6::interval
   ${registration}
   ORDER BY b.cast_at`,
);

/** The candidates of round $2 of creator $1 with their counted votes. */
export const selectCandidateVotes = namedQuery<IdeaRow>(
  'select-candidate-votes',
  'SELECT idea_id AS id, votes AS ever FROM round_counts WHERE creator_id = $1 AND round_id = $2 AND idea_id > 0',
);

export type CheckRow = { id: number; idea_ids: number[]; account_ids: number[]; state: VoteCheckState };

/** The checks of board $2 of creator $1 with votes since $3. */
export const selectChecks = namedQuery<CheckRow>(
  'select-recent-checks',
  `SELECT id, idea_ids, account_ids, state FROM vote_checks
   WHERE creator_id = $1 AND board_id = $2 AND last_vote_at > $3 ORDER BY id`,
);

/**
 * Whether at least $4 accounts voted on board $2 of creator $1 before $3. Reads a limited number of votes: a board where
 * accounts cast more than four votes on average can look smaller than it is. For ballots, $4 counted ballots in round $5 are
 * enough, too.
 */
export const hasVoters = `
  SELECT count(DISTINCT account_id) >= $4::int OR EXISTS (
    SELECT FROM round_counts WHERE creator_id = $1 AND round_id = $5::bigint AND idea_id = 0 AND votes >= $4::int
  ) AS "isEnough" FROM (
    SELECT v.account_id FROM ideas i JOIN votes v ON v.creator_id = i.creator_id AND v.idea_id = i.id
    WHERE i.creator_id = $1 AND i.board_id = $2 AND v.voted_at < $3 LIMIT 4 * $4::int) v`;

export type AccountFacts = {
  verified: number;
  minutes: number;
  devices: number;
  networks: number;
  scripted: number;
  gone: number;
};

/** Counts what the accounts $1 have in common. */
export const measureAccounts = `
  SELECT count(a.verified_at)::int AS verified,
    ceil(extract(epoch FROM max(a.created_at) - min(a.created_at)) / 60)::int AS minutes,
    count(DISTINCT o.device)::int AS devices, count(DISTINCT o.network)::int AS networks,
    count(*) FILTER (WHERE ${isScripted})::int AS scripted, count(*) FILTER (WHERE ${isGone})::int AS gone
  FROM accounts a ${registration} WHERE a.id = ANY($1::bigint[])`;

/**
 * The votes for the ideas $2 of creator $1, on the chart and in round $7 if it is not null, from $3 to $6 in periods of $4
 * seconds: those of the accounts $5, and the others. Period -1 is the day before.
 */
export const measureArrivals = `
  SELECT greatest(-1, floor(extract(epoch FROM voted_at - $3::timestamptz) / $4::int))::int AS period,
    count(*) FILTER (WHERE account_id = ANY($5::bigint[]))::int AS held, count(*)::int AS votes
  FROM (
    SELECT account_id, voted_at FROM votes
    WHERE creator_id = $1 AND idea_id = ANY($2::bigint[]) AND merged_from IS NULL
    UNION ALL
    SELECT account_id, cast_at FROM round_ballots
    WHERE creator_id = $1 AND round_id = $7 AND idea_ids && $2::bigint[]) v
  WHERE voted_at > $3::timestamptz - interval '1 day' AND voted_at <= $6
  GROUP BY 1`;

/** The first account with an id of $1 or more. */
export const selectNextAccount = namedQuery<{ id: number; created_at: Date }>(
  'select-next-account',
  `SELECT id, created_at FROM accounts WHERE id >= $1 ORDER BY id LIMIT 1`,
);

/**
 * The ideas that are being attacked, with the time of the last suspicious vote. They are found through their checks, which
 * are few: ideas have no index on attacks.
 */
export const selectAttacks = `
  SELECT i.creator_id, i.board_id, i.id AS idea_id, b.verified_only, max(c.last_vote_at) AS last_vote_at
  FROM vote_checks c
  JOIN ideas i ON i.creator_id = c.creator_id AND i.id = ANY(c.idea_ids) AND i.attacked_at IS NOT NULL
  JOIN boards b ON b.creator_id = i.creator_id AND b.id = i.board_id
  GROUP BY i.creator_id, i.board_id, i.id, b.verified_only`;

/**
 * The accounts whose votes for idea $2 of creator $1, cast before $3 if it is not null, were held only because of an
 * attack: they are in no check of board $4.
 */
export const selectUnconfirmed = `
  SELECT account_id FROM votes
  WHERE creator_id = $1 AND idea_id = $2 AND state = 'held' AND merged_from IS NULL
    AND ($3::timestamptz IS NULL OR voted_at < $3)
    AND account_id <> ALL (ARRAY(
      SELECT unnest(account_ids) FROM vote_checks
      WHERE creator_id = $1 AND board_id = $4 AND $2 = ANY(idea_ids) AND state <> 'counted'))`;

export const endAttack = `UPDATE ideas SET attacked_at = NULL WHERE creator_id = $1 AND id = $2`;
