import { endRound, makeRound, pickButton, voteIn } from './round-page.ts';
import { expect, test } from './site.ts';

test('the insights of a round show its turnout, new voters and where they came from, in Spanish too', async ({
  page,
  site,
}) => {
  // The figures are measured ten seconds after the result.
  test.slow();
  const { creator, ids, path } = await makeRound(site);
  const [old, fresh] = [await site.fan(), await site.fan()];
  // Insights know that this fan voted on the chart a week ago.
  await site.query(
    `INSERT INTO board_voters SELECT creator_id, board_id, $2, now() - interval '7 days', now() - interval '7 days'
     FROM rounds WHERE creator_id = $1`,
    [creator.id, old.id],
  );
  await voteIn(creator, old, ids[0] ?? 0);

  await site.signIn(fresh);
  await page.goto(path, { referer: 'https://www.youtube.com/watch?v=1' });
  await pickButton(page, 'Bravo').click();
  await expect(pickButton(page, 'Bravo')).toHaveAttribute('aria-pressed', 'true');
  await site.signOut();

  await site.signIn(creator);
  await page.goto('/dashboard/insights');
  const rounds = page.getByRole('region', { name: 'Rounds', exact: true });
  await expect(rounds.getByRole('listitem')).toContainText('Open now');
  await expect(rounds).toContainText('appear about a minute after the result is final');
  await endRound(site, creator);
  await expect(async () => {
    await page.reload();
    await expect(rounds).toContainText('100% of 2 recent voters', { timeout: 500 });
  }).toPass({ timeout: 60_000, intervals: [2_000] });
  await expect(rounds.locator('.round-figure')).toHaveText(['2', '1']);
  await expect(rounds.locator('.round-source')).toHaveText(['50% Unknown', '50% youtube.com']);
  await page.getByText('Show as table: Rounds').click();
  const row = page.getByRole('region', { name: 'Show as table: Rounds' }).getByRole('row').nth(1);
  await expect(row.getByRole('cell')).toHaveText([/\d{4}$/, '2', '2', '1', 'Unknown 1, youtube.com 1']);
  await site.expectAccessible();

  await page.goto('/dashboard/insights?lang=es');
  await expect(page.getByRole('region', { name: 'Rondas', exact: true })).toContainText('de 2 votantes recientes');
  await site.expectAccessible();
});

test('a board with votes and without rounds leads to the rounds', async ({ page, site }) => {
  const creator = await site.creator();
  await site.query(
    `INSERT INTO board_visit_days SELECT creator_id, id, now(), 0, 'direct', 1 FROM boards WHERE creator_id = $1`,
    [creator.id],
  );
  await site.signIn(creator);
  await page.goto('/dashboard/insights');
  const rounds = page.getByRole('region', { name: 'Rounds', exact: true });
  await expect(rounds).toContainText('After your first round');
  await rounds.getByRole('link', { name: 'Go to rounds' }).click();
  await expect(page).toHaveURL(`${site.origin}/dashboard/rounds`);
});
