import { randomBytes } from 'node:crypto';

import pg from 'pg';

import { openMailbox, type Mailbox } from '../server/test/mailbox.ts';
import { createSiteProcess, runCommand } from './site-process.ts';
import { test as base } from './site.ts';

type MailSite = { origin: string; mailbox: Mailbox; query: <Row>(text: string, values?: unknown[]) => Promise<Row[]> };

/**
 * A site of the story's own that sends mail, with a mail server that keeps it. Its database is its own as well: the worker
 * of the other site would take its jobs.
 */
export const test = base.extend<{ mailSite: MailSite }>({
  mailSite: async ({ site }, use) => {
    const name = `upnext_e2e_mail_${randomBytes(6).toString('hex')}`;
    const database = new URL(site.databaseUrl);
    database.pathname = `/${name}`;
    await site.query(`CREATE DATABASE ${name}`);
    await runCommand('server/src/migrate.ts', database.href);
    const mailbox = await openMailbox();
    const process = await createSiteProcess(database.href, { SMTP_URL: mailbox.url });
    const pool = new pg.Pool({ connectionString: database.href, max: 1 });
    await process.start();
    await use({
      origin: process.origin,
      mailbox,
      query: async (text, values) => (await pool.query(text, values)).rows,
    });
    await process.stop();
    await pool.end();
    await mailbox.close();
    await site.query(`DROP DATABASE ${name} WITH (FORCE)`);
  },
});
