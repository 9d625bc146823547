import { EventEmitter } from 'node:events';
import type { ServerResponse } from 'node:http';

import type { BoardPage } from '@upnext/contract/boards/boards';
import { expect, onTestFinished, test, vi } from 'vitest';

import { createLiveBoards, mostStreams } from './live-boards.ts';
import { watchBoard } from './watch-board.ts';

const page = { board: { version: 1 }, ideas: [] } as unknown as BoardPage;

function makeResponse(unreadBytes = 0) {
  const spies = { write: vi.fn<() => void>(), end: vi.fn<() => void>(), destroy: vi.fn<() => void>() };
  const response = Object.assign(new EventEmitter(), { writableLength: unreadBytes, ...spies });
  return { response: response as unknown as ServerResponse, ...spies };
}

/** Opens streams until the limit refuses one. Returns how many were opened. */
function createOpener() {
  const live = createLiveBoards({
    redis: { try: async () => undefined } as never,
    boardChanges: { listen: () => {} } as never,
  });
  onTestFinished(() => live.closeAll());
  return (ip: string, most = Infinity): number => {
    for (let opened = 0; ; opened++) {
      if (opened === most) return opened;
      try {
        live.requireSlot(ip);
      } catch {
        return opened;
      }
      live.open({ ...makeResponse(), ip, key: '1:1', via: 'main', since: 1, page, read: async () => page });
    }
  };
}

test('one IP address can open at most a ninth of the live streams', () => {
  expect(createOpener()('198.51.100.7')).toBe(Math.ceil(mostStreams / 9));
});

test('eight IPv6 networks that open as many live streams as they can leave at least a third of the slots free', () => {
  const open = createOpener();
  let taken = 0;
  for (let network = 0; network < 8; network++) taken += open(`2001:db8:${network}:1::1`);
  expect(taken).toBeGreaterThan(mostStreams / 2);
  expect(taken).toBeLessThan((mostStreams * 2) / 3);
  expect(open('203.0.113.9', 100)).toBe(100);
});

test('one IPv6 network can open at most a third of the live streams, from any number of addresses', () => {
  const open = createOpener();
  let taken = 0;
  for (let subnet = 1; subnet <= mostStreams; subnet++) taken += open(`2001:db8:7:${subnet.toString(16)}::1`, 1);
  expect(taken).toBe(mostStreams / 3);
  expect(open('203.0.113.9', 100)).toBe(100);
});

test('a client with more than 16 KiB of unread messages is disconnected on the next message', async () => {
  const [slow, slower] = [makeResponse(16 * 1_024), makeResponse(16 * 1_024 + 1)];
  const watch = watchBoard(async () => ({ board: { version: 2 }, ideas: [] }) as unknown as BoardPage);
  for (const { response } of [slow, slower]) watch.add(response, 1, page);
  await expect.poll(() => slower.destroy.mock.calls.length).toBe(1);
  expect(slow.write.mock.calls).toHaveLength(1);
  expect(slow.destroy.mock.calls).toHaveLength(0);
});
