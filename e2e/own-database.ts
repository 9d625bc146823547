import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';

import { runCommand } from './site-process.ts';
import type { Site } from './site.ts';

/** An empty database of the story's own, which goes with it. */
export async function createOwnDatabase(site: Site): Promise<string> {
  const url = new URL(site.databaseUrl);
  const name = `upnext_e2e_own_${randomBytes(6).toString('hex')}`;
  url.pathname = `/${name}`;
  await site.query(`CREATE DATABASE ${name}`);
  site.later(() => drop(site, name));
  await runCommand('server/src/migrate.ts', url.href);
  return url.href;
}

/** Autovacuum may be at work in it, whom we may not send away: it is soon done. */
async function drop(site: Site, name: string): Promise<void> {
  for (let patience = 20; ; patience--) {
    try {
      await site.query(`DROP DATABASE ${name} WITH (FORCE)`);
      return;
    } catch (error) {
      if (patience === 0) throw error;
      await sleep(250);
    }
  }
}
