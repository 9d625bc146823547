import { randomBytes } from 'node:crypto';

import type { BrowserContext } from '@playwright/test';
import { createIdea } from '@upnext/contract/boards/ideas';
import { suggestIdea } from '@upnext/contract/boards/suggestions';
import type { Endpoint, InputOf, ReplyOf } from '@upnext/contract/endpoint';
import { login, register } from '@upnext/contract/identity/accounts';
import { readReply, toRequest } from '@upnext/contract/request';

export const password = 'correct horse battery';

export type Account = {
  id: number;
  username: string;
  cookie: string;
  /** Calls the API as this account, without the browser. */
  call: <E extends Endpoint>(endpoint: E, input: InputOf<E>) => Promise<ReplyOf<E>>;
};

/** Returns a unique username that starts with `kind`. */
export function newName(kind: string): string {
  return `${kind}_${randomBytes(4).toString('hex')}`;
}

export async function makeAccount(
  origin: string,
  userRole: 'creator' | 'audience',
  username = newName(userRole),
): Promise<Account> {
  return await enter(origin, register, { body: { username, password, userRole } });
}

/** Logs in as a demo account, in a new session. */
export async function loginDemo(origin: string, username: string): Promise<Account> {
  return await enter(origin, login, { body: { username, password: 'upnext-demo' } });
}

async function enter<E extends typeof login | typeof register>(
  origin: string,
  endpoint: E,
  input: InputOf<E>,
): Promise<Account> {
  const { url, method, headers, body } = toRequest(endpoint, input);
  const response = await fetch(origin + url, { method, headers, body: body ?? null });
  const { id, username } = readReply(endpoint, response.status, await response.text());
  const cookie = response.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  return { id, username, cookie, call: (called, more) => callAs(origin, cookie, called, more) };
}

async function callAs<E extends Endpoint>(
  origin: string,
  cookie: string,
  endpoint: E,
  input: InputOf<E>,
): Promise<ReplyOf<E>> {
  const { url, method, headers, body } = toRequest(endpoint, input);
  const response = await fetch(origin + url, { method, headers: { ...headers, cookie }, body: body ?? null });
  return readReply(endpoint, response.status, await response.text());
}

/** Sets the account's session cookies in a browser context. */
export async function signIn(context: BrowserContext, origin: string, { cookie }: Account): Promise<void> {
  const [name = '', value = ''] = cookie.split('=');
  await context.addCookies([
    { name, value, url: origin, httpOnly: true, sameSite: 'Lax' },
    { name: 'signed_in', value: '1', url: origin, sameSite: 'Lax' },
  ]);
}

/** Publishes ideas in the given order and returns their ids. */
export async function publish(creator: Account, ...titles: string[]): Promise<number[]> {
  const ids: number[] = [];
  for (const title of titles)
    ids.push((await creator.call(createIdea, { body: { title, description: `About ${title}` } })).id);
  return ids;
}

/** Suggests ideas in the given order and returns their ids. */
export async function suggest(fan: Account, creator: Account, ...titles: string[]): Promise<number[]> {
  const ids: number[] = [];
  for (const title of titles) {
    const body = { title, description: `Why ${title} would be good` };
    ids.push((await fan.call(suggestIdea, { params: { username: creator.username }, body })).id);
  }
  return ids;
}
