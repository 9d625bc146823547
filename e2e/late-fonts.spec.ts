import { expect, test } from './site.ts';

test('the votes of a week stay on their lines when the fonts come late', async ({ page, context, site }) => {
  await context.addCookies([{ name: 'language', value: 'es', url: site.origin }]);
  let sendFonts = (): void => {};
  const asked = new Promise<void>((resolve) => (sendFonts = resolve));
  await page.route('**/*.woff2', async (route) => {
    await asked;
    await route.continue();
  });
  await page.goto('/SalYCiencia/fairness', { waitUntil: 'commit' });
  await site.expectAwake();
  const sums = page.locator('.week-sums');
  const before = await sums.boundingBox();
  expect(await page.evaluate(() => document.fonts.status)).toBe('loading');

  sendFonts();
  await page.evaluate(() => document.fonts.ready);
  expect((await sums.boundingBox())?.height).toBe(before?.height);
});
