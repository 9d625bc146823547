import type { BoardRole } from '@upnext/contract/board-rights';
import type { BoardSettings } from '@upnext/contract/boards/boards';
import { picturePath } from '@upnext/contract/picture';
import type { Kysely } from 'kysely';

import type { Actor } from '../../context.ts';
import { runIn } from '../../platform/postgres/named-query.ts';
import type { Tables } from '../../tables.ts';
import { selectMemberBoards, selectOwnBoards, type SettingsRow } from './sql.ts';

/** Returns the account's own boards in their custom order, followed by the boards whose teams it belongs to. */
export async function listOwnBoards(db: Kysely<Tables>, { accountId, username }: Actor): Promise<BoardSettings[]> {
  const own = await selectOwnBoards(db, accountId);
  const helped = await runIn(db, selectMemberBoards, [accountId]);
  return [
    ...own.map((row) => describeSettings(row, username, 'owner')),
    ...helped.map((row) => describeSettings(row, row.username, row.role)),
  ];
}

export function describeSettings(row: SettingsRow, creatorUsername: string, role: BoardRole): BoardSettings {
  return {
    id: row.id,
    creatorUsername,
    role,
    isMain: row.is_main,
    slug: row.slug,
    name: row.name,
    acceptsSuggestions: row.accepts_suggestions,
    isListed: row.is_listed,
    isHidden: row.hidden_at !== null,
    isArchived: row.archived_at !== null,
    timeZone: row.time_zone,
    banner: row.banner && picturePath(row.banner),
    twitchChannel: row.twitch_channel,
    pendingCount: row.pending_count,
  };
}
