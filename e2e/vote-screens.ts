import type { Page } from '@playwright/test';

import type { Screen } from './screen.ts';

/** Taps the fifth idea's vote button as a visitor. */
async function openSheet(page: Page): Promise<void> {
  await page.locator('.row :is(button, a).vote').nth(4).click();
  await page.locator('.vote-sheet').waitFor();
}

/** The sheet that opens when a visitor votes, and the login page with the vote. */
export const voteScreens: Screen[] = [
  { name: 'vote-sheet', path: '/SalYCiencia', viewer: 'guest', before: openSheet },
  { name: 'vote-sheet-linked', path: '/public/demo-SalYCiencia-open-k3Qd9vT', viewer: 'guest', before: openSheet },
  {
    name: 'vote-sheet-providers',
    path: '/LanternPixel',
    viewer: 'guest',
    before: async (page) => {
      // The test site has no providers.
      const json = ['Google', 'Twitch', 'Discord'].map((label) => ({ name: label.toLowerCase(), label }));
      await page.route('**/api/sign-in-providers', (route) => route.fulfill({ json }));
      await openSheet(page);
    },
  },
  {
    name: 'vote-sheet-login',
    path: '/creators/SalYCiencia',
    viewer: 'guest',
    before: async (page) => {
      await openSheet(page);
      await page.locator('.vote-sheet > .btn-plain').first().click();
    },
  },
  {
    name: 'auth-vote-ready',
    path: '/LanternPixel',
    viewer: 'guest',
    before: async (page) => {
      await openSheet(page);
      await page.locator('.vote-sheet-page').click();
      await page.locator('.waiting-rows').waitFor();
    },
  },
];
