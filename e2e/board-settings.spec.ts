import { expect, test } from './site.ts';

const settingsOf = 'SELECT accepts_suggestions, is_listed FROM boards WHERE creator_id = $1';

test('a creator turns off suggestions and the Explore listing', async ({ page, site }) => {
  site.allowConsole(/Failed to load resource/);
  const creator = await site.creator();
  await site.signIn(creator);
  await page.goto('/dashboard');
  const accepts = page.getByRole('switch', { name: /Accepts suggestions/ });
  const listed = page.getByRole('switch', { name: /Listed on Explore/ });
  await expect(accepts).toBeChecked();
  await expect(listed).toBeChecked();
  const settings = () => site.query(settingsOf, [creator.id]);

  await page.getByText('Accepts suggestions').click();
  await expect(accepts).not.toBeChecked();
  await expect.poll(settings).toEqual([{ accepts_suggestions: false, is_listed: true }]);
  await listed.focus();
  await page.keyboard.press('Space');
  await expect.poll(settings).toEqual([{ accepts_suggestions: false, is_listed: false }]);
  await page.reload();
  await expect(accepts).not.toBeChecked();
  await expect(listed).not.toBeChecked();

  await page.route('**/api/boards/*', (route) => route.abort());
  await page.getByText('Listed on Explore').click();
  await expect(page.getByText('We couldn’t save that setting', { exact: true })).toBeVisible();
  await expect(listed).not.toBeChecked();
  expect(await settings()).toEqual([{ accepts_suggestions: false, is_listed: false }]);
});
