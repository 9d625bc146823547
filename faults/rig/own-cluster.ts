import { spawnSync } from 'node:child_process';
import { chownSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import pg from 'pg';

import { openDatabase, type OwnDatabase } from '../../bench/rig/own-database.ts';
import { freePort } from '../../bench/rig/start-process.ts';
import { migrateDatabase } from '../../server/src/migrate.ts';
import { privatePostgres } from '../../tools/services-postgres.ts';
import type { PrivateServer } from '../../tools/services-process.ts';
import type { Fault } from './fault.ts';

export type OwnCluster = {
  port: number;
  /** The data folder, and the URL for connecting as the superuser. */
  data: string;
  adminUrl: string;
  server: PrivateServer;
  database: OwnDatabase;
};

type Options = { name?: string; settings?: string[]; migrations?: string };

/** Starts a separate PostgreSQL cluster with a migrated database for this run. */
export async function startCluster(fault: Fault, options: Options = {}): Promise<OwnCluster> {
  const { name = 'primary', settings = [], migrations } = options;
  // Durable commits would wait for the disk, which is still writing the previous test's data.
  spawnSync('sync');
  const port = await freePort();
  const folder = path.join(fault.folder, name);
  const url = `postgres://upnext:upnext@127.0.0.1:${port}/upnext`;
  mkdirSync(folder);
  if (fault.owner) chownSync(folder, fault.owner.uid, fault.owner.gid);
  const server = privatePostgres(url, folder, fault.owner, settings);
  fault.later(() => server.stop());
  await server.start();
  await migrateDatabase(url, migrations);
  const password = readFileSync(path.join(folder, 'postgres-password'), 'utf8');
  return {
    port,
    data: path.join(folder, 'postgres'),
    adminUrl: `postgres://postgres:${password}@127.0.0.1:${port}/upnext`,
    server,
    database: openDatabase(fault, url),
  };
}

/** Flushes the setup data to disk, so that crash recovery replays only the changes made during the run. */
export async function checkpoint({ adminUrl }: Pick<OwnCluster, 'adminUrl'>): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrl });
  await client.connect();
  await client.query('CHECKPOINT');
  await client.end();
}

export function childrenOf(parent: number): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((pid) => {
      try {
        // The process name in parentheses can contain spaces. The parent pid is the second field after it.
        return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ')[1] === String(parent);
      } catch {
        return false;
      }
    })
    .map(Number);
}

/** Kills a process with SIGKILL. Ignores processes that have already exited. */
export function killNow(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}
