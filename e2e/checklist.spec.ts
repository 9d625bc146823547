import { countVisit } from '@upnext/contract/reach/visits';

import { makeAccount, password, publish, signIn } from './accounts.ts';
import { test } from './mail-site.ts';
import { expect } from './site.ts';

test('the checklist ticks only what was really done, and disappears when everything is', async ({ page, site }) => {
  const creator = await site.creator();
  await site.signIn(creator);
  await page.goto('/dashboard');
  const list = page.getByRole('region', { name: 'Get your board going' });
  const done = list.locator('li[data-done]');
  await expect(list.getByText('0 of 4')).toBeVisible();
  await expect(done).toHaveCount(0);
  await site.expectAccessible();
  await list.getByRole('button', { name: 'Add three ideas' }).click();
  await expect(page.getByLabel('Title')).toBeFocused();
  await expect(list.getByRole('link', { name: 'Add your picture' })).toHaveAttribute('href', '/profile');
  await expect(list.getByRole('link', { name: 'Share your link' })).toHaveAttribute('href', '/dashboard/share');
  const wayBack = list.getByRole('link', { name: 'Add a way back in' });
  await expect(wayBack).toHaveAttribute('href', '/account#recovery-codes');

  await publish(creator, 'One', 'Two', 'Three');
  // The creator's own visit does not count.
  const visit = { params: { username: creator.username }, body: { host: '' } };
  await creator.call(countVisit, visit);
  const visits = () => site.query('SELECT FROM board_visit_days WHERE creator_id = $1', [creator.id]);
  await page.reload();
  await expect(list.getByText('3 on your chart')).toBeVisible();
  await expect(done).toHaveCount(1);
  await (await site.fan()).call(countVisit, visit);
  // Visits are written every few seconds.
  await expect.poll(visits, { timeout: 15_000 }).toHaveLength(1);
  await page.reload();
  await expect(list.getByText('Opened 1 time')).toBeVisible();
  await expect(done).toHaveCount(2);
  await expect(list.getByText('2 of 4')).toBeVisible();

  await wayBack.click();
  const codes = page.getByRole('region', { name: 'Recovery codes' });
  await codes.getByRole('button', { name: 'Create ten codes' }).click();
  await page.getByRole('dialog').getByLabel('Current password').fill(password);
  await page.getByRole('dialog').getByRole('button', { name: 'Create ten codes' }).click();
  await page.getByRole('button', { name: 'I’ve saved them' }).click();
  await page.goto('/dashboard');
  await expect(list.getByText('3 of 4')).toBeVisible();
  await expect(list.getByText('You can recover your account')).toBeVisible();

  await site.query(`UPDATE accounts SET logo_url = 'https://example.com/me.png' WHERE id = $1`, [creator.id]);
  await page.route('https://example.com/**', (route) => route.fulfill({ status: 404 }));
  site.allowConsole(/status of 404/);
  await page.reload();
  await expect(page.getByRole('region', { name: 'Your public board' })).toBeVisible();
  await expect(list).toHaveCount(0);
});

test('a creator hides the checklist, and it stays hidden', async ({ page, site }) => {
  const creator = await site.creator();
  await site.signIn(creator);
  await page.goto('/dashboard');
  const list = page.getByRole('region', { name: 'Get your board going' });
  await list.getByRole('button', { name: 'Checklist options' }).click();
  await page.getByRole('menuitem', { name: 'Hide this checklist' }).click();
  await expect(list).toHaveCount(0);
  await page.reload();
  await site.expectAwake();
  await expect(list).toHaveCount(0);
  expect(await site.query('SELECT FROM ideas WHERE creator_id = $1', [creator.id])).toEqual([]);
});

test('on a site that sends email, the checklist asks for an email until the account has a confirmed one', async ({
  page,
  context,
  mailSite: { origin, query },
}) => {
  const creator = await makeAccount(origin, 'creator');
  await signIn(context, origin, creator);
  await page.goto(`${origin}/dashboard`);
  const list = page.getByRole('region', { name: 'Get your board going' });
  const wayBack = list.getByRole('link', { name: 'Add a way back in' });
  await expect(wayBack).toHaveAttribute('href', '/account#signing-in');
  await query('UPDATE accounts SET email = $2, email_verified_at = now() WHERE id = $1', [
    creator.id,
    `${creator.username}@example.com`,
  ]);
  await page.reload();
  await expect(list.getByText('1 of 4')).toBeVisible();
  await expect(wayBack).toHaveCount(0);
});
