/** `npm run mail-previews`: every mail in both languages as a light and a dark mail program shows it, on a phone and on a desk. */
import { mkdirSync } from 'node:fs';
import path from 'node:path';

import { chromium as browserType } from '@playwright/test';
import type { Language } from '@upnext/contract/language';

import { mailKinds } from '../server/src/features/mails/mail-words.ts';
import { writeMail } from '../server/src/features/mails/write-mail.ts';
import { createNoticeWriter } from '../server/src/features/notices/write-notice.ts';
import { chromium } from './browser.ts';

const folder = path.join(import.meta.dirname, 'screenshots');
mkdirSync(folder, { recursive: true });
const browser = await browserType.launch(chromium?.launchOptions);
const origin = 'https://upnext.example';

const payload = {
  ideaId: 1,
  title: 'Why paella crusts: the science of socarrat',
  pieceUrl: 'https://youtu.be/socarrat',
};
const writeNotice = createNoticeWriter('idea-made', { payload, creator: 'SalYCiencia', origin });
const envelope = {
  noticeId: 1,
  accountId: 2,
  email: 'fan@upnext.example',
  stopUrl: `${origin}/unsubscribe/2.kept-secret`,
};

const mails: [kind: string, html: (language: Language) => string][] = [
  ...mailKinds.map((kind): [string, (language: Language) => string] => [
    kind,
    (language) =>
      writeMail({ kind, language, username: 'SalYCiencia', origin, path: '/auth/reset-password#kept-secret' }).html,
  ]),
  ['idea-made', (language) => writeNotice({ ...envelope, language }).html],
];

for (const [kind, write] of mails) {
  for (const language of ['en', 'es'] as const) {
    for (const colorScheme of ['light', 'dark'] as const) {
      for (const width of [360, 800]) {
        const page = await browser.newPage({ colorScheme, viewport: { width, height: 500 }, javaScriptEnabled: false });
        await page.setContent(write(language));
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
console.log(`${mails.length * 8} pictures in ${folder}`);
