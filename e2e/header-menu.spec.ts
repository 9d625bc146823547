import { publish } from './accounts.ts';
import { expect, test } from './site.ts';

test("a board's menu shows fans an Explore link, a refresh button, and theme and language switches", async ({
  page,
  site,
  isMobile,
}) => {
  const creator = await site.creator();
  await publish(creator, 'First idea');
  const fan = await site.fan();
  await site.signIn(fan);
  await page.goto(`/${creator.username}`);
  const chip = page.getByRole('button', { name: `Hi, ${fan.username}` });
  await expect(chip.getByText('Audience member')).toBeVisible({ visible: !isMobile });
  await chip.click();
  const menu = page.getByRole('dialog');
  await expect(menu.getByText('Audience member')).toBeVisible();
  await expect(menu.getByRole('link', { name: 'Explore' })).toHaveAttribute('href', '/explore');
  await expect(menu.getByRole('link', { name: 'Go to Dashboard' })).toHaveCount(0);
  await site.expectAccessible();
  if (isMobile) expect(await menu.boundingBox()).toEqual({ x: 0, y: 0, width: 360, height: 740 });

  await publish(creator, 'An idea from meanwhile');
  await menu.getByRole('button', { name: 'Refresh' }).click();
  await expect(page.locator('.toast')).toContainText('Up to date');
  await expect(menu).toBeHidden();
  await expect(chip).toBeFocused();
  await expect(page.getByText('An idea from meanwhile', { exact: true })).toBeVisible();
  expect(await site.query('SELECT FROM ideas WHERE creator_id = $1', [creator.id])).toHaveLength(2);

  if (!isMobile) return;
  await chip.click();
  await menu.getByRole('button', { name: 'Dark' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await menu.getByRole('button', { name: 'Español' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await expect(menu.getByRole('button', { name: 'Cerrar sesión' })).toBeVisible();
  await site.expectAccessible();
});

test('the menu shows visitors login and sign-up links that have the board as the return path', async ({
  page,
  site,
  isMobile,
}) => {
  const creator = await site.creator();
  await page.goto(`/${creator.username}?sort=newest`);
  const back = encodeURIComponent(`/${creator.username}?sort=newest`);
  const login = page.getByRole('banner').getByRole('link', { name: 'Log in' });
  await expect(login).toHaveAttribute('href', `/auth?referrer=${back}`);
  if (!isMobile) {
    await expect(page.getByRole('button', { name: 'Menu' })).toBeHidden();
  } else {
    await page.getByRole('button', { name: 'Menu' }).click();
    const menu = page.getByRole('dialog');
    await expect(menu.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', `/auth?referrer=${back}`);
    await expect(menu.getByRole('button', { name: 'Refresh' })).toBeVisible();
    await expect(menu.getByRole('button', { name: 'Log out' })).toHaveCount(0);
    await menu.getByRole('link', { name: 'Sign up' }).click();
    await expect(page).toHaveURL(`${site.origin}/auth?register=true&referrer=${back}`);
  }
  expect(await site.query('SELECT FROM sessions WHERE account_id = $1', [creator.id])).toHaveLength(1);
});
