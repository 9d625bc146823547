import { createHash } from 'node:crypto';

import { pictureSizes } from '@upnext/contract/picture';
import type { Kysely } from 'kysely';
import * as z from 'zod/mini';

import { encodePicture } from '../../platform/pictures/encode-picture.ts';
import type { FileStorage } from '../../platform/storage/file-storage.ts';
import type { Tables } from '../../tables.ts';
import { pictureShapes, type PictureTarget } from './picture-target.ts';
import { setPicture } from './set-picture.ts';
import { finishUpload, insertPicture, selectWaiting } from './sql.ts';

export type PictureWork = { db: Kysely<Tables>; pictures: FileStorage };

const Payload = z.object({ uploadId: z.int() });

/** Encodes an uploaded file, writes the result to the storage and shows it. The upload itself is deleted. */
export async function encodeUpload({ db, pictures }: PictureWork, payload: unknown): Promise<void> {
  const { uploadId } = Payload.parse(payload);
  const upload = await selectWaiting(db, uploadId);
  if (!upload?.bytes) return;
  const target = {
    kind: upload.kind,
    creatorId: upload.creator_id,
    boardId: upload.board_id,
    ideaId: upload.idea_id,
  };
  const encoded = await encodePicture({ file: upload.bytes, shapes: pictureShapes[target.kind] });
  if ('refused' in encoded) return await finishUpload(db, uploadId, 'refused', null);
  const name = await storePicture({ db, pictures }, target, encoded.pictures);
  await db.transaction().execute(async (transaction) => {
    const boards = await setPicture(transaction, target, name);
    await finishUpload(transaction, uploadId, boards ? 'done' : 'refused', boards ? name : null);
  });
}

/** Writes the files of a picture and returns its name. It stays marked as unused until `setPicture`. */
export async function storePicture(
  { db, pictures }: PictureWork,
  target: PictureTarget,
  files: readonly Uint8Array[],
): Promise<string> {
  const { kind, creatorId, boardId, ideaId } = target;
  const hash = createHash('sha256').update([kind, creatorId, boardId, ideaId, ''].join(' '));
  for (const file of files) hash.update(file);
  const name = hash.digest('hex').slice(0, 32);
  await insertPicture(db, name, target);
  for (const [index, size] of pictureSizes.entries()) {
    const file = files[index];
    if (file) await pictures.write(`${name}-${size}.webp`, file);
  }
  return name;
}
