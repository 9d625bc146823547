import { castVote } from '@upnext/contract/voting/votes';

import { password, publish } from './accounts.ts';
import { expect, test } from './site.ts';

test('a creator deletes their account after two confirmations, and their votes on other boards still count', async ({
  page,
  site,
}) => {
  const host = await site.creator();
  const [idea = 0] = await publish(host, 'Keeps its vote');
  const leaver = await site.creator();
  const [own = 0] = await publish(leaver, 'Goes with its creator');
  await leaver.call(castVote, { params: { id: String(idea) } });
  await (await site.fan()).call(castVote, { params: { id: String(own) } });
  await site.signIn(leaver);
  await page.goto('/account');
  await page.getByRole('button', { name: 'Delete account…' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Your votes on other boards still count');
  await site.expectAccessible();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Delete account…' }).click();
  await dialog.getByRole('button', { name: 'I understand, continue' }).click();
  site.allowConsole(/status of (403|404)/);
  await expect(dialog.getByLabel('Enter your password to confirm')).toBeFocused();
  await page.keyboard.type('not this one');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('That password or recovery code isn’t right')).toBeVisible();
  await dialog.getByLabel('Enter your password to confirm').fill(password);
  await dialog.getByRole('button', { name: 'Delete permanently' }).click();
  await expect(page).toHaveURL(`${site.origin}/`);
  await expect(page.locator('.toast')).toContainText('Your account has been deleted');

  const [row] = await site.query<Record<string, unknown>>('SELECT * FROM accounts WHERE id = $1', [leaver.id]);
  const kept = Object.entries(row ?? {}).filter(([, value]) => value !== null);
  expect(kept.map(([column]) => column).toSorted()).toEqual([
    'created_at',
    'deleted_at',
    'id',
    'profile_background',
    'role',
  ]);
  expect(await site.query('SELECT FROM sessions WHERE account_id = $1', [leaver.id])).toEqual([]);
  const counts = `SELECT i.votes::int AS shown, count(v.account_id)::int AS stored FROM ideas i
    LEFT JOIN votes v ON v.creator_id = i.creator_id AND v.idea_id = i.id WHERE i.id = $1 GROUP BY i.votes`;
  expect(await site.query(counts, [idea])).toEqual([{ shown: 1, stored: 1 }]);
  // A job deletes the boards ten seconds later.
  await expect
    .poll(() => site.query('SELECT FROM boards WHERE creator_id = $1', [leaver.id]), { timeout: 40_000 })
    .toEqual([]);
  expect(await site.query('SELECT FROM votes WHERE creator_id = $1', [leaver.id])).toEqual([]);

  await page.goto(`/${leaver.username}`);
  await expect(page.getByText('This board does not exist or is no longer shared.')).toBeVisible();
});
