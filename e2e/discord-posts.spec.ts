import { createRound } from '@upnext/contract/voting/rounds';
import pg from 'pg';

import { openDiscord, webhookUrlOf } from '../server/test/discord-receiver.ts';
import { makeAccount, publish, signIn } from './accounts.ts';
import { toast } from './chart-page.ts';
import { createOwnDatabase } from './own-database.ts';
import { createSiteProcess } from './site-process.ts';
import { expect, test } from './site.ts';

test('a creator connects a Discord channel, sends a test post, and the next round is posted there', async ({
  page,
  context,
  site,
}) => {
  test.slow();
  const discord = await openDiscord();
  site.later(async () => discord.close());
  // Its own database, because the worker of the other site would take the jobs.
  const databaseUrl = await createOwnDatabase(site);
  const own = await createSiteProcess(databaseUrl, { DISCORD_WEBHOOKS: discord.origin });
  site.later(own.stop);
  await own.start();
  const creator = await makeAccount(own.origin, 'creator');
  await publish(creator, 'First idea', 'Second idea');
  await signIn(context, own.origin, creator);
  await page.goto(`${own.origin}/dashboard/settings`);
  const panel = page.getByRole('region', { name: 'Discord' });
  const field = panel.getByLabel('Webhook URL');
  await field.fill('https://example.com/api/webhooks/1/2');
  await panel.getByRole('button', { name: 'Connect Discord' }).click();
  await expect(panel.getByText('It starts with https://discord.com/api/webhooks/')).toBeVisible();
  await site.expectAccessible();
  await field.fill(webhookUrlOf('story-'));
  await panel.getByRole('button', { name: 'Connect Discord' }).click();
  await expect(panel.getByText('Connected since')).toBeVisible();
  await site.expectAccessible();

  await page.reload();
  await expect(panel.getByText('Connected since')).toBeVisible();
  expect(await page.content()).not.toContain('story-');
  await panel.getByRole('button', { name: 'Send a test post' }).click();
  await expect(toast(page)).toContainText('Test post on its way');
  await expect.poll(() => discord.contentsOf('story-')).toEqual([expect.stringContaining('It works!')]);
  const closesAt = new Date(Date.now() + 26 * 3_600_000).toISOString();
  await creator.call(createRound, { body: { question: 'What do we film on Friday?', top: 2, closesAt } });
  await expect.poll(() => discord.contentsOf('story-').length).toBe(2);
  expect(discord.contentsOf('story-')[1]).toContain('New round: “What do we film on Friday?”');

  await panel.getByRole('button', { name: 'Disconnect' }).click();
  await expect(field).toBeVisible();
  const stored = new pg.Client({ connectionString: databaseUrl });
  await stored.connect();
  expect((await stored.query('SELECT FROM discord_webhooks')).rowCount).toBe(0);
  await stored.end();
});
