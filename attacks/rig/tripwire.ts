import path from 'node:path';

import type { Page } from '@playwright/test';

export type Tripped = { fired: number[]; injected: string[]; blocked: string[] };

export async function armPage(page: Page): Promise<void> {
  await page.addInitScript({ path: path.join(import.meta.dirname, 'tripwire-page.js') });
}

export async function lookAt(page: Page, url: string): Promise<Tripped> {
  await page.goto(url, { waitUntil: 'load' });
  // Until the page is alive; a document without scripts has nothing to wait for.
  await page.waitForTimeout(100);
  return await page.evaluate('readTripwire()');
}
