import type { PictureUpload } from '@upnext/contract/boards/pictures';
import { sql, type Kysely, type Transaction } from 'kysely';

import { namedQuery } from '../../platform/postgres/named-query.ts';
import type { PictureKind, Tables } from '../../tables.ts';
import { changeBoards } from '../chart/change-board.ts';
import { pictureQueue, type PictureTarget } from './picture-target.ts';

type Db = Kysely<Tables>;

/** Each file has up to 8 MB. */
const mostWaiting = 200;
/** Keeps one account from filling the queue. A new file for the same place replaces the one before. */
const mostWaitingPerAccount = 3;

/** Stores an uploaded file and adds the job that encodes it. Returns no row if too many files are waiting. */
export async function insertUpload(db: Db, accountId: number, target: PictureTarget, bytes: Buffer) {
  const { kind, creatorId, boardId, ideaId } = target;
  const { rows } = await sql<{ id: number }>`
    WITH added AS (
      INSERT INTO picture_uploads (account_id, creator_id, kind, board_id, idea_id, bytes)
      SELECT ${accountId}, ${creatorId}, ${kind}, ${boardId}, ${ideaId}, ${bytes}
      WHERE (SELECT count(*) FROM picture_uploads WHERE state = 'waiting') < ${mostWaiting}
        AND (SELECT count(*) FROM picture_uploads WHERE account_id = ${accountId} AND state = 'waiting'
          AND (creator_id, kind, board_id, idea_id) <> (${creatorId}, ${kind}, ${boardId}, ${ideaId}))
          < ${mostWaitingPerAccount}
      ON CONFLICT (creator_id, kind, board_id, idea_id) DO UPDATE SET
        id = DEFAULT, account_id = EXCLUDED.account_id, bytes = EXCLUDED.bytes, state = DEFAULT, picture = NULL,
        uploaded_at = DEFAULT
      RETURNING id),
    job AS (
      SELECT graphile_worker.add_job('encode-picture', json_build_object('uploadId', id), queue_name => ${pictureQueue})
      FROM added)
    SELECT a.id FROM added a, job`.execute(db);
  return rows[0];
}

/** Parameters: $1 upload id, $2 the account that uploaded the file. */
export const findUpload = namedQuery<PictureUpload>(
  'find-upload',
  'SELECT id, state, picture FROM picture_uploads WHERE id = $1 AND account_id = $2',
);

export async function selectWaiting(db: Db, id: number) {
  return await db
    .selectFrom('picture_uploads')
    .select(['creator_id', 'kind', 'board_id', 'idea_id', 'bytes'])
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .executeTakeFirst();
}

export async function finishUpload(db: Db, id: number, state: 'done' | 'refused', picture: string | null) {
  await db.updateTable('picture_uploads').set({ state, picture, bytes: null }).where('id', '=', id).execute();
}

/** The job runs every ten minutes, so that no file is kept for longer than an hour. */
export const deleteOldUploads = sql`DELETE FROM picture_uploads WHERE uploaded_at < now() - interval '50 minutes'`;

export async function deleteUploadsOf(db: Db, accountId: number): Promise<void> {
  await db
    .deleteFrom('picture_uploads')
    .where((where) => where.or([where('account_id', '=', accountId), where('creator_id', '=', accountId)]))
    .execute();
}

/** Lists a picture as unused before its files are written, so that they are removed if the job is interrupted. */
export async function insertPicture(db: Db, name: string, target: PictureTarget): Promise<void> {
  const { kind, creatorId, boardId, ideaId } = target;
  await db
    .insertInto('pictures')
    .values({ name, creator_id: creatorId, kind, board_id: boardId, idea_id: ideaId })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
}

/** Marks the target's new picture as used and its other ones as unused. */
export async function markPictures(db: Db, target: PictureTarget, name: string | null): Promise<void> {
  const { kind, creatorId, boardId, ideaId } = target;
  await db
    .updateTable('pictures')
    .set({ unused_at: sql<Date | null>`CASE WHEN name = ${name} THEN NULL ELSE coalesce(unused_at, now()) END` })
    .where('creator_id', '=', creatorId)
    .where('idea_id', '=', ideaId)
    .where('board_id', '=', boardId)
    .where('kind', '=', kind)
    .execute();
}

/** Pending ideas are on no public page, so their boards stay as they are. */
export async function updateIdeaPicture(db: Db, { creatorId, ideaId }: PictureTarget, name: string | null) {
  const { rows } = await sql<{ board_id: number }>`
    WITH target AS MATERIALIZED (
      SELECT creator_id, board_id, id, status FROM ideas
      WHERE creator_id = ${creatorId} AND id = ${ideaId} AND status NOT IN ('merged', 'rejected', 'deleted') FOR NO KEY UPDATE),
    changed AS (
      UPDATE ideas i SET picture = ${name} FROM target t WHERE i.creator_id = t.creator_id AND i.id = t.id
      RETURNING t.creator_id, t.board_id, t.status),
    published AS (SELECT creator_id, board_id FROM changed WHERE status <> 'pending'),
    ${changeBoards('published', {})}
    SELECT board_id FROM changed`.execute(db);
  return rows[0];
}

export async function updateBanner(
  db: Transaction<Tables>,
  { creatorId, boardId }: PictureTarget,
  name: string | null,
) {
  await db
    .updateTable('boards')
    .set({ banner: name })
    .where('creator_id', '=', creatorId)
    .where('id', '=', boardId)
    .execute();
}

/**
 * Parameter: $1 name. Finds a picture that may be served. A replaced one is served for a minute, because pages that are
 * open or cached still show it.
 */
export const findShown = namedQuery<{ name: string }>(
  'find-shown-picture',
  `SELECT p.name FROM pictures p JOIN accounts a ON a.id = p.creator_id AND a.suspended_at IS NULL
   WHERE p.name = $1 AND (p.unused_at IS NULL OR p.unused_at > now() - interval '1 minute')`,
);

export async function selectUnused(db: Db): Promise<{ name: string }[]> {
  return await db
    .selectFrom('pictures')
    .select('name')
    .where('unused_at', '<', sql<Date>`now() - interval '1 minute'`)
    .limit(100)
    .execute();
}

export async function deletePicture(db: Db, name: string): Promise<void> {
  await db.deleteFrom('pictures').where('name', '=', name).execute();
}

/** Releases all pictures of a deleted account. They are no longer served, and the next job removes their files. */
export async function releasePictures(db: Db, creatorId: number): Promise<void> {
  await sql`UPDATE pictures SET creator_id = NULL, unused_at = '-infinity' WHERE creator_id = ${creatorId}`.execute(db);
}

/** Stops serving an unused picture. The next job removes its files. */
export async function releasePicture(db: Db, name: string): Promise<void> {
  await sql`UPDATE pictures SET unused_at = '-infinity' WHERE name = ${name} AND unused_at IS NOT NULL`.execute(db);
}

export type PictureRow = {
  name: string;
  creator_id: number;
  kind: PictureKind;
  board_id: number;
  idea_id: number;
  created_at: Date;
};

/** Parameters: $1 creator id or null, $2 name or null. Selects pictures that are in use. */
export const selectPictures = namedQuery<PictureRow>(
  'operator-pictures',
  `SELECT name, creator_id, kind, board_id, idea_id, created_at FROM pictures
   WHERE (creator_id = $1 OR name = $2) AND unused_at IS NULL ORDER BY created_at DESC LIMIT 1000`,
);
