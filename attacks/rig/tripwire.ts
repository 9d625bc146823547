import path from 'node:path';

import type { Page } from '@playwright/test';

export type Tripped = { fired: number[]; injected: string[]; blocked: string[] };

export async function armPage(page: Page): Promise<void> {
  await page.addInitScript({ path: path.join(import.meta.dirname, 'tripwire-page.js') });
}

export async function lookAt(page: Page, url: string): Promise<Tripped> {
  await page.goto(url, { waitUntil: 'load' });
  // Wait for hydration. A document without scripts has no event to wait for.
  await page.waitForTimeout(100);
  return await page.evaluate('readTripwire()');
}
