import { castVote } from '@upnext/contract/voting/votes';

import { publish } from './accounts.ts';
import { row, titles, toast, voteButton } from './chart-page.ts';
import { expect, test } from './site.ts';

const fillers = Array.from({ length: 20 }, (_, index) => `Filler number ${index + 1}`);

test('searching a long board puts the query in the URL and shows each result with its place on the full chart', async ({
  page,
  site,
}) => {
  const creator = await site.creator();
  const [guitar] = await publish(creator, 'Cómo afinar una guitarra', ...fillers, 'Guitarra de cartón');
  const fans = [await site.fan(), await site.fan()];
  for (const fan of fans) await fan.call(castVote, { params: { id: String(guitar) } });
  const fan = await site.fan();
  await site.signIn(fan);
  await page.goto(`/${creator.username}`);
  await page.getByRole('searchbox', { name: 'Search ideas' }).fill('GUITARRA');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\?q=GUITARRA$/);
  await expect(page.getByText('2 ideas found')).toBeVisible();
  expect(await titles(page)).toEqual(['Cómo afinar una guitarra', 'Guitarra de cartón']);
  await expect(row(page, 'Cómo afinar')).toHaveClass(/row-1/);
  await expect(row(page, 'de cartón').locator('.row-place')).toContainText('22');
  await site.expectAccessible();

  // After a vote on a search result, the same results are still shown.
  await voteButton(page, 'Guitarra de cartón').click();
  await expect(toast(page)).toContainText('Thank you for your vote!');
  await expect(row(page, 'de cartón').locator('.row-place')).toContainText('2');
  expect(await titles(page)).toHaveLength(2);

  await page.getByRole('link', { name: 'Show all ideas' }).click();
  await expect(page).toHaveURL(new RegExp(`/${creator.username}$`));
  await expect.poll(() => titles(page)).toHaveLength(22);
  await page.goBack();
  await expect(page.getByText('2 ideas found')).toBeVisible();
  expect(await site.query('SELECT 1 FROM votes WHERE account_id = $1', [fan.id])).toHaveLength(1);
});

test('the board search finds ideas without scripts and in Spanish, and shows a message if there are no results', async ({
  browser,
  site,
}) => {
  const creator = await site.creator();
  await publish(creator, 'Tren nocturno', ...fillers);
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site.origin, locale: 'es-ES' });
  const page = await context.newPage();
  await page.goto(`/${creator.username}`);
  await page.getByRole('searchbox', { name: 'Buscar ideas' }).fill('nocturno');
  await page.getByRole('button', { name: 'Buscar ideas' }).click();
  await expect(page.getByText('1 idea encontrada')).toBeVisible();
  expect(await titles(page)).toEqual(['Tren nocturno']);
  await page.goto(`/${creator.username}?q=zzz`);
  await expect(page.getByRole('heading', { name: 'No hay resultados para «zzz»' })).toBeVisible();
  await page.getByRole('link', { name: 'Ver todas las ideas' }).first().click();
  expect(await titles(page)).toHaveLength(21);
  await context.close();
});

test('a short board has no search field, and the /creators/:username page of a long board has one', async ({
  page,
  site,
}) => {
  const creator = await site.creator();
  await publish(creator, 'Only one');
  await page.goto(`/${creator.username}`);
  await expect(page.getByRole('searchbox')).toHaveCount(0);
  await publish(creator, ...fillers);
  await page.goto(`/creators/${creator.username}?q=only`);
  await expect(page.getByText('1 idea found')).toBeVisible();
  expect(await titles(page)).toEqual(['Only one']);
});

test('the Explore search finds ideas and creators', async ({ page, site }) => {
  await page.goto('/explore');
  await page.getByRole('searchbox', { name: 'Search ideas and creators' }).fill('SALYCIENCIA gazpacho');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/explore\?q=SALYCIENCIA\+gazpacho$/);
  await expect(page.getByText('1 idea found')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Gazpacho without gravity' })).toBeVisible();
  await site.expectAccessible();
  await page.goto('/explore?q=nothing-like-this');
  await expect(page.getByRole('heading', { name: 'No results for “nothing-like-this”' })).toBeVisible();
});
