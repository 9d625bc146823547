import type { Idea, IdeaInput } from '@upnext/contract/ideas';
import { limits } from '@upnext/contract/limits';

import type { Actor, Context } from '../../context.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { runNamed } from '../../platform/postgres/named-query.ts';
import { announceChange } from '../chart/announce-change.ts';
import { readPlace } from '../chart/read-place.ts';
import { scheduleExplore } from '../explore/schedule-explore.ts';
import { publishIdea } from './sql.ts';

export async function createIdea(context: Context, actor: Actor, { title, description }: IdeaInput): Promise<Idea> {
  const [created] = await runNamed(context.pool, publishIdea, [
    actor.accountId,
    title,
    description,
    limits.ideasPerBoard,
  ]);
  if (!created) throw new Refusal('board_full');
  announceChange(context, actor.accountId, created.board_id);
  await scheduleExplore(context.db);
  return await readPlace(context, actor.accountId, created.id);
}
