import { api } from '@upnext/contract/api';
import type { Endpoint, InputOf } from '@upnext/contract/endpoint';
import { toRequest } from '@upnext/contract/request';

import type { Answer, Asker } from './ask.ts';
import { goodPassword } from './inputs.ts';

export async function call<E extends Endpoint>(
  { ask }: Asker,
  endpoint: E,
  input: InputOf<E>,
  cookie = '',
): Promise<Answer> {
  const { method, url, headers, body } = toRequest(endpoint, input);
  return await ask({ method, path: url, headers: { ...headers, ...(cookie && { cookie }) }, body });
}

/** The `name=value` of the session cookie that an answer sets. */
export function sessionOf({ headers }: Answer): string {
  return headers['set-cookie']?.find((one) => /^(__Host-)?session=/.test(one))?.split(';')[0] ?? '';
}

/** Fixation, logout and the marks of the cookie: what is not as it must be. */
export async function findSessionFaults(asker: Asker, isHttps: boolean): Promise<string[]> {
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
  expect(first.length === name.length + 44, 'a token of 256 bits');
  for (const mark of ['HttpOnly', 'SameSite=Lax', 'Path=/', ...(isHttps ? ['Secure'] : [])])
    expect(marks.includes(mark), `the cookie is ${mark}`);
  expect(!/domain/i.test(marks), 'the cookie is for this host alone');
  expect(!registered.text.includes(first.split('=')[1] ?? ''), 'the token is in no body');

  const planted = `${name}=${'P'.repeat(43)}`;
  const second = sessionOf(await call(asker, api.login, credentials, planted));
  expect(second !== planted && second !== first, 'a new token at sign-in');
  expect(!(await isAlive(planted)), 'a planted token opens nothing');
  const third = sessionOf(await call(asker, api.login, credentials, second));
  expect(!(await isAlive(second)), 'the token that was there before ends with the sign-in');
  expect((await isAlive(first)) && (await isAlive(third)), 'other devices stay');

  const gone = await call(asker, api.logout, {}, third);
  expect(!(await isAlive(third)), 'logout ends it on the server');
  expect(sessionOf(gone) === `${name}=`, 'logout empties the cookie');
  expect(await isAlive(first), 'and no other');
  // Both spellings, twice the cookie, the token elsewhere: only the one place counts.
  const token = first.split('=')[1] ?? '';
  for (const cookie of [`Session=${token}`, `x=${first}`, `${isHttps ? 'session' : '__Host-session'}=${token}`])
    expect(!(await isAlive(cookie)), `${cookie.split('=')[0]} is no session`);
  return faults;
}
