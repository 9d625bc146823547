import { newName } from './accounts.ts';
import { createAccount, creatorRole } from './auth-form.ts';
import { expect, test } from './site.ts';

const settingsOf = 'SELECT accepts_suggestions, is_listed FROM boards WHERE creator_id = $1';

test('a creator turns off suggestions and the listing on Explore', async ({ page, site }) => {
  site.allowConsole(/Failed to load resource/);
  const creator = await site.creator();
  await site.signIn(creator);
  await page.goto('/dashboard/settings');
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

test("a new creator's board gets the browser's time zone, and the creator chooses another one", async ({
  page,
  site,
}) => {
  const username = newName('creator');
  await page.goto('/auth?register=true');
  await site.expectAwake();
  await creatorRole(page).check({ force: true });
  await createAccount(page, username);
  await expect(page).toHaveURL(`${site.origin}/dashboard/start`);
  await page.goto('/dashboard/settings');
  const zone = page.getByLabel('Time zone');
  await expect(zone).toHaveValue('Europe/Madrid');
  await zone.selectOption('Asia/Tokyo');
  await expect
    .poll(() =>
      site.query(
        'SELECT time_zone FROM boards b JOIN accounts a ON a.id = b.creator_id WHERE lower(a.username) = lower($1)',
        [username],
      ),
    )
    .toEqual([{ time_zone: 'Asia/Tokyo' }]);
  await page.goto('/dashboard/insights');
  await expect(page.getByText('your board’s time zone (Asia/Tokyo)')).toBeVisible();
});
