import { cpSync } from 'node:fs';
import path from 'node:path';

import { copyVersion, git, linkPackages, repository } from '../../tools/copy-version.ts';
import type { Fault } from './fault.ts';

/**
 * Returns the last version before a migration was added. The test runs that version while the migration is applied.
 * Falls back to the current version if git has no history of the migration (shallow clone, uncommitted migration).
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
    return { folder: repository, name: 'the current version' };
  }
  const folder = path.join(fault.folder, `before-${migration}`);
  copyVersion(`${added}~1`, folder);
  linkPackages(folder);
  // The current page build can be used, because no test requests a page.
  cpSync(path.join(repository, 'web/build'), path.join(folder, 'web/build'), { recursive: true });
  return { folder, name: `the previous version (${added.slice(0, 7)}~1)` };
}
