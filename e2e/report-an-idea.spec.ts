import { changeStage } from '@upnext/contract/boards/roadmap';
import { createShareLink } from '@upnext/contract/boards/share-links';

import { publish } from './accounts.ts';
import { row, toast } from './chart-page.ts';
import { expect, test } from './site.ts';

const stored = `SELECT r.reason, r.words, r.account_id::int AS "by", r.visitor_hash IS NOT NULL AS "isVisitor"
  FROM reports r WHERE r.idea_id = $1 ORDER BY r.id`;

test('a visitor reports an idea, and a second report by the same visitor is not stored', async ({ page, site }) => {
  const creator = await site.creator();
  const [idea] = await publish(creator, 'Buy these watches', 'A good one');
  await page.goto(`/${creator.username}`);
  const flag = page.getByRole('button', { name: 'Report Buy these watches' });
  await flag.click();
  const dialog = page.getByRole('dialog', { name: 'Report this idea' });
  await expect(dialog).toContainText('Buy these watches');
  await expect(dialog).toContainText('The creator won’t know who sent it.');
  await site.expectAccessible();
  await dialog.getByRole('button', { name: 'Send report' }).click();
  await expect(dialog.getByRole('alert')).toContainText('Choose a reason first.');
  await dialog.getByRole('radio', { name: 'It’s spam or advertising' }).check();
  await dialog.getByLabel('Anything else we should know?').fill('The same on ten boards');
  await dialog.getByRole('button', { name: 'Send report' }).click();
  await expect(toast(page)).toContainText('Thanks for telling us');
  await expect(dialog).toBeHidden();
  await expect(flag).toBeFocused();
  const once = [{ reason: 'spam', words: 'The same on ten boards', by: null, isVisitor: true }];
  expect(await site.query(stored, [idea])).toEqual(once);

  await page.reload();
  await flag.click();
  await dialog.getByRole('radio', { name: 'Something else' }).check();
  await dialog.getByRole('button', { name: 'Send report' }).click();
  await expect(toast(page)).toContainText('Thanks for telling us');
  expect(await site.query(stored, [idea])).toEqual(once);
  await expect(row(page, 'Buy these watches')).toBeVisible();
});

test('the report flag of a row keeps its distance from the text and a 44 px target', async ({ page, site }) => {
  const creator = await site.creator();
  await publish(creator, 'First', 'Second', 'Third', 'Fourth');
  for (const path of [`/${creator.username}`, `/creators/${creator.username}`]) {
    await page.goto(path);
    await expect(page.locator('.row > .flag')).toHaveCount(4);
    const rows = await page.locator('.row:has(> .flag)').evaluateAll((all) =>
      all.map((element) => {
        const [meta, flag, vote] = ['.row-meta', '.flag', '.vote'].map((name) => element.querySelector(name)!);
        const { paddingRight, columnGap } = getComputedStyle(meta!);
        const textEnd = meta!.getBoundingClientRect().right - Number.parseFloat(paddingRight);
        const { left, right, width, height } = flag!.getBoundingClientRect();
        const drawing = left + Number.parseFloat(getComputedStyle(flag!, '::before').left);
        return {
          isClear: drawing - textEnd >= Number.parseFloat(columnGap),
          isBesideVote: right <= vote!.getBoundingClientRect().left,
          target: [width, height],
        };
      }),
    );
    for (const measured of rows) expect(measured).toEqual({ isClear: true, isBesideVote: true, target: [44, 44] });
  }
});

test('a fan reports ideas in Spanish on the /creators/:username page and a share link page, and creators cannot report their own ideas', async ({
  page,
  site,
}) => {
  const creator = await site.creator();
  const [first, second] = await publish(creator, 'Primera', 'Segunda');
  const { token } = await creator.call(createShareLink, { body: {} });
  const fan = await site.fan();
  await site.signIn(fan);
  for (const [path, title, reason] of [
    [`/creators/${creator.username}?lang=es`, 'Primera', 'Engaña a la gente'],
    [`/public/${token}?lang=es`, 'Segunda', 'Es ilegal'],
  ] as const) {
    await page.goto(path);
    await page.getByRole('button', { name: `Denunciar ${title}` }).click();
    const dialog = page.getByRole('dialog', { name: 'Denunciar esta idea' });
    await dialog.getByRole('radio', { name: reason }).check();
    await dialog.getByRole('button', { name: 'Enviar denuncia' }).click();
    await expect(toast(page)).toContainText('Gracias por avisarnos');
  }
  expect(await site.query(stored, [first])).toEqual([
    { reason: 'misleading', words: '', by: fan.id, isVisitor: false },
  ]);
  expect(await site.query(stored, [second])).toEqual([{ reason: 'illegal', words: '', by: fan.id, isVisitor: false }]);

  await site.signIn(creator);
  await page.goto(`/${creator.username}`);
  await expect(page.getByRole('link', { name: 'Go to Dashboard' }).first()).toBeVisible();
  await expect(page.getByRole('button', { name: /^Report / })).toHaveCount(0);
});

test('a fan can report ideas on the roadmap and the weekly chart, but the creator cannot', async ({ page, site }) => {
  const creator = await site.creator();
  const [made, planned, open] = await publish(creator, 'Made idea', 'Planned idea', 'Idea of the week');
  for (const [id, body] of [
    [made, { stage: 'made', pieceUrl: 'https://www.youtube.com/watch?v=made' }],
    [planned, { stage: 'planned' }],
  ] as const)
    await creator.call(changeStage, { params: { id: String(id) }, body });
  await site.query(
    `INSERT INTO week_recaps (creator_id, board_id, starts_on, total_votes, week_votes, places)
     SELECT creator_id, id, '2026-01-05', 1, 1, $2::jsonb FROM boards WHERE creator_id = $1`,
    [creator.id, JSON.stringify([{ ideaId: open, position: 1, votes: 1, previous: null, weeks: 1, peak: 1 }])],
  );
  const roadmap = `/${creator.username}/roadmap`;
  const week = `/${creator.username}/week/2026-W02`;
  const fan = await site.fan();
  await site.signIn(fan);
  for (const [path, title, id] of [
    [roadmap, 'Made idea', made],
    [roadmap, 'Planned idea', planned],
    [week, 'Idea of the week', open],
  ] as const) {
    await page.goto(path);
    await site.expectAccessible();
    const flag = page.getByRole('button', { name: `Report ${title}` });
    await flag.click();
    const dialog = page.getByRole('dialog', { name: 'Report this idea' });
    await expect(dialog).toContainText(title);
    await dialog.getByRole('radio', { name: 'It’s spam or advertising' }).check();
    await dialog.getByRole('button', { name: 'Send report' }).click();
    await expect(toast(page)).toContainText('Thanks for telling us');
    await expect(flag).toBeFocused();
    expect(await site.query(stored, [id])).toEqual([{ reason: 'spam', words: '', by: fan.id, isVisitor: false }]);
  }

  await site.signIn(creator);
  for (const [path, title] of [
    [roadmap, 'Made idea'],
    [week, 'Idea of the week'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('button', { name: /^Report / })).toHaveCount(0);
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
  }
});

test('the Explore page has report buttons and shows the featured boards', async ({ page, site }) => {
  await page.goto('/explore');
  const spotlight = page.getByRole('region', { name: 'Featured' });
  await expect(spotlight.getByRole('link').first()).toContainText(/votes$/);
  await page
    .getByRole('button', { name: /^Report / })
    .first()
    .click();
  const dialog = page.getByRole('dialog', { name: 'Report this idea' });
  await expect(dialog).toBeVisible();
  await site.expectAccessible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});
