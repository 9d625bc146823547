import type { NotificationKind } from '@upnext/contract/notifications/notifications';

/** The idea's voters. While a merge is still copying votes, the voters of the merged idea are read from that idea. */
const voters = `
    (SELECT v.account_id FROM votes v
     WHERE v.creator_id = n.creator_id AND v.idea_id = (n.payload->>'ideaId')::bigint AND v.account_id > $2
     ORDER BY v.account_id LIMIT $3)
    UNION
    (SELECT v.account_id FROM merges m CROSS JOIN LATERAL (
       SELECT account_id FROM votes
       WHERE creator_id = n.creator_id AND idea_id = m.idea_id AND account_id > $2 ORDER BY account_id LIMIT $3) v
     WHERE m.creator_id = n.creator_id AND m.target_id = (n.payload->>'ideaId')::bigint
       AND NOT m.is_settled AND NOT m.is_undone)`;

const suggester = `
    (SELECT i.suggested_by AS account_id FROM ideas i
     WHERE i.creator_id = n.creator_id AND i.id = (n.payload->>'ideaId')::bigint AND i.suggested_by > $2)`;

/** The fan who suggested the idea, and the fans who suggested ideas merged into it. */
const suggesters = `${suggester}
    UNION
    (WITH RECURSIVE merged AS (
       SELECT m.idea_id FROM merges m
       WHERE m.creator_id = n.creator_id AND m.target_id = (n.payload->>'ideaId')::bigint AND NOT m.is_undone
       UNION
       SELECT m.idea_id FROM merged t JOIN merges m ON m.creator_id = n.creator_id AND m.target_id = t.idea_id AND NOT m.is_undone)
     SELECT i.suggested_by FROM merged t JOIN ideas i ON i.creator_id = n.creator_id AND i.id = t.idea_id
     WHERE i.suggested_by > $2)`;

/**
 * The query that selects the audience of each kind of notification. It reads the notification `n` and returns account
 * ids greater than $2, in order. Delivery reads them in slices of $3, so that memory use stays bounded. Each query uses
 * an index.
 */
export const audiences: Record<NotificationKind, string> = {
  'idea-made': `${voters} UNION ${suggesters} ORDER BY account_id`,
  'idea-staged': `${voters} UNION ${suggesters} ORDER BY account_id`,
  'place-reached': suggester,
  // The voters and the creator.
  'round-result': `
    (SELECT b.account_id FROM round_ballots b
     WHERE b.creator_id = n.creator_id AND b.round_id = (n.payload->>'roundId')::bigint AND b.account_id > $2
     ORDER BY b.account_id LIMIT $3)
    UNION
    (SELECT n.creator_id WHERE n.creator_id > $2)
    ORDER BY account_id`,
  'suggestion-approved': suggester,
  // The board's followers and its owner.
  'week-recap': `
    (SELECT f.account_id FROM follows f
     WHERE f.creator_id = n.creator_id AND f.board_id = (n.payload->>'boardId')::bigint AND f.account_id > $2
     ORDER BY f.account_id LIMIT $3)
    UNION
    (SELECT n.creator_id WHERE n.creator_id > $2)
    ORDER BY account_id`,
  // The owner and the team, unless all suggestions have been reviewed in the meantime.
  'suggestions-waiting': `
    (SELECT b.creator_id AS account_id FROM boards b
     WHERE b.creator_id = n.creator_id AND b.id = (n.payload->>'boardId')::bigint AND b.pending_count > 0
       AND b.creator_id > $2)
    UNION
    (SELECT m.account_id FROM board_members m JOIN boards b ON b.creator_id = m.creator_id AND b.id = m.board_id
     WHERE m.creator_id = n.creator_id AND m.board_id = (n.payload->>'boardId')::bigint AND b.pending_count > 0
       AND m.account_id > $2)
    ORDER BY account_id`,
  'discord-disconnected': `SELECT n.creator_id AS account_id WHERE n.creator_id > $2`,
  // The fan's id is in the payload, because the idea itself is deleted.
  'suggestion-rejected': `
    SELECT (n.payload->>'fanId')::bigint AS account_id WHERE (n.payload->>'fanId')::bigint > $2`,
};
