import { readFile } from 'node:fs/promises';

import type { Page } from '@playwright/test';
import { castVote } from '@upnext/contract/voting/votes';

import { loginDemo, publish } from './accounts.ts';
import { expect, test } from './site.ts';

/** Parses CSV with quoted fields, as a spreadsheet would. */
function parseCsv(text: string): string[][] {
  const rows: string[][] = [[]];
  for (const [, quoted, plain, end] of text.matchAll(/(?:"((?:[^"]|"")*)"|([^,\n"]*))(,|\n|$)/g)) {
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain ?? '');
    if (end === '\n') rows.push([]);
    if (end === '') break;
  }
  return rows.slice(0, -1);
}

async function download(page: Page, name: string): Promise<{ file: string; rows: string[][] }> {
  const saved = page.waitForEvent('download');
  await page.getByRole('main').getByRole('link', { name, exact: true }).click();
  const file = await saved;
  const text = await readFile(await file.path(), 'utf8');
  expect(text.startsWith('\uFEFF')).toBe(true);
  return { file: file.suggestedFilename(), rows: parseCsv(text.slice(1)) };
}

test('a creator changes the date range, selects an idea and downloads the CSV files', async ({ page, site }) => {
  const creator = await loginDemo(site.origin, 'SalYCiencia');
  await site.signIn(creator);
  await page.goto('/dashboard');
  await page.getByRole('link', { name: 'Insights' }).click();
  await expect(page).toHaveURL(`${site.origin}/dashboard/insights`);
  await expect(page.getByRole('heading', { name: 'Insights', level: 1 })).toBeVisible();
  await expect(page.getByText(/^Updated \d{1,2}:\d\d [AP]M$/)).toBeVisible();
  await site.expectAccessible();

  // The range is in the URL and the numbers match the database. Today is excluded because other tests vote.
  const perDay = await site.query<{ day: string; votes: string }>(
    `SELECT to_char(voted_at AT TIME ZONE 'UTC', 'FMMon FMDD') AS day, count(*) AS votes FROM votes
     WHERE creator_id = $1 AND state = 'counted' AND voted_at < (now() AT TIME ZONE 'UTC')::date GROUP BY 1, date_trunc('day', voted_at AT TIME ZONE 'UTC')
     ORDER BY date_trunc('day', voted_at AT TIME ZONE 'UTC') DESC`,
    [creator.id],
  );
  for (const days of [7, 30, 90]) {
    await page.getByRole('link', { name: `${days} days` }).click();
    await expect(page).toHaveURL(new RegExp(`days=${days}`));
    await expect(page.getByRole('link', { name: `${days} days` })).toHaveAttribute('aria-current', 'true');
    await page.getByText('Show as table: Votes by day').click();
    const table = page.getByRole('region', { name: 'Show as table: Votes by day' }).getByRole('table');
    await expect(table.getByRole('row')).toHaveCount(days + 1);
    for (const { day, votes } of perDay.slice(0, 6))
      await expect(table.getByRole('row', { name: `${day} ${votes}`, exact: true })).toHaveCount(1);
    await page.getByText('Show as table: Votes by day').click();
  }
  await page.getByRole('link', { name: '7 days' }).click();

  const [first] = await site.query<{ id: number; title: string }>(
    `SELECT id, title FROM ideas WHERE creator_id = $1 AND status = 'approved' ORDER BY votes DESC, created_at LIMIT 1`,
    [creator.id],
  );
  const follow = page.getByRole('link', { name: first?.title ?? '', exact: true });
  await follow.click();
  await expect(page).toHaveURL(new RegExp(`idea=${first?.id}`));
  await expect(follow).toHaveAttribute('aria-current', 'true');
  await page.reload();
  await expect(page.getByText(new RegExp(`^${first?.title}: .*peak 1st`))).toBeVisible();
  await page.getByText('Show as table: The race').click();
  await page.getByText('Show as table: When they vote').click();
  await page.getByText('Show as table: New and returning').click();
  await site.expectAccessible();

  const ideas = await download(page, 'Ideas');
  expect(ideas.file).toBe('upnext-SalYCiencia-ideas.csv');
  const stored = await site.query<{ id: string; title: string }>(
    `SELECT id::text, title FROM ideas WHERE creator_id = $1 AND status <> 'deleted' ORDER BY ideas.id`,
    [creator.id],
  );
  expect(ideas.rows[0]).toEqual(['id', 'title', 'description', 'status', 'votes', 'created_at']);
  expect(ideas.rows.slice(1).map(([id, title]) => ({ id, title }))).toEqual(stored);
  const history = await download(page, 'Places by day');
  const [places] = await site.query<{ count: string }>('SELECT count(*) FROM chart_places WHERE creator_id = $1', [
    creator.id,
  ]);
  expect(history.rows).toHaveLength(Number(places?.count) + 1);
  const days = await download(page, 'Votes by day');
  expect(days.rows.at(-2)?.[1]).toBe(perDay[0]?.votes);
});

test('a visit and a vote appear in the insights after the aggregation job has run', async ({ page, site, browser }) => {
  const creator = await site.creator();
  const [id = 0] = await publish(creator, 'First idea', 'Second idea');
  await (await site.fan()).call(castVote, { params: { id: String(id) } });
  const guest = await browser.newPage({ baseURL: site.origin });
  const counted = guest.waitForResponse(/\/visits$/);
  await guest.goto(`/${creator.username}`, { referer: 'https://www.youtube.com/watch?v=1' });
  await counted;
  // A reload and internal navigation don't count as visits.
  await guest.reload({ waitUntil: 'networkidle' });
  await guest.goto(`/creators/${creator.username}`, { referer: `${site.origin}/${creator.username}` });
  await guest.waitForLoadState('networkidle');
  await guest.close();
  await expect
    .poll(
      async () => {
        await site.query(`SELECT graphile_worker.add_job('fold-votes')`);
        return await site.query(
          `SELECT (SELECT sum(votes)::int FROM board_hours WHERE creator_id = $1) AS votes,
             (SELECT json_agg(host) FROM board_visit_days WHERE creator_id = $1) AS hosts`,
          [creator.id],
        );
      },
      { timeout: 30_000, intervals: [1_000] },
    )
    .toEqual([{ votes: 1, hosts: ['youtube.com'] }]);

  await site.signIn(creator);
  await page.goto('/dashboard/insights?lang=es&days=7');
  await expect(page.getByRole('heading', { name: 'Estadísticas', level: 1 })).toBeVisible();
  await expect(page.getByRole('list', { name: 'De dónde vienen' }).getByRole('listitem')).toHaveText('youtube.com1');
  await page.getByText('Ver como tabla: Votos por día').click();
  const rows = page.getByRole('region', { name: 'Ver como tabla: Votos por día' }).getByRole('row');
  await expect(rows).toHaveCount(8);
  await expect(rows.nth(1).getByRole('cell')).toHaveText('1');
  await expect(page.locator('.climbers > li')).toHaveText(/First idea.*\+1 voto/);
  // Without a daily close and with a single vote, these plots would be empty.
  await expect(page.getByText('aparecen aquí después del primer cierre diario')).toBeVisible();
  await expect(page.locator('.race-plot, .week-plot')).toHaveCount(0);
  await site.expectAccessible();
});

test('the insights page of a board without votes suggests a next step, and returns 403 to a fan', async ({
  page,
  site,
}) => {
  site.allowConsole(/status of 403/);
  await site.signIn(await site.creator());
  await page.goto('/dashboard/insights');
  await expect(page.getByRole('heading', { name: 'Your first votes will appear here' })).toBeVisible();
  await site.expectAccessible();
  await page.getByRole('link', { name: 'Open the share kit' }).click();
  await expect(page).toHaveURL(`${site.origin}/dashboard/share`);
  await site.signIn(await site.fan());
  expect((await page.goto('/dashboard/insights'))?.status()).toBe(403);
});

test('the insights page redirects a visitor to the login page with a return path', async ({ page, site }) => {
  await page.goto('/dashboard/insights?days=7');
  await expect(page).toHaveURL(`${site.origin}/auth?direct=true&referrer=%2Fdashboard%2Finsights%3Fdays%3D7`);
});
