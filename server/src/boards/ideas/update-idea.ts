import type { Idea, IdeaInput } from '@upnext/contract/boards/ideas';

import type { Context } from '../../context.ts';
import { announceChange } from '../chart/announce-change.ts';
import { readPlace } from '../chart/read-place.ts';
import { refuseChange } from './refuse-change.ts';
import { updateIdeaText } from './sql.ts';

export async function updateIdea(
  context: Context,
  creatorId: number,
  id: number,
  { title, description }: IdeaInput,
): Promise<Idea> {
  const { boardId, idea } = await context.db.transaction().execute(async (transaction) => {
    const changed = await updateIdeaText(transaction, creatorId, id, { title, description });
    if (!changed) throw await refuseChange(transaction, creatorId, id);
    return { boardId: changed.board_id, idea: await readPlace(transaction, creatorId, id) };
  });
  announceChange(context, creatorId, boardId);
  return idea;
}
