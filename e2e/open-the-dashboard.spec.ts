import { logout } from '@upnext/contract/identity/accounts';
import { castVote } from '@upnext/contract/voting/votes';

import { publish, suggest } from './accounts.ts';
import { ideaRow, ideaRows } from './dashboard-page.ts';
import { expect, test } from './site.ts';

test('the dashboard shows new votes, places and suggestions without a reload', async ({ page, site }) => {
  const creator = await site.creator();
  const [, second] = await publish(creator, 'First', 'Second');
  await site.signIn(creator);
  await page.goto('/dashboard');
  await expect(ideaRows(page).first()).toContainText('First');
  const fan = await site.fan();
  await fan.call(castVote, { params: { id: String(second) } });
  await expect(page.locator('.work-head')).toContainText('1 vote');
  await expect(ideaRows(page).first()).toContainText('Second');
  await expect(ideaRow(page, 'Second')).toContainText('1 vote');

  await suggest(fan, creator, 'Third');
  // The suggestions are counted again every 30 seconds, and when the creator returns to the tab.
  await page.evaluate(() => dispatchEvent(new Event('visibilitychange')));
  await expect(page.getByRole('tab', { name: /^Suggested/ })).toContainText('1');

  for (const language of ['en', 'es']) {
    await page.goto(`/dashboard?lang=${language}`);
    await expect(page.getByRole('tab').nth(1)).toContainText('1');
    const overflow = await page.getByRole('tablist').evaluate((tabs) => tabs.scrollWidth - tabs.clientWidth);
    expect([language, overflow]).toEqual([language, 0]);
    // The buttons of the form stay in one row.
    await site.expectAwake();
    await page.getByRole('form').getByRole('textbox').first().click();
    const buttons = await page.locator('.addbar > .btn').all();
    const tops = await Promise.all(buttons.map(async (button) => (await button.boundingBox())?.y));
    expect([buttons.length, new Set(tops).size]).toEqual([2, 1]);
  }
});

test('the dashboard redirects a visitor to the login page with a return path', async ({ page, site }) => {
  await page.goto('/dashboard');
  await expect(page).toHaveURL(/\/auth\?direct=true&referrer=%2Fdashboard$/);
  await site.signIn(await site.creator());
  await page.goto('/dashboard');
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('a fan who opens the dashboard gets 403 and the restricted page in Spanish', async ({ page, site, context }) => {
  site.allowConsole(/status of 403/);
  const fan = await site.fan();
  await site.signIn(fan);
  await context.addCookies([{ name: 'language', value: 'es', url: site.origin }]);
  const answer = await page.goto('/dashboard');
  expect(answer?.status()).toBe(403);
  expect(answer?.headers()['cache-control']).toBe('private, no-store');
  await expect(
    page.getByText('Acceso restringido - Esta sección es exclusiva para creadores de contenido'),
  ).toBeVisible();
  await site.expectAccessible();
  expect(await site.query('SELECT role FROM accounts WHERE id = $1', [fan.id])).toEqual([{ role: 'audience' }]);
});

test('the dashboard has a tab bar on the phone and a rail on the desktop, movement badges, a menu and tabs', async ({
  page,
  site,
  isMobile,
}) => {
  const creator = await site.creator();
  await site.signIn(creator);
  await page.goto('/dashboard');
  const header = page.getByRole('banner');
  await expect(header.getByText(creator.username, { exact: true })).toBeVisible();
  await expect(header.getByRole('link', { name: 'Notifications' })).toHaveAttribute('href', '/inbox');
  for (const badge of ['Up', 'Down', 'Same', 'New'])
    await expect(page.getByRole('list', { name: 'Badges' }).getByText(badge, { exact: true })).toBeVisible();

  const places = page.getByRole('navigation', { name: 'Your board' });
  await expect(places.getByRole('link')).toHaveText(['Ideas', 'Review', 'Share', 'Insights']);
  await expect(places.getByRole('link', { name: 'Ideas' })).toHaveAttribute('aria-current', 'page');
  if (isMobile) {
    await page.getByRole('button', { name: 'More' }).click();
    const menu = page.getByRole('dialog', { name: 'More' });
    await expect(menu.getByText('Creator', { exact: true })).toBeVisible();
    await expect(menu.getByRole('link', { name: 'Your profile', exact: true })).toHaveAttribute('href', '/profile');
    await expect(menu.getByRole('button', { name: 'Log out' })).toBeVisible();
    await expect(menu.getByRole('button', { name: 'Refresh' })).toBeVisible();
    await expect(menu.getByRole('button', { name: 'Español' })).toBeVisible();
    await site.expectAccessible();
    await menu.getByRole('link', { name: 'Votes' }).click();
  } else {
    await expect(header.getByText('Dashboard')).toBeVisible();
    await expect(header.getByText('Creator', { exact: true })).toBeVisible();
    await expect(header.getByRole('link', { name: `Your profile, @${creator.username}` })).toHaveAttribute(
      'href',
      '/profile',
    );
    await expect(header.getByRole('button', { name: 'Log out' })).toBeVisible();
    await header.getByRole('link', { name: 'Votes' }).click();
  }
  await expect(page).toHaveURL(`${site.origin}/dashboard/votes`);
  for (const [name, path] of [
    ['Review', '/dashboard/review'],
    ['Share', '/dashboard/share'],
    ['Insights', '/dashboard/insights'],
    ['Ideas', '/dashboard'],
  ] as const) {
    await places.getByRole('link', { name }).click();
    await expect(page).toHaveURL(site.origin + path);
    await expect(places.getByRole('link', { name })).toHaveAttribute('aria-current', 'page');
  }

  await page.getByRole('tab', { name: /My ideas/ }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Suggested' })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('heading', { name: 'No published ideas yet' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('tab', { name: 'Top Ideas' })).toHaveAttribute('aria-selected', 'true');

  for (const path of ['/inbox', '/profile']) {
    await page.goto(path);
    await expect(places.getByRole('link', { name: 'Ideas' })).toBeVisible();
  }
});

test('the dashboard shows a login link and no data after the session has ended', async ({ page, site }) => {
  site.allowConsole(/status of 401/);
  const creator = await site.creator();
  await site.signIn(creator);
  await page.goto('/dashboard');
  await creator.call(logout, {});
  await page.getByLabel('Title').fill('Too late');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByText('Failed to create idea', { exact: true })).toBeVisible();
  await expect(page.getByText('Authentication required', { exact: true })).toBeVisible();
  await page.getByRole('tab', { name: 'Suggested' }).click();
  await expect(page.getByText('Failed to load ideas. Please try again.')).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(0);
  await expect(page.locator('.own-chart')).toHaveCount(0);
  await page.getByRole('tabpanel').getByRole('link', { name: 'Log in' }).click();
  await expect(page).toHaveURL(/\/auth\?direct=true/);
  expect(await site.query('SELECT FROM ideas WHERE creator_id = $1', [creator.id])).toHaveLength(0);
});
