import { namedQuery } from '../../platform/postgres/named-query.ts';

export type ChatRound = {
  creator_id: number;
  round_id: number;
  /** The parts of the round's address. */
  username: string;
  slug: string | null;
  number: number;
  channel: string;
  /** The highest number that votes. */
  most: number;
};

/**
 * The open rounds that count chat votes. If a creator has several, only the one that opened last. At most 100, because
 * Twitch limits how many channels a connection can read, and each round costs a write. Rounds that opened later wait.
 */
export const selectChatRounds = namedQuery<ChatRound>(
  'select-chat-rounds',
  `SELECT * FROM (SELECT DISTINCT ON (r.creator_id) r.creator_id, r.id AS round_id, a.username, b.slug, r.number,
     r.twitch_channel AS channel,
     (SELECT count(*) FROM round_candidates c WHERE c.creator_id = r.creator_id AND c.round_id = r.id) AS most
   FROM rounds r JOIN boards b ON b.creator_id = r.creator_id AND b.id = r.board_id AND b.archived_at IS NULL
   JOIN accounts a ON a.id = r.creator_id AND a.suspended_at IS NULL AND a.deleted_at IS NULL
   WHERE r.state = 'open' AND r.twitch_channel IS NOT NULL AND r.closes_at > now()
   ORDER BY r.creator_id, r.opens_at DESC, r.id DESC) newest ORDER BY round_id LIMIT 100`,
);

/** $3 user ids and $4 numbers, both with commas between them. PostgreSQL parses this faster than pg writes an array. */
const sent = `unnest(string_to_array($3, ','), string_to_array($4, ',')::int[])
  WITH ORDINALITY AS s(user_id, number, place)`;

/**
 * Whether the channel belongs to the creator. A creator can enter any channel, and what its viewers type for somebody else
 * must not become their ballot. Parameters: $1 creator id, $5 Twitch's issuer, $6 Twitch's id of the channel.
 */
const isCreatorsChannel =
  'EXISTS (SELECT FROM identities o WHERE o.issuer = $5 AND o.subject = $6 AND o.account_id = $1)';

type LinkedVote = { account_id: number; idea_id: number };

/**
 * The votes of Twitch users who have linked their accounts. Parameters: $1 creator id, $2 round id, $3 and $4 see `sent`,
 * $5 and $6 see `isCreatorsChannel`. A number can't express several choices, so it doesn't replace a ballot that has more than one.
 */
export const selectLinkedVotes = namedQuery<LinkedVote>(
  'select-linked-votes',
  `SELECT i.account_id, c.idea_id FROM ${sent}
   JOIN identities i ON i.issuer = $5 AND i.subject = s.user_id
   JOIN round_candidates c ON c.creator_id = $1 AND c.round_id = $2 AND c.number = s.number
   LEFT JOIN round_ballots b ON b.creator_id = $1 AND b.round_id = $2 AND b.account_id = i.account_id
   WHERE coalesce(cardinality(b.idea_ids), 0) <= 1 AND ${isCreatorsChannel}`,
);

/**
 * Writes the votes of all other users. Parameters as above, and $7 the hashes of the user ids, concatenated. As in
 * ../ballots/sql.ts, it locks the open round FOR SHARE before it reads the clock, so a vote is either in time or ignored.
 */
export const writeChatVotes = namedQuery<object>(
  'write-chat-votes',
  `WITH locked AS MATERIALIZED (
    SELECT closes_at FROM rounds WHERE creator_id = $1 AND id = $2 AND state = 'open' FOR SHARE),
  present AS MATERIALIZED (
    SELECT c.number FROM round_candidates c JOIN ideas i ON i.creator_id = c.creator_id AND i.id = c.idea_id
    WHERE c.creator_id = $1 AND c.round_id = $2 AND i.status <> 'deleted'),
  written AS (
    INSERT INTO round_chat_votes AS v (creator_id, round_id, user_hash, number)
    SELECT $1, $2, substring($7::bytea FROM (32 * s.place - 31)::int FOR 32) AS user_hash, s.number
    FROM locked l CROSS JOIN ${sent}
    WHERE l.closes_at > clock_timestamp() AND s.number IN (SELECT number FROM present)
      AND NOT (${isCreatorsChannel} AND EXISTS (SELECT FROM identities i WHERE i.issuer = $5 AND i.subject = s.user_id))
    ORDER BY user_hash
    ON CONFLICT (creator_id, round_id, user_hash) DO UPDATE SET number_before = v.number, number = excluded.number
      WHERE v.number <> excluded.number
    RETURNING number, number_before),
  changes AS (
    SELECT number, sum(votes) AS votes FROM (
      SELECT number, 1 AS votes FROM written
      UNION ALL SELECT number_before, -1 FROM written WHERE number_before IS NOT NULL) c
    GROUP BY number HAVING sum(votes) <> 0)
  UPDATE round_candidates c SET chat_votes = c.chat_votes + n.votes FROM changes n
  WHERE c.creator_id = $1 AND c.round_id = $2 AND c.number = n.number`,
);
