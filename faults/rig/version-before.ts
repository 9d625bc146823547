import { cpSync } from 'node:fs';
import path from 'node:path';

import { copyVersion, git, linkPackages, repository } from '../../tools/copy-version.ts';
import type { Fault } from './fault.ts';

/**
 * The program as it was before a migration came: what runs while the migration is applied. Without the history that tells
 * (a shallow clone, a migration not committed yet) it is the program as it is.
 */
export function versionBefore(fault: Fault, migration: string): { folder: string; name: string } {
  const [added] = git(
    'log',
    '--reverse',
    '--diff-filter=A',
    '--format=%H',
    '--',
    `server/migrations/${migration}`,
  ).split('\n');
  if (!added || git('rev-list', '--count', added).trim() === '1') {
    return { folder: repository, name: 'the version of today' };
  }
  const folder = path.join(fault.folder, `before-${migration}`);
  copyVersion(`${added}~1`, folder);
  linkPackages(folder);
  // The pages of today: nobody asks for one here.
  cpSync(path.join(repository, 'web/build'), path.join(folder, 'web/build'), { recursive: true });
  return { folder, name: `the version before it (${added.slice(0, 7)}~1)` };
}
