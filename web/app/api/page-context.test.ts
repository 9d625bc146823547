import { explore } from '@upnext/contract/boards/boards';
import { getUser } from '@upnext/contract/identity/accounts';
import { CallError } from '@upnext/contract/request';
import { expect, test, vi } from 'vitest';

import { createPageContext, type Ask } from './page-context.ts';

function pageOf(address: string, headers: Record<string, string>, ask: Ask = vi.fn<Ask>()) {
  return createPageContext(new Request(`http://upnext.test${address}`, { headers }), ask);
}

test.each([
  ['/?lang=es', { cookie: 'language=en', 'accept-language': 'en' }, 'es'],
  ['/?lang=fr', { cookie: 'a=1; language=es', 'accept-language': 'en' }, 'es'],
  ['/', { 'accept-language': 'fr, es;q=0.9, en;q=0.8' }, 'es'],
  ['/', {}, 'en'],
])('the page language comes from the URL, then the cookie, then Accept-Language: %s', (address, headers, language) => {
  expect(pageOf(address, headers).language).toBe(language);
});

test("isPersonal returns true after the first call that uses the viewer's session", async () => {
  const ask = vi.fn<Ask>(async () => ({ status: 200, text: '{"ideas":[],"nextCursor":null}' }));
  const page = pageOf('/', { 'accept-language': 'es' }, ask);
  expect(await page.seed(explore, {})).toEqual({ key: '/api/explore', data: { ideas: [], nextCursor: null } });
  expect(page.isPersonal()).toBe(false);
  await page.callAsViewer(getUser, {});
  expect(page.isPersonal()).toBe(true);
  expect(ask.mock.calls.map(([{ url, headers }, as]) => [url, headers['accept-language'], as])).toEqual([
    ['/api/explore', 'es', 'anyone'],
    ['/api/user', 'es', 'viewer'],
  ]);
});

test("an error response throws a CallError with the message 'status: text'", async () => {
  const refusal = { code: 'not_signed_in', message: 'Authentication required' };
  const page = pageOf('/', {}, async () => ({ status: 401, text: JSON.stringify(refusal) }));
  const failure = await page.callAsViewer(getUser, {}).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(CallError);
  expect((failure as CallError).message).toBe('401: Authentication required');
});
