import { createServer } from 'node:http';
import { setTimeout } from 'node:timers/promises';

import { expect, onTestFinished, test } from 'vitest';

import { makeOwnFolder } from '../bench/rig/own-folder.ts';
import type { Later } from '../bench/rig/run-to-end.ts';
import { freePort } from '../bench/rig/start-process.ts';
import { startNginx } from '../faults/rig/own-nginx.ts';
import { inPath } from './services-process.ts';

// nginx is optional for developers but required on CI.
const isMissing = !inPath('nginx') && !process.env.CI;

test.skipIf(isMissing)('nginx does not serve a suspended board from a stale cache entry', async () => {
  const later: Later = (end) => onTestFinished(async () => void (await end()));
  let isSuspended = false;
  const [port, ownPort] = [await freePort(), await freePort()];
  // Responds as the real server does.
  const server = createServer((_request, reply) => {
    const lasting = isSuspended ? '' : ', stale-while-revalidate=2';
    reply.writeHead(isSuspended ? 404 : 200, { 'cache-control': `public, s-maxage=1${lasting}` }).end();
  }).listen(ownPort, '127.0.0.1');
  onTestFinished(() => void server.close());
  await startNginx({ later, ...makeOwnFolder('nginx', later) }, port, [ownPort]);

  const look = async (): Promise<string> => {
    const { status, headers } = await fetch(`http://127.0.0.1:${port}/SomeCreator`);
    return `${status} ${headers.get('x-cache')}`;
  };
  expect(await look()).toBe('200 MISS');
  expect(await look()).toMatch(/^200 (HIT|STALE)$/);
  isSuspended = true;
  // The response is fresh for 1 s and stale-while-revalidate for 2 s. nginx counts whole seconds, which can add up to 1
  // s.
  await setTimeout(4_200);
  expect(await look()).toBe('404 EXPIRED');
});
