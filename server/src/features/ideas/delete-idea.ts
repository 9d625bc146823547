import type { Context } from '../../context.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { runNamed } from '../../platform/postgres/named-query.ts';
import { announceChange } from '../chart/announce-change.ts';
import { withdrawNotice } from '../notices/announce-notice.ts';
import { retireIdea } from './sql.ts';

export async function deleteIdea(context: Context, creatorId: number, id: number): Promise<void> {
  const [gone] = await runNamed(context.pool, retireIdea, [creatorId, id]);
  if (!gone) throw new Refusal('idea_not_found');
  await withdrawNotice(context.db, { kind: 'idea-made', about: id, creatorId });
  announceChange(context, creatorId, gone.board_id);
}
