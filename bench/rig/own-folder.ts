import { chmodSync, chownSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { servicesOwner, type Owner } from '../../tools/services-folder.ts';
import type { Later } from './run-to-end.ts';

export type OwnFolder = {
  folder: string;
  /** The user that PostgreSQL, Redis and nginx run as. */
  owner: Owner;
};

/** A temporary folder that the services user can write to. Removed at the end of the run. */
export function makeOwnFolder(name: string, later: Later): OwnFolder {
  const owner = servicesOwner();
  const folder = mkdtempSync(path.join(os.tmpdir(), `upnext-${name}-`));
  later(async () => rmSync(folder, { recursive: true, force: true }));
  chmodSync(folder, 0o755);
  if (owner) chownSync(folder, owner.uid, owner.gid);
  return { folder, owner };
}
