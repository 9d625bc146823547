import type { ClientBase } from 'pg';

import { day, type DemoClock, isoTime } from './demo-clock.ts';
import { pickWeighted, randomFor, type Random } from './random.ts';
import { timeOn } from './vote-times.ts';
import type { AccountIds } from './write-accounts.ts';
import type { WrittenBoard } from './write-boards.ts';

/** Relative number of votes on the eight days before an idea was closed, by days before. */
const dayWeights = [0, 1, 2, 1, 1, 2, 3, 6, 5];

/** Returns a time after the idea's publication, nine days before it was closed. */
function votedAt(stagedOn: number, random: Random): number {
  return timeOn(stagedOn - pickWeighted(random, dayWeights) * day, random);
}

/** Writes made and not-planned ideas with their votes, and notifications for the voters of made ideas. */
export async function writeFinished(
  client: ClientBase,
  boards: readonly WrittenBoard[],
  fans: readonly string[],
  ids: AccountIds,
  clock: DemoClock,
): Promise<void> {
  const voters = fans.map((fan) => ids.get(fan));
  for (const { creator, creatorId, boardId } of boards) {
    for (const idea of creator.finished?.toReversed() ?? []) {
      const [pieceUrl, reason] = 'pieceUrl' in idea ? [idea.pieceUrl, null] : [null, idea.notPlannedReason];
      const stagedOn = clock.midnight - idea.daysAgo * day;
      const stagedAt = isoTime(stagedOn);
      const random = randomFor(`${creator.username}/${idea.title}`);
      await client.query(
        `WITH idea AS (
           INSERT INTO ideas (creator_id, board_id, title, description, status, stage, staged_at, piece_url,
             not_planned_reason, votes, suggested_by, created_at)
           VALUES ($1, $2, $3, $4, 'closed', CASE WHEN $5::text IS NULL THEN 'not-planned' ELSE 'made' END::idea_stage, $7,
             $5, $6, cardinality($8::bigint[]), $9, $7::timestamptz - interval '9 days')
           RETURNING id, title, stage, piece_url, not_planned_reason),
         step AS (
           INSERT INTO stage_changes (creator_id, idea_id, from_stage, stage, piece_url, not_planned_reason, changed_at)
           SELECT $1, id, 'open', stage, piece_url, not_planned_reason, $7 FROM idea),
         cast_votes AS (
           INSERT INTO votes (creator_id, idea_id, account_id, voted_at)
           SELECT $1, id, voter, voted_at FROM idea, unnest($8::bigint[], $10::timestamptz[]) AS v (voter, voted_at)),
         notification AS (
           INSERT INTO notifications (key, kind, creator_id, payload, language, delivered_to, created_at)
           SELECT 'idea-made:' || id, 'idea-made', $1,
             jsonb_build_object('ideaId', id, 'title', title, 'pieceUrl', piece_url), 'es', NULL, $7
           FROM idea WHERE stage = 'made' RETURNING id)
         INSERT INTO notification_receipts (account_id, notification_id)
         SELECT DISTINCT voter, id FROM notification, unnest($8::bigint[] || $9::bigint) voter
         WHERE voter IS NOT NULL`,
        [
          creatorId,
          boardId,
          idea.title,
          idea.description,
          pieceUrl,
          reason,
          stagedAt,
          voters.slice(0, idea.votes),
          idea.suggestedBy === undefined ? null : ids.get(idea.suggestedBy),
          Array.from({ length: idea.votes }, () => isoTime(votedAt(stagedOn, random))),
        ],
      );
      await client.query('UPDATE boards SET total_votes = total_votes + $2 WHERE creator_id = $1', [
        creatorId,
        idea.votes,
      ]);
    }
  }
}
