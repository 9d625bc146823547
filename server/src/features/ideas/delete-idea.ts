import type { Actor, Context } from '../../context.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { runNamed } from '../../platform/postgres/named-query.ts';
import { announceChange } from '../chart/announce-change.ts';
import { withdrawNotice } from '../notices/announce-notice.ts';
import { retireIdea } from './sql.ts';

export async function deleteIdea(context: Context, actor: Actor, id: number): Promise<void> {
  const [gone] = await runNamed(context.pool, retireIdea, [actor.accountId, id]);
  if (!gone) throw new Refusal('idea_not_found');
  await withdrawNotice(context.db, { kind: 'idea-made', about: id, creatorId: actor.accountId });
  announceChange(context, actor.accountId, gone.board_id);
}
