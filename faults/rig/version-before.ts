import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import path from 'node:path';

import type { Fault } from './fault.ts';

const repository = path.join(import.meta.dirname, '../..');
const git = (...words: string[]): string =>
  execFileSync('git', ['-c', 'safe.directory=*', ...words], { cwd: repository, encoding: 'utf8' }).trim();

/**
 * The program as it was before a migration came: what runs while the migration is applied. Without the history that tells
 * (a shallow clone, a migration not committed yet) it is the program as it is.
 */
export function versionBefore(fault: Fault, migration: string): { folder: string; name: string } {
  const added = git('log', '--diff-filter=A', '--format=%H', '--', `server/migrations/${migration}`).split('\n').at(-1);
  if (!added || git('rev-list', '--count', added) === '1') {
    return { folder: repository, name: 'the version of today' };
  }
  const folder = path.join(fault.folder, `before-${migration}`);
  mkdirSync(folder);
  const parts = ['server', 'contract', 'package.json'];
  const archive = execFileSync('git', ['-c', 'safe.directory=*', 'archive', `${added}~1`, ...parts], {
    cwd: repository,
    maxBuffer: 1e9,
  });
  execFileSync('tar', ['--extract', '--directory', folder], { input: archive });
  // Its own contract, everybody else's packages, and the pages of today: nobody asks for one here.
  const packages = path.join(folder, 'node_modules');
  mkdirSync(path.join(packages, '@upnext'), { recursive: true });
  for (const name of readdirSync(path.join(repository, 'node_modules'))) {
    if (name !== '@upnext') symlinkSync(path.join(repository, 'node_modules', name), path.join(packages, name));
  }
  for (const name of ['contract', 'server']) {
    symlinkSync(path.join(folder, name), path.join(packages, '@upnext', name));
    const own = path.join(repository, name, 'node_modules');
    if (existsSync(own)) symlinkSync(own, path.join(folder, name, 'node_modules'));
  }
  cpSync(path.join(repository, 'web/build'), path.join(folder, 'web/build'), { recursive: true });
  return { folder, name: `the version before it (${added.slice(0, 7)}~1)` };
}
