import { castVote } from '@upnext/contract/voting/votes';

import { publish } from './accounts.ts';
import { row, titles, toast, voteButton } from './chart-page.ts';
import { expect, test } from './site.ts';

test('voting with the keyboard keeps the focus, moves the idea up and announces the new count', async ({
  page,
  site,
}) => {
  const creator = await site.creator();
  const [first, second] = await publish(creator, 'First idea', 'Second idea');
  const others = [await site.fan(), await site.fan()];
  await others[0]?.call(castVote, { params: { id: String(first) } });
  await others[1]?.call(castVote, { params: { id: String(second) } });
  const fan = await site.fan();
  await site.signIn(fan);
  await page.goto(`/${creator.username}`);
  await expect(page.getByText(`Hi, ${fan.username}`)).toBeAttached();
  expect(await titles(page)).toEqual(['First idea', 'Second idea']);

  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to the chart' })).toBeFocused();
  await page.keyboard.press('Enter');
  const button = voteButton(page, 'Second idea');
  for (let presses = 0; presses < 30; presses++) {
    if (await button.evaluate((element) => element === document.activeElement)) break;
    await page.keyboard.press('Tab');
  }
  await expect(button).toHaveAccessibleName('Vote for Second idea, 1 vote');
  const { width, height } = (await button.boundingBox()) ?? { width: 0, height: 0 };
  await page.keyboard.press('Space');

  await expect(button).toHaveAttribute('aria-pressed', 'true');
  await expect(button).toHaveAccessibleName('Vote for Second idea, 2 votes');
  await expect(button).toBeFocused();
  await expect(toast(page)).toContainText('“Second idea” moves up to 1st.');
  await expect.poll(() => titles(page)).toEqual(['Second idea', 'First idea']);
  await expect(row(page, 'Second idea')).toHaveClass(/row-1.*row-voted/);
  await expect(row(page, 'First idea')).toContainText('1 vote behind 1st');
  const after = await button.boundingBox();
  expect([after?.width, after?.height]).toEqual([width, height]);
  expect(await site.query('SELECT votes::int FROM ideas WHERE id = $1', [second])).toEqual([{ votes: 2 }]);
});

test('a vote shows 12 particles for 1 s and highlights the count for 2 s, but does neither with reduced motion', async ({
  page,
  site,
}) => {
  const creator = await site.creator();
  const [first, second] = await publish(creator, 'First idea', 'Second idea');
  const fan = await site.fan();
  await site.signIn(fan);
  await page.goto(`/${creator.username}`);
  await expect(page.getByText(`Hi, ${fan.username}`)).toBeAttached();
  // Measured in the page, because polling is slower than the animation.
  await page.evaluate(() => {
    const seen: Record<string, number> = {};
    Object.assign(window, { seen });
    const started = new Map<string, number>();
    const note = (name: string, isThere: boolean) => {
      if (isThere && !started.has(name)) started.set(name, performance.now());
      if (!isThere && started.has(name)) seen[name] ??= performance.now() - (started.get(name) ?? 0);
    };
    new MutationObserver(() => {
      const particles = document.querySelectorAll('.burst > i').length;
      if (particles > 0) seen.particles = particles;
      note('celebratedMs', particles > 0);
      note('highlightedMs', document.querySelector('.vote[data-highlighted]') !== null);
    }).observe(document.body, { subtree: true, childList: true, attributeFilter: ['data-highlighted'] });
  });
  await voteButton(page, 'First idea').click();
  const seen = () => page.evaluate(() => (window as unknown as { seen: Record<string, number> }).seen);
  await expect
    .poll(async () => Object.keys(await seen()).toSorted())
    .toEqual(['celebratedMs', 'highlightedMs', 'particles']);
  const { particles, celebratedMs = 0, highlightedMs = 0 } = await seen();
  expect(particles).toBe(12);
  expect(celebratedMs).toBeGreaterThan(600);
  expect(celebratedMs).toBeLessThan(1_900);
  expect(highlightedMs).toBeGreaterThan(1_600);
  expect(highlightedMs).toBeLessThan(3_000);

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await voteButton(page, 'Second idea').click();
  await expect(voteButton(page, 'Second idea')).toHaveAttribute('aria-pressed', 'true');
  await expect(page.locator('.burst:visible')).toHaveCount(0);
  const moving = () =>
    document.getAnimations().filter(({ effect }) => {
      const { target } = effect as KeyframeEffect;
      return target?.closest('.chart') && Number(effect?.getComputedTiming().duration) > 0;
    }).length;
  expect(await page.evaluate(moving)).toBe(0);
  expect(
    await site.query('SELECT FROM votes WHERE account_id = $1 AND idea_id IN ($2, $3)', [fan.id, first, second]),
  ).toHaveLength(2);
});
