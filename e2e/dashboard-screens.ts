import type { Page } from '@playwright/test';

import { press, type Screen } from './screen.ts';

/** Opens the menu of the first idea and selects the item with this icon. */
function choose(icon: string, then?: (page: Page) => Promise<void>) {
  return async (page: Page) => {
    await page.locator('.row-menu').first().click();
    await page.locator(`.menu-item:has(.lucide-${icon})`).click();
    await then?.(page);
  };
}

async function extendRound(page: Page): Promise<void> {
  await page.locator('.plan-round .icon-btn').first().click();
  await page.locator('.menu-item:has(.lucide-calendar-clock)').click();
  await page.locator('dialog[open] form').waitFor();
}

/** Screens of the creator's workspace. */
export const dashboardScreens: Screen[] = [
  { name: 'dashboard', path: '/dashboard', viewer: 'SalYCiencia' },
  { name: 'dashboard-rounds', path: '/dashboard/rounds', viewer: 'LanternPixel' },
  { name: 'dashboard-rounds-empty', path: '/dashboard/rounds', viewer: 'SalYCiencia' },
  { name: 'dashboard-round-extend', path: '/dashboard/rounds', viewer: 'LanternPixel', before: extendRound },
  { name: 'dashboard-new-round', path: '/dashboard/rounds/new', viewer: 'LanternPixel' },
  {
    name: 'dashboard-new-round-ideas',
    path: '/dashboard/rounds/new',
    viewer: 'LanternPixel',
    before: press('.plan-change'),
  },
  { name: 'dashboard-suggested', path: '/dashboard?tab=suggested', viewer: 'SalYCiencia' },
  { name: 'dashboard-top', path: '/dashboard?tab=top', viewer: 'SalYCiencia' },
  { name: 'dashboard-done', path: '/dashboard?tab=done', viewer: 'SalYCiencia' },
  { name: 'dashboard-menu', path: '/dashboard', viewer: 'SalYCiencia', before: press('.row-menu') },
  {
    name: 'dashboard-more',
    path: '/dashboard',
    viewer: 'SalYCiencia',
    before: async (page) => {
      const more = page.locator('.tabbar > button');
      if (await more.isVisible()) await more.click();
    },
  },
  {
    name: 'dashboard-boards',
    path: '/dashboard',
    viewer: 'frame_perfect_ana',
    before: async (page) => await page.locator('button.which').filter({ visible: true }).click(),
  },
  {
    name: 'dashboard-made',
    path: '/dashboard',
    viewer: 'SalYCiencia',
    before: choose('flag', (page) =>
      page.locator('dialog[open] input').fill('https://www.youtube.com/watch?v=socarrat'),
    ),
  },
  { name: 'dashboard-not-planned', path: '/dashboard', viewer: 'SalYCiencia', before: choose('ban') },
  { name: 'dashboard-edit-idea', path: '/dashboard', viewer: 'SalYCiencia', before: choose('pencil') },
  { name: 'dashboard-delete-idea', path: '/dashboard', viewer: 'SalYCiencia', before: choose('trash-2') },
  {
    name: 'dashboard-merge',
    path: '/dashboard',
    viewer: 'SalYCiencia',
    before: choose('git-merge', (page) => page.locator('dialog[open] .choices button').first().waitFor()),
  },
  { name: 'dashboard-new-idea', path: '/dashboard', viewer: 'SalYCiencia', before: press('.addbar-title') },
  {
    name: 'dashboard-several',
    path: '/dashboard',
    viewer: 'SalYCiencia',
    before: async (page) => {
      await page.locator('.addbar-title').click();
      await page.locator('.addbar-several').click();
      await page.locator('dialog[open] textarea').fill(`Bread\nBread\n${'x'.repeat(101)}`);
    },
  },
  { name: 'dashboard-new', path: '/dashboard', viewer: 'huerto_en_la_azotea' },
  { name: 'dashboard-one-idea', path: '/dashboard', viewer: 'one_take_omar' },
  { name: 'start', path: '/dashboard/start', viewer: 'huerto_en_la_azotea' },
  {
    name: 'start-typed',
    path: '/dashboard/start',
    viewer: 'huerto_en_la_azotea',
    before: async (page) => {
      await page.locator('.start-lines').fill('Tomates en enero\nUn huerto en una caja\nTomates en enero');
    },
  },
  { name: 'live', path: '/dashboard/live', viewer: 'SalYCiencia' },
  { name: 'settings', path: '/dashboard/settings', viewer: 'SalYCiencia' },
  { name: 'review', path: '/dashboard/review', viewer: 'SalYCiencia' },
  { name: 'review-reject', path: '/dashboard/review', viewer: 'SalYCiencia', before: press('.review-act-reject') },
  { name: 'review-block', path: '/dashboard/review', viewer: 'SalYCiencia', before: press('.review-act-block') },
  {
    name: 'share-new-link',
    path: '/dashboard/share',
    viewer: 'SalYCiencia',
    before: press('.btn:has(.lucide-link-2)'),
  },
];
