import { createHmac } from 'node:crypto';

import type { Report } from '@upnext/contract/operations/reports';
import type { FastifyRequest } from 'fastify';

import type { Actor, Context } from '../../context.ts';
import { readSiteKey } from '../../identity/nonces/read-site-key.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { addressPrefix } from '../../platform/http/request-facts.ts';
import { runNamed } from '../../platform/postgres/named-query.ts';
import { insertReport } from './sql.ts';

/** Stores one report per idea and person. A duplicate is ignored and gets the same response. */
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

/**
 * Distinguishes visitors who report the same idea. The hash includes the idea and a site key, so it can't be matched
 * across ideas or to an IP address without that key.
 */
async function hashVisitor(context: Context, request: FastifyRequest, ideaId: number): Promise<Buffer> {
  const key = await readSiteKey(context, 'reports');
  const { 'user-agent': browser = '' } = request.headers;
  return createHmac('sha256', key)
    .update(`${ideaId}\n${addressPrefix(request.ip)}\n${browser}`)
    .digest();
}
