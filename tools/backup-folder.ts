import path from 'node:path';
import { parseArgs } from 'node:util';

const repository = path.join(import.meta.dirname, '..');

/** The command-line options for backup and restore. */
export function backupOptions() {
  const { values } = parseArgs({
    options: {
      backups: { type: 'string', default: path.join(repository, '.services/backups') },
      from: { type: 'string' },
      to: { type: 'string' },
      into: { type: 'string' },
      port: { type: 'string', default: '54330' },
      pictures: { type: 'string' },
    },
  });
  const backups = path.resolve(values.backups);
  return {
    ...values,
    base: path.join(backups, 'base'),
    wal: path.join(backups, 'wal'),
    savedPictures: path.join(backups, 'pictures'),
  };
}

/**
 * Returns the archive_command for a WAL folder. If the segment is already archived, the command succeeds only if both
 * files are identical, because PostgreSQL may archive a segment again after a crash.
 */
export function archiveCommand(wal: string): string {
  const kept = `${wal}/%f`;
  return `if [ -f ${kept} ]; then cmp -s %p ${kept}; else cp %p ${kept}.part && sync ${kept}.part && mv ${kept}.part ${kept}; fi`;
}

/**
 * A base backup is named after its completion time and can be used to restore the database to any later point in time.
 */
export function nameOf(moment: Date): string {
  return moment.toISOString().replaceAll(':', '-');
}

export function momentOf(name: string): Date {
  return new Date(name.replace(/T(\d\d)-(\d\d)-/, 'T$1:$2:'));
}
