/** Applies every migration after the initial schema under load, while the previous version is running. */
import { mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import { makeBoards, makeVoters } from '../bench/rig/crowd.ts';
import { migrateDatabase } from '../server/src/migrate.ts';
import { checkVotes } from './rig/check-votes.ts';
import { runFault, runPart, type Fault } from './rig/fault.ts';
import { readHistory } from './rig/history.ts';
import { startCluster } from './rig/own-cluster.ts';
import { startRedis } from './rig/own-redis.ts';
import { startSite } from './rig/own-site.ts';
import { startLoad } from './rig/start-load.ts';
import { versionBefore } from './rig/version-before.ts';
import { watchLocks } from './rig/watch-locks.ts';

const migrations = path.join(import.meta.dirname, '../server/migrations');
/** A vote fails if it waits longer than this for a table lock. */
const voteLockTimeoutMs = 500;
const voters = 20_000;
const newest = 8;

type Applied = { calls: number; failed: number; wrong: number; lockMs: number };

await runFault('migrate-under-load', 9, async (fault) => {
  const names = readdirSync(migrations).toSorted();
  if (names.length === 1) {
    console.log('  nothing to check: there is no migration after the initial schema');
    return [{ name: 'migrations', found: 0, is: '=', goal: 0 }];
  }
  const redis = await startRedis(fault);
  const applied: Applied[] = [];
  // Migrations are immutable, so --quick checks only the newest ones.
  const first = fault.quick ? Math.max(1, names.length - newest) : 1;
  for (let place = first; place < names.length; place++) {
    applied.push(await runPart(fault, (part) => applyUnderLoad(part, redis.url, names.slice(0, place + 1))));
  }
  const sum = (key: keyof Applied): number => applied.reduce((total, one) => total + one[key], 0);
  return [
    { name: 'migrations', found: applied.length, is: '>=', goal: 1 },
    { name: 'requests', found: sum('calls'), is: '>=', goal: applied.length * 3_000 },
    { name: 'failed requests', found: sum('failed'), is: '=', goal: 0 },
    {
      name: 'longest lock',
      found: Math.max(...applied.map(({ lockMs }) => lockMs)),
      unit: 'ms',
      is: '<=',
      goal: voteLockTimeoutMs,
      isSpeed: true,
    },
    { name: 'lost, duplicate or miscounted votes', found: sum('wrong'), is: '=', goal: 0 },
  ];
});

/** Applies the last of these migrations to a database to which the others have been applied. */
async function applyUnderLoad(fault: Fault, redisUrl: string, names: string[]): Promise<Applied> {
  const name = names.at(-1) ?? '';
  const { database } = await startCluster(fault, {
    name: `cluster-${name}`,
    migrations: folderOf(fault, `before ${name}`, names.slice(0, -1)),
  });
  await makeVoters(database, voters);
  const boards = await makeBoards(database, 4, 50);
  const version = versionBefore(fault, name);
  const site = await startSite(fault, { DATABASE_URL: database.url, REDIS_URL: redisUrl }, version.folder);
  const history = `${fault.folder}/history-${name}.jsonl`;
  const load = await startLoad(fault, {
    origin: site.origin,
    boards,
    ideasEach: 50,
    voters,
    connections: 32,
    history,
    perSecond: 1_500,
    reads: 0.2,
  });
  await sleep(2_000);

  const locks = watchLocks(database);
  // A long read transaction: an exclusive lock would wait for it, and all other queries would queue behind that lock.
  const reading =
    database.query(`BEGIN; SELECT count(*) FROM votes; SELECT count(*) FROM ideas; SELECT count(*) FROM accounts;
    SELECT count(*) FROM boards; SELECT count(*) FROM sessions; SELECT pg_sleep(1); COMMIT`);
  const begun = performance.now();
  await migrateDatabase(database.url, folderOf(fault, `with ${name}`, names));
  const seconds = (performance.now() - begun) / 1_000;
  await reading;
  await sleep(2_000);
  const lockMs = await locks.stop();
  await load.stop();

  const attempts = await readHistory(history);
  const failed = attempts.filter(({ status }) => status !== 200).length;
  const { lost, double, miscounted } = await checkVotes(attempts, database);
  console.log(
    `  ${name}: applied in ${seconds.toFixed(1)} s while ${version.name} was running, longest lock ${Math.round(lockMs)} ms, ${failed} of ${attempts.length} requests failed`,
  );
  return { calls: attempts.length, failed, wrong: lost + double + miscounted, lockMs };
}

function folderOf(fault: Fault, name: string, files: string[]): string {
  const folder = path.join(fault.folder, name);
  mkdirSync(folder);
  for (const file of files) symlinkSync(path.join(migrations, file), path.join(folder, file));
  return folder;
}
