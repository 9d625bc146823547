import { test as base, expect, type Page } from '@playwright/test';
import pg from 'pg';

import { makeAccount, signIn, type Account } from './accounts.ts';
import { findViolations } from './axe.ts';
import { createSiteProcess, type SiteProcess } from './site-process.ts';

export type Site = {
  origin: string;
  databaseUrl: string;
  /** Queries the site's database. */
  query: <Row>(text: string, values?: unknown[]) => Promise<Row[]>;
  creator: (username?: string) => Promise<Account>;
  fan: (username?: string) => Promise<Account>;
  /** Logs this browser in as the account. */
  signIn: (account: Account) => Promise<void>;
  /** Leaves the page and clears all cookies. Leaving the page first prevents failed requests. */
  signOut: () => Promise<void>;
  /** Starts a separate server on the same database, with extra settings. */
  startOwn: (extra?: Record<string, string>) => Promise<SiteProcess>;
  /** Registers a cleanup function. Cleanup functions run in reverse order after the page is closed. */
  later: (end: () => Promise<unknown>) => void;
  /** Waits for hydration, after which the page handles keys and clicks. */
  expectAwake: () => Promise<void>;
  /** Expects no axe violations (WCAG 2.2 AA and best practices). */
  expectAccessible: (page?: Page) => Promise<void>;
  /** Allows a console message. By default any error or warning fails the test. */
  allowConsole: (line: RegExp) => void;
};

export const test = base.extend<{ site: Site }>({
  site: async ({ page, context }, use) => {
    const origin = process.env.E2E_ORIGIN ?? '';
    const databaseUrl = process.env.E2E_DATABASE_URL ?? '';
    const pool = new pg.Pool({ connectionString: databaseUrl, max: 1 });
    // Logged by Playwright because the configuration blocks service workers.
    const allowed: RegExp[] = [/Service Worker registration blocked by Playwright/];
    const complaints = watch(page);
    const ends: (() => Promise<unknown>)[] = [];
    await use({
      origin,
      databaseUrl,
      query: async (text, values) => (await pool.query(text, values)).rows,
      creator: (username) => makeAccount(origin, 'creator', username),
      fan: (username) => makeAccount(origin, 'audience', username),
      signIn: (account) => signIn(context, origin, account),
      async signOut() {
        await page.goto('about:blank');
        await context.clearCookies();
      },
      async startOwn(extra) {
        const own = await createSiteProcess(databaseUrl, extra);
        ends.push(own.stop);
        await own.start();
        return own;
      },
      later: (end) => ends.push(end),
      async expectAwake() {
        await page.waitForFunction(() =>
          Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__react')),
        );
      },
      expectAccessible: async (other = page) => expect(await findViolations(other)).toEqual([]),
      allowConsole: (line) => allowed.push(line),
    });
    // Ignore messages that are caused by the cleanup.
    const said = [...complaints];
    await page.goto('about:blank');
    for (const end of ends.toReversed()) await end();
    await pool.end();
    expect(said.filter((line) => !allowed.some((pattern) => pattern.test(line)))).toEqual([]);
  },
});

export { expect };

/** Collects console errors and warnings, including hydration mismatches and CSP violations. */
function watch(page: Page): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning')
      complaints.push(`${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => complaints.push(`thrown: ${error.message}`));
  return complaints;
}
