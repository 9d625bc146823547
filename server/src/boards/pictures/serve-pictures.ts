import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';

import type { Context } from '../../context.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { dataHeaders } from '../../platform/http/safe-headers.ts';
import { sendCached } from '../../platform/http/send-cached.ts';
import { runNamed } from '../../platform/postgres/named-query.ts';
import { findShown } from './sql.ts';

const fileName = /^([0-9a-f]{32})-(?:small|medium|large)\.webp$/;
const isShownMs = 30_000;

/**
 * A name always has the same content. `s-maxage` is short, so that proxies don't serve the pictures of a suspended
 * account for longer than a minute.
 */
const headers = {
  ...dataHeaders,
  'content-type': 'image/webp',
  'cache-control': 'public, max-age=31536000, s-maxage=60, immutable',
};

/** Serves what the encoder wrote at /pictures/<name>-<size>.webp. Files from users are never served. */
export function servePictures(app: FastifyInstance, { pool, pictures }: Context): void {
  const shown = new LRUCache<string, { isShown: boolean }>({
    max: 20_000,
    ttl: isShownMs,
    fetchMethod: async (name) => ({ isShown: (await runNamed(pool, findShown, [name])).length > 0 }),
  });

  app.get<{ Params: { file: string } }>('/pictures/:file', { schema: { hide: true } }, async (request, reply) => {
    const { file } = request.params;
    const name = fileName.exec(file)?.[1];
    const isShown = name !== undefined && (await shown.forceFetch(name)).isShown;
    const body = isShown ? await pictures.read(file) : undefined;
    if (!body) throw new Refusal('not_found');
    return sendCached(request, reply, { body, etag: `"${file}"`, headers });
  });
}
