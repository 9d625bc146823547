import type pg from 'pg';

type Settings = { fsync: string; commit: string; pages: string; standbys: string; archiveFails: boolean };

/** What makes "your vote counts" untrue after a crash, in words for the operator; none where the promise holds. */
export async function checkDurability(pool: pg.Pool, addresses: number): Promise<string[]> {
  const { rows } = await pool.query<Settings>(
    `SELECT current_setting('fsync') AS fsync, current_setting('synchronous_commit') AS commit,
       current_setting('full_page_writes') AS pages, current_setting('synchronous_standby_names') AS standbys,
       current_setting('archive_mode') <> 'off' AND last_failed_time > coalesce(last_archived_time, '-infinity') AS "archiveFails"
     FROM pg_stat_archiver`,
  );
  const [settings] = rows;
  if (!settings) return [];
  const { fsync, commit, pages, standbys, archiveFails } = settings;
  return [
    commit === 'off' && 'synchronous_commit is off: a crash of PostgreSQL loses votes that were answered',
    fsync === 'off' && 'fsync is off: a crash of the machine loses votes that were answered',
    pages === 'off' && 'full_page_writes is off: a crash of the machine may damage the database',
    addresses > 1 &&
      standbys === '' &&
      'synchronous_standby_names is empty: a fail-over loses votes that were answered',
    archiveFails && 'the archive fails: what is voted from here on is in no backup, and the disk fills',
    addresses > 1 && commit === 'local' && 'synchronous_commit is local: a fail-over loses votes that were answered',
  ].filter((warning) => typeof warning === 'string');
}
