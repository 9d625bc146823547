/** Marks an idea as made and kills the worker three times. Every voter must be notified exactly once. */
import { once } from 'node:events';

import { makeBoards, makeVoters, tokenOf, voterBase } from '../bench/rig/crowd.ts';
import type { OwnDatabase } from '../bench/rig/own-database.ts';
import { startProcess } from '../bench/rig/start-process.ts';
import { waitFor } from '../tools/services-process.ts';
import { countMails } from './rig/count-mails.ts';
import { runFault } from './rig/fault.ts';
import { killNow, startCluster } from './rig/own-cluster.ts';
import { startRedis } from './rig/own-redis.ts';

/** The number of voters who unsubscribed from emails, and the number of voters with an unverified address. */
const quiet = 10;
const unproven = 10;
const kills = 3;
/** The number of emails that are sent concurrently. */
const inFlight = 5;

await runFault('made-notifications', 20, async (fault) => {
  const voters = fault.quick ? 2_000 : 100_000;
  const mailed = voters - quiet - unproven;
  const random = fault.random('kills');
  const { database } = await startCluster(fault);
  const redis = await startRedis(fault);
  const mails = await countMails(fault);
  const idea = await makeCrowd(database, voters);
  const environment = { DATABASE_URL: database.url, REDIS_URL: redis.url, SMTP_URL: mails.url };
  const http = await startProcess(fault, { file: 'server/src/main.ts', environment });
  const startWorker = () =>
    startProcess(fault, {
      file: 'server/src/main.ts',
      environment: { ...environment, ROLE: 'all', BASE_URL: http.origin },
    });
  let worker = await startWorker();
  const killedAtMs: number[] = [];
  async function killWorker(): Promise<void> {
    const ended = once(worker.child, 'exit');
    killedAtMs.push(performance.now());
    killNow(worker.pid);
    await ended;
    worker = await startWorker();
  }
  const count = async (
    table: 'notification_receipts' | 'notification_emails WHERE sent_at IS NOT NULL',
  ): Promise<number> => {
    const [row] = await database.query<{ count: number }>(`SELECT count(*) AS count FROM ${table}`);
    return row?.count ?? 0;
  };

  const startedAt = performance.now();
  const answer = await fetch(`${http.origin}/api/ideas/${idea}/stage`, {
    method: 'PUT',
    headers: {
      'content-type': 'application/json',
      'x-requested-with': 'XMLHttpRequest',
      // The creator's token follows the voters' tokens.
      cookie: `session=${tokenOf(voters + 1)}`,
    },
    body: JSON.stringify({ stage: 'made', pieceUrl: 'https://www.youtube.com/watch?v=made' }),
  });
  if (!answer.ok) throw new Error(`Marking the idea as made returned ${answer.status} ${await answer.text()}`);

  // The worker is killed once while notifications are created, and twice while emails are sent.
  const firstAt = Math.floor(voters * (0.1 + random() * 0.3));
  await waitFor('the first notifications', async () => (await count('notification_receipts')) >= firstAt, 120);
  await killWorker();
  for (let kill = 1; kill < kills; kill++) {
    const at = Math.floor(mailed * (0.3 * kill + random() * 0.2));
    await waitFor('more emails', () => mails.count() >= at, 600);
    await killWorker();
  }
  await waitFor(
    'the last email',
    async () => (await count('notification_emails WHERE sent_at IS NOT NULL')) >= mailed,
    900,
  );
  const seconds = (performance.now() - startedAt) / 1_000;
  await waitFor('the last job', async () => (await openJobs(database)) === 0, 60);

  const repeated = [...mails.arrivals.values()].filter((arrivals) => arrivals.length > 1);
  // An email may be sent twice only if the worker was killed between sending it and marking it as sent.
  const notInFlight = repeated.filter(
    ([first]) => !killedAtMs.some((atMs) => Math.abs((first?.atMs ?? 0) - atMs) < 2_000),
  );
  const misdirected = [...mails.arrivals].filter(([id, [first]]) => !isFor(id, first?.to ?? ''));
  const inboxes = await Promise.all([1, 2, quiet + 1, voters].map((voter) => inboxOf(http.origin, voter)));
  return [
    // Every voter gets a notification, and so does the fan who suggested the idea.
    { name: 'notifications', found: await count('notification_receipts'), is: '=', goal: voters + 1 },
    {
      name: 'voters with exactly one notification',
      found: inboxes.filter((length) => length === 1).length,
      is: '=',
      goal: 4,
    },
    { name: 'distinct Message-IDs', found: mails.arrivals.size, is: '=', goal: mailed },
    { name: 'repeated emails', found: mails.count() - mails.arrivals.size, is: '<=', goal: kills * inFlight },
    { name: 'repeats not in flight at a kill', found: notInFlight.length, is: '=', goal: 0 },
    { name: 'emails to the wrong address', found: misdirected.length, is: '=', goal: 0 },
    { name: 'kills', found: killedAtMs.length, is: '=', goal: kills },
    {
      name: 'emails per second',
      found: mails.count() / seconds,
      is: '>=',
      goal: fault.quick ? 40 : 150,
      isSpeed: true,
    },
  ];
});

async function makeCrowd({ query }: OwnDatabase, voters: number): Promise<number> {
  const database = { url: '', query };
  await makeVoters(database, voters);
  await query(
    `UPDATE accounts SET email = username || '@mail.example', email_verified_at = CASE WHEN id > $1 THEN now() END
     WHERE id > ${voterBase}`,
    [voterBase + unproven],
  );
  await query(
    `INSERT INTO email_settings (account_id, takes_notifications)
     SELECT ${voterBase} + n, false FROM generate_series($1::int, $2::int) n`,
    [unproven + 1, unproven + quiet],
  );
  const [board] = await makeBoards(database, 1, 3);
  if (!board) throw new Error('No board was created');
  const { creatorId, firstIdea: idea } = board;
  await query(
    `INSERT INTO sessions (token_hash, account_id, expires_at)
     VALUES (sha256(lpad($2::int::text, 43, '0')::bytea), $1, now() + interval '1 day')`,
    [creatorId, voters + 1],
  );
  await query(
    `INSERT INTO votes (creator_id, idea_id, account_id)
     SELECT $1, $2, ${voterBase} + n FROM generate_series(1, $3::int) n`,
    [creatorId, idea, voters],
  );
  await query(
    `WITH author AS (INSERT INTO accounts (username) VALUES ('author_of_it') RETURNING id)
     UPDATE ideas SET votes = $3, suggested_by = (SELECT id FROM author) WHERE creator_id = $1 AND id = $2`,
    [creatorId, idea, voters],
  );
  await query('UPDATE boards SET total_votes = $2 WHERE creator_id = $1', [creatorId, voters]);
  await query('VACUUM ANALYZE accounts, votes, ideas');
  return idea;
}

async function openJobs({ query }: OwnDatabase): Promise<number> {
  const [row] = await query<{ count: number }>(
    `SELECT count(*) AS count FROM graphile_worker.jobs WHERE task_identifier LIKE '%-notification'`,
  );
  return row?.count ?? -1;
}

/** Message-ID `<notification-1-1000000042@…>` is for voter_42. */
function isFor(messageId: string, to: string): boolean {
  const account = Number(messageId.match(/^<notification-\d+-(\d+)@/)?.[1]);
  return to === `voter_${account - voterBase}@mail.example`;
}

async function inboxOf(origin: string, voter: number): Promise<number> {
  const answer = await fetch(`${origin}/api/notifications`, { headers: { cookie: `session=${tokenOf(voter)}` } });
  const { notifications } = (await answer.json()) as { notifications: unknown[] };
  return notifications.length;
}
