import type pg from 'pg';

type Settings = { fsync: string; commit: string; pages: string; standbys: string; archiveFails: boolean };

/** Returns a warning for each PostgreSQL setting or failure that could lose acknowledged votes. */
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
    commit === 'off' && 'synchronous_commit is off: acknowledged votes are lost if PostgreSQL crashes',
    fsync === 'off' && 'fsync is off: acknowledged votes are lost if the machine crashes',
    pages === 'off' && 'full_page_writes is off: the database may be corrupted if the machine crashes',
    addresses > 1 && standbys === '' && 'synchronous_standby_names is empty: a failover loses acknowledged votes',
    archiveFails && 'WAL archiving is failing: new votes are not backed up, and the disk is filling up',
    addresses > 1 && commit === 'local' && 'synchronous_commit is local: a failover loses acknowledged votes',
  ].filter((warning) => typeof warning === 'string');
}
