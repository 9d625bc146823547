import pg from 'pg';

import { makeAccount, signIn } from './accounts.ts';
import { createOwnDatabase } from './own-database.ts';
import { createSiteProcess } from './site-process.ts';
import { expect, test } from './site.ts';

test('an empty Explore page suggests different next steps to visitors, fans and creators', async ({
  page,
  context,
  site,
}) => {
  const databaseUrl = await createOwnDatabase(site);
  const empty = await createSiteProcess(databaseUrl);
  site.later(empty.stop);
  await empty.start();
  const open = async () => {
    await page.goto(`${empty.origin}/explore`);
    await expect(page.getByRole('heading', { name: 'No ideas yet' })).toBeVisible();
    await expect(page.getByText('Get started by creating a new idea.')).toBeVisible();
  };
  await open();
  await expect(page.getByRole('link', { name: 'Log in to add an idea' })).toHaveAttribute(
    'href',
    '/auth?referrer=%2Fdashboard',
  );
  await site.expectAccessible();
  await signIn(context, empty.origin, await makeAccount(empty.origin, 'audience'));
  await open();
  await expect(page.getByRole('link', { name: 'Become a creator' })).toHaveAttribute('href', '/profile');
  await signIn(context, empty.origin, await makeAccount(empty.origin, 'creator'));
  await open();
  await expect(page.getByRole('link', { name: 'Add an idea' })).toHaveAttribute('href', '/dashboard');
  const stored = new pg.Client({ connectionString: databaseUrl });
  await stored.connect();
  expect((await stored.query('SELECT FROM ideas')).rowCount).toBe(0);
  await stored.end();
});
