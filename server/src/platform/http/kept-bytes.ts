import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

import type { FastifyReply, FastifyRequest } from 'fastify';

/** An answer kept as it goes over the wire, head and all: compressed and written once, sent to thousands. */
export type KeptBytes = {
  etag: string;
  weight: number;
  plain: Answer;
  gzip: Answer;
  br: Answer;
  /** The head for whoever has it already. */
  unchanged: string[];
};

/** Names and values in turn, as Node takes them without another look. */
type Answer = { head: string[]; body: Buffer };

const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

export async function keepBytes(text: string, etag: string, headers: Record<string, string>): Promise<KeptBytes> {
  const plain = Buffer.from(text);
  const [gzipped, br] = await Promise.all([
    promisify(gzip)(plain, { level: 6 }),
    promisify(brotliCompress)(plain, quality),
  ]);
  const unchanged = Object.entries({ ...headers, etag }).flat();
  const answer = (body: Buffer, ...encoding: string[]): Answer => ({
    head: [...unchanged, 'content-length', String(body.length), ...encoding],
    body,
  });
  return {
    etag,
    weight: plain.length + gzipped.length + br.length,
    plain: answer(plain),
    gzip: answer(gzipped, 'content-encoding', 'gzip'),
    br: answer(br, 'content-encoding', 'br'),
    unchanged,
  };
}

/** Past the reply's hooks: nothing is left to be done. */
export function sendKept(request: FastifyRequest, reply: FastifyReply, kept: KeptBytes): FastifyReply {
  reply.hijack();
  writeKept(request.raw, reply.raw, kept);
  return reply;
}

/** Sends what was kept, or says that the caller has it already. */
export function writeKept({ headers }: IncomingMessage, response: ServerResponse, kept: KeptBytes): void {
  const { 'if-none-match': known, 'accept-encoding': accepted = '' } = headers;
  if (known !== undefined && isKnown(known, kept.etag)) {
    response.writeHead(304, kept.unchanged).end();
    return;
  }
  const { head, body } = /\bbr\b/.test(accepted) ? kept.br : /\bgzip\b/.test(accepted) ? kept.gzip : kept.plain;
  response.writeHead(200, head).end(body);
}

function isKnown(known: string, etag: string): boolean {
  const bare = (tag: string): string => tag.trim().replace(/^W\//, '');
  const own = bare(etag);
  return known === '*' || known.split(',').some((tag) => bare(tag) === own);
}
