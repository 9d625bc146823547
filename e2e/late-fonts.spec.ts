import { expect, test } from './site.ts';

test('the votes of a week stay on their lines when the fonts arrive late', async ({ page, context, site }) => {
  await context.addCookies([{ name: 'language', value: 'es', url: site.origin }]);
  let releaseFonts = (): void => {};
  const released = new Promise<void>((resolve) => (releaseFonts = resolve));
  await page.route('**/*.woff2', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/SalYCiencia/fairness', { waitUntil: 'commit' });
  await site.expectAwake();
  const sums = page.locator('.week-sums');
  const before = await sums.boundingBox();
  expect(await page.evaluate(() => document.fonts.status)).toBe('loading');

  releaseFonts();
  await page.evaluate(() => document.fonts.ready);
  expect((await sums.boundingBox())?.height).toBe(before?.height);
});
