import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { expect, onTestFinished, test } from 'vitest';

import { backUpPictures, restorePictures } from './backup-pictures.ts';

test('pictures are restored from the base backup and all later ones, files that several backups have are stored once, and existing files are kept', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'upnext-pictures-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const [live, saved, restored] = ['live', 'saved', 'restored'].map((name) => path.join(root, name)) as [
    string,
    string,
    string,
  ];
  mkdirSync(live);
  writeFileSync(path.join(live, 'a-small.webp'), 'a');
  writeFileSync(path.join(live, '.half-written'), 'x');
  expect(backUpPictures(live, saved, '2026-05-01')).toBe(1);
  writeFileSync(path.join(live, 'b-small.webp'), 'b');
  expect(backUpPictures(live, saved, '2026-05-02')).toBe(2);
  rmSync(path.join(live, 'a-small.webp'));
  writeFileSync(path.join(live, 'c-small.webp'), 'c');
  expect(backUpPictures(live, saved, '2026-05-03')).toBe(2);
  expect(statSync(path.join(saved, '2026-05-01/a-small.webp')).nlink).toBe(2);
  mkdirSync(restored);
  writeFileSync(path.join(restored, 'c-small.webp'), 'kept');
  expect(restorePictures(saved, '2026-05-02', restored)).toBe(2);
  expect(readdirSync(restored).toSorted()).toEqual(['a-small.webp', 'b-small.webp', 'c-small.webp']);
  expect(readFileSync(path.join(restored, 'c-small.webp'), 'utf8')).toBe('kept');
});
