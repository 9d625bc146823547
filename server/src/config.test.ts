import { readFileSync } from 'node:fs';
import path from 'node:path';

import { expect, test } from 'vitest';

import { readConfig } from './config.ts';

test('an empty environment fits `npm run services`', () => {
  expect(readConfig({})).toMatchObject({
    port: 3000,
    origin: 'http://localhost:3000',
    https: false,
    role: 'all',
    production: false,
  });
});

test('Secure cookies follow from the scheme of BASE_URL', () => {
  expect(readConfig({ BASE_URL: 'https://upnext.example/' })).toMatchObject({
    https: true,
    origin: 'https://upnext.example',
  });
});

test('a wrong value names itself', () => {
  expect(() => readConfig({ PORT: 'many', ROLE: 'king' })).toThrow(/PORT[\s\S]*ROLE/);
});

test('.env.example documents every variable and no other', () => {
  const source = readFileSync(path.join(import.meta.dirname, 'config.ts'), 'utf8');
  const known = [...source.matchAll(/^ {2}([A-Z_]+): z/gm)].map(([, name]) => name);
  const example = readFileSync(path.join(import.meta.dirname, '../../.env.example'), 'utf8');
  const documented = [...example.matchAll(/^#? ?([A-Z_]+)=/gm)].map(([, name]) => name);
  expect(new Set(documented)).toEqual(new Set(known));
});

test('sign-in providers: none, the preset, others; a wrong one says why without its secret', () => {
  expect(readConfig({}).providers).toEqual([]);
  const google = { GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: 'canary' };
  expect(readConfig(google).providers).toMatchObject([{ name: 'google', issuer: 'https://accounts.google.com' }]);
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
  ]) {
    const start = read({ ...acme, clientSecret: 'canary', ...wrong });
    expect(start, JSON.stringify(wrong)).toThrow(/OIDC_PROVIDERS/);
    expect(start).not.toThrow(/canary/);
  }
  expect(() => readConfig({ GOOGLE_CLIENT_ID: 'id' })).toThrow(/belong together/);
  expect(read(acme, acme)).toThrow(/each name once/);
});
