import { makeAccount, publish, signIn } from './accounts.ts';
import { toast, voteButton } from './chart-page.ts';
import { expect, test } from './site.ts';

test('a vote fails while the server is down, and a retry succeeds after the server restarts', async ({
  page,
  site,
  context,
}) => {
  test.slow();
  site.allowConsole(/Failed to load resource|ERR_CONNECTION_REFUSED|Failed to fetch|dynamically imported module/);
  const own = await site.startOwn();
  const creator = await makeAccount(own.origin, 'creator');
  const [first, second] = await publish(creator, 'First idea', 'Second idea');
  const fan = await makeAccount(own.origin, 'audience');
  await signIn(context, own.origin, fan);
  await page.goto(`${own.origin}/${creator.username}`);
  await voteButton(page, 'First idea').click();
  await expect(toast(page)).toContainText('Thank you for your vote!');
  await own.stop();

  await voteButton(page, 'Second idea').click();
  await expect(toast(page)).toContainText('Voting failed');
  await expect(toast(page)).toContainText('Could not register your vote');
  await expect(voteButton(page, 'Second idea')).toHaveAttribute('aria-pressed', 'false');
  await expect(voteButton(page, 'First idea')).toHaveAttribute('aria-pressed', 'true');
  const suggest = page.locator('.dock, .who-acts').getByRole('button', { name: 'Suggest an idea' });
  await suggest.filter({ visible: true }).click();
  await expect(toast(page)).toContainText('We can’t reach the server.');

  await own.start();
  await voteButton(page, 'Second idea').click();
  await expect(toast(page)).toContainText('Thank you for your vote!');
  await expect(voteButton(page, 'Second idea')).toHaveAttribute('aria-pressed', 'true');
  expect(await site.query('SELECT idea_id::int FROM votes WHERE account_id = $1 ORDER BY idea_id', [fan.id])).toEqual([
    { idea_id: first },
    { idea_id: second },
  ]);
});

test('a board that fails to load shows visitors a retry button and redirects logged-in creators to their dashboard', async ({
  page,
  site,
}) => {
  const creator = await site.creator();
  await publish(creator, 'An idea');
  site.allowConsole(/Failed to load resource|status of 5|React Router|Error/);
  await page.goto('/explore');
  await site.expectAwake();
  const failing = `**/${creator.username}.data*`;
  await page.route(failing, (route) => route.abort());
  const open = () =>
    page.evaluate((path) => {
      history.pushState({}, '', path);
      dispatchEvent(new PopStateEvent('popstate', { state: {} }));
    }, `/${creator.username}`);
  await open();
  await expect(page.getByText('We couldn’t load the chart.')).toBeVisible();
  await expect(toast(page)).toContainText('Failed to load creator page');
  await site.expectAccessible();
  await page.unroute(failing);
  await page.getByRole('main').getByRole('button', { name: 'Try again' }).click();
  await expect(voteButton(page, 'An idea')).toBeVisible();

  const other = await site.creator();
  await site.signIn(other);
  await page.goto('/explore');
  await expect(page.getByText(`Hi, ${other.username}`)).toBeAttached();
  await page.route(failing, (route) => route.abort());
  await open();
  await expect(page).toHaveURL(/\/dashboard$/);
  expect(await site.query('SELECT FROM votes WHERE creator_id = $1', [creator.id])).toHaveLength(0);
});

test('a vote that fails with 429 or 503 shows a neutral toast, and any other failure shows an error toast', async ({
  page,
  site,
}) => {
  const creator = await site.creator();
  const [id] = await publish(creator, 'An idea');
  const fan = await site.fan();
  await site.signIn(fan);
  await page.goto(`/${creator.username}`);
  await expect(page.getByText(`Hi, ${fan.username}`)).toBeAttached();
  site.allowConsole(/Failed to load resource/);
  const answer = (status: number, code: string, message: string) =>
    page.route('**/vote', (route) => route.fulfill({ status, json: { code, message } }), { times: 1 });

  await answer(429, 'too_many_requests', 'Too many attempts. Wait a moment and try again');
  await voteButton(page, 'An idea').click();
  await expect(toast(page)).toContainText('Too many attempts. Wait a moment and try again');
  await expect(toast(page)).not.toHaveClass(/toast-error/);
  await answer(503, 'busy', 'This site is very busy right now. Try again in a few seconds');
  await voteButton(page, 'An idea').click();
  await expect(toast(page)).toContainText('This site is very busy right now.');
  await expect(toast(page)).not.toHaveClass(/toast-error/);
  await answer(404, 'idea_not_found', 'This idea doesn’t exist or is no longer published');
  await voteButton(page, 'An idea').click();
  await expect(toast(page)).toContainText('This idea doesn’t exist or is no longer published');
  await expect(toast(page)).toHaveClass(/toast-error/);
  await toast(page).getByRole('button', { name: 'Try again' }).click();
  await expect(toast(page)).toContainText('Thank you for your vote!');
  expect(await site.query('SELECT idea_id::int FROM votes WHERE account_id = $1', [fan.id])).toEqual([{ idea_id: id }]);
});
