import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { api } from '../api.ts';
import { isWebAddress, withScheme } from '../web-address.ts';
import { Registration, Username } from './accounts.ts';
import { isCommonPassword } from './common-passwords.ts';
import { isReservedUsername } from './reserved-usernames.ts';

/**
 * Names that must be reserved: those in entries 34 and 42 of the decision list kept with the specification, and the
 * paths that the server answers itself.
 */
const reserved =
  `explore account settings inbox notifications search embed overlay share insights recap pricing features about
  privacy terms changelog help docs status admin login logout register signup assets static healthz readyz metrics manifest
  www mail root support upnext security postmaster abuse auth auth-debug dashboard profile public creators api oembed
  sitemaps`.split(/\s+/);

test('isReservedUsername returns true for every reserved name, regardless of case', () => {
  for (const name of reserved) {
    expect(isReservedUsername(name), name).toBe(true);
    expect(isReservedUsername(name.toUpperCase()), name).toBe(true);
  }
});

test('Registration accepts common words as usernames if they are neither page paths nor reserved for the operator', () => {
  for (const username of ['creator', 'test', 'demo', 'user', 'people', 'news', 'blog', 'team', 'live', 'chart'])
    expect(Registration.safeParse({ username, password: 'secret' }).success, username).toBe(true);
});

test('isReservedUsername returns true for the first segment of every API path', () => {
  for (const { path } of Object.values(api)) expect(isReservedUsername(path.split('/')[1] ?? ''), path).toBe(true);
});

test('isReservedUsername returns true for the first segment of every page path', () => {
  const table = readFileSync(join(import.meta.dirname, '../../../web/app/routes.ts'), 'utf8');
  const words = [...table.matchAll(/route\('([a-z][\w-]*)/g)].map(([, word = '']) => word);
  expect(words.length).toBeGreaterThan(8);
  for (const word of words) expect(isReservedUsername(word), word).toBe(true);
});

test('Username rejects names that look like file names', () => {
  for (const name of ['robots.txt', 'sitemap.xml', 'favicon.ico', 'a.b'])
    expect(Username.safeParse(name).success, name).toBe(false);
});

test('Registration accepts usernames of 3 to 50 letters, digits, underscores and hyphens', () => {
  for (const username of ['ana', 'Ana_Banana-7', 'x'.repeat(50), '007']) {
    expect(Registration.safeParse({ username, password: 'secret' }).success, username).toBe(true);
  }
});

test.each([
  ['https://example.com', true],
  ['http://sub.example.com/path?x=1#y', true],
  ['HTTPS://EXAMPLE.COM', true],
  ['https://münchen.example/ä', true],
  ['javascript:alert(1)', false],
  ['java\nscript:alert(1)', false],
  [' https://example.com', false],
  ['https:example.com', false],
  ['https:/example.com', false],
  ['https:\\\\example.com', false],
  ['//example.com', false],
  ['https://user:secret@example.com', false],
  ['https://localhost', false],
  ['data:text/html,<script>', false],
  ['', false],
])('isWebAddress(%j) returns %s', (value, expected) => {
  expect(isWebAddress(value)).toBe(expected);
});

test.each([
  ['youtu.be/abc', 'https://youtu.be/abc'],
  ['example.com:8080/a?b=c', 'https://example.com:8080/a?b=c'],
  ['http://example.com', 'http://example.com'],
  ['ftp://example.com', 'ftp://example.com'],
  ['javascript:alert(1)', 'javascript:alert(1)'],
  ['me@example.com', 'me@example.com'],
  ['my video', 'my video'],
  ['', ''],
])('withScheme(%j) returns %j', (value, expected) => {
  expect(withScheme(value)).toBe(expected);
});

test('isCommonPassword returns true for common passwords regardless of case, and false for an uncommon one', () => {
  expect(['123456', 'Password', 'QWERTY'].every(isCommonPassword)).toBe(true);
  expect(isCommonPassword('correct horse battery')).toBe(false);
});
