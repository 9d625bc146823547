import { newName, publish } from './accounts.ts';
import { audienceRole, createAccount, creatorRole, logIn } from './auth-form.ts';
import { remembered, toast, voteButton } from './chart-page.ts';
import { expect, test } from './site.ts';

test('a visitor votes, signs up with the role locked to fan, and the vote is cast', async ({ page, site }) => {
  const creator = await site.creator();
  const [first, second] = await publish(creator, 'First idea', 'Second idea');
  const username = newName('new_fan');
  await page.goto(`/${creator.username}`);
  await voteButton(page, 'Second idea').click();

  await expect(page).toHaveURL(`${site.origin}/auth?referrer=/${creator.username}`);
  expect(await remembered(page, 'pendingVoteIdeaId')).toBe(String(second));
  expect(await remembered(page, 'pendingVoteUsername')).toBe(creator.username);
  await page.getByRole('tab', { name: 'Sign up' }).click();
  await expect(audienceRole(page)).toBeChecked();
  await expect(creatorRole(page)).toBeDisabled();
  await createAccount(page, username);

  await expect(page).toHaveURL(`${site.origin}/${creator.username}`);
  await expect(toast(page)).toContainText('Thank you for your vote!');
  await expect(voteButton(page, 'Second idea')).toHaveAttribute('aria-pressed', 'true');
  await expect(voteButton(page, 'First idea')).toHaveAttribute('aria-pressed', 'false');
  const votes = () =>
    site.query<{ idea_id: string }>(
      'SELECT v.idea_id FROM votes v JOIN accounts a ON a.id = v.account_id WHERE a.username = $1',
      [username],
    );
  expect(await votes()).toEqual([{ idea_id: String(second) }]);
  expect(await site.query('SELECT role FROM accounts WHERE username = $1', [username])).toEqual([{ role: 'audience' }]);

  // The pending vote is cleared, so it is not cast again.
  expect(await remembered(page, 'pendingVoteIdeaId')).toBeNull();
  expect(await remembered(page, 'pendingVoteUsername')).toBeNull();
  await page.reload();
  await expect(voteButton(page, 'Second idea')).toHaveAttribute('aria-pressed', 'true');
  expect(await votes()).toHaveLength(1);
  expect(await site.query('SELECT votes::int FROM ideas WHERE id IN ($1, $2) ORDER BY id', [first, second])).toEqual([
    { votes: 0 },
    { votes: 1 },
  ]);
});

test('a pending vote that is expired, invalid or for another creator is not cast', async ({ page, site }) => {
  const [creator, other] = [await site.creator(), await site.creator()];
  const [id] = await publish(creator, 'An idea');
  const fan = await site.fan();
  await site.signIn(fan);
  await page.goto(`/${creator.username}`);
  const expiresAt = Date.now() + 60_000;
  for (const stored of [
    { pendingVoteIdeaId: String(id), pendingVoteUsername: other.username, voteIntent: JSON.stringify({ expiresAt }) },
    { pendingVoteIdeaId: 'one', pendingVoteUsername: creator.username, voteIntent: JSON.stringify({ expiresAt }) },
    { voteIntent: JSON.stringify({ ideaId: id, redirectPath: `//${creator.username}`, expiresAt }) },
    { voteIntent: JSON.stringify({ ideaId: id, redirectPath: '/dashboard', expiresAt }) },
    { voteIntent: JSON.stringify({ ideaId: id, redirectPath: `/${creator.username}`, expiresAt: Date.now() - 1 }) },
  ]) {
    await page.evaluate((entries) => {
      localStorage.clear();
      for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
    }, stored);
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
  await logIn(page, creator.username);
  await expect(page).toHaveURL(`${site.origin}/${creator.username}`);
  await expect(page.getByText('Your chart, as your fans see it.')).toBeVisible();
  await expect(voteButton(page, 'My own idea')).toHaveCount(0);
  await expect.poll(() => remembered(page, 'pendingVoteIdeaId')).toBeNull();
  await expect(toast(page).filter({ hasText: 'Voting failed' })).toHaveCount(0);
  expect(await site.query('SELECT FROM votes WHERE account_id = $1', [creator.id])).toHaveLength(0);
});
