import { createHash } from 'node:crypto';
import { request } from 'node:http';

import { createIdea } from '@upnext/contract/boards/ideas';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { makeCreator, type TestAccount } from '../test/make-account.ts';
import { startServer } from '../test/start-server.ts';
import { buildApp } from './app.ts';
import type { Config } from './config.ts';
import { servePages } from './pages.ts';

let origin: string;
let creator: TestAccount;
let config: Config;
const smuggled = '</script><script>window.pwned = 1</script>';

// Vite transforms the sources of web/ once, when the first page is requested.
beforeAll(async () => {
  const server = await startServer();
  ({ config } = server.context);
  // Before Vite starts: it blocks the process, and connecting to the database could time out.
  creator = await makeCreator(server);
  await creator.call(createIdea, { body: { title: `Paella ${smuggled}`, description: '' } });
  const { app } = await buildApp(server.context);
  await servePages(app, server.context);
  origin = await app.listen({ host: '127.0.0.1', port: 0 });
  afterAll(() => app.close());
  // The request is injected, because a real connection could time out during the transform.
  await app.inject('/');
});

async function get(path: string, headers: Record<string, string> = {}) {
  const response = await fetch(origin + path, { headers });
  return { status: response.status, headers: response.headers, body: await response.text() };
}

test('a board page is complete without scripts and is identical with and without a session', async () => {
  const asGuest = await get(`/${creator.username}`);
  const asCreator = await get(`/${creator.username}`, { cookie: creator.cookie });
  expect(asGuest.status).toBe(200);
  expect(asGuest.body).toContain('Paella');
  expect(asCreator.body).toBe(asGuest.body);
  expect(asCreator.headers.get('content-security-policy')).toBe(asGuest.headers.get('content-security-policy'));
});

test('the Content-Security-Policy contains the hash of every inline script, and scripts in user data are escaped', async () => {
  const { body, headers } = await get(`/${creator.username}`);
  const policy = headers.get('content-security-policy') ?? '';
  const scripts = [
    ...body.matchAll(/<script(?![^>]* (?:src|type="application\/ld\+json"))[^>]*>([^]*?)<\/script>/g),
  ].map(([, code = '']) => code);
  expect(scripts.length).toBeGreaterThan(3);
  for (const code of scripts) expect(policy).toContain(createHash('sha256').update(code).digest('base64'));
  expect(body).not.toContain(smuggled);
  expect(policy).toMatch(/script-src 'self' 'sha256-/);
  expect(policy.replace(/style-src[^;]*/, '')).not.toContain('unsafe');
  expect(body).not.toMatch(/ nonce=| style="/);
});

test('the page language is taken from the URL, the cookie or the browser, in that order', async () => {
  expect((await get('/', { 'accept-language': 'es-MX, en;q=0.5' })).body).toContain('<html lang="es"');
  expect((await get('/', { 'accept-language': 'es', cookie: 'language=en' })).body).toContain('<html lang="en"');
  expect((await get('/?lang=es', { cookie: 'language=en' })).body).toContain('<html lang="es"');
});

test('a missing page returns an HTML 404, and a missing endpoint under /api returns a JSON 404', async () => {
  const board = await get('/nobody-of-this-name');
  expect(board.status).toBe(404);
  expect(board.body).toContain('This board does not exist or is no longer shared.');
  const page = await get('/no/such/page');
  expect(page.status).toBe(404);
  expect(page.body).toContain('We couldn’t find that page.');
  const call = await get('/api/no-such-call');
  expect(call.status).toBe(404);
  expect(JSON.parse(call.body)).toMatchObject({ code: 'not_found' });
});

test('request targets with another host or malformed paths return a page or 404, not a server error', async () => {
  const { hostname, port } = new URL(origin);
  const statusOf = (path: string): Promise<number | undefined> =>
    new Promise((resolve, reject) => {
      request({ hostname, port, path }, (answer) => resolve(answer.resume().statusCode))
        .once('error', reject)
        .end();
    });
  expect(await statusOf(`http://evil.example/${creator.username}`)).toBe(200);
  expect(await statusOf('///')).toBe(200);
  for (const path of [`//${creator.username}`, '//[', '//evil.example/x']) expect(await statusOf(path), path).toBe(404);
});

test('with HOME_BOARD set, / redirects to the board and keeps the language parameter', async () => {
  config.homeBoard = creator.username;
  const answer = await fetch(`${origin}/?lang=es`, { redirect: 'manual' });
  expect([answer.status, answer.headers.get('location')]).toEqual([307, `/${creator.username}?lang=es`]);
  config.homeBoard = null;
  expect((await get('/')).status).toBe(200);
});
