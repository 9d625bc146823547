import { ideaRow } from './dashboard-page.ts';
import { expect, test } from './site.ts';

test('a new creator publishes their first idea', async ({ page, site }) => {
  const creator = await site.creator();
  await site.signIn(creator);
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: 'No ideas yet' })).toBeVisible();
  await expect(page.getByText('Get started by creating a new idea.')).toBeVisible();
  await site.expectAccessible();

  await expect(page.getByText('Your first idea goes here')).toBeVisible();
  await page.getByRole('button', { name: 'Add three ideas' }).click();
  const title = page.getByLabel('Title');
  await expect(title).toBeFocused();
  const add = page.getByRole('button', { name: 'Add', exact: true });
  await add.click();
  await expect(page.getByText('Title is required')).toBeVisible();
  await title.fill('x'.repeat(101));
  await expect(page.getByText('Title must be 100 characters or less')).toBeVisible();
  const description = page.getByLabel('Description');
  await description.fill('y'.repeat(281));
  await expect(page.getByText('281/280 characters')).toBeVisible();
  await add.click();
  await expect(page.getByText('Description must be 280 characters or less')).toBeVisible();
  await site.expectAccessible();
  expect(await site.query('SELECT FROM ideas WHERE creator_id = $1', [creator.id])).toHaveLength(0);

  await title.fill('Gazpacho without gravity');
  // The family emoji counts as one character.
  await description.fill('If somebody gets me on a parabolic flight 👨‍👩‍👧‍👦');
  await expect(page.getByText('43/280 characters')).toBeVisible();
  await add.click();
  await expect(page.getByText('Idea created', { exact: true })).toBeVisible();
  await expect(page.getByText('Your idea has been added to the leaderboard.', { exact: true })).toBeVisible();
  await expect(title).toBeFocused();
  await expect(title).toHaveValue('');

  const card = ideaRow(page, 'Gazpacho without gravity');
  await expect(card.getByText('1st place')).toBeAttached();
  await expect(card.getByText('New')).toBeVisible();
  await expect(card.getByText('0 votes')).toBeVisible();
  await expect(page.getByRole('tab', { name: 'My ideas 1' })).toBeVisible();
  await expect(page.getByText('Your first idea goes here')).toHaveCount(0);
  await expect(page.getByText('Then a second')).toBeVisible();
  expect(await site.query('SELECT title, description, status FROM ideas WHERE creator_id = $1', [creator.id])).toEqual([
    {
      title: 'Gazpacho without gravity',
      description: 'If somebody gets me on a parabolic flight 👨‍👩‍👧‍👦',
      status: 'approved',
    },
  ]);
});

test('a creator publishes three ideas with the keyboard only', async ({ page, site }) => {
  const creator = await site.creator();
  await site.signIn(creator);
  await page.goto('/dashboard');
  await site.expectAwake();
  await page.getByLabel('Title').focus();
  for (const idea of ['One', 'Two', 'Three']) {
    await page.keyboard.type(idea);
    await page.keyboard.press('Enter');
    await expect(ideaRow(page, idea)).toBeVisible();
    await expect(page.getByLabel('Title')).toHaveValue('');
  }
  await expect(page.getByText('And a rival')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(page.getByLabel('Description')).toBeHidden();
  expect(await site.query('SELECT title FROM ideas WHERE creator_id = $1 ORDER BY id', [creator.id])).toEqual([
    { title: 'One' },
    { title: 'Two' },
    { title: 'Three' },
  ]);
});

test('before the scripts load, the form for a new idea is not editable and its Add button does not change the URL', async ({
  page,
  site,
}) => {
  const creator = await site.creator();
  await site.signIn(creator);
  const scripts = Promise.withResolvers<void>();
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await scripts.promise;
    await route.continue();
  });
  await page.goto('/dashboard', { waitUntil: 'commit' });
  await expect(page.getByLabel('Title')).not.toBeEditable();
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page).toHaveURL(`${site.origin}/dashboard`);
  scripts.resolve();
  await page.getByLabel('Title').fill('Not too early');
  await page.getByLabel('Title').press('Enter');
  await expect(ideaRow(page, 'Not too early')).toBeVisible();
  await expect(page).toHaveURL(`${site.origin}/dashboard`);
});
