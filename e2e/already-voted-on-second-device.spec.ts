import { castVote } from '@upnext/contract/voting/votes';

import { publish } from './accounts.ts';
import { logInOnSheet } from './auth-form.ts';
import { remembered, toast, voteButton } from './chart-page.ts';
import { expect, test } from './site.ts';

test('ideas that the fan voted for on another device are shown as voted after a single request', async ({
  page,
  site,
}) => {
  const creator = await site.creator();
  const [first, second] = await publish(creator, 'First idea', 'Second idea');
  const fan = await site.fan();
  await fan.call(castVote, { params: { id: String(second) } });
  await site.signIn(fan);
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    // Ignore background requests, which can be sent at any time.
    if (pathname.startsWith('/api/') && !/\/(live|unread|visits|follow|weeks|achievements)$/.test(pathname))
      asked.push(`${request.method()} ${pathname}${decodeURIComponent(search)}`);
  });
  await page.goto(`/${creator.username}`);
  await expect(voteButton(page, 'Second idea')).toHaveAttribute('aria-pressed', 'true');
  await expect(voteButton(page, 'First idea')).toHaveAttribute('aria-pressed', 'false');
  expect(asked).toEqual(['GET /api/user', `GET /api/creators/${creator.username}/votes?ideas=${first},${second}`]);
  expect(await remembered(page, 'votedIdeas')).toBe(`[${second}]`);

  await voteButton(page, 'Second idea').click({ force: true });
  await expect(toast(page)).toContainText('You have already voted');
  expect(asked).toHaveLength(2);
  expect(await site.query('SELECT FROM votes WHERE account_id = $1', [fan.id])).toHaveLength(1);
});

test('voting for an idea that the fan already voted for on another device shows it as voted without an error', async ({
  page,
  site,
}) => {
  const creator = await site.creator();
  const [id] = await publish(creator, 'An idea');
  const fan = await site.fan();
  await site.signIn(fan);
  const ownVotes = page.waitForResponse(/\/votes\?ideas=/);
  await page.goto(`/${creator.username}`);
  await ownVotes;
  await expect(page.getByText(`Hi, ${fan.username}`)).toBeAttached();
  await fan.call(castVote, { params: { id: String(id) } });
  site.allowConsole(/status of 409/);
  await voteButton(page, 'An idea').click();
  await expect(voteButton(page, 'An idea')).toHaveAttribute('aria-pressed', 'true');
  await expect(toast(page)).toHaveCount(0);
  expect(await remembered(page, 'votedIdeas')).toBe(`[${id}]`);
  expect(await site.query('SELECT votes::int FROM ideas WHERE id = $1', [id])).toEqual([{ votes: 1 }]);
});

test('after logout, the ideas that the fan voted for are not shown as voted, and a visitor can vote for them', async ({
  page,
  site,
}) => {
  const creator = await site.creator();
  const [id] = await publish(creator, 'An idea');
  const fan = await site.fan();
  await site.signIn(fan);
  await page.goto(`/${creator.username}`);
  await voteButton(page, 'An idea').click();
  await expect(toast(page)).toContainText('Thank you for your vote!');
  expect(await remembered(page, 'votedIdeas')).toBe(`[${id}]`);
  await page.getByRole('button', { name: `Hi, ${fan.username}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Log out' }).click();
  await expect(voteButton(page, 'An idea')).toHaveAttribute('aria-pressed', 'false');
  expect(await remembered(page, 'votedIdeas')).toBeNull();
  await page.reload();
  await expect(voteButton(page, 'An idea')).toHaveAttribute('aria-pressed', 'false');

  // Another fan logs in in the same browser, and the vote counts.
  const other = await site.fan();
  await voteButton(page, 'An idea').click();
  await logInOnSheet(page, other.username);
  await expect(toast(page)).toContainText('Thank you for your vote!');
  expect(await site.query('SELECT FROM votes WHERE idea_id = $1', [id])).toHaveLength(2);
});
