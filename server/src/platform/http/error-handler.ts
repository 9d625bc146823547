import { errorStatus, type ErrorCode, type ErrorReply } from '@upnext/contract/error';
import { messages, type Language } from '@upnext/contract/language';
import type { FastifyReply, FastifyRequest } from 'fastify';

import { QueueFull } from '../bounded-queue.ts';
import { isTransientFailure } from '../postgres/read-failure.ts';
import { Refusal } from './refusal.ts';
import { languageOf } from './request-facts.ts';

const refusedSignIns = new Set<ErrorCode>(['wrong_credentials', 'wrong_password', 'passkey_refused']);

/** Thrown while the event loop is too slow to accept more work. */
export class EventLoopDelayed extends Error {}

/** Turns every error into a reply. */
export function handleError(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const refusal = error instanceof Refusal ? error : new Refusal(codeOf(error));
  const facts = { err: error, ...(request.log === request.server.log && { reqId: request.id }) };
  if (refusal.code === 'internal') request.log.error(facts, 'request failed');
  if (refusal.code === 'busy' && !(error instanceof Refusal)) request.log.warn(facts, 'request rejected: busy');
  // The username isn't logged: it may be a password typed into the wrong field.
  if (refusedSignIns.has(refusal.code)) request.log.info({ code: refusal.code }, 'login refused');
  const retryAfterSeconds = refusal.retryAfterSeconds ?? (refusal.code === 'busy' ? 2 : undefined);
  if (retryAfterSeconds !== undefined) reply.header('retry-after', retryAfterSeconds);
  // On a cacheable route the 404 must be cached too; otherwise proxies would keep serving the old response.
  const isKept = errorStatus[refusal.code] === 404 && reply.hasHeader('cache-control');
  if (!isKept) reply.header('cache-control', 'no-store');
  void reply
    .status(errorStatus[refusal.code])
    .type('application/json; charset=utf-8')
    .send(errorReply(refusal, languageOf(request)));
}

function codeOf(error: unknown): ErrorCode {
  const { code, statusCode = 500 } = error as { code?: string; statusCode?: number };
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE') return 'body_too_large';
  if (code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') return 'unsupported_media_type';
  if (statusCode === 404) return 'not_found';
  // Checked before `isTransientFailure`, because a connection reset by the client is not a database failure.
  if (statusCode >= 400 && statusCode < 500) return 'bad_request';
  if (error instanceof EventLoopDelayed || error instanceof QueueFull || isTransientFailure(error)) return 'busy';
  return 'internal';
}

function errorReply({ code, fields, challenge }: Refusal, language: Language): ErrorReply {
  const words = messages[language];
  const message = words.errors[code];
  if (!fields) return { code, message, ...(challenge !== undefined && { challenge }) };
  const invalid = fields.map(({ path, key }) => ({
    path,
    code: key.slice(key.indexOf('.') + 1),
    message: words.fields[key],
  }));
  const [only, ...others] = invalid;
  return { code, message: only && others.length === 0 ? only.message : message, fields: invalid };
}
