/**
 * `npm run restore -- --to TIME [--backups FOLDER] [--into FOLDER] [--port N] [--pictures FOLDER]`: restores the database
 * to a point in time, and adds the saved pictures that are missing.
 */
import {
  appendFileSync,
  chownSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';

import { loadEnvironment, readConfig } from '../server/src/config.ts';
import { connectKysely, connectPool } from '../server/src/platform/postgres/connect.ts';
import { splitUrl } from '../server/src/platform/postgres/find-primary.ts';
import { isTransientFailure } from '../server/src/platform/postgres/read-failure.ts';
import { findDifferences } from '../server/src/voting/recounts/find-differences.ts';
import { backupOptions, momentOf } from './backup-folder.ts';
import { restorePictures } from './backup-pictures.ts';
import { program } from './postgres-programs.ts';
import { servicesOwner } from './services-folder.ts';
import { pidOf, requireFreePort, run, waitFor } from './services-process.ts';

const options = backupOptions();
const { to = '', base, wal, backups, into = path.join(backups, 'restored'), port, pictures, savedPictures } = options;

/** Debian keeps the configuration outside of the data folder, so a backup may not contain these files. */
const ownFiles = {
  'postgresql.conf': '',
  'pg_ident.conf': '',
  'pg_hba.conf': 'local all all peer\nhost all all 127.0.0.1/32 md5\n',
  'recovery.signal': '',
};

try {
  const begun = performance.now();
  const moment = new Date(to);
  if (Number.isNaN(moment.getTime())) throw new Error(`--to "${to}" is not a time. Use the form 2026-05-04T12:34:56Z.`);
  const [newest] = readdirSync(base)
    .filter((name) => momentOf(name) <= moment)
    .toSorted()
    .toReversed();
  if (!newest) throw new Error(`${base} has no backup that was completed before ${moment.toISOString()}.`);
  const owner = servicesOwner();
  const data = path.resolve(into);
  const pidFile = path.join(data, 'postmaster.pid');
  const unfinished = path.join(data, 'restore.unfinished');
  if (existsSync(unfinished)) {
    if (pidOf(pidFile, data)) run(program(data, 'pg_ctl'), ['stop', '--mode=immediate', '--pgdata', data], owner);
    rmSync(data, { recursive: true });
  }
  if (existsSync(data)) throw new Error(`${data} already exists. Restore into a new folder.`);
  await requireFreePort(Number(port), '--port');

  mkdirSync(data, { recursive: true, mode: 0o700 });
  writeFileSync(unfinished, '');
  run('cp', ['-Rp', `${path.join(base, newest)}/.`, data], undefined);
  appendFileSync(
    path.join(data, 'postgresql.auto.conf'),
    [
      `port = ${port}`,
      `listen_addresses = '127.0.0.1'`,
      // The restored server must not write to the original archive or wait for a standby.
      'archive_mode = off',
      `synchronous_standby_names = ''`,
      // Reads are not possible during recovery, so max_connections may be lower than on the original server.
      'hot_standby = off',
      `restore_command = 'cp "${wal}/%f" "%p"'`,
      `recovery_target_time = '${moment.toISOString().replace('T', ' ').replace('Z', '+00')}'`,
      `recovery_target_action = 'promote'`,
      '',
    ].join('\n'),
  );
  for (const [name, text] of Object.entries(ownFiles)) {
    const file = path.join(data, name);
    if (existsSync(file)) continue;
    writeFileSync(file, text);
    if (owner) chownSync(file, owner.uid, owner.gid);
  }
  const log = path.join(data, 'restore.log');
  try {
    run(program(data, 'pg_ctl'), ['start', '--wait', '--timeout=3600', '--pgdata', data, '--log', log], owner, { log });
  } catch (error) {
    throw explainExit(log) ?? error;
  }

  const [address = ''] = splitUrl(readConfig(loadEnvironment()).databaseUrl);
  const { username, password, pathname } = new URL(address);
  const url = `postgres://${username}:${password}@127.0.0.1:${port}${pathname}`;
  const pool = connectPool(url, { max: 1 });
  await waitFor(
    `recovery to finish, see ${log}`,
    // Connections are rejected until recovery is finished.
    () =>
      pool.query('SELECT').then(
        () => true,
        (error: unknown) => {
          if (!isTransientFailure(error)) throw error;
          // pg_ctl reports success when recovery begins, so PostgreSQL may exit later.
          if (!existsSync(pidFile)) throw explainExit(log) ?? error;
          return false;
        },
      ),
    3_600,
  );
  rmSync(unfinished);
  const { ideas, boards, differences } = await findDifferences(connectKysely(pool));
  const { rows } = await pool.query<{ votes: number; last: Date | null }>(
    'SELECT count(*) AS votes, max(voted_at) AS last FROM votes',
  );
  await pool.end();
  const [{ votes, last } = { votes: 0, last: null }] = rows;
  const seconds = ((performance.now() - begun) / 1_000).toFixed(1);
  console.log(
    `Restored to ${moment.toISOString()} in ${seconds} s. PostgreSQL runs at 127.0.0.1:${port} with the data in ${data}.`,
  );
  console.log(
    `The database contains ${votes} votes (last vote: ${last?.toISOString() ?? 'none'}). Recounted ${ideas} ideas and ${boards} boards: ${differences.length} wrong counts.`,
  );
  if (pictures !== undefined)
    console.log(`${restorePictures(savedPictures, newest, pictures)} picture files added to ${pictures}.`);
  if (differences.length > 0) process.exitCode = 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

/**
 * PostgreSQL exits during recovery if the archive ends before the given time, or if a file is missing or damaged. Returns
 * undefined if the log doesn't contain the reason.
 */
function explainExit(log: string): Error | undefined {
  const text = existsSync(log) ? readFileSync(log, 'utf8') : '';
  // Connections that are refused meanwhile are logged as FATAL too.
  const fatal = text.match(/\bFATAL: +(?! |the database system is ).*/)?.[0];
  if (fatal === undefined) return undefined;
  const lines = [`PostgreSQL exited during recovery: ${fatal}`];
  if (fatal.includes('before configured recovery target')) {
    const last = text.match(/last completed transaction was at log time (\S+) (\S+[+-]\d\d)$/m);
    // Recovery stops at the first transaction after the given time, so there must be one.
    const latest = last && new Date(Date.parse(`${last[1]}T${last[2]}:00`) - 1);
    lines.push(
      latest
        ? `The latest time that can be restored is ${latest.toISOString()}.`
        : 'The archive has no transaction after the base backup.',
    );
  }
  return new Error([...lines, `The log is ${log}. The next restore into this folder replaces it.`].join('\n'));
}
