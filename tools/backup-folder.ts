import path from 'node:path';
import { parseArgs } from 'node:util';

const repository = path.join(import.meta.dirname, '..');

/** Command-line options of backup and restore. */
export function backupOptions() {
  const { values } = parseArgs({
    options: {
      backups: { type: 'string', default: path.join(repository, '.services/backups') },
      from: { type: 'string' },
      to: { type: 'string' },
      into: { type: 'string' },
      port: { type: 'string', default: '54330' },
    },
  });
  const backups = path.resolve(values.backups);
  return { ...values, base: path.join(backups, 'base'), wal: path.join(backups, 'wal') };
}

/** Succeeds for an existing segment only if it is identical: PostgreSQL may archive a segment again after a crash. */
export function archiveCommand(wal: string): string {
  const kept = `${wal}/%f`;
  return `if [ -f ${kept} ]; then cmp -s %p ${kept}; else cp %p ${kept}.part && sync ${kept}.part && mv ${kept}.part ${kept}; fi`;
}

/** A base backup is named by its completion time and can restore any later moment. */
export function nameOf(moment: Date): string {
  return moment.toISOString().replaceAll(':', '-');
}

export function momentOf(name: string): Date {
  return new Date(name.replace(/T(\d\d)-(\d\d)-/, 'T$1:$2:'));
}
