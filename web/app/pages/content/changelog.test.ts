import { readFileSync } from 'node:fs';
import path from 'node:path';

import { expect, test } from 'vitest';

import { content as english } from '../../texts/en/content.ts';
import { content as spanish } from '../../texts/es/content.ts';

const file = readFileSync(path.join(import.meta.dirname, '../../../../CHANGELOG.md'), 'utf8');

test('/changelog lists the versions of CHANGELOG.md, with the same number of entries in both languages', () => {
  const versions = [...file.matchAll(/^## \[?([\d.]+)/gm)].map(([, version]) => version);
  expect(english.changelog.sections.map(({ title }) => title)).toEqual(versions);
  const counts = (sections: readonly { body: readonly { list: readonly string[] }[] }[]) =>
    sections.map(({ body }) => body.map(({ list }) => list.length));
  expect(counts(spanish.changelog.sections)).toEqual(counts(english.changelog.sections));
});
