import path from 'node:path';
import { parseArgs } from 'node:util';

const repository = path.join(import.meta.dirname, '..');

/** What backup and restore are told on the command line. */
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

/** A base backup is named by the moment it was complete: it serves every moment after that. */
export function nameOf(moment: Date): string {
  return moment.toISOString().replaceAll(':', '-');
}

export function momentOf(name: string): Date {
  return new Date(name.replace(/T(\d\d)-(\d\d)-/, 'T$1:$2:'));
}
