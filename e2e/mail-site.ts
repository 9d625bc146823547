import pg from 'pg';

import { openMailbox, type Mailbox } from '../server/test/mailbox.ts';
import { createOwnDatabase } from './own-database.ts';
import { createSiteProcess } from './site-process.ts';
import { test as base } from './site.ts';

type MailSite = { origin: string; mailbox: Mailbox; query: <Row>(text: string, values?: unknown[]) => Promise<Row[]> };

/**
 * A separate site with an SMTP server that stores the emails. It has its own database, because the main site's worker
 * would otherwise take its jobs.
 */
export const test = base.extend<{ mailSite: MailSite }>({
  mailSite: async ({ site }, use) => {
    const databaseUrl = await createOwnDatabase(site);
    const mailbox = await openMailbox();
    const process = await createSiteProcess(databaseUrl, { SMTP_URL: mailbox.url });
    const pool = new pg.Pool({ connectionString: databaseUrl, max: 1 });
    // Ignore errors, because a closing connection may report that its database is being dropped.
    pool.on('error', () => {});
    pool.on('connect', (client) => client.on('error', () => {}));
    site.later(mailbox.close);
    site.later(() => pool.end());
    site.later(process.stop);
    await process.start();
    await use({
      origin: process.origin,
      mailbox,
      query: async (text, values) => (await pool.query(text, values)).rows,
    });
  },
});
