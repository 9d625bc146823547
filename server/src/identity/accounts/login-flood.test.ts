import { api } from '@upnext/contract/api';
import { normalSpeeds } from '@upnext/contract/limits';
import { expect, test } from 'vitest';

import { makeBrowser, type TestBrowser } from '../../../test/make-browser.ts';
import { startServer, type TestServer } from '../../../test/start-server.ts';
import { QueueFull } from '../../platform/bounded-queue.ts';

const server = await startServer();
const password = 'correct horse';

/** Registers an account. The returned browser is a known device of it, but is not logged in. */
async function registered(username: string): Promise<TestBrowser> {
  const browser = makeBrowser(server.origin);
  await browser.call(api.register, { body: { username, password } });
  await browser.call(api.logout);
  return browser;
}

const logIn = (caller: Pick<TestServer, 'call'>, username: string, text = password) =>
  caller.call(api.login, { body: { username, password: text } });

test('login returns 428 proof_required when an account exceeds the normal login rate, even with the correct password', async () => {
  await registered('frequent');
  for (let time = 0; time < normalSpeeds.loginsPerAccount.free; time++)
    expect((await logIn(server, 'frequent')).status).toBe(200);
  expect((await logIn(server, 'frequent')).error.code).toBe('proof_required');
});

test('login returns 428 proof_required when a known device exceeds the normal login rate', async () => {
  const browser = await registered('restless');
  for (let time = 0; time < normalSpeeds.loginsFromKnownDevices.free; time++)
    expect((await logIn(browser, 'restless')).status).toBe(200);
  expect((await logIn(browser, 'restless')).error.code).toBe('proof_required');
});

test('login from a known device needs no proof of work while an attacker guesses the password from the same IP address', async () => {
  const browser = await registered('wanted');
  for (let guess = 0; guess < 10; guess++) await logIn(server, 'wanted', 'a guess');
  expect((await logIn(server, 'wanted')).error.code).toBe('proof_required');
  expect((await logIn(browser, 'wanted')).status).toBe(200);
});

test('a device is known only for the accounts that have logged in on it, and a forged device cookie is ignored', async () => {
  const browser = await registered('insider');
  await registered('outsider');
  for (let guess = 0; guess < 10; guess++) await logIn(browser, 'outsider', 'a guess');
  expect((await logIn(browser, 'outsider')).error.code).toBe('proof_required');
  browser.cookies.set('device', `${'A'.repeat(42)}E`);
  for (let guess = 0; guess < 10; guess++) await logIn(browser, 'insider', 'a guess');
  expect((await logIn(browser, 'insider')).error.code, 'a forged cookie').toBe('proof_required');
});

test('the device cookie has the same value on all devices of an account, is HttpOnly and outlives the session', async () => {
  const { headers } = await server.call(api.register, { body: { username: 'cookied', password } });
  const deviceOf = (lines: string[]) => lines.find((line) => line.startsWith('device='));
  const device = deviceOf(headers.getSetCookie());
  expect(device).toMatch(/^device=[\w-]{43}; Max-Age=31536000; Path=\/api; HttpOnly; SameSite=Strict$/);
  expect(deviceOf((await logIn(server, 'Cookied')).headers.getSetCookie())).toBe(device);
});

test('logins without the required proof of work take no slot in the queue for password hashing', async () => {
  await registered('flooder');
  await registered('bystander');
  for (let time = 0; time < normalSpeeds.loginsPerAccount.free; time++) await logIn(server, 'flooder');
  const flood = Array.from({ length: 100 }, () => logIn(server, 'flooder'));
  expect((await logIn(server, 'bystander')).status).toBe(200);
  expect(new Set((await Promise.all(flood)).map(({ error }) => error.code))).toEqual(new Set(['proof_required']));
});

test('when only reserved slots of the password queue are free, login returns 503 busy for a new device and 200 for a known device', async () => {
  const browser = await registered('regular');
  const { promise: held, resolve } = Promise.withResolvers<void>();
  const { passwordQueue } = server.context;
  const tasks: Promise<unknown>[] = [];
  expect(() => {
    for (;;) {
      passwordQueue.requireSlot();
      tasks.push(passwordQueue.run(() => held));
    }
  }).toThrow(QueueFull);
  const { status, error } = await logIn(server, 'regular');
  expect([status, error.code]).toEqual([503, 'busy']);
  const waiting = passwordQueue.waiting();
  const login = logIn(browser, 'regular');
  await expect.poll(() => passwordQueue.waiting()).toBe(waiting + 1);
  resolve();
  expect((await login).status).toBe(200);
  await Promise.all(tasks);
});
