/** `npm run mail-previews`: screenshots of every email in both languages and color schemes, for phone and desktop. */
import { mkdirSync } from 'node:fs';
import path from 'node:path';

import { chromium as browserType } from '@playwright/test';
import type { Language } from '@upnext/contract/language';
import type { NotificationKind } from '@upnext/contract/notifications/notifications';

import { mailKinds } from '../server/src/mail/mail-text.ts';
import { writeCodeMail } from '../server/src/mail/write-code-mail.ts';
import { writeMail } from '../server/src/mail/write-mail.ts';
import { createNotificationWriter } from '../server/src/notifications/write-notification.ts';
import { chromium } from './browser.ts';

const folder = path.join(import.meta.dirname, 'screenshots');
mkdirSync(folder, { recursive: true });
const browser = await browserType.launch(chromium?.launchOptions);
const origin = 'https://upnext.example';

const title = 'Why paella gets a crust: the science of socarrat';
const told = { creator: 'Sal y ciencia', username: 'SalYCiencia', origin };
const notifications = {
  'idea-made': createNotificationWriter('idea-made', {
    ...told,
    payload: { ideaId: 1, title, pieceUrl: 'https://youtu.be/socarrat' },
  }),
  'idea-staged': createNotificationWriter('idea-staged', {
    ...told,
    payload: { ideaId: 1, title, stage: 'in-progress' },
  }),
  'suggestion-approved': createNotificationWriter('suggestion-approved', { ...told, payload: { ideaId: 1, title } }),
  'place-reached': createNotificationWriter('place-reached', {
    ...told,
    payload: { ideaId: 1, title, place: 1, day: '2026-05-10' },
  }),
  'week-recap': createNotificationWriter('week-recap', {
    ...told,
    payload: { boardId: 1, week: '2026-W19', winner: title, votes: 1_284, weekVotes: 912 },
  }),
  'round-result': createNotificationWriter('round-result', {
    ...told,
    payload: { roundId: 1, number: 7, question: 'What do we cook on Friday?' },
  }),
  'suggestions-waiting': createNotificationWriter('suggestions-waiting', {
    ...told,
    payload: { boardId: 1, day: '2026-05-10' },
  }),
  'discord-disconnected': createNotificationWriter('discord-disconnected', {
    ...told,
    payload: { connectedAt: '2026-05-01T12:00:00.000Z' },
  }),
  'suggestion-rejected': createNotificationWriter('suggestion-rejected', {
    ...told,
    payload: { fanId: 2, title: 'A cake the size of a car', reason: 'not_now' },
  }),
} satisfies Record<NotificationKind, unknown>;
const envelope = {
  notificationId: 1,
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
  ['login-code', (language) => writeCodeMail('482913', language, origin).html],
  ...Object.entries(notifications).map(([kind, write]): [string, (language: Language) => string] => [
    kind,
    (language) => write({ ...envelope, language }).html,
  ]),
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
console.log(`${mails.length * 8} screenshots saved to ${folder}`);
