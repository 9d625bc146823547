import { setTimeout as sleep } from 'node:timers/promises';

import { api } from '@upnext/contract/api';
import type { Notification } from '@upnext/contract/notifications/notifications';
import { afterAll, expect } from 'vitest';

import { openMailbox, type Received } from './mailbox.ts';
import { makeFan, type TestAccount } from './make-account.ts';
import { startBackground } from './start-background.ts';
import { startServer } from './start-server.ts';

export const pieceUrl = 'https://youtu.be/abc?x=1&y=2';

/** A server with a worker and a mail server, and helpers for notifications about made ideas. */
export async function startNotifications(environment: Record<string, string> = {}) {
  const mailbox = await openMailbox();
  afterAll(() => mailbox.close());
  const server = await startServer({ SMTP_URL: mailbox.url, LIMIT_SCALE: '10', ...environment });
  await startBackground(server);

  async function makeVoter(ideaId: number, email?: string): Promise<TestAccount> {
    const fan = await makeFan(server);
    if (email) {
      await server.query('UPDATE accounts SET email = $2, email_verified_at = now() WHERE id = $1', [fan.id, email]);
    }
    await fan.call(api.castVote, { params: { id: String(ideaId) } });
    return fan;
  }

  async function publish(creator: TestAccount, ideaId: number, language = 'en'): Promise<void> {
    const input = { params: { id: String(ideaId) }, body: { stage: 'made', pieceUrl } } as const;
    const { status } = await creator.call(api.changeStage, { ...input, headers: { 'accept-language': language } });
    expect(status).toBe(200);
  }

  /** Waits until all notifications and their emails are delivered. Delayed ones are delivered at once. */
  async function allTold(): Promise<void> {
    await server.query('UPDATE graphile_worker._private_jobs SET run_at = now() WHERE run_at > now() AND attempts = 0');
    for (let attempt = 0; attempt < 400; attempt++) {
      const jobs = await server.query(`SELECT FROM graphile_worker.jobs WHERE task_identifier LIKE '%-notification'`);
      if (jobs.length === 0) return;
      await sleep(50);
    }
    throw new Error('The notifications were not delivered in time');
  }

  return {
    server,
    mailbox,
    makeVoter,
    publish,
    allTold,
    inboxOf: async (account: TestAccount): Promise<Notification[]> =>
      (await account.call(api.listNotifications)).body.notifications,
    mailsTo: (address: string): Received[] => mailbox.mails.filter(({ to }) => to.includes(address)),
  };
}
