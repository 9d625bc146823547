import { defineConfig } from '@playwright/test';

import { chromium } from './browser.ts';

export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  globalSetup: './own-site.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
  timeout: 45_000,
  expect: { timeout: 10_000 },
  forbidOnly: Boolean(process.env.CI),
  // A shared machine may stall a browser; a story that fails three times is broken.
  retries: process.env.CI ? 2 : 0,
  reporter: process.env.CI ? [['list'], ['json', { outputFile: 'test-results/results.json' }]] : 'list',
  // Set by own-site.ts before the workers start.
  // A story that breaks the network must meet the page, not the worker's offline page; one story is about the worker.
  use: {
    ...chromium,
    serviceWorkers: 'block',
    baseURL: process.env.E2E_ORIGIN,
    // To record costs a fifth of the time, and nobody opens what a CI machine kept.
    trace: process.env.CI ? 'off' : 'retain-on-failure',
    screenshot: 'only-on-failure',
  },
  projects: [
    { name: 'phone', use: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true } },
    { name: 'desktop', use: { viewport: { width: 1280, height: 800 } } },
  ],
});
