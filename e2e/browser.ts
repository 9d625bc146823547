import { existsSync } from 'node:fs';

import type { PlaywrightTestConfig } from '@playwright/test';

/**
 * Uses Debian's Chromium, because Playwright can't download its own browser everywhere. The headless shell renders the
 * same pages and needs fewer resources than a full browser.
 */
const shell = '/usr/bin/chromium-headless-shell';

export const chromium: PlaywrightTestConfig['use'] = {
  browserName: 'chromium',
  locale: 'en-GB',
  timezoneId: 'Europe/Madrid',
  launchOptions: {
    executablePath: process.env.CHROMIUM ?? (existsSync(shell) ? shell : '/usr/bin/chromium'),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  },
};
