import { mergeIdea } from '@upnext/contract/boards/merges';
import { changeStage } from '@upnext/contract/boards/roadmap';
import { castVote } from '@upnext/contract/voting/votes';

import { publish, suggest, type Account } from './accounts.ts';
import { toast } from './chart-page.ts';
import { expect, test, type Site } from './site.ts';

/** A creator with ideas in 1st, 2nd, 3rd… place: the first has one vote fewer than there are ideas, the last has none. */
async function makeChart(site: Site, ...titles: string[]): Promise<{ creator: Account; ids: number[] }> {
  const creator = await site.creator();
  const ids = await publish(creator, ...titles);
  for (let voters = titles.length - 1; voters > 0; voters--) {
    const fan = await site.fan();
    for (const id of ids.slice(0, voters)) await fan.call(castVote, { params: { id: String(id) } });
  }
  return { creator, ids };
}

test('a fan opens an idea from the board, votes there, and withdraws the vote', async ({ page, site }) => {
  const { creator, ids } = await makeChart(site, 'Paella', 'Tortilla', 'Gazpacho', 'Flan');
  const fan = await site.fan();
  await site.signIn(fan);
  await page.goto(`/${creator.username}`);
  await page.getByRole('link', { name: 'Gazpacho' }).click();
  await expect(page).toHaveURL(new RegExp(`/${creator.username}/idea/${ids[2]}$`));
  await expect(page.getByRole('heading', { level: 1, name: 'Gazpacho' })).toBeVisible();
  const race = page.getByRole('region', { name: '1 vote to 2nd' });
  await expect(race.getByRole('listitem')).toHaveText([/Paella/, /Tortilla/, /Gazpacho/, /Flan/]);
  await expect(race).toContainText('1 ahead of 4th');
  await expect(page.getByRole('region', { name: 'More on this chart' }).getByRole('listitem')).toHaveCount(3);
  await expect(page.getByRole('heading', { name: 'Joined today' })).toBeVisible();
  await site.expectAccessible();

  const votes = () => site.query('SELECT votes::int FROM ideas WHERE id = $1', [ids[2]]);
  await page.getByRole('button', { name: 'Vote for Gazpacho, 1 vote' }).click();
  await expect(page.getByRole('button', { name: 'Voted for Gazpacho, 2 votes' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await expect(toast(page)).toContainText('Thank you for your vote!');
  await expect(page.getByRole('heading', { name: 'Level with 2nd' })).toBeVisible();
  expect(await votes()).toEqual([{ votes: 2 }]);
  await page.reload();
  await page.getByRole('button', { name: 'Withdraw vote for Gazpacho' }).click();
  await expect(page.getByRole('button', { name: 'Vote for Gazpacho, 1 vote' })).toHaveAttribute(
    'aria-pressed',
    'false',
  );
  await expect(page.getByRole('button', { name: 'Withdraw vote for Gazpacho' })).toHaveCount(0);
  expect(await votes()).toEqual([{ votes: 1 }]);

  await page.getByRole('region', { name: 'More on this chart' }).getByRole('link', { name: 'Flan' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Flan' })).toBeVisible();
  await page.getByRole('link', { name: `Back to the chart: ${creator.username}` }).click();
  await expect(page).toHaveURL(new RegExp(`/${creator.username}$`));
});

test("an idea's page shows the votes of others as they arrive", async ({ page, site }) => {
  const { creator, ids } = await makeChart(site, 'Paella', 'Tortilla');
  const stream = page.waitForRequest(/\/live\?/);
  await page.goto(`/${creator.username}/idea/${ids[1]}`);
  await expect(page.getByRole('region', { name: 'No votes yet' })).toBeVisible();
  await stream;
  for (const fan of [await site.fan(), await site.fan()]) await fan.call(castVote, { params: { id: String(ids[1]) } });
  await expect(page.getByRole('region', { name: '1 vote ahead' })).toBeVisible({ timeout: 20_000 });
  await expect(page.locator('.idea-hero')).toContainText('1st place');
});

test('the old address of a merged idea leads to the idea that has its votes', async ({ page, request, site }) => {
  const creator = await site.creator();
  const [kept, double] = await publish(creator, 'Paella', 'Paella again');
  await creator.call(mergeIdea, { params: { id: String(double) }, body: { into: kept ?? 0 } });
  const address = `/${creator.username}/idea/${double}`;
  const answer = await request.get(`${address}?lang=es`, { maxRedirects: 0 });
  expect([answer.status(), answer.headers().location]).toEqual([301, `/${creator.username}/idea/${kept}?lang=es`]);
  expect(answer.headers()['cache-control']).toBe('public, max-age=60, s-maxage=1');
  await page.goto(address);
  await expect(page).toHaveURL(new RegExp(`/idea/${kept}$`));
  await expect(page.getByRole('heading', { level: 1, name: 'Paella' })).toBeVisible();
});

test('a made idea leads to the video instead of the vote, and an idea that is not planned says why', async ({
  page,
  site,
}) => {
  const { creator, ids } = await makeChart(site, 'Paella', 'Tortilla', 'Flan');
  const step = (id: number | undefined, body: Parameters<typeof creator.call<typeof changeStage>>[1]['body']) =>
    creator.call(changeStage, { params: { id: String(id) }, body });
  await step(ids[0], { stage: 'made', pieceUrl: 'https://www.youtube.com/watch?v=out-now' });
  await step(ids[1], { stage: 'not-planned', reason: 'We ran out of eggs' });
  await site.signIn(await site.fan());
  await page.goto(`/${creator.username}/idea/${ids[0]}`);
  await expect(page.getByRole('link', { name: 'Watch on YouTube' })).toHaveAttribute(
    'href',
    'https://www.youtube.com/watch?v=out-now',
  );
  await expect(page.locator('.stages [aria-current]')).toHaveText('Made');
  await expect(page.getByRole('button', { name: /for Paella/ })).toHaveCount(0);
  await expect(page.locator('.race')).toHaveCount(0);
  await site.expectAccessible();

  await page.goto(`/${creator.username}/idea/${ids[1]}`);
  await expect(page.getByText(`${creator.username} isn’t planning to make this.`)).toBeVisible();
  await expect(page.getByText('We ran out of eggs')).toBeVisible();
  await expect(page.locator('.stages')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'See the chart' })).toBeVisible();
  await site.expectAccessible();
});

test("an idea's page can be read and shared without JavaScript, in Spanish too", async ({ browser, site }) => {
  const { creator, ids } = await makeChart(site, 'Paella </script>', 'Tortilla', 'Flan');
  const context = await browser.newContext({ javaScriptEnabled: false, locale: 'es-ES', baseURL: site.origin });
  const page = await context.newPage();
  const path = `/${creator.username}/idea/${ids[1]}`;
  await page.goto(`/${creator.username}`);
  await page.getByRole('link', { name: 'Tortilla' }).click();
  await expect(page).toHaveURL(site.origin + path);
  await expect(page.getByRole('heading', { level: 1, name: 'Tortilla' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'A 1 voto del 1.º' })).toContainText('Paella </script>');
  await expect(page.locator('.stages [aria-current]')).toHaveText('En el ranking');
  const url = encodeURIComponent(site.origin + path);
  await expect(page.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute('href', new RegExp(url));
  await expect(page.getByRole('link', { name: 'Publicar en X' })).toHaveAttribute('href', new RegExp(url));
  const image = await page.getByRole('link', { name: /Historia/ }).getAttribute('href');
  const picture = await page.request.get(image ?? '');
  expect([picture.status(), picture.headers()['content-type']]).toEqual([200, 'image/png']);
  await context.close();
});

test("an idea's page has the meta tags for link previews and search engines", async ({ request, site }) => {
  const { creator, ids } = await makeChart(site, 'Paella </script>', 'Tortilla');
  const address = `${site.origin}/${creator.username}/idea/${ids[0]}`;
  const html = await (await request.get(`${address}?lang=es`)).text();
  expect(html).toContain(`<link rel="canonical" href="${address}?lang=es"/>`);
  for (const language of ['en', 'es'])
    expect(html).toContain(`<link rel="alternate" hrefLang="${language}" href="${address}?lang=${language}"/>`);
  const image = html.match(/property="og:image" content="([^"]+)"/)?.[1]?.replaceAll('&amp;', '&') ?? '';
  expect(image).toMatch(new RegExp(`/share/${creator.username}/idea/${ids[0]}\\.png\\?lang=es&v=\\d+$`));
  expect((await request.get(image)).headers()['content-type']).toBe('image/png');
  const facts: unknown = JSON.parse(html.match(/<script type="application\/ld\+json">([^]*?)<\/script>/)?.[1] ?? '{}');
  expect(facts).toMatchObject({
    '@type': 'CreativeWork',
    name: 'Paella </script>',
    author: { name: creator.username },
    interactionStatistic: { userInteractionCount: 1 },
  });
});

test('pending and missing ideas have no page, and the page of a share link has no links to ideas', async ({
  page,
  request,
  site,
}) => {
  const creator = await site.creator();
  const [pending] = await suggest(await site.fan(), creator, 'Please');
  for (const id of [pending, 999_999_999, 'first'])
    expect((await request.get(`/${creator.username}/idea/${id}`)).status()).toBe(404);
  await page.goto('/public/demo-SalYCiencia-open-k3Qd9vT');
  await expect(page.locator('.row-title').first()).toBeVisible();
  await expect(page.locator('.row-title a')).toHaveCount(0);
});
