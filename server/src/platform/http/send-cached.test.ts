import compress from '@fastify/compress';
import fastify from 'fastify';
import { afterAll, expect, test } from 'vitest';

import { compression } from './compression.ts';
import { sendCached } from './send-cached.ts';

const body = Buffer.from('A cached page. '.repeat(200));
const headers = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'public, s-maxage=1', vary: 'cookie' };
const app = fastify();
await app.register(compress, compression);
app.get('/', (request, reply) => sendCached(request, reply, { body, etag: '"1"', headers }));
const origin = await app.listen({ host: '127.0.0.1', port: 0 });
afterAll(() => app.close());

async function get(sent: Record<string, string> = {}) {
  const answer = await fetch(origin, { headers: { 'accept-encoding': 'identity', ...sent } });
  return { status: answer.status, encoding: answer.headers.get('content-encoding'), answer, text: await answer.text() };
}

test.each(['identity', 'gzip', 'br'])('sendCached sends the body with its headers, encoded as %s', async (encoding) => {
  const { answer, text, ...sent } = await get({ 'accept-encoding': encoding });
  expect(sent).toEqual({ status: 200, encoding: encoding === 'identity' ? null : encoding });
  expect(text).toBe(body.toString());
  expect(answer.headers.get('etag')).toBe('"1"');
  expect(answer.headers.get('cache-control')).toBe('public, s-maxage=1');
  expect(answer.headers.get('vary')).toContain('cookie');
});

test.each(['"1"', 'W/"1"', '"0", W/"1"', '*'])(
  'sendCached returns 304 without a body for If-None-Match: %s',
  async (known) => {
    const { status, text, answer } = await get({ 'if-none-match': known, 'accept-encoding': 'br' });
    expect([status, text]).toEqual([304, '']);
    expect(answer.headers.get('cache-control')).toBe('public, s-maxage=1');
  },
);

test('sendCached returns 200 for a different ETag, and parses an If-None-Match header with 14,000 spaces within 100 ms', async () => {
  expect((await get({ 'if-none-match': '"2"' })).status).toBe(200);
  const startedAt = performance.now();
  for (let time = 0; time < 20; time++) await get({ 'if-none-match': `a${' '.repeat(14_000)}b` });
  expect(performance.now() - startedAt).toBeLessThan(2_000);
});
