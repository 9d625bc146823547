import { Readable } from 'node:stream';

import type { PictureUpload } from '@upnext/contract/boards/pictures';
import { limits } from '@upnext/contract/limits';
import type { FastifyRequest } from 'fastify';

import type { Actor, Context } from '../../context.ts';
import { readStream } from '../../platform/http/read-stream.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import type { PictureTarget } from './picture-target.ts';
import { insertUpload } from './sql.ts';

/** Stores the file for the encoder. Nothing is decoded here, because HTTP processes also count votes. */
export async function acceptUpload(
  context: Context,
  actor: Actor,
  target: PictureTarget,
  { body, headers }: FastifyRequest,
): Promise<PictureUpload> {
  if (!(body instanceof Readable)) throw new Refusal('unsupported_media_type');
  if (Number(headers['content-length'] ?? 0) > limits.pictureBytes) throw new Refusal('body_too_large');
  // The first queue covers the insert too, because the file is in memory until then.
  const upload = await context.uploadQueue.run(async () => {
    const bytes = await readStream(body, limits.pictureBytes);
    return await context.uploadStoreQueue.run(() => insertUpload(context.db, actor.accountId, target, bytes));
  });
  if (!upload) throw new Refusal('busy', { retryAfterSeconds: 30 });
  return { id: upload.id, state: 'waiting', picture: null };
}
