import { castVote } from '@upnext/contract/voting/votes';

import { publish } from './accounts.ts';
import { remembered, toast, voteButton } from './chart-page.ts';
import { expect, test } from './site.ts';

test('ideas voted for on another device are shown as voted after a single request', async ({ page, site }) => {
  const creator = await site.creator();
  const [first, second] = await publish(creator, 'First idea', 'Second idea');
  const fan = await site.fan();
  await fan.call(castVote, { params: { id: String(second) } });
  await site.signIn(fan);
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    // Ignore background requests, which can be sent at any time.
    if (pathname.startsWith('/api/') && !/\/(live|unread|visits|follow|weeks)$/.test(pathname))
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

test('voting for an idea already voted for on another device shows it as voted without an error', async ({
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

test("a visitor's votes come from local storage, and a logged-in fan's votes come from the server", async ({
  page,
  site,
}) => {
  const creator = await site.creator();
  const [id] = await publish(creator, 'An idea');
  await page.goto(`/${creator.username}`);
  await page.evaluate((votedIdea) => localStorage.setItem('votedIdeas', `[${votedIdea}]`), id);
  await page.reload();
  await expect(voteButton(page, 'An idea')).toHaveAttribute('aria-pressed', 'true');
  await voteButton(page, 'An idea').click({ force: true });
  await expect(toast(page)).toContainText('You have already voted');

  // Another fan in the same browser has not voted yet.
  const fan = await site.fan();
  await site.signIn(fan);
  await page.reload();
  await expect(page.getByText(`Hi, ${fan.username}`)).toBeAttached();
  await expect(voteButton(page, 'An idea')).toHaveAttribute('aria-pressed', 'false');
  await voteButton(page, 'An idea').click();
  await expect(toast(page)).toContainText('Thank you for your vote!');
  expect(await site.query('SELECT FROM votes WHERE account_id = $1', [fan.id])).toHaveLength(1);
});
