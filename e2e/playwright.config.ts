import { defineConfig } from '@playwright/test';

import { chromium } from './browser.ts';
import { bothWidths, desktopOnly, devices } from './widths.ts';

const files = (stories: string[]) => stories.map((story) => `${story}.spec.ts`);

export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  globalSetup: './own-site.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
  // CI machines can be half as fast.
  timeout: process.env.CI ? 120_000 : 45_000,
  expect: { timeout: process.env.CI ? 20_000 : 10_000 },
  forbidOnly: Boolean(process.env.CI),
  // CI machines can stall. tools/summary.ts lists every test that needed the retry.
  retries: process.env.CI ? 1 : 0,
  reporter: process.env.CI ? [['list'], ['json', { outputFile: 'test-results/results.json' }]] : 'list',
  use: {
    ...chromium,
    // Tests that break the network expect the error of the page, not the offline page (offline-page.spec.ts).
    serviceWorkers: 'block',
    // Set by own-site.ts before the workers start.
    baseURL: process.env.E2E_ORIGIN,
    // Traces cost 20% of the time, and CI does not keep the files.
    trace: process.env.CI ? 'off' : 'retain-on-failure',
    screenshot: process.env.CI ? 'off' : 'only-on-failure',
  },
  projects: [
    { name: 'phone', use: devices.phone, testIgnore: files(desktopOnly) },
    { name: 'desktop', use: devices.desktop, testMatch: files([...bothWidths, ...desktopOnly]) },
  ],
});
