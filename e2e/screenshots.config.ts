import { defineConfig } from '@playwright/test';

import config from './playwright.config.ts';
import { devices } from './widths.ts';

/** `npm run screenshots`: every screen × {360, 1280} × {light, dark} × {en, es}, into e2e/screenshots/. */
export default defineConfig({
  ...config,
  testMatch: 'screenshots.ts',
  reporter: 'dot',
  projects: [
    { name: 'phone', use: devices.phone },
    { name: 'desktop', use: devices.desktop },
  ],
});
