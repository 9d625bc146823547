import { renewOverlay } from '@upnext/contract/reach/overlays';
import pg from 'pg';

import { startTwitchChat } from '../server/test/twitch-chat.ts';
import { makeAccount, publish, signIn } from './accounts.ts';
import { toast } from './chart-page.ts';
import { createOwnDatabase } from './own-database.ts';
import { endRound, roundRow, voteIn } from './round-page.ts';
import { createSiteProcess } from './site-process.ts';
import { expect, test } from './site.ts';

test.setTimeout(120_000);

test('a creator lets Twitch chat vote, and the result shows chat votes apart from the others', async ({
  page,
  context,
  browser,
  site,
}) => {
  // A database of its own, because only one worker of a site reads chat.
  const databaseUrl = await createOwnDatabase(site);
  const chat = await startTwitchChat();
  site.later(chat.stop);
  const { origin, start, stop } = await createSiteProcess(databaseUrl, { TWITCH_CHAT: chat.url });
  site.later(stop);
  await start();
  const creator = await makeAccount(origin, 'creator');
  const ids = await publish(creator, 'Alpha', 'Bravo', 'Charlie');
  await signIn(context, origin, creator);

  // Without a channel, the form doesn't offer it.
  await page.goto(`${origin}/dashboard/rounds/new`);
  await expect(page.getByRole('switch', { name: 'Hide counts until the close' })).toBeVisible();
  await expect(page.getByRole('switch', { name: 'Count votes from Twitch chat' })).toHaveCount(0);
  await page.goto(`${origin}/dashboard/settings`);
  await site.expectAwake();
  const field = page.getByRole('textbox', { name: 'Twitch channel' });
  await field.fill('no channel');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(field).toHaveAccessibleDescription(/Enter the name in your channel’s address/);
  await field.fill('https://www.twitch.tv/Studio_42');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(toast(page)).toContainText('Twitch channel saved');
  await expect(field).toHaveValue('studio_42');
  await site.expectAccessible();

  await page.goto(`${origin}/dashboard/rounds/new`);
  await site.expectAwake();
  await page.getByRole('switch', { name: 'Count votes from Twitch chat' }).check();
  await page.getByRole('switch', { name: 'Hide counts until the close' }).uncheck();
  await site.expectAccessible();
  await page.getByRole('button', { name: 'Open the round' }).filter({ visible: true }).click();
  await expect(page.getByText('Type a number in the chat of studio_42.')).toBeVisible();
  await expect(roundRow(page, 'Bravo')).toContainText('Chat: type 2 · 0 votes');

  await expect.poll(() => chat.joins('studio_42'), { timeout: 20_000 }).toBe(1);
  for (const [nick, text] of [
    ['ann', '2'],
    ['ben', '1'],
    ['ben', '2'],
    ['cat', 'hello'],
    ['dan', '3'],
  ] as const)
    await chat.say(nick, 'studio_42', text);
  await voteIn(creator, await makeAccount(origin, 'audience'), ids[0] ?? 0);
  // The open page shows them by itself.
  await expect(roundRow(page, 'Bravo')).toContainText('Chat: type 2 · 2 votes', { timeout: 20_000 });
  await expect(roundRow(page, 'Alpha')).toContainText('Chat: type 1 · 0 votes');
  await site.expectAccessible();
  const overlay = await context.newPage();
  await overlay.goto((await creator.call(renewOverlay, {})).url);
  await expect(overlay.getByText('or type 1 to 3 in chat')).toBeVisible();
  await expect(overlay.locator('.scene-row')).toHaveText([/chat: 0$/, /chat: 2$/, /chat: 1$/]);
  await overlay.close();

  const pool = new pg.Pool({ connectionString: databaseUrl, max: 1 });
  pool.on('error', () => {});
  await endRound({ query: async (text, values) => (await pool.query(text, values)).rows }, creator);
  await pool.end();
  const result = page.getByRole('region', { name: 'Twitch chat' });
  await expect(result).toContainText('3 votes in the chat of studio_42. Chat votes don’t decide the result.', {
    timeout: 30_000,
  });
  await expect(result.getByRole('listitem')).toHaveText([/Bravo2 votes/, /Charlie1 vote/, /Alpha0 votes/]);
  await expect(page.getByRole('heading', { name: 'Alpha' })).toBeVisible();
  await expect(page.getByText('1 of 1 vote · 100%')).toBeVisible();
  await site.expectAccessible();
  const path = new URL(page.url()).pathname;
  const plain = await browser.newContext({ javaScriptEnabled: false, locale: 'es-ES' });
  const plainPage = await plain.newPage();
  await plainPage.goto(origin + path);
  await expect(plainPage.getByRole('region', { name: 'Chat de Twitch' })).toContainText(
    '3 votos en el chat de studio_42.',
  );
  await plain.close();
});
