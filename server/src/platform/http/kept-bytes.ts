import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

import type { FastifyReply, FastifyRequest } from 'fastify';

/** An answer kept as it goes over the wire: compressed once, sent to thousands. */
export type KeptBytes = { etag: string; plain: Buffer; gzip: Buffer; br: Buffer };

const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

export async function keepBytes(text: string, etag: string): Promise<KeptBytes> {
  const plain = Buffer.from(text);
  const [gzipped, br] = await Promise.all([
    promisify(gzip)(plain, { level: 6 }),
    promisify(brotliCompress)(plain, quality),
  ]);
  return { etag, plain, gzip: gzipped, br };
}

export function weightOf({ plain, gzip: gzipped, br }: KeptBytes): number {
  return plain.length + gzipped.length + br.length;
}

/** Sends what was kept, or says that the caller has it already. */
export function sendKept(request: FastifyRequest, reply: FastifyReply, kept: KeptBytes): FastifyReply {
  reply.header('etag', kept.etag);
  const known = request.headers['if-none-match'];
  if (
    known !== undefined &&
    (known === '*' || known.split(/\s*,\s*/).some((tag) => tag.replace(/^W\//, '') === kept.etag.replace(/^W\//, '')))
  ) {
    return reply.status(304).send();
  }
  const accepted = request.headers['accept-encoding'] ?? '';
  if (/\bbr\b/.test(accepted)) return reply.header('content-encoding', 'br').send(kept.br);
  if (/\bgzip\b/.test(accepted)) return reply.header('content-encoding', 'gzip').send(kept.gzip);
  return reply.send(kept.plain);
}
