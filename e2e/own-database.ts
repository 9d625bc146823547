import { randomBytes } from 'node:crypto';

import { dropDatabase } from '../server/test/drop-database.ts';
import { runCommand } from './site-process.ts';
import type { Site } from './site.ts';

/** Creates an empty, migrated database that is dropped after the test. */
export async function createOwnDatabase(site: Site): Promise<string> {
  const url = new URL(site.databaseUrl);
  const name = `upnext_e2e_own_${randomBytes(6).toString('hex')}`;
  url.pathname = `/${name}`;
  await site.query(`CREATE DATABASE ${name}`);
  site.later(() => dropDatabase(name, site.query));
  await runCommand('server/src/migrate.ts', url.href);
  return url.href;
}
