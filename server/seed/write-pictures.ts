import type { Kysely } from 'kysely';
import sharp from 'sharp';

import { storePicture, type PictureWork } from '../src/boards/pictures/encode-upload.ts';
import { avatarOf, pictureShapes, type PictureTarget } from '../src/boards/pictures/picture-target.ts';
import { setPicture } from '../src/boards/pictures/set-picture.ts';
import type { Tables } from '../src/tables.ts';
import { allCreators } from './creators/all-creators.ts';
import { faces } from './pictures/faces.ts';
import { scenes } from './pictures/scenes.ts';

type Drawing = { target: PictureTarget; svg: string };

/** Draws the pictures of the demo creators and their ideas and writes them to the storage. */
export async function writePictures(work: PictureWork): Promise<number> {
  const drawings = await listDrawings(work.db);
  for (const { target, svg } of drawings) {
    const name = await storePicture(work, target, await renderSvg(svg, pictureShapes[target.kind]));
    await work.db.transaction().execute((transaction) => setPicture(transaction, target, name));
  }
  return drawings.length;
}

async function listDrawings(db: Kysely<Tables>): Promise<Drawing[]> {
  const drawings: Drawing[] = [];
  for (const { username, ideas } of allCreators) {
    const { id: creatorId } = await db
      .selectFrom('accounts')
      .select('id')
      .where('username', '=', username)
      .executeTakeFirstOrThrow();
    const face = faces[username];
    if (face !== undefined) drawings.push({ target: avatarOf(creatorId), svg: face });
    for (const [index, svg] of (scenes[username] ?? []).entries()) {
      if (svg === undefined) continue;
      const { id: ideaId } = await db
        .selectFrom('ideas')
        .select('id')
        .where('creator_id', '=', creatorId)
        .where('title', '=', ideas[index]?.title ?? '')
        .executeTakeFirstOrThrow();
      drawings.push({ target: { kind: 'idea', creatorId, boardId: 0, ideaId }, svg });
    }
  }
  return drawings;
}

/** Renders the largest shape once and scales it down to the others. */
async function renderSvg(svg: string, shapes: readonly { width: number; height: number }[]): Promise<Buffer[]> {
  const largest = shapes.at(-1);
  if (!largest) return [];
  const { data, info } = await sharp(Buffer.from(svg), { density: 576 })
    .resize({ ...largest, fit: 'cover' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const files: Buffer[] = [];
  for (const shape of shapes) {
    const picture = sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } });
    files.push(await picture.resize(shape).webp({ quality: 85, effort: 2 }).toBuffer());
  }
  return files;
}
