import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chownSync, existsSync, lstatSync, mkdirSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** The user that the services run as. Undefined means the current user. */
export type Owner = { uid: number; gid: number } | undefined;

const repository = path.join(import.meta.dirname, '..');
/** SERVICES_FOLDER makes it possible to run a second set of services in addition to the developer's own (.ci/run). */
const preferred = path.resolve(process.env.SERVICES_FOLDER ?? path.join(repository, '.services'));

/** The data stays in the repository unless the services user can't access it (/root, a folder with mode 700). */
export function chooseFolder(): { folder: string; owner: Owner } {
  const owner = servicesOwner();
  mkdirSync(preferred, { recursive: true });

  const name = `upnext-${createHash('sha256').update(preferred).digest('hex').slice(0, 16)}`;
  const candidates = [preferred, path.join(os.tmpdir(), name), path.join('/tmp', name)];
  const folder =
    candidates.find((candidate) => existsSync(path.join(candidate, 'postgres')) && isOurs(candidate, owner)) ??
    candidates.find((candidate) => isUsable(candidate, owner));
  if (!folder) throw new Error(`No usable data folder. Tried: ${candidates.join(', ')}`);

  writeFileSync(path.join(preferred, 'location'), `${folder}\n`);
  return { folder, owner };
}

function isUsable(folder: string, owner: Owner): boolean {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (!isOurs(folder, owner)) return false;
  if (!owner) return true;
  chownSync(folder, owner.uid, owner.gid);
  return spawnSync('test', ['-w', folder], { ...owner, cwd: '/' }).status === 0;
}

/** The name below /tmp is predictable, so another user may have created a folder or symlink there. */
function isOurs(folder: string, owner: Owner): boolean {
  const found = lstatSync(folder);
  return found.isDirectory() && [process.getuid?.(), owner?.uid].includes(found.uid);
}

/** PostgreSQL refuses to run as root, and Redis should not run as root either. */
export function servicesOwner(): Owner {
  if (process.getuid?.() !== 0) return undefined;
  const [uid, gid] = ['-u', '-g'].map((flag) => spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  if (uid?.status !== 0 || gid?.status !== 0) {
    throw new Error(
      'As root, the services run as the user "postgres", which does not exist on this machine. ' + howToInstall,
    );
  }
  return { uid: Number(uid.stdout), gid: Number(gid.stdout) };
}

export const howToInstall =
  'Debian, Ubuntu: apt-get install postgresql redis-server. macOS: brew install postgresql redis. ' +
  'With Docker instead: docker compose up -d.';
