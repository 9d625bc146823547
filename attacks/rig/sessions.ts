import { api } from '@upnext/contract/api';
import type { Endpoint, InputOf } from '@upnext/contract/endpoint';
import { toRequest } from '@upnext/contract/request';

import type { Answer, HttpClient } from './http-client.ts';
import { goodPassword } from './inputs.ts';

export async function call<E extends Endpoint>(
  { ask }: HttpClient,
  endpoint: E,
  input: InputOf<E>,
  cookie = '',
): Promise<Answer> {
  const { method, url, headers, body } = toRequest(endpoint, input);
  return await ask({ method, path: url, headers: { ...headers, ...(cookie && { cookie }) }, body });
}

/** Returns the session cookie in a response as `name=value`. */
export function sessionOf({ headers }: Answer): string {
  return headers['set-cookie']?.find((one) => /^(__Host-)?session=/.test(one))?.split(';')[0] ?? '';
}

/** Checks session fixation, logout and cookie attributes. Returns the failed checks. */
export async function findSessionFaults(asker: HttpClient, isHttps: boolean): Promise<string[]> {
  const faults: string[] = [];
  const expect = (isRight: boolean, what: string): void => void (isRight || faults.push(what));
  const isAlive = async (cookie: string): Promise<boolean> =>
    (await call(asker, api.getUser, {}, cookie)).status === 200;
  const username = `session_${isHttps}`;
  const credentials = { body: { username, password: goodPassword } };
  const name = isHttps ? '__Host-session' : 'session';

  const registered = await call(asker, api.register, credentials);
  const first = sessionOf(registered);
  const marks = registered.headers['set-cookie']?.find((one) => one.startsWith(`${name}=`)) ?? '';
  expect(first.length === name.length + 44, 'the token has 256 bits');
  for (const mark of ['HttpOnly', 'SameSite=Lax', 'Path=/', ...(isHttps ? ['Secure'] : [])])
    expect(marks.includes(mark), `the cookie has ${mark}`);
  expect(!/domain/i.test(marks), 'the cookie has no Domain attribute');
  expect(!registered.text.includes(first.split('=')[1] ?? ''), 'the token is not in the body');

  const planted = `${name}=${'P'.repeat(43)}`;
  const second = sessionOf(await call(asker, api.login, credentials, planted));
  expect(second !== planted && second !== first, 'login creates a new token');
  expect(!(await isAlive(planted)), 'a planted token is not a session');
  const third = sessionOf(await call(asker, api.login, credentials, second));
  expect(!(await isAlive(second)), 'login ends the previous session of the browser');
  expect((await isAlive(first)) && (await isAlive(third)), 'other devices stay logged in');

  const gone = await call(asker, api.logout, {}, third);
  expect(!(await isAlive(third)), 'logout ends the session on the server');
  expect(sessionOf(gone) === `${name}=`, 'logout clears the cookie');
  expect(await isAlive(first), 'logout keeps the other sessions');
  // A valid token under another cookie name is not a session.
  const token = first.split('=')[1] ?? '';
  for (const cookie of [`Session=${token}`, `x=${first}`, `${isHttps ? 'session' : '__Host-session'}=${token}`])
    expect(!(await isAlive(cookie)), `${cookie.split('=')[0]} is not a session cookie`);
  return faults;
}
