import type { BoardSettings } from '@upnext/contract/boards';

import type { Actor, Context } from '../../context.ts';
import { selectOwnBoards } from './sql.ts';

export async function listOwnBoards(context: Context, actor: Actor): Promise<BoardSettings[]> {
  const rows = await selectOwnBoards(context.db, actor.accountId);
  return rows.map(describeSettings);
}

type SettingsRow = Awaited<ReturnType<typeof selectOwnBoards>>[number];

export function describeSettings(row: SettingsRow): BoardSettings {
  return { id: row.id, isMain: row.is_main, acceptsSuggestions: row.accepts_suggestions, isListed: row.is_listed };
}
