import { splitHandle } from '@upnext/contract/boards/board-handle';
import type { Idea } from '@upnext/contract/boards/ideas';
import type { SuggestionInput } from '@upnext/contract/boards/suggestions';
import { pickLanguage } from '@upnext/contract/language';
import type { Transaction } from 'kysely';

import type { Actor, Context } from '../../context.ts';
import { announceNotification } from '../../notifications/announce-notification.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import type { Tables } from '../../tables.ts';
import { labelOf } from '../boards/read-board.ts';
import { refuseWhenFull } from '../chart/change-board.ts';
import { describeIdea } from '../chart/describe-idea.ts';
import { insertSuggestion, type NewSuggestion } from './sql.ts';

/** Creators who review suggestions as they arrive are not notified. */
const noticeDelaySeconds = 120;

export async function suggestIdea(
  context: Context,
  { accountId }: Actor,
  handle: string,
  { title, description }: SuggestionInput,
): Promise<Idea> {
  const suggestion = { title, description, suggestedBy: accountId };
  return await context.db.transaction().execute(async (transaction) => {
    const target = await insertSuggestion(transaction, splitHandle(handle), suggestion).catch(refuseWhenFull);
    if (!target) throw new Refusal('board_not_found');
    if (target.id === null) {
      if (target.owner_id === accountId) throw new Refusal('own_board');
      throw new Refusal(target.is_blocked ? 'suggestions_blocked' : 'suggestions_closed');
    }
    if (target.pending_count === 1) await announceWaiting(transaction, target);
    return describeIdea(target);
  });
}

async function announceWaiting(transaction: Transaction<Tables>, first: NewSuggestion): Promise<void> {
  const { creator_id: creatorId, board_id: boardId } = first;
  const day = first.created_at.toISOString().slice(0, 10);
  await announceNotification(transaction, {
    kind: 'suggestions-waiting',
    about: `${boardId}:${day}`,
    creatorId,
    payload: { boardId, ...labelOf(first), day },
    language: pickLanguage(first.language),
    delaySeconds: noticeDelaySeconds,
  });
}
