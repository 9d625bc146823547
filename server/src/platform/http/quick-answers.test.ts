import fastify from 'fastify';
import { afterAll, beforeEach, expect, test } from 'vitest';

import { keepBytes, sendKept, type KeptBytes } from './kept-bytes.ts';
import { createQuickAnswers } from './quick-answers.ts';

const quickAnswers = createQuickAnswers();
const app = fastify();
let kept: KeptBytes | undefined;
const met = { byFramework: 0, counted: [] as [string, number][] };

app.get('/:name', async (request, reply) => {
  met.byFramework++;
  quickAnswers.remember(request, () => kept);
  return sendKept(request, reply, kept ?? (await keepBytes('anew', '"2"', {})));
});
quickAnswers.serveFirst(app.server, (route, status) => met.counted.push([route, status]));
const origin = await app.listen({ host: '127.0.0.1', port: 0 });
afterAll(() => app.close());

async function get(path: string, headers: Record<string, string> = {}, method = 'GET') {
  const answer = await fetch(origin + path, { method, headers });
  return { status: answer.status, encoding: answer.headers.get('content-encoding'), text: await answer.text() };
}

beforeEach(async () => {
  kept = await keepBytes('kept', '"1"', { 'x-kept': 'yes' });
  await get('/board');
  met.byFramework = 0;
  met.counted = [];
});

test('who asks the same again is answered without the framework, in the encoding that they read', async () => {
  expect(await get('/board', { 'accept-encoding': 'br' })).toEqual({ status: 200, encoding: 'br', text: 'kept' });
  expect(await get('/board', { 'accept-encoding': 'gzip' })).toEqual({ status: 200, encoding: 'gzip', text: 'kept' });
  expect(await get('/board', { 'if-none-match': '"1"' })).toMatchObject({ status: 304, text: '' });
  expect(met).toEqual({
    byFramework: 0,
    counted: [
      ['/:name', 200],
      ['/:name', 200],
      ['/:name', 304],
    ],
  });
});

test.each([
  ['another address', '/other', {}, 'GET'],
  ['another query', '/board?sort=newest', {}, 'GET'],
  ['another language of the browser', '/board', { 'accept-language': 'es' }, 'GET'],
  ['another language by choice', '/board', { cookie: 'session=1; language=es' }, 'GET'],
  ['another method', '/board', {}, 'HEAD'],
])('%s takes the usual way', async (_, path, headers, method) => {
  await get(path, headers, method);
  expect(met).toEqual({ byFramework: 1, counted: [] });
});

test('whoever has thousands of spaces in a header is answered as fast as the others', async () => {
  const startedAt = performance.now();
  for (let time = 0; time < 20; time++) await get('/board', { 'if-none-match': `a${' '.repeat(14_000)}b` });
  expect(performance.now() - startedAt).toBeLessThan(2_000);
});

test('what is too long to be asked by many is not remembered', async () => {
  for (let time = 0; time < 2; time++) await get(`/board?${'x'.repeat(2_000)}`);
  expect(met.byFramework).toBe(2);
});

test('what is not fresh any more takes the usual way', async () => {
  kept = undefined;
  expect((await get('/board')).text).toBe('anew');
  expect(met.byFramework).toBe(1);
});

test('whoever is told that the connection ends here hears it with kept bytes too', async () => {
  const end = (_: unknown, response: { shouldKeepAlive: boolean }): void => void (response.shouldKeepAlive = false);
  app.server.prependListener('request', end);
  const answer = await fetch(`${origin}/board`);
  app.server.off('request', end);
  expect(answer.headers.get('connection')).toBe('close');
  expect(met.byFramework).toBe(0);
});
