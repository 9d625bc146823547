import path from 'node:path';

import type { Page } from '@playwright/test';

import { press, type Screen } from './screen.ts';
import { voteScreens } from './vote-screens.ts';

/** Opens the idea in the given row of the chart. */
const openIdea = (row: number) => async (page: Page) => {
  await page.locator('.row-title a').nth(row).click();
  await page.locator('.idea-body').waitFor();
};

/** Screens of ideas, of visitors' votes, for creators with several boards, and for teams. */
export const boardScreens: Screen[] = [
  ...voteScreens,
  { name: 'idea-guest', path: '/LanternPixel', viewer: 'guest', before: openIdea(4) },
  { name: 'idea-first', path: '/SalYCiencia', viewer: 'lucia_m', before: openIdea(0) },
  { name: 'idea-owner', path: '/SalYCiencia', viewer: 'SalYCiencia', before: openIdea(1) },
  { name: 'idea-archived', path: '/frame_perfect_ana/winter-marathon', viewer: 'lucia_m', before: openIdea(0) },
  {
    name: 'idea-made',
    path: '/SalYCiencia/roadmap',
    viewer: 'guest',
    before: async (page) => {
      await page.locator('.made .idea-title a').first().click();
      await page.locator('.idea-body').waitFor();
    },
  },

  { name: 'boards-public', path: '/frame_perfect_ana/podcast', viewer: 'guest' },
  { name: 'boards-archived', path: '/frame_perfect_ana/winter-marathon', viewer: 'lucia_m' },
  { name: 'boards-roadmap', path: '/frame_perfect_ana/podcast/roadmap', viewer: 'guest' },
  { name: 'boards-stage', path: '/creators/frame_perfect_ana~podcast', viewer: 'guest' },
  { name: 'boards-dashboard', path: '/dashboard?board=frame_perfect_ana~podcast', viewer: 'frame_perfect_ana' },
  {
    name: 'boards-dashboard-archived',
    path: '/dashboard?board=frame_perfect_ana~winter-marathon',
    viewer: 'frame_perfect_ana',
  },
  {
    name: 'boards-new',
    path: '/dashboard/settings',
    viewer: 'SalYCiencia',
    before: press('.board-acts .btn:last-child'),
  },
  {
    name: 'boards-rename',
    path: '/dashboard/settings?board=frame_perfect_ana~podcast',
    viewer: 'frame_perfect_ana',
    before: press('.board-acts .btn:first-child'),
  },
  {
    name: 'boards-archive',
    path: '/dashboard/settings?board=frame_perfect_ana~podcast',
    viewer: 'frame_perfect_ana',
    before: press('.board-acts .btn:has(.lucide-archive)'),
  },
  {
    name: 'team',
    path: '/dashboard/settings?board=frame_perfect_ana~podcast',
    viewer: 'frame_perfect_ana',
    before: async (page) => {
      await page.locator('.board-acts .btn:has(.lucide-users)').click();
      await page.locator('.team-rows').first().waitFor();
      await page.locator('.team-invite > .btn').click();
      await page.locator('.team-invite .address').waitFor();
    },
  },
  { name: 'team-moderator', path: '/dashboard', viewer: 'teapot418' },
  {
    name: 'invite-incomplete',
    path: '/invite',
    viewer: 'guest',
    before: async (page) => {
      await page.locator('.notice-error').waitFor();
    },
  },
  { name: 'votes', path: '/dashboard/votes', viewer: 'SalYCiencia' },
  {
    name: 'votes-preview',
    path: '/dashboard/votes',
    viewer: 'SalYCiencia',
    before: async (page) => {
      await page.locator('.verified-only .switch').click();
      await page.locator('.preview-rows').waitFor();
    },
  },
  { name: 'votes-none', path: '/dashboard/votes', viewer: 'frame_perfect_ana' },
  {
    name: 'profile-crop',
    path: '/profile',
    viewer: 'SalYCiencia',
    before: async (page) => {
      const chooser = page.waitForEvent('filechooser');
      await page.locator('.picture-field .btn').first().click();
      await (await chooser).setFiles(path.join(import.meta.dirname, '../web/public/icon-512.png'));
      await page.locator('dialog[open] canvas').waitFor();
    },
  },
  { name: 'round-open', path: '/LanternPixel/rounds/3', viewer: 'guest' },
  { name: 'round-voted', path: '/LanternPixel/rounds/3', viewer: 'lucia_m' },
  { name: 'round-owner', path: '/LanternPixel/rounds/3', viewer: 'LanternPixel' },
  { name: 'round-live', path: '/frame_perfect_ana/rounds/1', viewer: 'lucia_m' },
  { name: 'round-result', path: '/LanternPixel/rounds/1', viewer: 'lucia_m' },
  {
    name: 'round-checked',
    path: '/LanternPixel/rounds/1',
    viewer: 'guest',
    before: async (page) => {
      await page.locator('.result-checks button').first().click();
      await page.locator('.result-check li').first().waitFor();
    },
  },
  { name: 'round-tie', path: '/LanternPixel/rounds/2', viewer: 'guest' },
  { name: 'round-tie-owner', path: '/LanternPixel/rounds/2', viewer: 'LanternPixel' },
  { name: 'rounds', path: '/LanternPixel/rounds', viewer: 'guest' },
  { name: 'rounds-empty', path: '/SalYCiencia/rounds', viewer: 'guest' },
  { name: 'fairness', path: '/SalYCiencia/fairness', viewer: 'guest' },
  { name: 'fairness-quiet', path: '/LanternPixel/fairness', viewer: 'guest' },
];
