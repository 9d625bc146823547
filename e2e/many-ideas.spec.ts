import { chooseAction, ideaRow, ideaRows } from './dashboard-page.ts';
import { expect, test } from './site.ts';

test('the dashboard loads more than 100 ideas page by page', async ({ page, site }) => {
  const creator = await site.creator();
  await site.query(
    `WITH board AS (UPDATE boards SET idea_count = 130, version = version + 1 WHERE creator_id = $1 RETURNING creator_id, id)
     INSERT INTO ideas (creator_id, board_id, title, created_at)
     SELECT creator_id, id, 'Idea ' || n, now() + n * interval '1 millisecond' FROM board, generate_series(1, 130) n`,
    [creator.id],
  );
  await site.signIn(creator);
  await page.goto('/dashboard');
  await expect(page.getByRole('tab', { name: 'My ideas 130' })).toBeVisible();
  await expect(ideaRows(page)).toHaveCount(100);
  await expect(page.getByText('100 of 130')).toBeVisible();
  await page.getByRole('button', { name: 'Show more' }).click();
  await expect(ideaRows(page)).toHaveCount(130);
  await expect(page.getByRole('button', { name: 'Show more' })).toHaveCount(0);
  await expect(page.getByRole('listitem').filter({ hasText: 'Idea 101' })).toBeFocused();

  await chooseAction(page, 'Idea 101', 'Delete idea…');
  await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByRole('tab', { name: 'My ideas 129' })).toBeVisible();
  await expect(ideaRow(page, 'Idea 102').getByText('101st place')).toBeAttached();
  await page.getByRole('tab', { name: 'Top Ideas' }).click();
  await expect(ideaRows(page)).toHaveCount(10);
  expect(
    await site.query(`SELECT FROM ideas WHERE creator_id = $1 AND status = 'approved'`, [creator.id]),
  ).toHaveLength(129);
});

test('the dashboard loads made and not-planned ideas page by page, and they can be reopened and deleted', async ({
  page,
  site,
}) => {
  const creator = await site.creator();
  await site.query(
    `INSERT INTO ideas (creator_id, board_id, title, status, stage, piece_url, not_planned_reason, staged_at)
     SELECT b.creator_id, b.id, stage || ' ' || n, 'closed', stage::idea_stage,
       CASE stage WHEN 'made' THEN 'https://youtu.be/' || n END, CASE stage WHEN 'not-planned' THEN 'No' END,
       date_trunc('milliseconds', now()) - n * interval '1 minute'
     FROM boards b, unnest(ARRAY['made', 'not-planned']) stage, generate_series(1, 35) n WHERE b.creator_id = $1`,
    [creator.id],
  );
  await site.signIn(creator);
  await page.goto('/dashboard?tab=done');
  const made = page.getByRole('region', { name: 'Made', exact: true });
  const notPlanned = page.getByRole('region', { name: 'Not planned', exact: true });
  await expect(made.locator('.row')).toHaveCount(30);
  await made.getByRole('button', { name: 'Show more' }).click();
  await expect(made.locator('.row')).toHaveCount(35);
  await expect(made.getByRole('button', { name: 'Show more' })).toHaveCount(0);
  await expect(made.getByRole('listitem').filter({ hasText: 'made 31' })).toBeFocused();
  await expect(notPlanned.locator('.row')).toHaveCount(30);
  await site.expectAccessible();

  await chooseAction(page, 'made 35', 'Reopen voting');
  await expect(made.locator('.row')).toHaveCount(34);
  await chooseAction(page, 'made 34', 'Delete idea…');
  await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(made.locator('.row')).toHaveCount(33);
  expect(
    await site.query(`SELECT title FROM ideas WHERE creator_id = $1 AND status = 'approved'`, [creator.id]),
  ).toEqual([{ title: 'made 35' }]);
});
