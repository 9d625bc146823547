import { execFileSync, spawnSync } from 'node:child_process';
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { expect, onTestFinished, test } from 'vitest';

const repository = path.join(import.meta.dirname, '..');

/** Copies the files that git tracks, so that a test can break them. */
function copyTree(): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'upnext-tree-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const files = execFileSync('git', ['-c', 'safe.directory=*', 'ls-files', '-z'], {
    cwd: repository,
    encoding: 'utf8',
  });
  for (const file of files.split('\0').filter((one) => one && existsSync(path.join(repository, one)))) {
    mkdirSync(path.join(folder, path.dirname(file)), { recursive: true });
    cpSync(path.join(repository, file), path.join(folder, file));
  }
  symlinkSync(path.join(repository, 'node_modules'), path.join(folder, 'node_modules'));
  execFileSync('git', ['init', '--quiet', folder]);
  // .gitignore ignores only a folder of this name, not a link.
  appendFileSync(path.join(folder, '.git/info/exclude'), 'node_modules\n');
  return folder;
}

test('check-tree reports the limit and the remedy for every broken rule', () => {
  const folder = copyTree();
  const write = (file: string, text: string) => writeFileSync(path.join(folder, file), text);
  write('server/src/boards/ideas/utils.ts', '');
  write('server/src/platform/too-long.ts', '\n'.repeat(251));
  for (let index = 0; index < 15; index++) write(`server/src/voting/live/number-${index}.ts`, '');
  write('web/app/texts/en/lonely.ts', '');
  write('server/src/boards/ideas/write-version.ts', 'UPDATE boards SET version = 1 WHERE id = 2');
  appendFileSync(path.join(folder, 'web/app/styles/chart.css'), '.outside {\n}\n');
  const { stderr, status } = spawnSync(process.execPath, [path.join(folder, 'tools/check-tree.ts')], {
    encoding: 'utf8',
  });
  expect(status).toBe(1);
  const lines = stderr.trim().split('\n');
  for (const message of [
    'server/src/boards/ideas/utils.ts: the name "utils" is too vague. Name it after what it does (cast-vote) or what it is (vote-batch).',
    'server/src/platform/too-long.ts has 251 lines, but at most 250 are allowed. Move one of its tasks to a separate file.',
    'web/app/texts/en/lonely.ts has no translation. Add web/app/texts/es/lonely.ts.',
    'server/src/boards/ideas/write-version.ts: writes a board’s count or version directly. Call changeBoard instead.',
  ])
    expect(lines).toContain(message);
  expect(stderr).toMatch(
    /server\/src\/voting\/live has \d+ files that are not tests, but at most 14 are allowed\. Move /,
  );
  expect(stderr).toMatch(/chart\.css: rules outside of a layer override all layers\. Put them into @layer /);
  // Every message ends with a sentence that says what to do.
  for (const line of lines) expect(line).toMatch(/\. [A-Z][^.]*( .*)?\.$/);
});

test('the documents name only files that exist', () => {
  const tracked = execFileSync('git', ['-c', 'safe.directory=*', 'ls-files'], { cwd: repository, encoding: 'utf8' });
  const exists = (name: string): boolean => tracked.split('\n').some((file) => `/${file}`.endsWith(`/${name}`));
  const documents = tracked.split('\n').filter((file) => file.endsWith('.md') && file !== 'CHANGELOG.md');
  const named = documents.flatMap((document) =>
    [...readFileSync(path.join(repository, document), 'utf8').matchAll(/`([\w][\w/.-]*\.(?:ts|tsx|js|css|sql))`/g)].map(
      ([, file = '']) => ({ document, file }),
    ),
  );
  expect(named).toContainEqual({ document: 'CONTRIBUTING.md', file: 'server/test/tour-endpoints.ts' });
  expect(named.filter(({ file }) => !file.includes('NNNN') && !exists(file))).toEqual([]);
});
