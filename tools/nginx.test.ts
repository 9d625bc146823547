import { createServer } from 'node:http';
import { setTimeout } from 'node:timers/promises';

import { expect, onTestFinished, test } from 'vitest';

import { makeOwnFolder } from '../bench/rig/own-folder.ts';
import type { Later } from '../bench/rig/run-to-end.ts';
import { freePort } from '../bench/rig/start-process.ts';
import { startNginx } from '../faults/rig/own-nginx.ts';
import { inPath } from './services-process.ts';

// Developers may do without it; the build machine has it.
const isMissing = !inPath('nginx') && !process.env.CI;

test.skipIf(isMissing)('a suspended board that was not requested lately is not served from the cache', async () => {
  const later: Later = (end) => onTestFinished(async () => void (await end()));
  let isSuspended = false;
  const [port, ownPort] = [await freePort(), await freePort()];
  // As a process answers.
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
  // A second that it is fresh, two that it may be shown once more, and the one that nginx began to count in.
  await setTimeout(4_200);
  expect(await look()).toBe('404 EXPIRED');
});
