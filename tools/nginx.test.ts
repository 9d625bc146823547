import { globSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';

import { expect, onTestFinished, test } from 'vitest';

import { makeOwnFolder } from '../bench/rig/own-folder.ts';
import type { Later } from '../bench/rig/run-to-end.ts';
import { freePort } from '../bench/rig/start-process.ts';
import { startNginx } from '../faults/rig/own-nginx.ts';
import { inPath } from './services-process.ts';

// nginx is optional for developers but required on CI.
const isMissing = !inPath('nginx') && !process.env.CI;

type Reply = { status?: number; caching: string };

/** Starts nginx in front of a server that replies as given, and returns a function that requests a path. */
async function startProxy(reply: () => Reply) {
  const later: Later = (end) => onTestFinished(async () => void (await end()));
  const received: string[] = [];
  const [port, ownPort] = [await freePort(), await freePort()];
  const server = createServer(({ url = '' }, response) => {
    received.push(url);
    const { status = 200, caching } = reply();
    response.writeHead(status, { 'cache-control': `public, ${caching}` }).end();
  }).listen(ownPort, '127.0.0.1');
  onTestFinished(() => void server.close());
  const { accessLog } = await startNginx({ later, ...makeOwnFolder('nginx', later) }, port, [ownPort]);
  const look = async (url: string): Promise<string> => {
    const { status, headers } = await fetch(`http://127.0.0.1:${port}${url}`, {
      headers: { referer: 'https://upnext.example/public/canary-referrer' },
    });
    return `${status} ${headers.get('x-cache')}`;
  };
  return { look, received, readLog: () => readFileSync(accessLog, 'utf8') };
}

test.skipIf(isMissing)('nginx does not serve a suspended board from a stale cache entry', async () => {
  let isSuspended = false;
  // Replies as the real server does.
  const { look } = await startProxy(() =>
    isSuspended ? { status: 404, caching: 's-maxage=1' } : { caching: 's-maxage=1, stale-while-revalidate=2' },
  );
  expect(await look('/SomeCreator')).toBe('200 MISS');
  expect(await look('/SomeCreator')).toMatch(/^200 (HIT|STALE)$/);
  isSuspended = true;
  // The response is fresh for 1 s and stale-while-revalidate for 2 s. nginx counts whole seconds, which can add up to 1
  // s.
  await setTimeout(4_200);
  expect(await look('/SomeCreator')).toBe('404 EXPIRED');
});

// The parameter is part of the page's canonical URL and links.
test.skipIf(isMissing)('nginx forwards the language as a parameter only if the URL has one', async () => {
  const { look, received } = await startProxy(() => ({ caching: 'max-age=60' }));
  for (const url of ['/SomeCreator', '/SomeCreator?lang=en', '/SomeCreator?lang=xx', '/SomeCreator?sort=newest'])
    await look(url);
  expect(received).toEqual(['/SomeCreator', '/SomeCreator?lang=en', '/SomeCreator?sort=newest']);
});

test.skipIf(isMissing)(
  'the nginx cache key of share images contains only the version and the language from the query string',
  async () => {
    const { look, received } = await startProxy(() => ({ caching: 'max-age=60' }));
    const image = '/share/SomeCreator/story.png';
    expect(await look(`${image}?lang=es&v=7`)).toBe('200 MISS');
    expect(await look(`${image}?v=7&other=1&lang=es`)).toBe('200 HIT');
    expect(await look(`${image}?lang=es&v=8`)).toBe('200 MISS');
    expect(await look(`${image}?lang=es&v=random`)).toBe('200 MISS');
    expect(await look(`${image}?lang=es`)).toBe('200 HIT');
    expect(received).toEqual([`${image}?lang=es&v=7`, `${image}?lang=es&v=8`, `${image}?lang=es`]);
    expect(await look('/SomeCreator?v=1')).toBe('200 MISS');
    expect(await look('/SomeCreator?v=2')).toBe('200 HIT');
  },
);

test.skipIf(isMissing)(
  'nginx accepts bodies of 8 MB for uploads and 32 KB elsewhere, and caches pictures',
  async () => {
    const later: Later = (end) => onTestFinished(async () => void (await end()));
    const [port, ownPort] = [await freePort(), await freePort()];
    const server = createServer((request, reply) => {
      request.resume().on('end', () => reply.writeHead(200, { 'cache-control': 'public, s-maxage=60' }).end());
    }).listen(ownPort, '127.0.0.1');
    onTestFinished(() => void server.close());
    await startNginx({ later, ...makeOwnFolder('nginx', later) }, port, [ownPort]);
    const send = async (address: string, bytes: number): Promise<number> =>
      (await fetch(`http://127.0.0.1:${port}${address}`, { method: 'PUT', body: new Uint8Array(bytes) })).status;
    for (const address of ['/api/user/picture', '/api/boards/banner?board=ana', '/api/ideas/7/picture'])
      expect([await send(address, 8 * 1024 * 1024), await send(address, 8 * 1024 * 1024 + 1)], address).toEqual([
        200, 413,
      ]);
    expect(await send('/api/ideas/7', 33 * 1024)).toBe(413);
    const name = 'a'.repeat(32);
    const look = async (address: string) => (await fetch(`http://127.0.0.1:${port}${address}`)).headers.get('x-cache');
    const picture = `/pictures/${name}-small.webp`;
    expect([await look(picture), await look(`${picture}?x=1`)]).toEqual(['MISS', 'HIT']);
    expect(await look(`/pictures/${name}-huge.webp`)).toBe('BYPASS');
  },
);

test.skipIf(isMissing)(
  'nginx bypasses its cache for a client that has just written, and caches the new response',
  async () => {
    const later: Later = (end) => onTestFinished(async () => void (await end()));
    let version = 0;
    const cookies: (string | undefined)[] = [];
    const [port, ownPort] = [await freePort(), await freePort()];
    const server = createServer((request, reply) => {
      cookies.push(request.headers.cookie);
      reply
        .writeHead(200, { 'cache-control': 'public, s-maxage=1, stale-while-revalidate=2' })
        .end(`version ${version}`);
    }).listen(ownPort, '127.0.0.1');
    onTestFinished(() => void server.close());
    await startNginx({ later, ...makeOwnFolder('nginx', later) }, port, [ownPort]);

    const read = async (cookie: string): Promise<string> => {
      const response = await fetch(`http://127.0.0.1:${port}/SomeCreator`, { headers: { cookie } });
      return `${await response.text()} ${response.headers.get('x-cache')}`;
    };
    expect(await read('')).toBe('version 0 MISS');
    version = 1;
    expect(await read('session=secret; wrote=1')).toBe('version 1 BYPASS');
    expect(await read('session=secret; wrote=0')).toMatch(/^version 1 (HIT|STALE)$/);
    expect(cookies.slice(0, 2)).toEqual([undefined, 'wrote=1']);
  },
);

test.skipIf(isMissing)(
  'the nginx access log contains no client addresses, tokens, query strings or referrers',
  async () => {
    const { look, readLog } = await startProxy(() => ({ caching: 'no-store' }));
    const root = path.join(import.meta.dirname, '..');
    const sources = globSync(['contract/src/**/*.ts', 'server/src/**/routes.ts', 'web/app/routes.ts'], { cwd: root });
    const routes = sources.flatMap((file) =>
      [...readFileSync(path.join(root, file), 'utf8').matchAll(/'\/?([\w/:-]+\/:token[\w/:-]*)'/g)].map(
        ([, route = '']) => route,
      ),
    );
    expect(routes).toContain('api/public/:token/ideas/:id/vote');
    expect(routes).toContain('unsubscribe/:token');
    for (const route of routes) await look(`/${route.replace(':token', 'canary-token')}?code=canary-code`);
    await look('/SomeCreator');
    await expect.poll(readLog).toContain('"path":"/SomeCreator"');
    const lines = readLog().trim().split('\n');
    expect(lines).toHaveLength(routes.length + 1);
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({ method: 'GET', status: '200' });
    expect(readLog()).toContain('"path":"/api/public/***/ideas/:id/vote"');
    for (const secret of ['canary', '127.0.0.1', 'node']) expect(readLog()).not.toContain(secret);
  },
);
