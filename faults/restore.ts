/**
 * Restores the database to a point in time from a base backup and the WAL archive. Every vote cast before that time
 * must be restored.
 */
import { execFile } from 'node:child_process';
import { chownSync, existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';

import pg from 'pg';

import { makeBoards, makeVoters, voterBase, type Board } from '../bench/rig/crowd.ts';
import { freePort } from '../bench/rig/start-process.ts';
import { checkDurability } from '../server/src/platform/postgres/check-durability.ts';
import { archiveCommand } from '../tools/backup-folder.ts';
import { waitFor } from '../tools/services-process.ts';
import { runFault } from './rig/fault.ts';
import { startCluster } from './rig/own-cluster.ts';
import { killNode } from './rig/own-standby.ts';

const ideasEach = 50;
const chunk = 10_000;
const repository = path.join(import.meta.dirname, '..');
const mayCloseSegments = 'GRANT EXECUTE ON FUNCTION pg_switch_wal() TO replicator';

await runFault('restore', 8, async (fault) => {
  const votes = fault.quick ? 100_000 : 1_000_000;
  const backups = path.join(fault.folder, 'backups');
  const wal = path.join(backups, 'wal');
  mkdirSync(wal, { recursive: true });
  if (fault.owner) for (const one of [backups, wal]) chownSync(one, fault.owner.uid, fault.owner.gid);
  const cluster = await startCluster(fault, {
    settings: ['archive_mode = on', `archive_command = '${archiveCommand(wal)}'`, 'max_wal_size = 4GB'],
  });
  const { database } = cluster;
  const voters = votes / 100;
  await makeVoters(database, voters + voters / 10);
  const boards = await makeBoards(database, 2, ideasEach);

  /** Writes votes, counts and totals in one statement, as the server does. */
  async function vote(firstVoter: number, lastVoter: number): Promise<void> {
    for (let from = firstVoter; from <= lastVoter; from += chunk / ideasEach) {
      const to = Math.min(lastVoter, from + chunk / ideasEach - 1);
      for (const board of boards) await database.query(castMany(board), [from, to]);
    }
  }

  const npm = async (script: string, ...words: string[]): Promise<string> => {
    // Uses two addresses, as in a setup with a standby.
    const env = { ...process.env, DATABASE_URL: database.url.replace(/@[^/]+/, (address) => `${address},127.0.0.1:1`) };
    const { stdout } = await promisify(execFile)(
      'npm',
      ['run', '--silent', script, '--', `--backups=${backups}`, ...words],
      { cwd: repository, env },
    );
    return stdout.trim();
  };

  await vote(1, Math.floor(voters * 0.4));
  await psql(`CREATE ROLE replicator LOGIN REPLICATION PASSWORD 'replicator'; ${mayCloseSegments}`);
  const from = new URL(cluster.adminUrl);
  [from.username, from.password] = ['replicator', 'replicator'];
  console.log(`  ${await npm('backup', `--from=${from.href}`)}`);
  for (const name of ['postgresql.conf', 'pg_hba.conf', 'pg_ident.conf'])
    for (const one of readdirSync(path.join(backups, 'base'))) rmSync(path.join(backups, 'base', one, name));
  await vote(Math.floor(voters * 0.4) + 1, voters);
  await sleep(1_200);
  const moment = new Date(Math.floor(Date.now() / 1_000) * 1_000).toISOString();
  await sleep(1_200);
  await vote(voters + 1, voters + voters / 10);
  const [last] = await database.query<{ file: string }>('SELECT pg_walfile_name(pg_current_wal_lsn()) AS file');
  await psql('SELECT pg_switch_wal()');
  const file = last?.file ?? '';
  await waitFor(`${file} in the archive`, () => existsSync(path.join(wal, file)), 60);
  const toldAfter = await breakArchive();
  killNode(cluster);

  /** Breaks archiving and returns the seconds until the durability check reports it. */
  async function breakArchive(): Promise<number> {
    const pool = new pg.Pool({ connectionString: database.url, max: 1 });
    const isTold = async () => (await checkDurability(pool, 1)).some((warning) => warning.includes('WAL archiving'));
    if (await isTold()) throw new Error('The durability check reports a working archive as failing');
    await psql("ALTER SYSTEM SET archive_command = 'false'");
    await psql('SELECT pg_reload_conf()');
    const broken = performance.now();
    await psql("SELECT pg_create_restore_point('never archived')");
    await psql('SELECT pg_switch_wal()');
    await waitFor('an archive warning', isTold, 60);
    await pool.end();
    return (performance.now() - broken) / 1_000;
  }

  async function psql(command: string): Promise<void> {
    await promisify(execFile)('psql', [cluster.adminUrl, `--command=${command}`]);
  }

  const port = await freePort();
  const into = path.join(fault.folder, 'restored');
  fault.later(async () => killNode({ data: into }));
  const begun = performance.now();
  const said = await npm('restore', `--to=${moment}`, `--into=${into}`, `--port=${port}`);
  const seconds = (performance.now() - begun) / 1_000;
  console.log(`  ${said.replaceAll('\n', '\n  ')}`);
  return [
    { name: 'time until the archive failure is reported', found: toldAfter, unit: 's', is: '<=', goal: 30 },
    { name: 'time to restore', found: seconds, unit: 's', is: '<=', goal: 120 },
    { name: 'restored votes', found: Number(/(\d+) votes/.exec(said)?.[1]), is: '=', goal: votes },
    { name: 'wrong counts', found: Number(/(\d+) wrong counts/.exec(said)?.[1]), is: '=', goal: 0 },
  ];
});

function castMany({ creatorId, boardId, firstIdea }: Board): string {
  return `
    WITH added AS (
      INSERT INTO votes (creator_id, idea_id, account_id)
      SELECT ${creatorId}, ${firstIdea} + i, ${voterBase} + v
      FROM generate_series($1::int, $2::int) v, generate_series(0, ${ideasEach - 1}) i RETURNING idea_id),
    counted AS (
      UPDATE ideas i SET votes = i.votes + n.votes FROM (SELECT idea_id, count(*) AS votes FROM added GROUP BY idea_id) n
      WHERE i.creator_id = ${creatorId} AND i.id = n.idea_id RETURNING n.votes)
    UPDATE boards SET version = version + 1, total_votes = total_votes + (SELECT sum(votes) FROM counted)
    WHERE creator_id = ${creatorId} AND id = ${boardId}`;
}
