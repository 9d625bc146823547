import { setTimeout as sleep } from 'node:timers/promises';

import { api } from '@upnext/contract/api';
import { pino } from 'pino';
import { afterAll, expect } from 'vitest';

import { openDiscord, webhookUrlOf } from './discord-receiver.ts';
import { makeCreator, type TestAccount } from './make-account.ts';
import { makeIdea } from './make-idea.ts';
import { startBackground } from './start-background.ts';
import { startServer } from './start-server.ts';

type Job = { id: number; attempts: number; wait: number; locked: boolean; priority: number; queue: string };

export const pieceUrl = 'https://youtu.be/abc';

export const inHours = (hours: number): string => new Date(Date.now() + hours * 3_600_000).toISOString();

/** Starts a server, a worker and a receiver in place of Discord. */
export async function startDiscordPosts() {
  const discord = await openDiscord();
  afterAll(() => discord.close());
  const server = await startServer({ DISCORD_WEBHOOKS: discord.origin, LIMIT_SCALE: '100' });
  // Failed attempts are part of these tests.
  await startBackground(server, pino({ level: 'silent' }));

  /** A creator whose board posts to the webhook with this name. */
  async function connect(name: string, language?: 'es'): Promise<TestAccount> {
    const creator = await makeCreator(server);
    if (language)
      await server.query('INSERT INTO email_settings (account_id, language) VALUES ($1, $2)', [creator.id, language]);
    expect((await creator.call(api.connectDiscord, { body: { url: webhookUrlOf(name) } })).status).toBe(200);
    return creator;
  }

  const jobsOf = (creator: TestAccount) =>
    server.query<Job>(
      `SELECT j.id, j.attempts, extract(epoch FROM j.run_at - now())::float8 AS wait, j.locked_at IS NOT NULL AS locked,
         j.priority, q.queue_name AS queue
       FROM graphile_worker._private_jobs j JOIN discord_posts p ON j.key = 'discord-post-' || p.id
       JOIN graphile_worker._private_job_queues q ON q.id = j.job_queue_id
       WHERE p.creator_id = $1 AND p.sent_at IS NULL ORDER BY j.id`,
      [creator.id],
    );

  /** Makes the creator's jobs due, as if their time had come, and waits until each has run once. */
  async function pass(creator: TestAccount): Promise<void> {
    const before = await jobsOf(creator);
    await server.query('UPDATE graphile_worker._private_jobs SET run_at = now() WHERE id = ANY($1)', [
      before.map(({ id }) => id),
    ]);
    const hasRun = (jobs: Job[]) =>
      before.every(({ id, attempts }) => {
        const now = jobs.find((job) => job.id === id);
        return now === undefined || (now.attempts > attempts && !now.locked);
      });
    for (let attempt = 0; attempt < 400; attempt++) {
      if (hasRun(await jobsOf(creator))) return;
      await sleep(50);
    }
    throw new Error('The jobs did not run in time');
  }

  async function make(creator: TestAccount, title: string): Promise<number> {
    const id = await makeIdea(server, creator, { title });
    const body = { stage: 'made', pieceUrl } as const;
    expect((await creator.call(api.changeStage, { params: { id: String(id) }, body })).status).toBe(200);
    return id;
  }

  return { server, discord, connect, jobsOf, pass, make };
}
