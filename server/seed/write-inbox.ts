import type { NotificationOf } from '@upnext/contract/notifications/notifications';
import { isoWeekOf } from '@upnext/contract/voting/iso-week';
import type { ClientBase } from 'pg';

import { day, type DemoClock, isoTime } from './demo-clock.ts';
import type { AccountIds } from './write-accounts.ts';
import type { WrittenBoard } from './write-boards.ts';

type Recap = { starts_on: string; winner: string; votes: number; week_votes: number };

const insertNotification = `
  WITH notification AS (
    INSERT INTO notifications (key, kind, creator_id, payload, language, delivered_to, created_at)
    VALUES ($1, $2, $3, $4, 'es', NULL, $5) RETURNING id)
  INSERT INTO notification_receipts (account_id, notification_id) SELECT $6, id FROM notification`;

/**
 * Makes a fan follow the first board, and writes notifications to that fan about the weekly chart and a rejected
 * suggestion.
 */
export async function writeInbox(
  client: ClientBase,
  [board]: readonly WrittenBoard[],
  ids: AccountIds,
  { midnight }: DemoClock,
): Promise<void> {
  const fanId = ids.get('lucia_m');
  if (!board || fanId === undefined) return;
  const { creatorId, boardId } = board;
  const key = [creatorId, boardId];
  await client.query('INSERT INTO follows (creator_id, board_id, account_id) VALUES ($1, $2, $3)', [...key, fanId]);
  const { rows } = await client.query<Recap>(
    `SELECT r.starts_on::text, i.title AS winner, i.votes::int, r.week_votes::int FROM week_recaps r
     JOIN ideas i ON i.creator_id = $1 AND i.id = (r.places -> 0 ->> 'ideaId')::bigint
     WHERE r.creator_id = $1 AND r.board_id = $2 ORDER BY r.starts_on DESC LIMIT 1`,
    key,
  );
  for (const { starts_on: monday, winner, votes, week_votes: weekVotes } of rows) {
    const week = isoWeekOf(new Date(monday));
    const payload: NotificationOf<'week-recap'>['payload'] = { boardId, week, winner, votes, weekVotes };
    const nextMonday = isoTime(Date.parse(monday) + 7 * day);
    await client.query(insertNotification, [
      `week-recap:${boardId}:${week}`,
      'week-recap',
      creatorId,
      payload,
      nextMonday,
      fanId,
    ]);
  }
  // Inserted last, so that it is listed first: notifications are sorted by id, newest first.
  const answer: NotificationOf<'suggestion-rejected'>['payload'] = {
    fanId,
    title: 'A cake the size of a car',
    reason: 'not_now',
  };
  await client.query(insertNotification, [
    'suggestion-rejected:demo',
    'suggestion-rejected',
    creatorId,
    answer,
    isoTime(midnight),
    fanId,
  ]);
}
