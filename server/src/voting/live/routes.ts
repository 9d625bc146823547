import { BoardHandle } from '@upnext/contract/boards/board-address';
import type { FastifyInstance } from 'fastify';

import { findLink } from '../../boards/share-links/find-link.ts';
import type { Context } from '../../context.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { followBoard } from './follow-board.ts';
import { streamBoard, streamByToken, streamOptions } from './stream-board.ts';

/** Serves server-sent events. EventSource can't set headers, so these routes don't require any. */
export function serveLive(app: FastifyInstance, context: Context): void {
  app.get<{ Params: { username: string } }>('/api/creators/:username/live', streamOptions, async (request, reply) => {
    const { success, data: handle = '' } = BoardHandle.safeParse(request.params.username);
    if (!success) throw new Refusal('board_not_found');
    const { key, page } = await context.boardStore.read(handle);
    streamBoard(context, request, reply, { key, via: 'main', page, read: followBoard(context, handle, page) });
  });

  app.get<{ Params: { token: string } }>('/api/public/:token/live', streamOptions, (request, reply) =>
    streamByToken(context, request, reply, findLink),
  );
}
