/** `npm run mail-previews`: every mail in both languages as a light and a dark mail program shows it, on a phone and on a desk. */
import { mkdirSync } from 'node:fs';
import path from 'node:path';

import { chromium as browserType } from '@playwright/test';

import { mailKinds } from '../server/src/features/mails/mail-words.ts';
import { writeMail } from '../server/src/features/mails/write-mail.ts';
import { chromium } from './browser.ts';

const folder = path.join(import.meta.dirname, 'screenshots');
mkdirSync(folder, { recursive: true });
const browser = await browserType.launch(chromium?.launchOptions);

for (const kind of mailKinds) {
  for (const language of ['en', 'es'] as const) {
    const letter = { kind, language, username: 'SalYCiencia', origin: 'https://upnext.example' };
    const { html } = writeMail({ ...letter, path: '/auth/reset-password#kept-secret' });
    for (const colorScheme of ['light', 'dark'] as const) {
      for (const width of [360, 800]) {
        const page = await browser.newPage({ colorScheme, viewport: { width, height: 500 }, javaScriptEnabled: false });
        await page.setContent(html);
        await page.screenshot({
          path: `${folder}/mail-${kind}-${width}-${colorScheme}-${language}.png`,
          fullPage: true,
        });
        await page.close();
      }
    }
  }
}
await browser.close();
console.log(`${mailKinds.length * 8} pictures in ${folder}`);
