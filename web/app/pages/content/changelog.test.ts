import { readFileSync } from 'node:fs';
import path from 'node:path';

import { expect, test } from 'vitest';

import { content as english } from '../../texts/en/content.ts';
import { content as spanish } from '../../texts/es/content.ts';

const file = readFileSync(path.join(import.meta.dirname, '../../../../CHANGELOG.md'), 'utf8');
const [, ...releases] = file.split(/^## /m).map((part) => part.trim().split(/\n+/));

test('/changelog says what CHANGELOG.md says, and the same number of things in Spanish', () => {
  const written = releases.map(([title, ...lines]) => ({ title, list: lines.map((line) => line.replace(/^- /, '')) }));
  const shown = english.changelog.sections.map(({ title, body }) => ({
    title,
    list: body.flatMap(({ list }) => list),
  }));
  expect(shown).toEqual(written);
  const counts = (sections: readonly { body: readonly { list: readonly string[] }[] }[]) =>
    sections.map(({ body }) => body.map(({ list }) => list.length));
  expect(counts(spanish.changelog.sections)).toEqual(counts(english.changelog.sections));
});
