import type { Idea, IdeaInput } from '@upnext/contract/boards/ideas';

import type { Context } from '../../context.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { announceChange } from '../chart/announce-change.ts';
import { readPlace } from '../chart/read-place.ts';
import { updateIdeaText } from './sql.ts';

export async function updateIdea(
  context: Context,
  creatorId: number,
  id: number,
  { title, description }: IdeaInput,
): Promise<Idea> {
  const changed = await updateIdeaText(context.db, creatorId, id, { title, description });
  if (!changed) throw new Refusal('idea_not_found');
  announceChange(context, creatorId, changed.board_id);
  return await readPlace(context, creatorId, id);
}
