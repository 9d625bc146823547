import { expect, test } from './site.ts';

test('more than a hundred ideas come in pages', async ({ page, site }) => {
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
  await expect(page.getByRole('article')).toHaveCount(100);
  await expect(page.getByText('100 of 130')).toBeVisible();
  await page.getByRole('button', { name: 'Show more' }).click();
  await expect(page.getByRole('article')).toHaveCount(130);
  await expect(page.getByRole('button', { name: 'Show more' })).toHaveCount(0);
  await expect(page.getByRole('listitem').filter({ hasText: 'Idea 101' })).toBeFocused();

  await page.getByRole('button', { name: 'Delete idea: Idea 101', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByRole('tab', { name: 'My ideas 129' })).toBeVisible();
  await expect(page.getByRole('article').filter({ hasText: 'Idea 102' }).getByText('Place 101')).toBeAttached();
  await page.getByRole('tab', { name: 'Top' }).click();
  await expect(page.getByRole('article')).toHaveCount(10);
  expect(
    await site.query(`SELECT FROM ideas WHERE creator_id = $1 AND status = 'approved'`, [creator.id]),
  ).toHaveLength(129);
});
