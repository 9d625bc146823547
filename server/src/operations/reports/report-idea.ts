import { createHmac } from 'node:crypto';

import type { Report } from '@upnext/contract/operations/reports';
import type { FastifyRequest } from 'fastify';

import type { Actor, Context } from '../../context.ts';
import { readSiteKey } from '../../identity/nonces/read-site-key.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { addressPrefix } from '../../platform/http/request-facts.ts';
import { runNamed } from '../../platform/postgres/named-query.ts';
import { insertReport } from './sql.ts';

/** One report of one idea by one person; a second changes nothing, and nobody can tell. */
export async function reportIdea(
  context: Context,
  request: FastifyRequest,
  actor: Actor | undefined,
  ideaId: number,
  { reason, words }: Report,
): Promise<void> {
  const visitorHash = actor ? null : await hashVisitor(context, request, ideaId);
  const [idea] = await runNamed(context.pool, insertReport, [
    ideaId,
    actor?.accountId ?? null,
    visitorHash,
    reason,
    words,
  ]);
  if (!idea) throw new Refusal('idea_not_found');
}

/** Tells two visitors of one idea apart, and leads from no idea to another, nor to an address without the site's key. */
async function hashVisitor(context: Context, request: FastifyRequest, ideaId: number): Promise<Buffer> {
  const key = await readSiteKey(context, 'reports');
  const { 'user-agent': browser = '' } = request.headers;
  return createHmac('sha256', key)
    .update(`${ideaId}\n${addressPrefix(request.ip)}\n${browser}`)
    .digest();
}
