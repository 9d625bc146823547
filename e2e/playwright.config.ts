import { defineConfig } from '@playwright/test';

import { chromium } from './browser.ts';
import { bothWidths, desktopOnly, devices, phoneOnly } from './widths.ts';

const files = (stories: string[]) => stories.map((story) => `${story}.spec.ts`);

export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  globalSetup: './own-site.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  // More than the two cores of CI machines, because tests also wait.
  workers: 3,
  // CI machines may be only half as fast as a development machine.
  timeout: process.env.CI ? 120_000 : 45_000,
  expect: { timeout: process.env.CI ? 20_000 : 10_000 },
  forbidOnly: Boolean(process.env.CI),
  // CI machines can stall. tools/summary.ts lists every test that needed the retry.
  retries: process.env.CI ? 1 : 0,
  reporter: process.env.CI ? [['list'], ['json', { outputFile: 'test-results/results.json' }]] : 'list',
  use: {
    ...chromium,
    // Tests that cut the network expect the page's own error, not the service worker's offline page. Only
    // offline-page.spec.ts allows service workers.
    serviceWorkers: 'block',
    // Set by own-site.ts before the workers start.
    baseURL: process.env.E2E_ORIGIN,
    // Recording traces takes 20% of the run time, and CI does not keep the files.
    trace: process.env.CI ? 'off' : 'retain-on-failure',
    screenshot: process.env.CI ? 'off' : 'only-on-failure',
  },
  projects: [
    { name: 'phone', use: devices.phone, testIgnore: files(desktopOnly) },
    {
      name: 'desktop',
      use: devices.desktop,
      testMatch: files([...bothWidths, ...desktopOnly]),
      grepInvert: new RegExp(phoneOnly),
    },
  ],
});
