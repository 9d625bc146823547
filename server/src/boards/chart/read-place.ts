import type { Idea } from '@upnext/contract/boards/ideas';

import type { Context } from '../../context.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { runNamed } from '../../platform/postgres/named-query.ts';
import { describeIdea } from './describe-idea.ts';
import { selectPlace } from './sql.ts';

/** One idea with its current place. */
export async function readPlace(context: Context, creatorId: number, ideaId: number): Promise<Idea> {
  const [row] = await runNamed(context.pool, selectPlace, [creatorId, ideaId]);
  if (!row) throw new Refusal('idea_not_found');
  return describeIdea(row);
}
