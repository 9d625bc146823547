import type { BoardPage } from '@upnext/contract/boards/boards';
import { LiveQuery } from '@upnext/contract/voting/live';
import type { FastifyReply, FastifyRequest } from 'fastify';

import type { Context } from '../../context.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { dataHeaders } from '../../platform/http/safe-headers.ts';

/** Route options for streams. */
export const streamOptions = { schema: { hide: true }, config: { isStream: true } };

const headers = {
  ...dataHeaders,
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store',
  // Otherwise, nginx would buffer the events.
  'x-accel-buffering': 'no',
};

type Watched = { key: string; via: string; page: BoardPage; read: () => Promise<BoardPage> };

/** Streams the board that a token belongs to. Each read looks the token up again, so revoking it ends the stream. */
export async function streamByToken(
  context: Context,
  request: FastifyRequest<{ Params: { token: string } }>,
  reply: FastifyReply,
  find: (context: Context, token: string) => Promise<{ handle: string }>,
): Promise<void> {
  const { token } = request.params;
  const store = context.boardStore;
  const { key, page } = await store.read((await find(context, token)).handle);
  const read = async (): Promise<BoardPage> => (await store.readLatest((await find(context, token)).handle)).page;
  streamBoard(context, request, reply, { key, via: token, page, read });
}

export function streamBoard(context: Context, request: FastifyRequest, reply: FastifyReply, watched: Watched): void {
  const query = LiveQuery.safeParse(request.query);
  if (!query.success) throw new Refusal('bad_request');
  // The socket already closed: `close` won't fire again, so don't take a slot.
  if (reply.raw.destroyed) return void reply.hijack();
  const live = context.liveBoards;
  live.requireSlot(request.ip);
  const since = Number(request.headers['last-event-id'] ?? query.data.since ?? 0) || 0;
  reply.hijack();
  const { raw: response } = reply;
  request.raw.socket.setTimeout(0);
  response.writeHead(200, headers);
  response.write(`retry: ${1_000 + Math.floor(Math.random() * 3_000)}\n\n`);
  live.open({ response, ip: request.ip, since, ...watched });
}
