import type { Kysely, Transaction } from 'kysely';

import { namedQuery } from '../../platform/postgres/named-query.ts';
import type { Tables } from '../../tables.ts';
import { profileColumns, type ProfileRow } from './describe-creator.ts';

type Db = Kysely<Tables> | Transaction<Tables>;

export type BoardRow = ProfileRow & {
  board_id: number;
  version: number;
  idea_count: number;
  total_votes: number;
  accepts_suggestions: boolean;
};

const boardAndCreator = `
  SELECT ${profileColumns.map((column) => `a.${column}`).join(', ')},
    b.id AS board_id, b.version, b.idea_count, b.total_votes, b.accepts_suggestions
  FROM boards b JOIN accounts a ON a.id = b.creator_id`;

export const findMainBoard = namedQuery<BoardRow>(
  'find-main-board',
  `${boardAndCreator} WHERE lower(a.username) = lower($1) AND b.is_main`,
);

export const findBoard = namedQuery<BoardRow>('find-board', `${boardAndCreator} WHERE b.creator_id = $1 AND b.id = $2`);

export async function insertMainBoard(db: Db, creatorId: number): Promise<void> {
  await db.insertInto('boards').values({ creator_id: creatorId, is_main: true }).execute();
}

const settings = ['id', 'is_main', 'accepts_suggestions', 'is_listed'] as const;

export async function selectOwnBoards(db: Db, creatorId: number) {
  return await db
    .selectFrom('boards')
    .select(settings)
    .where('creator_id', '=', creatorId)
    .orderBy('is_main', 'desc')
    .orderBy('id')
    .limit(100)
    .execute();
}

type Change = { accepts_suggestions?: boolean | undefined; is_listed?: boolean | undefined };

export async function updateBoardSettings(db: Db, creatorId: number, id: number, change: Change) {
  return await db
    .updateTable('boards')
    .set((row) => ({ ...change, version: row('version', '+', 1) }))
    .where('creator_id', '=', creatorId)
    .where('id', '=', id)
    .returning(settings)
    .executeTakeFirst();
}

export async function selectPendingCount(db: Db, creatorId: number): Promise<number> {
  const { pending } = await db
    .selectFrom('boards')
    .select((row) => row.fn.sum<string>('pending_count').as('pending'))
    .where('creator_id', '=', creatorId)
    .executeTakeFirstOrThrow();
  return Number(pending);
}

export async function raiseVersions(db: Db, creatorId: number): Promise<{ id: number }[]> {
  return await db
    .updateTable('boards')
    .set((row) => ({ version: row('version', '+', 1) }))
    .where('creator_id', '=', creatorId)
    .returning('id')
    .execute();
}

export async function emptyBoards(db: Transaction<Tables>, creatorId: number): Promise<{ id: number }[]> {
  return await db
    .updateTable('boards')
    .set((row) => ({
      is_main: false,
      is_listed: false,
      accepts_suggestions: false,
      idea_count: 0,
      pending_count: 0,
      share_link_count: 0,
      total_votes: 0,
      version: row('version', '+', 1),
    }))
    .where('creator_id', '=', creatorId)
    .returning('id')
    .execute();
}

/** $1 creator. Only what `emptyBoards` left. */
export const deleteClosed = `DELETE FROM boards WHERE creator_id = $1 AND NOT is_main`;
