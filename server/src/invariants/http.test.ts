import { connect } from 'node:net';
import { setTimeout } from 'node:timers/promises';

import { api } from '@upnext/contract/api';
import { pino } from 'pino';
import { expect, test } from 'vitest';

import { makeCreator, makeFan } from '../../test/make-account.ts';
import { makeIdea } from '../../test/make-idea.ts';
import { startServer } from '../../test/start-server.ts';

const server = await startServer();
const post = (path: string, body: string, headers: Record<string, string> = {}) =>
  fetch(server.origin + path, {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json', 'x-requested-with': 'XMLHttpRequest', ...headers },
  });

test('invalid JSON, oversized bodies, unsupported content types and unknown paths return a 4xx status with an error code', async () => {
  const answers = await Promise.all([
    post('/api/auth/login', 'not json'),
    post('/api/auth/login', JSON.stringify({ username: 'x'.repeat(17_000) })),
    post('/api/auth/login', 'a=b', { 'content-type': 'application/x-www-form-urlencoded' }),
    post('/api/auth/login', '{"__proto__": {"a": 1}, "username": "a", "password": "b"}'),
    post('/api/nowhere', '{}'),
    fetch(`${server.origin}/api/ideas/%E0%A4%A/vote`),
  ]);
  const codes = await Promise.all(
    answers.map(async (answer) => [answer.status, ((await answer.json()) as { code: string }).code]),
  );
  expect(codes).toEqual([
    [400, 'bad_request'],
    [413, 'body_too_large'],
    [415, 'unsupported_media_type'],
    [400, 'bad_request'],
    [404, 'not_found'],
    [400, 'bad_request'],
  ]);
});

test('a client that disconnects during a request does not cause a warning in the log', async () => {
  const lines: string[] = [];
  const own = await startServer({}, undefined, pino({ level: 'warn' }, { write: (line) => void lines.push(line) }));
  const socket = connect(Number(new URL(own.origin).port), '127.0.0.1');
  const head = ['POST /api/auth/login HTTP/1.1', 'Host: x', 'Content-Type: application/json', 'Content-Length: 90'];
  socket.write(`${head.join('\r\n')}\r\nX-Requested-With: XMLHttpRequest\r\n\r\n{`);
  await setTimeout(200);
  socket.resetAndDestroy();
  await setTimeout(200);
  expect(lines).toEqual([]);
});

test('castVote accepts a JSON content type without a body', async () => {
  const creator = await makeCreator(server);
  const fan = await makeFan(server);
  const id = await makeIdea(server, creator);
  const answer = await post(`/api/ideas/${id}/vote`, '', { cookie: fan.cookie });
  expect(answer.status).toBe(200);
});

test('API responses, errors, /robots.txt, /sitemap.xml and /healthz have security headers', async () => {
  const creator = await makeCreator(server);
  const replies = [
    await server.call(api.listIdeas),
    await server.call(api.getUser),
    await server.call(api.castVote, { params: { id: '1' } }),
  ];
  for (const { headers } of replies) {
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('cache-control')).toContain('no-store');
    expect(headers.get('access-control-allow-origin')).toBeNull();
  }
  const board = await server.call(api.getBoard, { params: { username: creator.username } });
  expect(board.headers.get('cache-control')).toBe('public, s-maxage=1, stale-while-revalidate=2');
  // A 404 is cached for a second, like a board, so that it replaces a cached copy of the board.
  const gone = await server.call(api.getBoard, { params: { username: 'no-such-user' } });
  expect([gone.status, gone.headers.get('cache-control')]).toEqual([404, board.headers.get('cache-control')]);
  const others = ['/healthz', '/robots.txt', '/sitemap.xml', '/api/nothing'];
  const plain = await Promise.all(others.map((path) => fetch(server.origin + path)));
  for (const { headers } of [...replies, board, gone, ...plain]) {
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-security-policy')).toBe("default-src 'none';frame-ancestors 'none'");
  }
});

test('/api/docs contains the summary of every endpoint', async () => {
  const page = await fetch(`${server.origin}/api/docs/`);
  expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
  const { paths } = (await (await fetch(`${server.origin}/api/docs/json`)).json()) as {
    paths: Record<string, Record<string, object>>;
  };
  for (const endpoint of Object.values(api)) {
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}');
    expect(paths[path]?.[endpoint.method.toLowerCase()], `${endpoint.method} ${path}`).toMatchObject({
      summary: endpoint.summary,
    });
  }
});

test('while the server drains, /readyz returns 503 and /healthz still returns 200', async () => {
  const own = await startServer();
  const status = async (path: string) => (await fetch(own.origin + path)).status;
  expect([await status('/healthz'), await status('/readyz')]).toEqual([200, 200]);
  own.drain();
  expect([await status('/healthz'), await status('/readyz')]).toEqual([200, 503]);
  expect((await fetch(`${own.origin}/healthz`)).headers.get('connection')).toBe('close');
});

test('a connection that never finishes sending its headers is closed', async () => {
  const { port, hostname } = new URL(server.origin);
  const socket = connect(Number(port), hostname);
  socket.write('POST /api/auth/login HTTP/1.1\r\nHost: x\r\n');
  await new Promise((resolve) => socket.on('close', resolve).on('error', resolve).resume());
  expect(socket.destroyed).toBe(true);
});

test('login returns 503 busy with Retry-After when the password queue is full', async () => {
  const own = await startServer({ LIMIT_SCALE: '100' });
  const answers = await Promise.all(
    Array.from({ length: 80 }, (_, index) =>
      own.call(api.login, { body: { username: `herd_${index}`, password: 'wrong one' } }),
    ),
  );
  const { 401: hashed = [], 503: busy = [], ...others } = Object.groupBy(answers, ({ status }) => status);
  expect(others).toEqual({});
  expect(hashed.length).toBeGreaterThan(0);
  expect(busy.length).toBeGreaterThan(0);
  expect([busy[0]?.error.code, busy[0]?.headers.get('retry-after')]).toEqual(['busy', '2']);
});
