import type { MemberRole } from '@upnext/contract/board-rights';
import type { BoardInput, BoardLabel, OpenRound } from '@upnext/contract/boards/boards';
import type { UserRole } from '@upnext/contract/identity/accounts';
import { sql, type Kysely, type Selectable, type Updateable } from 'kysely';

import { profileColumns, type ProfileRow } from '../../identity/accounts/describe-creator.ts';
import { exportPageSize, type ExportRow } from '../../platform/postgres/export-page.ts';
import { namedQuery } from '../../platform/postgres/named-query.ts';
import type { Tables } from '../../tables.ts';

type Db = Kysely<Tables>;

export type BoardRow = ProfileRow & {
  board_id: number;
  slug: string | null;
  name: string | null;
  is_archived: boolean;
  /** Null if the creator has only this board. */
  boards: BoardLabel[] | null;
  version: number;
  idea_count: number;
  total_votes: number;
  accepts_suggestions: boolean;
  is_hidden: boolean;
  banner: string | null;
  /** The next midnight in the board's time zone. */
  closes_at: Date;
  open_round: OpenRound | null;
};

const boardAndCreator = `
  SELECT ${profileColumns.map((column) => `a.${column}`).join(', ')},
    b.id AS board_id, b.slug, b.name, b.archived_at IS NOT NULL AS is_archived, b.hidden_at IS NOT NULL AS is_hidden,
    b.banner, b.version, b.idea_count, b.total_votes, b.accepts_suggestions AND b.archived_at IS NULL AS accepts_suggestions,
    ((now() AT TIME ZONE b.time_zone)::date + 1)::timestamp AT TIME ZONE b.time_zone AS closes_at, (
      SELECT json_agg(json_build_object('slug', o.slug, 'name', o.name) ORDER BY o.is_main DESC, o.place, o.id) FROM boards o
      WHERE o.creator_id = b.creator_id AND (o.is_main OR o.id = b.id OR (o.is_listed AND o.hidden_at IS NULL AND o.archived_at IS NULL))
      HAVING count(*) > 1) AS boards,
    (SELECT json_build_object('number', r.number, 'question', r.question, 'closesAt', r.closes_at) FROM rounds r
      WHERE r.creator_id = b.creator_id AND r.board_id = b.id AND r.state = 'open' ORDER BY r.closes_at LIMIT 1) AS open_round
  FROM boards b JOIN accounts a ON a.id = b.creator_id AND a.suspended_at IS NULL AND a.deleted_at IS NULL`;

/** Parameters: $1 creator's username, $2 board slug (null for the main board). */
export const findNamedBoard = namedQuery<BoardRow>(
  'find-named-board',
  `${boardAndCreator} WHERE lower(a.username) = lower($1) AND (b.slug = $2 OR ($2::text IS NULL AND b.is_main))`,
);

export const findBoard = namedQuery<BoardRow>('find-board', `${boardAndCreator} WHERE b.creator_id = $1 AND b.id = $2`);

/**
 * Whether Node knows the time zone. Offsets such as '+02:00' are not allowed: PostgreSQL reads their sign the other way
 * round.
 */
function isTimeZone(name: string): boolean {
  try {
    return /^[A-Za-z]/.test(name) && Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
}

/** The zone, or UTC if it is missing or if Node or PostgreSQL doesn't know it. */
const zoneOrUtc = (timeZone = '') =>
  sql<string>`coalesce(known_time_zone(${isTimeZone(timeZone) ? timeZone : null}), 'UTC')`;

export async function insertMainBoard(db: Db, creatorId: number, timeZone: string | undefined): Promise<void> {
  const board = { creator_id: creatorId, is_main: true, time_zone: zoneOrUtc(timeZone) };
  await db.insertInto('boards').values(board).execute();
}

export async function isTimeZoneKnown(db: Db, timeZone: string): Promise<boolean> {
  if (!isTimeZone(timeZone)) return false;
  const { rows } = await sql<{ known: boolean }>`SELECT known_time_zone(${timeZone}) IS NOT NULL AS known`.execute(db);
  return rows[0]?.known === true;
}

const settings = [
  'id',
  'is_main',
  'slug',
  'name',
  'accepts_suggestions',
  'is_listed',
  'hidden_at',
  'archived_at',
  'time_zone',
  'banner',
  'twitch_channel',
  'pending_count',
] as const;

export type SettingsRow = Pick<Selectable<Tables['boards']>, (typeof settings)[number]>;

export async function selectOwnBoards(db: Db, creatorId: number) {
  return await db
    .selectFrom('boards')
    .select(settings)
    .where('creator_id', '=', creatorId)
    .orderBy('is_main', 'desc')
    .orderBy('place')
    .orderBy('id')
    .limit(100)
    .execute();
}

/** Parameter: $1 the team member's account id. */
export const selectMemberBoards = namedQuery<SettingsRow & { username: string; role: MemberRole }>(
  'select-member-boards',
  `SELECT ${settings.map((column) => `b.${column}`).join(', ')}, a.username, m.role
   FROM board_members m JOIN boards b ON b.creator_id = m.creator_id AND b.id = m.board_id
   JOIN accounts a ON a.id = m.creator_id AND a.suspended_at IS NULL
   WHERE m.account_id = $1 ORDER BY m.joined_at, m.board_id LIMIT 100`,
);

export async function countBoards(db: Db, creatorId: number): Promise<number> {
  const rows = await db.selectFrom('boards').select('id').where('creator_id', '=', creatorId).execute();
  return rows.length;
}

export async function insertBoard(
  db: Db,
  creatorId: number,
  { name, slug, timeZone }: BoardInput,
): Promise<SettingsRow> {
  return await db
    .insertInto('boards')
    .values({
      creator_id: creatorId,
      name,
      slug,
      time_zone: zoneOrUtc(timeZone),
      place: sql`(SELECT coalesce(max(place), 0) + 1 FROM boards WHERE creator_id = ${creatorId})`,
    })
    .returning(settings)
    .executeTakeFirstOrThrow();
}

export async function placeBoards(db: Db, creatorId: number, ids: number[]): Promise<void> {
  await sql`UPDATE boards b SET place = o.place
    FROM unnest(${ids}::bigint[]) WITH ORDINALITY AS o(id, place)
    WHERE b.creator_id = ${creatorId} AND b.id = o.id`.execute(db);
}

type Change = Pick<
  Updateable<Tables['boards']>,
  'accepts_suggestions' | 'is_listed' | 'archived_at' | 'name' | 'slug' | 'time_zone' | 'twitch_channel'
>;

export async function updateBoardSettings(db: Db, creatorId: number, id: number, change: Change) {
  return await db
    .updateTable('boards')
    // SET must not be empty. Even without changes, the update shows whether the board exists and belongs to the
    // creator.
    .set((row) => ({ is_main: row.ref('is_main'), ...change }))
    .where('creator_id', '=', creatorId)
    .where('id', '=', id)
    .returning(settings)
    .executeTakeFirst();
}

export async function updateHidden(db: Db, creatorId: number, id: number, hiddenAt: Date | null): Promise<void> {
  await db
    .updateTable('boards')
    .set({ hidden_at: hiddenAt })
    .where('creator_id', '=', creatorId)
    .where('id', '=', id)
    .execute();
}

/** Deletes the boards that `emptyBoards` cleared. */
export const deleteClosed = (creatorId: number) =>
  sql`DELETE FROM boards WHERE creator_id = ${creatorId} AND NOT is_main`;

/** Boards with published ideas that the account suggested. */
export async function selectWhereNamed(db: Db, accountId: number) {
  return await db
    .selectFrom('ideas')
    .select(['creator_id', 'board_id'])
    .distinct()
    .where('suggested_by', '=', accountId)
    .where('status', 'in', ['approved', 'closed'])
    .execute();
}

export type UserRow = ProfileRow & {
  role: UserRole;
  email: string | null;
  is_verified: boolean;
  pending: number;
  is_helper: boolean;
};

/**
 * Parameter: $1 account id. `pending` is the number of suggestions awaiting review on the account's boards; `is_helper`
 * tells whether the account is a team member of any board.
 */
export const findUser = namedQuery<UserRow>(
  'find-user',
  `SELECT ${profileColumns.map((column) => `a.${column}`).join(', ')}, a.role, a.email, a.verified_at IS NOT NULL AS is_verified,
     (SELECT coalesce(sum(b.pending_count), 0)::int FROM boards b WHERE b.creator_id = a.id) AS pending,
     EXISTS (SELECT FROM board_members m WHERE m.account_id = a.id) AS is_helper
   FROM accounts a WHERE a.id = $1 AND a.username IS NOT NULL`,
);

type ExportedBoard = ExportRow &
  Omit<SettingsRow, 'id' | 'is_main' | 'hidden_at' | 'pending_count'> & { created_at: Date };

export const exportBoards = namedQuery<ExportedBoard>(
  'export-boards',
  `SELECT id AS after_id, $2::text AS after_time, slug, name, is_listed, accepts_suggestions, time_zone, banner, twitch_channel,
     archived_at, created_at FROM boards WHERE creator_id = $1 AND id > $3::bigint ORDER BY id LIMIT ${exportPageSize}`,
);
