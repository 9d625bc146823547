import { readFileSync } from 'node:fs';
import path from 'node:path';

import { expect, test } from 'vitest';

import { readConfig } from './config.ts';
import { StartError } from './platform/start-error.ts';

test('without any variables, readConfig returns the defaults for local development', () => {
  expect(readConfig({})).toMatchObject({
    port: 3000,
    origin: 'http://localhost:3000',
    https: false,
    role: 'all',
    production: false,
  });
});

test('readConfig derives `https` and `origin` from BASE_URL', () => {
  expect(readConfig({ BASE_URL: 'https://upnext.example/' })).toMatchObject({
    https: true,
    origin: 'https://upnext.example',
  });
});

test.each([
  [{ PORT: 'many' }, 'PORT=many is not allowed. Use a whole number from 0 to 65535.'],
  [{ PORT: '1.5' }, 'PORT=1.5 is not allowed. Use a whole number from 0 to 65535.'],
  [{ DATABASE_POOL: '0' }, 'DATABASE_POOL=0 is not allowed. Use a whole number from 1.'],
  [{ ROLE: 'king' }, 'ROLE=king is not allowed. Use one of all, http, worker.'],
  [{ LIMIT_SCALE: '-1' }, 'LIMIT_SCALE=-1 is not allowed. Use a number above 0.'],
  [{ BASE_URL: 'here' }, 'BASE_URL=here is not allowed. Use an address that begins with http:// or https://.'],
  [{ HOME_BOARD: 'a b' }, 'HOME_BOARD=a b is not allowed. Use 3 to 50 letters, digits, _ or -.'],
  [
    { PORT: '-1', REGISTRATION: 'shut' },
    'PORT=-1 is not allowed. Use a whole number from 0 to 65535.\n' +
      'REGISTRATION=shut is not allowed. Use one of open, audience, closed.',
  ],
])('readConfig throws an error with the variable, its value and the allowed values: %j', (environment, message) => {
  expect(() => readConfig(environment)).toThrow(new StartError(message));
});

test.each([
  [{ DATABASE_URL: 'mysql://u:canary@db:1/x' }, 'DATABASE_URL=mysql://***@db:1/x '],
  [{ DATABASE_URL: 'postgres://u:canary@one:99999,two:1/x?password=canary' }, '=postgres://***@one:99999,two:1/x?*** '],
  [{ DATABASE_URL: 'canary' }, 'DATABASE_URL=*** '],
  [{ REDIS_URL: 'redis://:canary' }, 'REDIS_URL=*** '],
  [{ REDIS_URL: 'http://127.0.0.1:1' }, 'REDIS_URL=http://127.0.0.1:1 '],
  [{ SMTP_URL: 'smtp://u:can/ary@canary@mail' }, 'SMTP_URL=smtp://***@mail '],
  [{ SMTP_URL: 'u:canary@mail' }, 'SMTP_URL=*** '],
])('readConfig does not print passwords from URLs: %j', (environment, shown) => {
  expect(() => readConfig(environment)).toThrow(shown);
  expect(() => readConfig(environment)).not.toThrow('canary');
});

test.each(['postgres://one:1,two:2/x', 'postgresql:///x?host=/run/postgresql', 'socket:/run/postgresql?db=x'])(
  'readConfig accepts DATABASE_URL=%s',
  (DATABASE_URL) => expect(readConfig({ DATABASE_URL }).databaseUrl).toBe(DATABASE_URL),
);

test('.env.example contains every variable that readConfig reads, and no others', () => {
  const source = readFileSync(path.join(import.meta.dirname, 'config.ts'), 'utf8');
  const known = [...source.matchAll(/^ {2}([A-Z_]+): z/gm)].map(([, name]) => name);
  const example = readFileSync(path.join(import.meta.dirname, '../../.env.example'), 'utf8');
  const documented = [...example.matchAll(/^#? ?([A-Z_]+)=/gm)].map(([, name]) => name);
  expect(new Set(documented)).toEqual(new Set(known));
});

test('readConfig reads sign-in providers and rejects an invalid one without printing its secret', () => {
  expect(readConfig({}).providers).toEqual([]);
  const google = { GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: 'canary' };
  expect(readConfig(google).providers).toMatchObject([{ name: 'google', issuer: 'https://accounts.google.com' }]);
  const twitch = { TWITCH_CLIENT_ID: 'id', TWITCH_CLIENT_SECRET: 'canary' };
  const discord = { DISCORD_CLIENT_ID: 'id', DISCORD_CLIENT_SECRET: 'canary' };
  expect(readConfig({ ...discord, ...twitch }).providers).toMatchObject([
    { name: 'twitch', issuer: 'https://id.twitch.tv/oauth2', scope: 'openid', pkce: false },
    { name: 'discord', issuer: 'https://discord.com', scope: 'openid identify' },
  ]);
  expect(() => readConfig({ TWITCH_CLIENT_ID: 'id' })).toThrow(/TWITCH_CLIENT_SECRET belong together/);
  const acme = { name: 'acme', label: 'Acme', issuer: 'https://id.acme.example', clientId: 'upnext' };
  const read =
    (...providers: object[]) =>
    () =>
      readConfig({ ...google, OIDC_PROVIDERS: JSON.stringify(providers) });
  expect(read(acme)().providers.map(({ name }) => name)).toEqual(['google', 'acme']);
  expect(read({ ...acme, issuer: 'http://localhost:9000' })().providers).toHaveLength(2);
  for (const wrong of [
    { issuer: 'http://id.acme.example' },
    { issuer: 'nonsense' },
    { name: 'Acme!' },
    { name: 'google' },
    { clientId: '' },
    { secret: 'canary' },
    { scope: 'profile' },
    { pkce: 'no' },
    { pkce: false, clientSecret: undefined },
  ]) {
    const start = read({ ...acme, clientSecret: 'canary', ...wrong });
    expect(start, JSON.stringify(wrong)).toThrow(/^OIDC_PROVIDERS.* is not allowed\. Use .+\.$/);
    expect(start).not.toThrow(/canary/);
  }
  expect(() => readConfig({ GOOGLE_CLIENT_ID: 'id' })).toThrow(/belong together/);
  expect(read(acme, acme)).toThrow(/each name once/);
});

test('readConfig derives the public key for push messages from the private key', () => {
  const { push } = readConfig({ VAPID_PRIVATE_KEY: Buffer.alloc(32, 7).toString('base64url') });
  expect(push?.publicKey).toMatch(/^B[\w-]{86}$/);
  expect(push?.hosts).toContain('fcm.googleapis.com');
  expect(readConfig({}).push).toBeUndefined();
});

test.each([
  [{ VAPID_PRIVATE_KEY: 'canary' }, 'VAPID_PRIVATE_KEY is not allowed.'],
  [{ PUSH_HOSTS: 'push.example,https://evil.example' }, 'PUSH_HOSTS=https://evil.example is not allowed.'],
  [{ PUSH_HOSTS: '*' }, 'PUSH_HOSTS=* is not allowed.'],
  // A server on this machine is only for tests.
  [{ PUSH_HOSTS: 'http://127.0.0.1:8080' }, 'PUSH_HOSTS=http://127.0.0.1:8080 is not allowed.'],
])('readConfig rejects settings of push messages without printing the key: %j', (environment, shown) => {
  expect(() => readConfig(environment)).toThrow(shown);
  expect(() => readConfig(environment)).not.toThrow('canary');
});
