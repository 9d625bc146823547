import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { expect, test } from 'vitest';

import { archiveCommand } from './backup-folder.ts';

const repository = path.join(import.meta.dirname, '..');
const read = (file: string): string => readFileSync(path.join(repository, file), 'utf8');

test('backup.md documents the archive_command that backup.ts prints', () => {
  expect(read('docs/backup.md')).toContain(`\narchive_command = '${archiveCommand('/backups/wal')}'\n`);
});

test('the Insights section of operations.md names only tables that the insights feature writes', () => {
  const [, insights = ''] = read('docs/operations.md').match(/\n## Insights\n([^]+?)\n## /) ?? [];
  const named = [...insights.matchAll(/\b(?:FROM|TRUNCATE|UPDATE) ((?:[a-z_]+(?:, )?)+)/g)].flatMap(([, names = '']) =>
    names.split(', '),
  );
  const own = named.filter((name) => !name.startsWith('pg_'));
  expect(own).toContain('board_folds');
  const statements = read('server/src/reach/insights/fold-sql.ts');
  for (const name of own) expect(statements).toMatch(new RegExp(`(INTO|UPDATE) ${name}\\b`));
});

test('every operator command in the docs exists', () => {
  const { stdout } = spawnSync(process.execPath, ['server/src/admin.ts', 'help'], {
    cwd: repository,
    encoding: 'utf8',
  });
  const known = new Set(
    [...stdout.matchAll(/^ {2}((?:(?:reports|checks|pictures) )?[a-z-]+)/gm)].map(([, name = '']) => name),
  );
  const texts = globSync('docs/*.md', { cwd: repository }).map(read).join('\n');
  const named = [
    ...texts.matchAll(/(?:npm run admin --|server\/src\/admin\.ts) ((?:(?:reports|checks|pictures) )?[a-z-]+)/g),
  ];
  const names = new Set(named.map(([, name = '']) => name));
  expect(names).toContain('reports decide');
  expect(names).toContain('checks list');
  expect([...names].filter((name) => name !== 'help' && !known.has(name))).toEqual([]);
});

test('every npm script in the docs exists', () => {
  const texts = globSync('docs/*.md', { cwd: repository }).map(read).join('\n');
  const programs = [...texts.matchAll(/\b((?:server\/src|tools)\/[\w-]+\.(?:ts|sh))\b/g)].map(([, file = '']) => file);
  expect(programs).toContain('tools/restore.ts');
  const there = globSync(['server/src/*.ts', 'tools/*'], { cwd: repository });
  expect(programs.filter((file) => !there.includes(file))).toEqual([]);
});
