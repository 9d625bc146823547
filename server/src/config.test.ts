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
