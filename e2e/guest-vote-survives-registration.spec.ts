import { newName, publish } from './accounts.ts';
import { audienceRole, createAccount, creatorRole, logInOnSheet } from './auth-form.ts';
import { remembered, toast, voteButton } from './chart-page.ts';
import { expect, test } from './site.ts';

test('a visitor votes for two ideas, signs up on the login page with the role locked to fan, and both votes are cast', async ({
  page,
  site,
}) => {
  const creator = await site.creator();
  const [first, second, third] = await publish(creator, 'First idea', 'Second idea', 'Third idea');
  const username = newName('new_fan');
  await page.goto(`/${creator.username}`);
  await voteButton(page, 'Third idea').click();
  await page.getByRole('button', { name: 'Not now' }).click();
  await voteButton(page, 'Second idea').click();
  await page.getByRole('link', { name: 'Go to the login page' }).click();

  await expect(page).toHaveURL(`${site.origin}/auth?referrer=/${creator.username}`);
  expect(await remembered(page, 'pendingVoteIdeaId')).toBe(String(second));
  expect(await remembered(page, 'pendingVoteUsername')).toBe(creator.username);
  expect(JSON.parse((await remembered(page, 'voteIntent')) ?? '')).toMatchObject({
    queue: [
      { ideaId: third, username: creator.username },
      { ideaId: second, username: creator.username },
    ],
  });
  // The page shows the last idea between its neighbours.
  await expect(page.getByRole('heading', { name: 'Your vote is ready.' })).toBeVisible();
  await expect(page.getByRole('list', { name: 'The chart right now' }).getByRole('listitem')).toHaveText([
    /First idea/,
    /Second idea.*0 votes, 1 with yours/,
    /Third idea/,
  ]);
  await site.expectAccessible();
  await page.getByRole('tab', { name: 'Sign up' }).click();
  await expect(audienceRole(page)).toBeChecked();
  await expect(creatorRole(page)).toBeDisabled();
  await createAccount(page, username);

  await expect(page).toHaveURL(`${site.origin}/${creator.username}`);
  await expect(toast(page)).toContainText('Thank you for your 2 votes!');
  await expect(voteButton(page, 'Second idea')).toHaveAttribute('aria-pressed', 'true');
  await expect(voteButton(page, 'Third idea')).toHaveAttribute('aria-pressed', 'true');
  await expect(voteButton(page, 'First idea')).toHaveAttribute('aria-pressed', 'false');
  const votes = () =>
    site.query<{ idea_id: number }>(
      'SELECT v.idea_id::int FROM votes v JOIN accounts a ON a.id = v.account_id WHERE a.username = $1 ORDER BY 1',
      [username],
    );
  expect(await votes()).toEqual([{ idea_id: second }, { idea_id: third }]);
  expect(await site.query('SELECT role FROM accounts WHERE username = $1', [username])).toEqual([{ role: 'audience' }]);

  // The stored votes are cleared, so they are not cast again.
  for (const key of ['pendingVoteIdeaId', 'pendingVoteUsername', 'voteIntent'])
    expect([key, await remembered(page, key)]).toEqual([key, null]);
  await page.reload();
  await expect(voteButton(page, 'Second idea')).toHaveAttribute('aria-pressed', 'true');
  expect(await votes()).toHaveLength(2);
  expect(await site.query('SELECT votes::int FROM ideas WHERE id = $1', [first])).toEqual([{ votes: 0 }]);
});

test('a pending vote that is expired, invalid or for another creator is not cast', async ({ page, site }) => {
  const [creator, other] = [await site.creator(), await site.creator()];
  const [id] = await publish(creator, 'An idea');
  const fan = await site.fan();
  await site.signIn(fan);
  await page.goto(`/${creator.username}`);
  const { username } = creator;
  const expiresAt = Date.now() + 60_000;
  // The browser logs the responses to the votes on the other creator's board, to which the idea doesn't belong, and on
  // the invalid one.
  site.allowConsole(/status of 40[04]/);
  for (const voteIntent of [
    { queue: [{ ideaId: id, username: other.username }], expiresAt },
    { queue: [{ ideaId: 'one', username }], expiresAt },
    { queue: [{ ideaId: id, username: `../${username}` }], expiresAt },
    { queue: { ideaId: id, username }, expiresAt },
    { queue: [{ ideaId: id, username }], expiresAt: Date.now() - 1 },
    { queue: [{ ideaId: id, username }] },
  ]) {
    await page.evaluate((intent) => {
      localStorage.clear();
      localStorage.setItem('voteIntent', JSON.stringify(intent));
    }, voteIntent);
    await page.reload();
    await expect(page.getByText(`Hi, ${fan.username}`)).toBeAttached();
    await page.waitForTimeout(900);
    await expect(voteButton(page, 'An idea')).toHaveAttribute('aria-pressed', 'false');
  }
  expect(await site.query('SELECT FROM votes WHERE account_id = $1', [fan.id])).toHaveLength(0);
});

test("a pending vote is dropped if the visitor logs in as the board's owner", async ({ page, site }) => {
  const creator = await site.creator();
  await publish(creator, 'My own idea');
  await page.goto(`/${creator.username}`);
  await voteButton(page, 'My own idea').click();
  await logInOnSheet(page, creator.username);
  await expect(page).toHaveURL(`${site.origin}/${creator.username}`);
  await expect(page.getByText('Your chart, as your fans see it.')).toBeVisible();
  await expect(voteButton(page, 'My own idea')).toHaveCount(0);
  await expect.poll(() => remembered(page, 'pendingVoteIdeaId')).toBeNull();
  await expect(toast(page).filter({ hasText: 'Voting failed' })).toHaveCount(0);
  expect(await site.query('SELECT FROM votes WHERE account_id = $1', [creator.id])).toHaveLength(0);
});
