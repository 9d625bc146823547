import type { Page } from '@playwright/test';

import { watchRequests } from './quiet-network.ts';
import { expect, test } from './site.ts';

const keys = [
  'userStats',
  'votedIdeas',
  'pendingVoteIdeaId',
  'pendingVoteUsername',
  'redirectAfterAuth',
  'voteIntent',
  'theme',
  'language',
];

const rubbish = ['{{{', '"a string"', '{"totalVotes":"many","votedIds":{}}', '[[1]]', '-1', '//evil.example'];

const guestPaths = [
  '/',
  '/explore',
  '/SalYCiencia',
  '/creators/SalYCiencia',
  '/public/demo-SalYCiencia-open-k3Qd9vT',
  '/auth',
];

async function expectWhole(page: Page, path: string) {
  const quiet = watchRequests(page);
  await page.goto(path);
  await quiet();
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(page.getByText('We couldn’t load this page')).toHaveCount(0);
}

async function voteOnExplore(page: Page) {
  await page.goto('/explore');
  const button = page.getByRole('button', { name: /^Vote for/ }).first();
  await button.click();
  await expect(button).toHaveAttribute('aria-pressed', 'true');
}

test('pages treat malformed values in local storage as missing', async ({ page, site }) => {
  site.allowConsole(/userStats could not be read, using empty stats/);
  const fan = await site.fan();
  for (const words of rubbish) {
    await page.addInitScript(
      ([names, value]) => {
        for (const name of names) localStorage.setItem(name, value);
      },
      [keys, words] as const,
    );
    await expectWhole(page, guestPaths[rubbish.indexOf(words)] ?? '/');
  }
  await site.signIn(fan);
  await expectWhole(page, '/profile');
  await voteOnExplore(page);
  await expect(page.locator('.achievement')).toContainText('First vote');
  expect(await page.evaluate(() => localStorage.getItem('userStats'))).toContain('"totalVotes":1');
  expect(await site.query('SELECT FROM votes WHERE account_id = $1', [fan.id])).toHaveLength(1);
});

test('all pages render and a vote is cast when local storage is blocked', async ({ page, site }) => {
  site.allowConsole(/userStats could not be read, using empty stats/);
  const fan = await site.fan();
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      },
    });
  });
  for (const path of guestPaths) await expectWhole(page, path);
  await site.signIn(fan);
  await expectWhole(page, '/profile');
  await voteOnExplore(page);
  await expect(page.locator('.achievement')).toContainText('First vote');
  expect(await site.query('SELECT FROM votes WHERE account_id = $1', [fan.id])).toHaveLength(1);
});
