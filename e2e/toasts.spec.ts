import { expect, test } from './site.ts';

test('one toast is shown at a time for five seconds, F8 focuses it, and a swipe dismisses it', async ({
  page,
  site,
  isMobile,
}) => {
  // The browser logs a console error for the failed login.
  site.allowConsole(/status of 401/);
  await page.goto('/auth');
  const toasts = page.getByRole('listitem').filter({ hasText: 'Login failed' });

  async function failToLogIn(): Promise<void> {
    await page.getByLabel('Username').fill('no-such-user');
    await page.getByLabel('Password', { exact: true }).fill('wrong password');
    const answer = page.waitForResponse('**/api/auth/login');
    await page.getByRole('button', { name: 'Log in', exact: true }).last().click();
    // Wait for the new toast, not the previous one.
    await answer;
    await expect(toasts).toBeVisible();
  }

  await failToLogIn();
  await failToLogIn();
  await expect(toasts).toHaveCount(1);
  const shownAt = Date.now();
  await page.keyboard.press('F8');
  await expect(page.getByRole('region', { name: /F8/ }).getByRole('list')).toBeFocused();
  // The timer pauses while the toast has the focus.
  await page.getByLabel('Username').focus();
  await expect(toasts).toHaveCount(0, { timeout: 8_000 });
  expect(Date.now() - shownAt).toBeGreaterThan(3_000);

  if (!isMobile) return;
  await failToLogIn();
  const box = await toasts.boundingBox();
  if (!box) throw new Error('The toast has no bounding box');
  const y = box.y + box.height / 2;
  await page.mouse.move(box.x + 60, y);
  await page.mouse.down();
  await page.mouse.move(box.x + 90, y, { steps: 4 });
  await page.mouse.move(box.x + 150, y, { steps: 4 });
  await page.mouse.up();
  await expect(toasts).toHaveCount(0, { timeout: 2_000 });
});

test('a toast inside an open dialog can be closed without closing the dialog', async ({ page, site }) => {
  const creator = await site.creator();
  await site.signIn(await site.fan());
  await page.goto(`/${creator.username}`);
  await page.getByRole('button', { name: 'Suggest' }).filter({ visible: true }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Send' }).click();
  await expect(dialog.getByRole('status').filter({ hasText: 'Incomplete fields' })).toBeAttached();
  await dialog.getByRole('button', { name: 'Close message' }).click();
  await expect(dialog.locator('.toast')).toHaveCount(0);
  await expect(dialog).toBeVisible();
  expect(await site.query('SELECT FROM ideas WHERE creator_id = $1', [creator.id])).toHaveLength(0);
});
