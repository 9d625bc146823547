import { EventEmitter } from 'node:events';
import type { ServerResponse } from 'node:http';

import type { BoardPage } from '@upnext/contract/boards/boards';
import { expect, onTestFinished, test, vi } from 'vitest';

import { startServer } from '../../../test/start-server.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { createLiveBoards } from './live-boards.ts';

const { context } = await startServer();
const boardAt = (version: number) => ({ board: { version }, ideas: [] }) as unknown as BoardPage;

/** A response that stays open after end(), like the response to a slow client that has not received all data yet. */
function slowResponse() {
  const sent: string[] = [];
  const write = (text: string) => void sent.push(text);
  return { sent, response: Object.assign(new EventEmitter(), { write, end: write }) as unknown as ServerResponse };
}

test('a live stream that opens while ended streams of the same board are still closing receives later events', async () => {
  const live = createLiveBoards({ redis: context.redis, boardChanges: context.boardChanges });
  const key = '1:1';
  const [first, second, later] = [slowResponse(), slowResponse(), slowResponse()];
  const stream = { ip: 'x', key, via: 'main', since: 1, page: boardAt(1) };
  const gone = () => Promise.reject(new Refusal('board_not_found'));
  for (const { response } of [first, second]) live.open({ ...stream, response, read: gone });
  await expect.poll(() => second.sent.join('')).toContain('event: gone');

  first.response.emit('close');
  const state = { version: 1, reads: 0 };
  const read = async () => {
    state.reads++;
    return boardAt(state.version);
  };
  live.open({ ...stream, response: later.response, read });
  second.response.emit('close');
  await expect.poll(() => state.reads).toBe(1);
  state.version = 2;
  context.boardChanges.announce([key]);
  await expect.poll(() => later.sent.join('')).toContain('id: 2');
});

test('open live streams receive a heartbeat event every 20 seconds', () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const live = createLiveBoards({ redis: context.redis, boardChanges: context.boardChanges });
  const { sent, response } = slowResponse();
  const page = boardAt(1);
  live.open({ response, ip: '::1', key: '1', via: 'main', since: 1, page, read: async () => page });
  vi.advanceTimersByTime(40_000);
  expect(sent).toEqual(['event: heartbeat\ndata:\n\n', 'event: heartbeat\ndata:\n\n']);
  live.closeAll();
});
