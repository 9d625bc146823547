import type { Page } from '@playwright/test';

import { watchRequests } from './quiet-network.ts';
import { expect, test } from './site.ts';

const kilobyte = 1_000;

/** The gzipped size of all scripts and styles that the page loads until the network is idle. */
async function weigh(page: Page, path: string): Promise<{ script: number; stylesheet: number }> {
  const addresses = { script: new Set<string>(), stylesheet: new Set<string>() };
  page.on('request', (request) => {
    const kind = request.resourceType();
    if (kind === 'script' || kind === 'stylesheet') addresses[kind].add(request.url());
  });
  const quiet = watchRequests(page);
  await page.goto(path);
  await quiet();
  const weightOf = async (urls: Set<string>) => {
    const lengths = [...urls].map(async (url) => {
      const answer = await page.request.get(url, { headers: { 'accept-encoding': 'gzip' } });
      return Number(answer.headers()['content-length'] ?? Number.NaN);
    });
    return (await Promise.all(lengths)).reduce((sum, length) => sum + length, 0);
  };
  return { script: await weightOf(addresses.script), stylesheet: await weightOf(addresses.stylesheet) };
}

for (const [path, script] of [
  ['/SalYCiencia', 160],
  ['/creators/SalYCiencia', 160],
  ['/', 170],
] as const) {
  test(`${path} loads at most ${script} KB of script and 20 KB of styles`, async ({ page }) => {
    const weight = await weigh(page, path);
    expect(weight.script).toBeGreaterThan(100 * kilobyte);
    expect(weight.script).toBeLessThanOrEqual(script * kilobyte);
    expect(weight.stylesheet).toBeLessThanOrEqual(20 * kilobyte);
  });
}

test("an idea's page loads at most 165 KB of script and 20 KB of styles", async ({ page, request }) => {
  const board = (await (await request.get('/api/creators/SalYCiencia')).json()) as { ideas: { id: number }[] };
  const weight = await weigh(page, `/SalYCiencia/idea/${board.ideas[4]?.id}`);
  expect(weight.script).toBeGreaterThan(100 * kilobyte);
  expect(weight.script).toBeLessThanOrEqual(165 * kilobyte);
  expect(weight.stylesheet).toBeLessThanOrEqual(20 * kilobyte);
});

test('the pages of a round load at most 170 KB of script and 20 KB of styles', async ({ page }) => {
  for (const number of [1, 3]) {
    const weight = await weigh(page, `/LanternPixel/rounds/${number}`);
    expect(weight.script).toBeGreaterThan(100 * kilobyte);
    expect(weight.script).toBeLessThanOrEqual(170 * kilobyte);
    expect(weight.stylesheet).toBeLessThanOrEqual(20 * kilobyte);
  }
});

test('a board loads at most 75 KB of fonts', async ({ page }) => {
  const lengths: Promise<number>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'font') lengths.push(response.body().then(({ length }) => length));
  });
  const quiet = watchRequests(page);
  await page.goto('/SalYCiencia');
  await quiet();
  const sum = (await Promise.all(lengths)).reduce((total, length) => total + length, 0);
  expect(lengths.length).toBeGreaterThan(1);
  expect(sum).toBeLessThanOrEqual(75 * kilobyte);
});
