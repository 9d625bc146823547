import { chmodSync, chownSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterAll, expect, test } from 'vitest';

import { freePort } from '../../../../bench/rig/start-process.ts';
import { servicesOwner } from '../../../../tools/services-folder.ts';
import { privatePostgres } from '../../../../tools/services-postgres.ts';
import { startServer, startTwin, type TestServer } from '../../../test/start-server.ts';

// Uses a separate, durable cluster, because the one that the other tests share may run without fsync.
const owner = servicesOwner();
const folder = mkdtempSync(path.join(tmpdir(), 'upnext-durable-'));
chmodSync(folder, 0o755);
if (owner) chownSync(folder, owner.uid, owner.gid);
const DATABASE_URL = `postgres://upnext:upnext@127.0.0.1:${await freePort()}/upnext`;
const postgres = privatePostgres(DATABASE_URL, folder, owner);
afterAll(async () => {
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
});
await postgres.start();
const server = await startServer({ DATABASE_URL });

async function readyz({ origin }: TestServer): Promise<unknown> {
  return await (await fetch(`${origin}/readyz`)).json();
}

test('/readyz returns no warning if PostgreSQL is durable, and one warning if synchronous_commit is off', async () => {
  expect(await readyz(server)).toEqual({ status: 'ok', warnings: [] });
  await server.query('ALTER ROLE CURRENT_USER IN DATABASE upnext SET synchronous_commit = off');
  expect(await readyz(await startTwin(server))).toEqual({
    status: 'ok',
    warnings: [expect.stringContaining('synchronous_commit is off')],
  });
});
