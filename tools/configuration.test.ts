import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseEnv } from 'node:util';

import { expect, test } from 'vitest';

import { readConfig } from '../server/src/config.ts';
import { configurationFile, describeConfiguration } from './write-configuration.ts';

test('docs/configuration.md matches config.ts and .env.example (to update it: npm run write-configuration)', () => {
  expect(readFileSync(configurationFile, 'utf8')).toBe(describeConfiguration());
});

test('every value in .env.example is the default value', () => {
  const example = parseEnv(readFileSync(path.join(import.meta.dirname, '../.env.example'), 'utf8'));
  expect(readConfig(example)).toEqual(readConfig({}));
  // Some settings only take effect together with others.
  const site = { BASE_URL: 'https://ideas.example.org', SMTP_URL: 'smtp://127.0.0.1' };
  expect(readConfig({ ...example, ...site })).toEqual(readConfig(site));
});
