import type { Context } from '../../context.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { announceChange } from '../chart/announce-change.ts';
import type { PictureTarget } from './picture-target.ts';
import { setPicture } from './set-picture.ts';

export async function removePicture(context: Context, target: PictureTarget): Promise<void> {
  const boards = await context.db.transaction().execute(async (transaction) => {
    const changed = await setPicture(transaction, target, null);
    if (!changed) throw new Refusal(target.kind === 'idea' ? 'idea_not_found' : 'board_not_found');
    return changed;
  });
  for (const boardId of boards) announceChange(context, target.creatorId, boardId);
}
