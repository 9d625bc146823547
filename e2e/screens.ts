import type { BrowserContext, Page } from '@playwright/test';
import { isoWeekOf } from '@upnext/contract/voting/iso-week';

import { loginDemo, signIn, type Account } from './accounts.ts';
import { boardScreens } from './board-screens.ts';
import { dashboardScreens } from './dashboard-screens.ts';
import { watchRequests } from './quiet-network.ts';
import { press, type Screen } from './screen.ts';

async function report(page: Page): Promise<void> {
  await page.locator('.flag').first().click();
  await page.locator('dialog[open] form').waitFor();
}

/** The demo data ends today, so this week has no chart yet. */
const lastWeek = isoWeekOf(new Date(Date.now() - 7 * 86_400_000));

/** Every screen of the product. Screenshots, accessibility and console checks cover all of them. */
export const screens: Screen[] = [
  { name: 'landing', path: '/', viewer: 'guest' },
  { name: 'landing-creator', path: '/', viewer: 'SalYCiencia' },
  {
    name: 'landing-demo',
    path: '/',
    viewer: 'guest',
    before: async (page) => {
      // With reduced motion the demo is a still image, which is the same every time.
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.locator('.front-act-raised').click();
    },
  },
  { name: 'features', path: '/features', viewer: 'guest' },
  { name: 'pricing', path: '/pricing', viewer: 'guest' },
  { name: 'about', path: '/about', viewer: 'guest' },
  { name: 'changelog', path: '/changelog', viewer: 'guest' },
  { name: 'self-hosting', path: '/self-hosting', viewer: 'guest' },
  { name: 'privacy', path: '/privacy', viewer: 'guest' },
  { name: 'terms', path: '/terms', viewer: 'guest' },
  { name: 'explore-guest', path: '/explore', viewer: 'guest' },
  { name: 'explore-fan', path: '/explore', viewer: 'lucia_m' },
  { name: 'explore-search', path: '/explore?q=sal', viewer: 'guest' },
  { name: 'explore-report', path: '/explore', viewer: 'guest', before: report },
  { name: 'auth-login', path: '/auth', viewer: 'guest' },
  { name: 'auth-register', path: '/auth?register=true', viewer: 'guest' },
  { name: 'auth-to-vote', path: '/auth?login=true&referrer=/SalYCiencia', viewer: 'guest' },
  { name: 'auth-of-creator', path: '/creators/SalYCiencia/auth', viewer: 'guest' },
  {
    name: 'account-recovery-codes',
    path: '/account',
    viewer: 'lucia_m',
    before: async (page) => {
      await page.locator('section[aria-labelledby="recovery-codes"] .btn').click();
    },
  },
  {
    name: 'provider-unknown',
    path: '/auth/callback/nobody',
    viewer: 'guest',
    before: async (page) => {
      await page.locator('.arrival .btn').waitFor();
    },
  },
  { name: 'auth-debug', path: '/auth-debug', viewer: 'lucia_m' },
  { name: 'board-guest', path: '/SalYCiencia', viewer: 'guest' },
  { name: 'board-fan', path: '/SalYCiencia', viewer: 'lucia_m' },
  { name: 'board-suggest', path: '/SalYCiencia', viewer: 'lucia_m', before: press('.row-add') },
  { name: 'board-report', path: '/SalYCiencia', viewer: 'guest', before: report },
  { name: 'board-owner', path: '/SalYCiencia', viewer: 'SalYCiencia' },
  { name: 'board-newest', path: '/SalYCiencia?sort=newest', viewer: 'guest' },
  { name: 'board-empty', path: '/huerto_en_la_azotea', viewer: 'guest' },
  { name: 'board-single', path: '/one_take_omar', viewer: 'guest' },
  { name: 'board-long', path: '/SixtySecondMuseum', viewer: 'guest' },
  { name: 'board-search', path: '/SixtySecondMuseum?q=lamp', viewer: 'guest' },
  { name: 'board-nothing-found', path: '/SixtySecondMuseum?q=zzz', viewer: 'guest' },
  {
    name: 'board-hints',
    path: '/SalYCiencia',
    viewer: 'lucia_m',
    before: async (page) => {
      await page.locator('.row-add').click();
      await page.locator('dialog[open] input[name=title]').fill('paella socarrat');
      await page.locator('.similar').waitFor();
    },
  },
  { name: 'roadmap', path: '/SalYCiencia/roadmap', viewer: 'lucia_m' },
  { name: 'roadmap-empty', path: '/LanternPixel/roadmap', viewer: 'guest' },
  { name: 'inbox', path: '/inbox', viewer: 'lucia_m' },
  { name: 'inbox-empty', path: '/inbox', viewer: 'SalYCiencia' },
  { name: 'unsubscribe', path: `/unsubscribe/1.${'A'.repeat(43)}`, viewer: 'guest' },
  { name: 'stage-guest', path: '/creators/SalYCiencia', viewer: 'guest' },
  { name: 'stage-fan', path: '/creators/SalYCiencia', viewer: 'lucia_m' },
  { name: 'linked-guest', path: '/public/demo-SalYCiencia-open-k3Qd9vT', viewer: 'guest' },
  { name: 'linked-fan', path: '/public/demo-SalYCiencia-open-k3Qd9vT', viewer: 'lucia_m' },
  ...dashboardScreens,
  { name: 'share-kit', path: '/dashboard/share', viewer: 'SalYCiencia' },
  { name: 'stream-kit', path: '/dashboard/stream', viewer: 'LanternPixel' },
  {
    name: 'stream-kit-revoke',
    path: '/dashboard/stream',
    viewer: 'SalYCiencia',
    before: press('aside .two-buttons .btn:last-child'),
  },
  { name: 'overlay', path: '/overlay/demo-SalYCiencia-stream-w8Rk2Zp', viewer: 'guest' },
  { name: 'overlay-round', path: '/overlay/demo-LanternPixel-stream-t5Hc7Qm', viewer: 'guest' },
  { name: 'overlay-gone', path: `/overlay/${'x'.repeat(22)}`, viewer: 'guest' },
  { name: 'week', path: `/SalYCiencia/week/${lastWeek}`, viewer: 'guest' },
  { name: 'insights', path: '/dashboard/insights', viewer: 'SalYCiencia' },
  { name: 'insights-rounds', path: '/dashboard/insights', viewer: 'LanternPixel' },
  {
    name: 'insights-tables',
    path: '/dashboard/insights?days=7',
    viewer: 'SalYCiencia',
    before: async (page) => {
      for (const summary of await page.locator('.figure-table > summary').all()) await summary.click();
    },
  },
  ...boardScreens,
  { name: 'dashboard-restricted', path: '/dashboard', viewer: 'lucia_m' },
  { name: 'profile-creator', path: '/profile', viewer: 'SalYCiencia' },
  { name: 'profile-fan', path: '/profile', viewer: 'lucia_m' },
  { name: 'account-creator', path: '/account', viewer: 'SalYCiencia' },
  { name: 'account-fan', path: '/account', viewer: 'lucia_m' },
  {
    name: 'account-change',
    path: '/account',
    viewer: 'lucia_m',
    before: async (page) => {
      await page.locator('.fact-act button').last().click();
      await page.locator('dialog[open] form').waitFor();
    },
  },
  {
    name: 'account-delete',
    path: '/account',
    viewer: 'lucia_m',
    before: async (page) => {
      await page.locator('.account-end-button').click();
      await page.locator('dialog[open] ul').waitFor();
    },
  },
  { name: 'forgot-password', path: '/auth/forgot-password', viewer: 'guest' },
  {
    name: 'reset-password',
    path: '/auth',
    viewer: 'guest',
    before: async (page) => {
      // No demo account has asked for a reset link, so the link's login methods are made up.
      const key = { id: 'passkey:1', kind: 'passkey', name: 'iPhone', addedAt: '2026-11-01T00:00:00Z', isRecent: true };
      await page.route('**/api/auth/reset-password/methods', (route) => route.fulfill({ json: [key] }));
      await page.goto(`/auth/reset-password#${'x'.repeat(43)}`);
      await page.locator('fieldset').waitFor();
      await page.evaluate(() => void performance.mark('pressed'));
    },
  },
  { name: 'reset-spent', path: '/auth/reset-password', viewer: 'guest' },
  { name: 'confirm-email', path: `/auth/confirm-email#${'x'.repeat(43)}`, viewer: 'guest' },
  { name: 'missing-board', path: '/no-such-user', viewer: 'guest' },
  { name: 'missing-page', path: '/no/such/page', viewer: 'guest' },
];

export type Looks = { language: 'en' | 'es'; theme: 'light' | 'dark' };

/** Both languages in both themes. */
export const allLooks: Looks[] = [
  { language: 'en', theme: 'light' },
  { language: 'es', theme: 'dark' },
  { language: 'en', theme: 'dark' },
  { language: 'es', theme: 'light' },
];

const demoAccounts = new Map<string, Promise<Account>>();

/** Logs in only once per worker and account, because password hashing is slow and screens don't change data. */
function demoAccount(origin: string, username: string): Promise<Account> {
  const account = demoAccounts.get(username) ?? loginDemo(origin, username);
  demoAccounts.set(username, account);
  return account;
}

/** Opens a screen as its viewer and waits until it is idle. */
export async function openScreen(
  page: Page,
  context: BrowserContext,
  origin: string,
  { path, viewer, before }: Screen,
  { language, theme }: Looks,
): Promise<void> {
  await context.addCookies([
    { name: 'language', value: language, url: origin },
    { name: 'theme', value: theme, url: origin },
  ]);
  if (viewer !== 'guest') await signIn(context, origin, await demoAccount(origin, viewer));
  const quiet = watchRequests(page);
  await page.goto(path);
  if (before) {
    await page.evaluate(() => void performance.mark('pressed'));
    await before(page);
  }
  await quiet();
  await page.evaluate(() => document.fonts.ready);
}
