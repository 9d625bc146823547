/**
 * `npm run backup -- --from URL [--backups FOLDER] [--pictures FOLDER]`: makes a base backup of a running PostgreSQL that
 * archives its WAL, and copies the uploaded pictures.
 */
import { chownSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';

import { archiveCommand, backupOptions, nameOf } from './backup-folder.ts';
import { backUpPictures } from './backup-pictures.ts';
import { program } from './postgres-programs.ts';
import { servicesOwner } from './services-folder.ts';
import { run } from './services-process.ts';

const { from, base, wal, pictures, savedPictures } = backupOptions();

try {
  if (!from) throw new Error('--from is missing: the URL of PostgreSQL with a role that has REPLICATION.');
  const owner = servicesOwner();
  for (const folder of [base, wal]) {
    // A backup contains email addresses and password hashes: only its owner may read it.
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    if (owner) chownSync(folder, owner.uid, owner.gid);
  }
  const ask = (question: string): string =>
    run(
      program('', 'psql'),
      ['--no-psqlrc', '--tuples-only', '--no-align', `--command=${question}`, from],
      owner,
    ).trim();
  if (ask('SHOW archive_mode') === 'off') {
    throw new Error(`WAL archiving is off, so the database could be restored only to the time of the backup. Set
  archive_mode = on
  archive_timeout = 60
  archive_command = '${archiveCommand(wal)}'
and restart it.`);
  }

  const draft = path.join(base, 'unfinished');
  rmSync(draft, { recursive: true, force: true });
  const begun = performance.now();
  run(
    program('', 'pg_basebackup'),
    [`--dbname=${from}`, `--pgdata=${draft}`, '--checkpoint=fast', '--wal-method=fetch'],
    owner,
  );
  run(program('', 'pg_verifybackup'), [draft], owner);
  const name = nameOf(new Date(ask(`SELECT to_char(now() AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`)));
  renameSync(draft, path.join(base, name));
  ask('SELECT pg_switch_wal()');
  // After the database, so that every picture of the base backup is copied unless it was removed meanwhile.
  const copied = pictures === undefined ? 0 : backUpPictures(pictures, savedPictures, name);
  if (pictures !== undefined) console.log(`${copied} picture files saved in ${path.join(savedPictures, name)}`);
  console.log(
    `Base backup ${path.join(base, name)} completed in ${((performance.now() - begun) / 1_000).toFixed(1)} s`,
  );
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
