import type { Page } from '@playwright/test';
import { createShareLink } from '@upnext/contract/boards/share-links';
import { logout } from '@upnext/contract/identity/accounts';

import { publish } from './accounts.ts';
import { logIn } from './auth-form.ts';
import { remembered, toast, voteButton } from './chart-page.ts';
import { expect, test } from './site.ts';

/** Opens a page and waits for its last request as the viewer. A later one would show that the session has ended. */
async function open(page: Page, path: string): Promise<void> {
  const counted = page.waitForResponse('**/api/user/achievements?*');
  await page.goto(path);
  await counted;
}

test('a vote clicked after the session has ended is stored and cast after login', async ({ page, site }) => {
  const creator = await site.creator();
  const [id] = await publish(creator, 'An idea');
  const fan = await site.fan();
  await site.signIn(fan);
  await open(page, `/${creator.username}`);
  // The fan logs out in another tab. This page does not know about it yet.
  await fan.call(logout, {});
  site.allowConsole(/status of 401/);
  const pressedAt = Date.now();
  await voteButton(page, 'An idea').click();
  await expect(toast(page)).toContainText('Your session has expired');
  await expect(toast(page)).toContainText('Please log in again.');
  expect(await remembered(page, 'pendingVoteIdeaId')).toBe(String(id));
  await expect(page).toHaveURL(`${site.origin}/auth?login=true&referrer=/${creator.username}`);
  expect(Date.now() - pressedAt).toBeGreaterThanOrEqual(1_500);
  expect(await site.query('SELECT FROM votes WHERE account_id = $1', [fan.id])).toHaveLength(0);

  await logIn(page, fan.username);
  await expect(page).toHaveURL(`${site.origin}/${creator.username}`);
  await expect(voteButton(page, 'An idea')).toHaveAttribute('aria-pressed', 'true');
  expect(await site.query('SELECT FROM votes WHERE account_id = $1 AND idea_id = $2', [fan.id, id])).toHaveLength(1);
});

for (const kind of ['stage', 'linked'] as const) {
  test(`a vote clicked on the ${kind === 'stage' ? '/creators/:username' : 'share link'} page after the session has ended is stored with its path and cast after login`, async ({
    page,
    site,
  }) => {
    const creator = await site.creator();
    const [id] = await publish(creator, 'An idea');
    const { token } = await creator.call(createShareLink, { body: {} });
    const path = kind === 'stage' ? `/creators/${creator.username}` : `/public/${token}`;
    const fan = await site.fan();
    await site.signIn(fan);
    await open(page, path);
    // The fan logs out in another tab. This page does not know about it yet.
    await fan.call(logout, {});
    site.allowConsole(/status of 401/);
    await voteButton(page, 'An idea').click();
    await expect(page).toHaveURL(`${site.origin}/auth?login=true&referrer=${path}`);
    expect(JSON.parse((await remembered(page, 'voteIntent')) ?? '')).toMatchObject({ ideaId: id, redirectPath: path });

    await logIn(page, fan.username);
    await expect(page).toHaveURL(site.origin + path);
    await expect(toast(page)).toContainText('Thank you for your vote!');
    expect(await remembered(page, 'voteIntent')).toBeNull();
    expect(await site.query('SELECT FROM votes WHERE account_id = $1 AND idea_id = $2', [fan.id, id])).toHaveLength(1);
  });
}
