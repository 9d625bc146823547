import { BoardHandle } from '@upnext/contract/board-address';
import type { BoardPage } from '@upnext/contract/boards';
import { LiveQuery } from '@upnext/contract/live';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import type { Context } from '../../context.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { addressPrefix } from '../../platform/http/request-facts.ts';
import { dataHeaders } from '../../platform/http/safe-headers.ts';
import { boardStore } from '../boards/board-store.ts';
import { findOverlay } from '../overlays/find-overlay.ts';
import { findLink } from '../share-links/find-link.ts';
import { followBoard } from './follow-board.ts';
import { liveBoards } from './live-boards.ts';

const headers = {
  ...dataHeaders,
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store',
  // nginx would hold the events back otherwise.
  'x-accel-buffering': 'no',
};

type Watched = { key: string; door: string; page: BoardPage; read: () => Promise<BoardPage> };

/** Streams of changes, one way: nothing to send, nothing to forge. A browser can't set a header on them, so they need none. */
export function serveLive(app: FastifyInstance, context: Context): void {
  const options = { schema: { hide: true }, config: { isStream: true } };

  app.get<{ Params: { username: string } }>('/api/creators/:username/live', options, async (request, reply) => {
    const { success, data: handle = '' } = BoardHandle.safeParse(request.params.username);
    if (!success) throw new Refusal('board_not_found');
    const { key, page } = await boardStore(context).read(handle);
    stream(request, reply, { key, door: 'main', page, read: followBoard(context, handle, page) });
  });

  // Each look goes through the token again: once it is switched off or revoked, the stream ends.
  const doors = { public: findLink, overlays: findOverlay };
  for (const [folder, find] of Object.entries(doors)) {
    app.get<{ Params: { token: string } }>(`/api/${folder}/:token/live`, options, async (request, reply) => {
      const { token } = request.params;
      const store = boardStore(context);
      const { key, page } = await store.read((await find(context, token)).handle);
      const read = async (): Promise<BoardPage> => (await store.readNext((await find(context, token)).handle)).page;
      stream(request, reply, { key, door: token, page, read });
    });
  }

  function stream(request: FastifyRequest, reply: FastifyReply, watched: Watched): void {
    const query = LiveQuery.safeParse(request.query);
    if (!query.success) throw new Refusal('bad_request');
    // Whoever left meanwhile does not leave again: a place taken now would be taken for ever.
    if (reply.raw.destroyed) return void reply.hijack();
    const live = liveBoards(context);
    const address = addressPrefix(request.ip);
    live.requireRoom(address);
    const since = Number(request.headers['last-event-id'] ?? query.data.since ?? 0) || 0;
    reply.hijack();
    const { raw: response } = reply;
    request.raw.socket.setTimeout(0);
    response.writeHead(200, headers);
    response.write(`retry: ${1_000 + Math.floor(Math.random() * 3_000)}\n\n`);
    live.open({ response, address, since, ...watched });
  }
}
