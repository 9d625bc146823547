import { publish } from './accounts.ts';
import { toast, voteButton } from './chart-page.ts';
import { expect, test } from './site.ts';

test('a fan who types a title similar to an existing idea votes for that idea instead', async ({ page, site }) => {
  const creator = await site.creator();
  const [id] = await publish(creator, 'Restaurar una bicicleta antigua', 'A night train to Lisbon');
  const fan = await site.fan();
  await site.signIn(fan);
  await page.goto(`/${creator.username}`);
  await page.getByRole('button', { name: 'Suggest an idea' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Title').fill('RESTAURAR BICICLETA');
  const hint = dialog.getByRole('region', { name: 'Already on the chart? Vote for it instead' });
  await expect(hint.getByRole('listitem')).toHaveText([/Restaurar una bicicleta antigua/]);
  await site.expectAccessible();
  await hint.getByRole('button', { name: /^Vote for Restaurar/ }).click();
  await expect(dialog).toBeHidden();
  await expect(toast(page)).toContainText('Thank you for your vote!');
  await expect(voteButton(page, 'Restaurar una bicicleta antigua')).toHaveAttribute('aria-pressed', 'true');
  expect(await site.query('SELECT idea_id::int FROM votes WHERE account_id = $1', [fan.id])).toEqual([{ idea_id: id }]);
  expect(await site.query('SELECT 1 FROM ideas WHERE suggested_by = $1', [fan.id])).toEqual([]);
});

test('a suggestion can be sent even if the request for similar ideas fails', async ({ page, site }) => {
  const creator = await site.creator();
  await publish(creator, 'A night train to Lisbon');
  const fan = await site.fan();
  await site.signIn(fan);
  site.allowConsole(/Failed to load resource/);
  await page.goto(`/${creator.username}`);
  await page.getByRole('button', { name: 'Suggest an idea' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Title').fill('Night train');
  await expect(dialog.getByRole('region', { name: /Already on the chart/ })).toBeVisible();
  await page.route('**/similar?**', (route) => route.abort());
  await dialog.getByLabel('Title').fill('Night train to Porto, slowly');
  await dialog.getByLabel('What would you like to see?').fill('All the way, with the window open.');
  await dialog.getByRole('button', { name: 'Send' }).click();
  await expect(dialog).toContainText('Thank you for your suggestion');
  expect(await site.query('SELECT title FROM ideas WHERE suggested_by = $1', [fan.id])).toEqual([
    { title: 'Night train to Porto, slowly' },
  ]);
});
