import { once } from 'node:events';
import { connect } from 'node:net';

import { api } from '@upnext/contract/api';
import { pino } from 'pino';
import { expect, test } from 'vitest';

import { makeCreator } from '../../../test/make-account.ts';
import { startServer } from '../../../test/start-server.ts';

const failures: string[] = [];
const log = pino({ level: 'error' }, { write: (line) => void failures.push(line) });
const server = await startServer({}, undefined, log);

test('a client that disconnects before its live stream opens takes no stream slot and causes no error in the log', async () => {
  const creator = await makeCreator(server);
  const { token } = (await creator.call(api.createShareLink, { body: {} })).body;
  const { port } = new URL(server.origin);
  // The lock blocks the lookup of the link while all clients disconnect.
  const lock = await server.context.pool.connect();
  await lock.query('BEGIN');
  await lock.query('LOCK TABLE share_links IN ACCESS EXCLUSIVE MODE');
  const readers = await Promise.all(
    Array.from({ length: 5 }, async () => {
      const socket = connect(Number(port), '127.0.0.1');
      await once(socket, 'connect');
      socket.write(`GET /api/public/${token}/live HTTP/1.1\r\nHost: upnext.test\r\n\r\n`);
      return socket;
    }),
  );
  await expect
    .poll(() =>
      server.query(`SELECT FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = current_database()`),
    )
    .toHaveLength(5);
  for (const socket of readers) socket.destroy();
  await new Promise((resolve) => setTimeout(resolve, 100));
  await lock.query('COMMIT');
  lock.release();
  expect((await server.call(api.getLinkedBoard, { params: { token } })).status).toBe(200);
  expect(server.context.liveBoards.streams()).toBe(0);
  expect(failures).toEqual([]);
});
