import type { Page } from '@playwright/test';
import { createShareLink, updateShareLink } from '@upnext/contract/boards/share-links';
import { updateProfile } from '@upnext/contract/identity/accounts';
import { castVote } from '@upnext/contract/voting/votes';

import { publish, type Account } from './accounts.ts';
import { row, toast, voteButton } from './chart-page.ts';
import { expect, test } from './site.ts';

const links = {
  YouTube: 'https://youtube.com/@creator',
  Instagram: 'https://instagram.com/creator',
  TikTok: 'https://tiktok.com/@creator',
  Threads: 'https://threads.net/@creator',
  'X (Twitter)': 'https://x.com/creator',
  Website: 'https://example.com/',
};

async function fillProfile(creator: Account, logoUrl: string | null): Promise<void> {
  const body = {
    profileDescription: 'Bread, slowly.',
    logoUrl,
    youtubeUrl: links.YouTube,
    instagramUrl: links.Instagram,
    tiktokUrl: links.TikTok,
    threadsUrl: links.Threads,
    twitterUrl: links['X (Twitter)'],
    websiteUrl: links.Website,
  };
  await creator.call(updateProfile, { body });
}

async function expectProfile(page: Page, { username }: Account): Promise<void> {
  await expect(page.getByText('Bread, slowly.')).toBeVisible();
  const elsewhere = page.getByRole('navigation', { name: `${username} on other sites` });
  for (const [name, href] of Object.entries(links))
    await expect(elsewhere.getByRole('link', { name })).toHaveAttribute('href', href);
}

/** Replaces the share sheet and returns a function that reads the URL that was shared last. */
async function watchShares(page: Page): Promise<() => Promise<string | undefined>> {
  await page.addInitScript(() => {
    navigator.share = ({ url } = {}) => Promise.resolve(void Object.assign(window, { sharedUrl: url }));
  });
  return () => page.evaluate(() => (window as { sharedUrl?: string }).sharedUrl);
}

/** Presses the refresh button. The server caches a board for a second, so the refresh is retried. */
async function refreshUntilShown(page: Page, title: string): Promise<void> {
  await expect(async () => {
    const answer = page.waitForResponse(/\/api\/(creators|public)\/[^/]+$/, { timeout: 1_500 });
    await page.getByRole('button', { name: 'Refresh the chart' }).click();
    await answer;
    await expect(row(page, title)).toBeVisible({ timeout: 1_500 });
  }).toPass();
}

test('the board, /creators/:username and share link pages contain the full chart without scripts and have the same HTML for all users', async ({
  request,
  site,
}) => {
  const creator = await site.creator();
  const fan = await site.fan();
  const ids = await publish(creator, 'First idea', 'Second idea', 'Third idea');
  await fan.call(castVote, { params: { id: String(ids[1]) } });
  const { token } = await creator.call(createShareLink, { body: {} });
  const pages = [
    {
      path: `/${creator.username}`,
      title: `${creator.username}: what should I make next? · Upnext`,
      cache: /no-cache|public/,
    },
    {
      path: `/creators/${creator.username}`,
      title: `${creator.username}: what should I make next? · Upnext`,
      cache: /no-cache|public/,
    },
    {
      path: `/public/${token}`,
      title: `Content Roadmap by ${creator.username} · Upnext`,
      cache: /^private, no-store$/,
    },
  ];
  for (const { path, title, cache } of pages) {
    const headers = { 'accept-language': 'en' };
    const asGuest = await request.get(path, { headers });
    const html = await asGuest.text();
    expect([path, asGuest.status()]).toEqual([path, 200]);
    expect(asGuest.headers()['cache-control']).toMatch(cache);
    expect(html).toContain(`<title>${title}</title>`);
    expect(html).toMatch(/<meta name="description" content="[^"]{20,}"/);
    const ideas = Array.from(html.matchAll(/>(\w+ idea)(<\/a>)?<\/h3>/g), ([, name]) => name);
    expect(ideas).toEqual(['Second idea', 'First idea', 'Third idea']);
    expect(html).not.toMatch(/ style="/);
    expect(html.includes('<meta name="robots" content="noindex"/>')).toBe(path.startsWith('/public'));
    expect(html.includes(`<link rel="canonical" href="${site.origin}/${creator.username}"/>`)).toBe(
      !path.startsWith('/public'),
    );
    const cookie = `${fan.cookie}; signed_in=1`;
    const asFan = await request.get(path, { headers: { ...headers, cookie } });
    expect(Buffer.compare(await asFan.body(), await asGuest.body())).toBe(0);
  }
  expect(await site.query('SELECT votes::int FROM ideas WHERE creator_id = $1 ORDER BY id', [creator.id])).toEqual([
    { votes: 0 },
    { votes: 1 },
    { votes: 0 },
  ]);
});

test('a disabled, expired or unknown share link returns 404', async ({ page, request, site }) => {
  const creator = await site.creator();
  const link = await creator.call(createShareLink, { body: {} });
  const path = `/public/${link.token}`;
  expect((await request.get(path)).status()).toBe(200);
  await creator.call(updateShareLink, { params: { id: String(link.id) }, body: { isActive: false } });
  const off = await request.get(path);
  expect([off.status(), off.headers()['cache-control']]).toEqual([404, 'private, no-store']);
  await creator.call(updateShareLink, { params: { id: String(link.id) }, body: { isActive: true } });
  await site.query("UPDATE share_links SET expires_at = now() - interval '1 second' WHERE id = $1", [link.id]);
  expect((await request.get(path)).status()).toBe(404);
  site.allowConsole(/status of 404/);
  await page.goto('/public/there-is-no-such-token-anywhere');
  await expect(page.getByText('This board does not exist or is no longer shared.')).toBeVisible();
  await site.expectAccessible();
});

test("the board shows the creator's profile, medals, the gap to the next place, and bars proportional to the votes", async ({
  page,
  site,
}) => {
  const creator = await site.creator();
  await fillProfile(creator, null);
  const ids = await publish(creator, 'Gold', 'Silver', 'Bronze', 'Fourth');
  const fans = [await site.fan(), await site.fan(), await site.fan(), await site.fan()];
  for (const [place, fan] of fans.entries())
    for (const id of ids.slice(0, 4 - place)) await fan.call(castVote, { params: { id: String(id) } });
  await page.goto(`/${creator.username}`);
  await expect(page.getByRole('heading', { name: creator.username })).toBeVisible();
  await expect(page.getByRole('main').locator('.avatar').first()).toHaveText('C');
  await expectProfile(page, creator);
  await expect(row(page, 'Gold')).toHaveClass(/row-1.*share-100/);
  await expect(row(page, 'Silver')).toHaveClass(/row-2.*share-75/);
  await expect(row(page, 'Bronze')).toHaveClass(/row-3.*share-50/);
  await expect(row(page, 'Fourth')).toHaveClass(/^row share-25$/);
  await expect(row(page, 'Gold')).toContainText('1 vote ahead');
  await expect(row(page, 'Silver')).toContainText('1 vote behind 1st');
  await expect(row(page, 'Fourth')).toContainText('New');
  await expect(page.getByText(/^movement resets in /)).toBeVisible();

  await page.getByRole('link', { name: 'Newest' }).click();
  await expect(page).toHaveURL(`${site.origin}/${creator.username}?sort=newest`);
  await expect(page.locator('li.row h3').first()).toHaveText('Fourth');
  await expect(row(page, 'Fourth')).toContainText('4th place');
  await page.reload();
  await expect(page.locator('li.row h3').first()).toHaveText('Fourth');
  await page.getByRole('link', { name: 'Most votes', exact: true }).click();
  await expect(page.locator('li.row h3').first()).toHaveText('Gold');

  await site.signIn(creator);
  await page.reload();
  await expect(page.getByText('Your chart, as your fans see it.')).toBeVisible();
  await expect(page.getByRole('button', { name: /Vote for/ })).toHaveCount(0);
  await expect(row(page, 'Gold').locator('.score')).toHaveText('4 votes');
  await site.expectAccessible();
  expect(await site.query('SELECT FROM votes WHERE creator_id = $1', [creator.id])).toHaveLength(10);
});

test("the /creators/:username page shows the creator's profile, a login prompt to visitors, vote buttons, and descriptions in tooltips", async ({
  page,
  site,
}) => {
  const creator = await site.creator();
  const logoUrl = 'https://example.com/logo.png';
  const picture = '<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64"/>';
  await page.route(logoUrl, (route) => route.fulfill({ contentType: 'image/svg+xml', body: picture }));
  await fillProfile(creator, logoUrl);
  const [id] = await publish(creator, 'An idea');
  const path = `/creators/${creator.username}`;
  const sharedUrl = await watchShares(page);
  await page.goto(path);
  await expect(page.getByRole('heading', { name: `@${creator.username}` })).toBeVisible();
  await expect(page.getByRole('main').locator('.avatar img').first()).toHaveAttribute('src', logoUrl);
  await expectProfile(page, creator);
  await page.getByRole('button', { name: 'Share' }).first().click();
  await expect.poll(sharedUrl).toBe(`${site.origin}${path}`);
  await expect(page.getByRole('button', { name: 'Suggest an idea' })).toHaveCount(1);
  await expect(page.getByRole('link', { name: 'Log in to vote' })).toHaveAttribute('href', `${path}/auth?direct=true`);
  await expect(page.getByRole('link', { name: 'Sign up and vote' })).toHaveAttribute(
    'href',
    `${path}/auth?register=true`,
  );
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Upnext' })).toHaveAttribute('href', '/');
  await expect(page.getByRole('tooltip')).toHaveCount(0);
  await page.getByRole('button', { name: 'About this idea: An idea' }).focus();
  await expect(page.getByRole('tooltip')).toHaveText('About An idea');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('tooltip')).toHaveCount(0);
  await site.expectAccessible();

  await voteButton(page, 'An idea').click();
  await expect(page.getByRole('dialog', { name: 'Your vote for “An idea” is ready.' })).toBeVisible();

  const fan = await site.fan();
  await site.signIn(fan);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Suggest an idea' })).toHaveCount(2);
  await expect(page.getByRole('heading', { name: 'Help decide what’s next.' })).toHaveCount(0);
  await expect(toast(page)).toContainText('Thank you for your vote!');
  await expect(voteButton(page, 'An idea')).toHaveAttribute('aria-pressed', 'true');
  await expect(row(page, 'An idea')).toHaveClass(/row-voted/);
  await publish(creator, 'Published meanwhile');
  await refreshUntilShown(page, 'Published meanwhile');
  await site.expectAccessible();
  expect(await site.query('SELECT idea_id::int FROM votes WHERE account_id = $1', [fan.id])).toEqual([{ idea_id: id }]);
});

test('the share link page shows fans vote buttons and shows visitors login links that open the vote sheet', async ({
  page,
  site,
}) => {
  const creator = await site.creator();
  await fillProfile(creator, null);
  const [id] = await publish(creator, 'An idea');
  const { token } = await creator.call(createShareLink, { body: {} });
  const sharedUrl = await watchShares(page);
  await page.goto(`/public/${token}`);
  await expect(page.getByRole('heading', { name: `Content Roadmap by ${creator.username}` })).toBeVisible();
  await expect(page.getByText('Bread, slowly.')).toBeVisible();
  const link = row(page, 'An idea').getByRole('link');
  await expect(link).toContainText('login required to vote');
  await site.expectAccessible();
  await expect(link).toHaveAttribute('href', `/auth?referrer=/public/${token}`);
  await link.click();
  await expect(page.getByRole('dialog', { name: 'Your vote for “An idea” is ready.' })).toBeVisible();

  // The fan uses another tab to log in. The vote is cast when they return to this page.
  const fan = await site.fan();
  await site.signIn(fan);
  await page.goto(`/public/${token}`);
  await expect(page.locator('.chart-head')).toContainText(`@${fan.username}`);
  await expect(toast(page)).toContainText('Thank you for your vote!');
  await expect(voteButton(page, 'An idea')).toHaveAttribute('aria-pressed', 'true');
  await expect(row(page, 'An idea')).toContainText('1st place');
  await page.getByRole('button', { name: 'Share this chart' }).click();
  await expect.poll(sharedUrl).toBe(`${site.origin}/public/${token}`);
  await publish(creator, 'Published meanwhile');
  await refreshUntilShown(page, 'Published meanwhile');
  expect(await site.query('SELECT idea_id::int FROM votes WHERE account_id = $1', [fan.id])).toEqual([{ idea_id: id }]);
});
