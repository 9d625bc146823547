import { once } from 'node:events';
import { createServer, get, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

import type { BoardPage } from '@upnext/contract/boards/boards';
import { expect, onTestFinished, test } from 'vitest';

import { watchBoard } from './watch-board.ts';

async function open(read: (reader: IncomingMessage) => void): Promise<ServerResponse> {
  const server = createServer().listen(0, '127.0.0.1');
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  await once(server, 'listening');
  const asked = once(server, 'request') as Promise<[unknown, ServerResponse]>;
  get({ port: (server.address() as AddressInfo).port }, read).on('error', () => {});
  const [, response] = await asked;
  return response;
}

async function openSlow(): Promise<ServerResponse> {
  const response = await open((reader) => reader.on('error', () => {}).pause());
  response.write(Buffer.alloc(20_000_000));
  return response;
}

test('nothing is written to a slow client after its live stream has ended', async () => {
  const response = await openSlow();
  const failures: Error[] = [];
  response.on('error', (error) => failures.push(error));

  const watch = watchBoard(() => Promise.reject(new Error('unexpected read')));
  watch.responses.add(response);
  watch.end(response, 'event: gone\ndata:\n\n');
  expect([response.writableEnded, response.destroyed]).toEqual([true, false]);
  for (const one of watch.responses) one.write(':\n\n');
  await new Promise((resolve) => setImmediate(resolve));
  expect(failures).toEqual([]);
});

test('a client that stops reading is disconnected on the next message, and other clients receive the message', async () => {
  const boardAt = (version: number) => ({ board: { version }, ideas: [] }) as unknown as BoardPage;
  const heard: string[] = [];
  const quick = await open((reader) => reader.on('data', (text: Buffer) => heard.push(text.toString())));
  const slow = await openSlow();
  const watch = watchBoard(async () => boardAt(2));
  for (const response of [slow, quick]) watch.add(response, 1, boardAt(1));
  watch.poke();
  await expect.poll(() => slow.destroyed).toBe(true);
  await expect.poll(() => heard.join('')).toContain('id: 2');
  expect(quick.destroyed).toBe(false);
});
