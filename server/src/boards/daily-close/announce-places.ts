import { pickLanguage } from '@upnext/contract/language';
import type { Transaction } from 'kysely';

import { announceNotification } from '../../notifications/announce-notification.ts';
import type { Tables } from '../../tables.ts';
import type { BoardKey } from '../chart/change-board.ts';
import { selectSuggested, type RankedIdea } from './sql.ts';

/**
 * Notifies fans whose suggestion entered the top three or took first place since its last close, at most once a week per
 * idea. `places` is the chart in its order.
 */
export async function announcePlaces(
  transaction: Transaction<Tables>,
  board: BoardKey,
  closedOn: string,
  places: readonly RankedIdea[],
): Promise<void> {
  const reached = new Map<number, 1 | 3>();
  for (const [index, idea] of places.slice(0, 3).entries()) {
    const place = reachedPlace(index + 1, idea, places.length);
    if (idea.id !== null && place) reached.set(idea.id, place);
  }
  if (reached.size === 0) return;
  for (const { id, title, slug, name, language } of await selectSuggested(
    transaction,
    board,
    [...reached.keys()],
    closedOn,
  )) {
    await announceNotification(transaction, {
      kind: 'place-reached',
      about: `${id}:${closedOn}`,
      creatorId: board.creatorId,
      payload: {
        ideaId: id,
        ...(slug !== null && { board: { slug, name } }),
        title,
        place: reached.get(id) ?? 3,
        day: closedOn,
      },
      language: pickLanguage(language),
    });
  }
}

/** A place counts only with votes, and only on a chart with more ideas than places to reach. */
function reachedPlace(position: number, { votes, previous }: RankedIdea, ideaCount: number): 1 | 3 | undefined {
  const hasReached = (place: number) =>
    position <= place && ideaCount > place && (previous === null || previous > place);
  if (!votes) return undefined;
  return hasReached(1) ? 1 : hasReached(3) ? 3 : undefined;
}
