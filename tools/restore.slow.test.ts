import { execFile } from 'node:child_process';
import { chownSync, existsSync, mkdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';

import { expect, onTestFinished, test } from 'vitest';

import { makeOwnFolder } from '../bench/rig/own-folder.ts';
import type { Later } from '../bench/rig/run-to-end.ts';
import { freePort } from '../bench/rig/start-process.ts';
import { startCluster } from '../faults/rig/own-cluster.ts';
import { killNode } from '../faults/rig/own-standby.ts';
import { randomFor } from '../server/seed/random.ts';
import { archiveCommand } from './backup-folder.ts';
import { waitFor } from './services-process.ts';

test('a restore to a time after the end of the archive fails quickly, prints the latest possible time, and can be repeated in the same folder', async () => {
  const later: Later = (end) => onTestFinished(async () => void (await end()));
  const own = makeOwnFolder('restore', later);
  const backups = path.join(own.folder, 'backups');
  const wal = path.join(backups, 'wal');
  mkdirSync(wal, { recursive: true });
  if (own.owner) for (const one of [backups, wal]) chownSync(one, own.owner.uid, own.owner.gid);
  const rig = { ...own, quick: true, seed: '1', random: (what: string) => randomFor(what), later };
  const settings = ['archive_mode = on', `archive_command = '${archiveCommand(wal)}'`];
  const { adminUrl, database } = await startCluster(rig, { settings });

  const node = async (script: string, ...words: string[]): Promise<string> => {
    const args = [path.join(import.meta.dirname, script), `--backups=${backups}`, ...words];
    const env = { PATH: process.env.PATH, DATABASE_URL: database.url };
    return await promisify(execFile)(process.execPath, args, { env }).then(
      ({ stdout }) => stdout,
      ({ stderr }: { stderr: string }) => `failed: ${stderr}`,
    );
  };
  const psql = async (command: string): Promise<string> =>
    (await promisify(execFile)('psql', [adminUrl, '-XAtq', `--command=${command}`])).stdout.trim();

  expect(await node('backup.ts', `--from=${adminUrl}`)).toContain('completed in');
  expect(statSync(path.join(backups, 'base')).mode & 0o777, 'mode of the backup folder').toBe(0o700);
  await psql('CREATE TABLE first_change (id integer)');
  await psql('CREATE TABLE last_change (id integer)');
  const segment = await psql('SELECT pg_walfile_name(pg_current_wal_lsn())');
  await psql('SELECT pg_switch_wal()');
  await waitFor(`${segment} in the archive`, () => existsSync(path.join(wal, segment)), 60);

  const into = path.join(own.folder, 'restored');
  const where = [`--into=${into}`, `--port=${await freePort()}`];
  later(async () => killNode({ data: into }));
  const refused = await node('restore.ts', `--to=${new Date(Date.now() + 3_600_000).toISOString()}`, ...where);
  expect(refused).toMatch(/^failed: PostgreSQL exited during recovery: FATAL: {2}recovery ended before configured/);
  const [, latest = ''] = refused.match(/The latest time that can be restored is (\S+Z)\./) ?? [];
  expect(await node('restore.ts', `--to=${latest}`, ...where)).toContain(`Restored to ${latest}`);
  // A finished restore is never overwritten.
  expect(await node('restore.ts', `--to=${latest}`, ...where)).toContain('already exists');
});
