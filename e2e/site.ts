import { test as base, expect, type Page } from '@playwright/test';
import pg from 'pg';

import { makeAccount, signIn, type Account } from './accounts.ts';
import { findViolations } from './axe.ts';
import { createSiteProcess, type SiteProcess } from './site-process.ts';

export type Site = {
  origin: string;
  databaseUrl: string;
  /** What is really stored. */
  query: <Row>(text: string, values?: unknown[]) => Promise<Row[]>;
  creator: (username?: string) => Promise<Account>;
  fan: (username?: string) => Promise<Account>;
  /** This test's browser becomes that account's. */
  signIn: (account: Account) => Promise<void>;
  /** It becomes nobody's, and leaves the page: what that still fetches would be refused. */
  signOut: () => Promise<void>;
  /** A server of the story's own on the same database, as its operator set it up. */
  startOwn: (extra?: Record<string, string>) => Promise<SiteProcess>;
  /** What the story started ends with it, the last first, and after its page has left. */
  later: (end: () => Promise<unknown>) => void;
  /** The page's scripts have taken it over: keys and presses are somebody's from now on. */
  expectAwake: () => Promise<void>;
  /** Nothing to complain about for axe (WCAG 2.2 AA and best practices). */
  expectAccessible: (page?: Page) => Promise<void>;
  /** The console is silent in every story; this one expects such a line. */
  allowConsole: (line: RegExp) => void;
};

export const test = base.extend<{ site: Site }>({
  site: async ({ page, context }, use) => {
    const origin = process.env.E2E_ORIGIN ?? '';
    const databaseUrl = process.env.E2E_DATABASE_URL ?? '';
    const pool = new pg.Pool({ connectionString: databaseUrl, max: 1 });
    // What Playwright itself says where the configuration keeps the worker out.
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
    // What a page says when it is made to leave, or when its server ends, is no part of the story.
    const said = [...complaints];
    await page.goto('about:blank');
    for (const end of ends.toReversed()) await end();
    await pool.end();
    expect(said.filter((line) => !allowed.some((pattern) => pattern.test(line)))).toEqual([]);
  },
});

export { expect };

/** Errors, warnings, hydration mismatches and CSP reports all end in the console. */
function watch(page: Page): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning')
      complaints.push(`${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => complaints.push(`thrown: ${error.message}`));
  return complaints;
}
