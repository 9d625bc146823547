import { existsSync, readFileSync, readdirSync, realpathSync } from 'node:fs';
import path from 'node:path';

import { howToInstall } from './services-folder.ts';
import { inPath, run } from './services-process.ts';

const debianFolder = '/usr/lib/postgresql';

/** Returns the path of initdb, pg_ctl or psql. A cluster needs the programs of the major version that created it. */
export function program(cluster: string, name: string): string {
  const versionFile = path.join(cluster, 'PG_VERSION');
  const version = existsSync(versionFile) ? readFileSync(versionFile, 'utf8').trim() : undefined;
  const found = programFolders().find((folder) => !version || versionOf(folder) === version);
  if (found) return path.join(found, name);
  if (!version) throw new Error(`PostgreSQL is not installed. ${howToInstall}`);
  throw new Error(
    `${cluster} was created by PostgreSQL ${version}, which is not installed. Delete the folder to start with an empty database.`,
  );
}

/**
 * Debian keeps the server programs outside of PATH, in one folder per major version. The newest version comes first.
 */
function programFolders(): string[] {
  const fromPath = inPath('initdb');
  const releases = existsSync(debianFolder) ? readdirSync(debianFolder).toSorted((a, b) => Number(b) - Number(a)) : [];
  return [
    ...(fromPath ? [path.dirname(realpathSync(fromPath))] : []),
    ...releases.map((release) => path.join(debianFolder, release, 'bin')),
  ].filter((folder) => existsSync(path.join(folder, 'initdb')));
}

function versionOf(folder: string): string | undefined {
  return run(path.join(folder, 'initdb'), ['--version'], undefined).match(/\d+/)?.[0];
}
