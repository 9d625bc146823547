import { approveSuggestion, suggestIdea } from '@upnext/contract/boards/suggestions';
import { updateProfile } from '@upnext/contract/identity/accounts';
import { castVote } from '@upnext/contract/voting/votes';

import { publish } from './accounts.ts';
import { expect, test } from './site.ts';

test("the profile page lists a fan's votes and suggestions with their current status", async ({ page, site }) => {
  const creator = await site.creator();
  await creator.call(updateProfile, { body: { displayName: 'Ana Bakes' } });
  const fan = await site.fan();
  const ids = await publish(creator, ...Array.from({ length: 10 }, (_, index) => `Idea ${index + 1}`));
  for (const id of ids) await fan.call(castVote, { params: { id: String(id) } });
  const params = { username: creator.username };
  const description = 'Long enough to be sent';
  const taken = await fan.call(suggestIdea, { params, body: { title: 'Taken up', description } });
  await fan.call(suggestIdea, { params, body: { title: 'Still waiting', description } });
  await creator.call(approveSuggestion, { params: { id: String(taken.id) } });

  await site.signIn(fan);
  await page.goto('/profile');
  const panel = page.getByRole('region', { name: 'Your votes and suggestions' });
  await expect(panel.getByRole('listitem')).toHaveCount(8);
  await expect(panel.getByRole('listitem').first()).toContainText('Idea 10');
  await expect(panel.getByRole('listitem').first()).toContainText('1 vote');
  await expect(panel.getByRole('listitem').first()).toContainText('on Ana Bakes’s chart');
  await panel.getByRole('button', { name: 'Show more' }).click();
  await expect(panel.getByRole('listitem')).toHaveCount(10);
  await expect(panel.getByRole('button', { name: 'Show more' })).toHaveCount(0);

  await panel.getByRole('tab', { name: 'Suggestions' }).click();
  await expect(panel.getByRole('listitem').filter({ hasText: 'Still waiting' })).toContainText('Waiting for approval');
  await expect(panel.getByRole('listitem').filter({ hasText: 'Taken up' })).toContainText('Published');
  await expect(panel).toContainText('Places are from the last daily close. Vote counts are current.');
  await expect(panel).toContainText('your notifications say why');
  await site.expectAccessible();
  await panel.getByRole('link', { name: 'Ana Bakes' }).first().click();
  await expect(page).toHaveURL(`/${creator.username}`);
  expect(
    await site.query('SELECT title, status::text FROM ideas WHERE suggested_by = $1 ORDER BY title', [fan.id]),
  ).toEqual([
    { title: 'Still waiting', status: 'pending' },
    { title: 'Taken up', status: 'approved' },
  ]);
});
