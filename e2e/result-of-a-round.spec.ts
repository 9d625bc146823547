import { readFile } from 'node:fs/promises';

import { toast } from './chart-page.ts';
import { endRound, makeRound, pickButton, roundRow, voteIn } from './round-page.ts';
import { expect, test } from './site.ts';

test('the result shows the winner, bars and turnout, and the creator marks the winner as planned in one tap', async ({
  page,
  site,
}) => {
  const { creator, ids, path } = await makeRound(site);
  const fan = await site.fan();
  for (const [voter, id] of [
    [fan, ids[1]],
    [await site.fan(), ids[1]],
    [await site.fan(), ids[0]],
  ] as const)
    await voteIn(creator, voter, id ?? 0);
  await site.signIn(fan);
  await page.goto(path);
  await expect(pickButton(page, 'Bravo')).toHaveAttribute('aria-pressed', 'true');
  await endRound(site, creator);
  // The open page shows the result by itself.
  await expect(page.getByText('The winner, and your pick')).toBeVisible({ timeout: 30_000 });
  await expect(page.getByRole('heading', { name: 'Bravo' })).toBeVisible();
  await expect(page.getByText('2 of 3 votes · 67%')).toBeVisible();
  await expect(roundRow(page, 'Alpha')).toContainText('33%');
  await expect(page.getByText('3 people voted')).toBeVisible();
  await site.expectAccessible();

  await site.signOut();
  await site.signIn(creator);
  await page.goto(path);
  await page.getByRole('button', { name: 'Mark as planned' }).click();
  await expect(toast(page)).toContainText('Marked as planned');
  await expect(page.getByText(`${creator.username} marked it as planned.`)).toBeVisible();
  await site.expectAccessible();
  expect(await site.query('SELECT stage FROM ideas WHERE id = $1', [ids[1]])).toEqual([{ stage: 'planned' }]);
});

test('a tie is shown as a tie, and the creator’s pick as theirs', async ({ page, site }) => {
  const { creator, ids, path } = await makeRound(site);
  for (const id of [ids[0], ids[2]]) await voteIn(creator, await site.fan(), id ?? 0);
  await endRound(site, creator);
  await page.goto(path);
  await expect(page.getByRole('heading', { name: 'It’s a tie' })).toBeVisible({ timeout: 30_000 });
  await expect(
    page.getByText(`2 ideas got the same number of votes. ${creator.username} picks the winner.`),
  ).toBeVisible();
  await expect(page.locator('.row-1')).toHaveCount(2);
  await expect(page.getByRole('button', { name: /Pick Charlie$/ })).toHaveCount(0);
  await site.expectAccessible();
  await page.getByRole('link', { name: /^Round 1/ }).click();
  await expect(page.getByText(`${creator.username} hasn’t picked the winner yet.`)).toBeVisible();

  await site.signIn(creator);
  await page.goto('/dashboard/rounds');
  await page.getByRole('link', { name: 'Pick the winner' }).click();
  await page.getByRole('button', { name: /Pick Charlie$/ }).click();
  await expect(page.getByRole('dialog', { name: 'Pick “Charlie”?' })).toContainText('You can’t change it afterwards.');
  await page.getByRole('button', { name: 'Pick it' }).click();
  await expect(toast(page)).toContainText('Winner picked');
  await expect(page.getByText(`Picked by ${creator.username}`)).toBeVisible();
  await expect(page.getByText(`${creator.username} picked it from a tie.`)).toBeVisible();
  await site.expectAccessible();
  expect(
    await site.query('SELECT winner_id::int AS id, picked_at IS NOT NULL AS picked FROM rounds WHERE creator_id = $1', [
      creator.id,
    ]),
  ).toEqual([{ id: ids[2], picked: true }]);
});

test('the result and the list of rounds are readable without JavaScript, in Spanish too', async ({ browser, site }) => {
  const { creator, ids, path } = await makeRound(site);
  await voteIn(creator, await site.fan(), ids[1] ?? 0);
  const context = await browser.newContext({ javaScriptEnabled: false, locale: 'es-ES', baseURL: site.origin });
  site.later(() => context.close());
  const page = await context.newPage();
  await page.goto(path);
  // Without scripts nobody can shuffle the ideas, so they are in the order of the chart.
  await expect(page.getByRole('heading', { name: 'Alpha' })).toBeVisible();
  await expect(page.getByText(/^Cierre: /)).toBeVisible();
  await endRound(site, creator);
  await expect(async () => {
    await page.goto(path);
    await expect(page.getByText('La ganadora')).toBeVisible({ timeout: 500 });
    await expect(page.getByRole('link', { name: 'Descargar todos los votos' })).toBeVisible({ timeout: 500 });
  }).toPass({ timeout: 30_000 });
  await expect(page.getByRole('heading', { name: 'Bravo' })).toBeVisible();
  await expect(page.getByText(/^1 de 1 voto · 100\s%$/)).toBeVisible();
  await expect(page.getByText('No muestra quiénes votaron.')).toBeVisible();
  await page.getByRole('link', { name: /^Ronda 1/ }).click();
  await expect(page.getByRole('heading', { name: 'Rondas', level: 1 })).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'What do we film on Friday?' })).toContainText('Bravo');
});

test('a voter downloads a receipt and checks the result in the browser; a changed ballot is noticed', async ({
  page,
  site,
}) => {
  const { creator, ids, path } = await makeRound(site);
  const fan = await site.fan();
  await voteIn(creator, fan, ids[2] ?? 0);
  for (const id of [ids[0], ids[2], ids[2]]) await voteIn(creator, await site.fan(), id ?? 0);
  await endRound(site, creator);
  await site.signIn(fan);
  await page.goto(path);
  const proof = page.getByRole('region', { name: 'Verified result' });
  await expect(proof).toContainText('All 4 ballots are published.', { timeout: 30_000 });

  const download = page.waitForEvent('download');
  await proof.getByRole('button', { name: 'Get your receipt' }).click();
  const receipt = JSON.parse(await readFile(await (await download).path(), 'utf8')) as { ballot: string; size: number };
  expect(JSON.parse(receipt.ballot)).toMatchObject({ ideas: [ids[2]], state: 'counted' });
  expect(receipt.size).toBe(4);

  await proof.getByRole('button', { name: 'Check it yourself' }).click();
  for (const finding of [
    '4 ballots checked',
    'The ballots match the published fingerprint.',
    'The signature of this site is valid.',
    'A recount gives the same result.',
    'Your ballot is among them, unchanged.',
    'It can’t show that every voter is a different person.',
  ])
    await expect(proof).toContainText(finding);
  await site.expectAccessible();

  // A ballot that was changed after the publication.
  await site.query(
    `UPDATE round_ballots SET idea_ids = ARRAY[$2::bigint] WHERE creator_id = $1 AND account_id <> $3 AND idea_ids = ARRAY[$4::bigint]`,
    [creator.id, ids[1], fan.id, ids[0]],
  );
  await page.reload();
  await proof.getByRole('button', { name: 'Check it yourself' }).click();
  await expect(proof).toContainText('The ballots don’t match the published fingerprint.');
  await expect(proof).toContainText('A recount gives a different result.');
});
