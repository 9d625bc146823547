import type { Page } from '@playwright/test';
import { plans, yearlyDiscountPercent, yearlyMonthCents, yearlySavingCents } from '@upnext/contract/plans';

import { expect, test } from './site.ts';

const dollars = (cents: number) => `$${(cents / 100).toFixed(cents % 100 === 0 ? 0 : 2)}`;

test('the landing page has all sections, and its header with login links, theme and language switches stays visible while scrolling', async ({
  page,
  isMobile,
}) => {
  await page.goto('/');
  for (const words of [
    'The idea chart for creators',
    'Your audience decides what you make next.',
    'Put your ideas on a live chart, share one link, and watch them race.',
    'No credit card required',
    '5,000+',
    '2M+',
    '98%',
    '35%',
    'Interactive charts',
    'Community suggestions',
    'Detailed analytics',
    'Advanced customization',
    'Multiple boards',
    'Shareable anywhere',
    'Two seconds to get it, one tap to vote.',
    'Up and running in three steps.',
    'A week on the chart, in 42 seconds.',
    'Creators who stopped guessing.',
  ]) {
    await expect(page.getByText(words).first()).toBeAttached();
  }
  await expect(page.locator('#testimonials figure')).toHaveCount(3);
  await expect(page.getByRole('link', { name: 'Start for free' }).first()).toHaveAttribute(
    'href',
    '/auth?register=true&role=creator',
  );
  await expect(page.getByRole('link', { name: 'Try free for 14 days' }).last()).toHaveAttribute(
    'href',
    '/auth?register=true&role=creator',
  );
  await page.locator('#testimonials').scrollIntoViewIfNeeded();
  const header = page.getByRole('banner');
  await expect(header.getByRole('link', { name: 'Log in' })).toBeVisible({ visible: !isMobile });
  await expect(header.getByRole('link', { name: 'Sign up' })).toBeInViewport();
  await expect(header.getByRole('link', { name: 'ES, cambiar a español' })).toBeInViewport();
  await header.getByRole('button', { name: 'Theme: same as device. Change' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('the header links on the landing page scroll to the features, pricing and testimonials sections', async ({
  page,
  isMobile,
}) => {
  await page.goto('/');
  for (const [name, hash] of [
    ['Testimonials', '#testimonials'],
    ['Features', '#features'],
    ['Pricing', '#pricing'],
  ] as const) {
    const header = page.getByRole('banner');
    if (isMobile) await header.getByRole('button', { name: 'Menu' }).click();
    await header.getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`${hash}$`));
    await expect(page.locator(`${hash} h2`)).toBeInViewport();
  }
});

test('the landing page shows the prices of the selected billing period, as defined in the contract', async ({
  page,
}) => {
  await page.goto('/');
  const pricing = page.locator('#pricing');
  await expect(pricing.getByText(`${yearlyDiscountPercent}% off`)).toBeVisible();
  await expect(pricing.getByText('No credit card required')).toBeVisible();
  for (const [billing, month] of [
    ['Monthly', (plan: (typeof plans)[number]) => plan.monthlyCents],
    ['Yearly', yearlyMonthCents],
  ] as const) {
    await pricing.getByRole('radio', { name: new RegExp(billing) }).check({ force: true });
    for (const [index, plan] of plans.entries()) {
      const card = pricing.getByRole('article').nth(index);
      await expect(card.locator('.plan-price')).toContainText(new RegExp(`^\\${dollars(month(plan))} `));
      const saving = card.getByText(`Save ${dollars(yearlySavingCents(plan))}/year`);
      await expect(saving).toHaveCount(billing === 'Yearly' && plan.monthlyCents > 0 ? 1 : 0);
    }
  }
  const pro = pricing.getByRole('article').nth(1);
  await expect(pro.getByText('Most popular')).toBeVisible();
  await expect(pricing.getByText('Most popular')).toHaveCount(1);
  await expect(pro.getByText('5,000 votes per month')).toBeVisible();
  for (const link of await pricing.getByRole('link').all()) {
    await expect(link).toHaveAttribute('href', '/auth?register=true&role=creator');
  }
  const unbuilt = plans.flatMap(({ features }) => [...features]).filter(({ built }) => !built).length;
  await expect(pricing.getByText('soon', { exact: true })).toHaveCount(unbuilt);
});

test('the demo dialog plays and pauses the demo, and closing it returns the focus to its button', async ({
  page,
  site,
}) => {
  await page.goto('/');
  const opener = page.getByRole('button', { name: 'See demo' });
  await opener.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'A week on the chart' });
  await expect(dialog).toBeVisible();
  await site.expectAccessible();
  await expectToMove(dialog);
  await dialog.getByRole('button', { name: 'Pause', exact: true }).click();
  const held = await dialog.locator('.chart').textContent();
  await page.waitForTimeout(2_500);
  expect(await dialog.locator('.chart').textContent()).toBe(held);
  await dialog.getByRole('button', { name: 'Play', exact: true }).click();
  await expectToMove(dialog);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
  await opener.click();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
});

test('the demo section loads the player when it scrolls into view and pauses when it scrolls out of view', async ({
  page,
}) => {
  const fetched = listenForPlayer(page);
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  expect(fetched).toEqual([]);
  const demo = page.locator('.demo');
  await demo.scrollIntoViewIfNeeded();
  await expect(page.locator('[data-demo="playing"]')).toBeVisible();
  expect(fetched.length).toBeGreaterThan(0);
  await expectToMove(demo);
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await expect(demo).not.toBeInViewport();
  const held = await demo.locator('.chart').textContent();
  await page.waitForTimeout(2_500);
  expect(await demo.locator('.chart').textContent()).toBe(held);
});

test('with reduced motion, the demo is a still image of the last frame and the player is not loaded', async ({
  page,
  site,
}) => {
  const fetched = listenForPlayer(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  const demo = page.locator('.demo');
  await demo.scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  await expect(demo.locator('.row').first()).toContainText('A song made of your voice notes');
  await expect(demo).toContainText('This is your next video.');
  await expect(demo.getByRole('button', { name: /^(Pause|Play)/ })).toHaveCount(0);
  expect(fetched).toEqual([]);
  await site.expectAccessible();
  await page.getByRole('button', { name: 'See demo' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.locator('.row').first()).toContainText('A song made of your voice notes');
  await expect(dialog.getByRole('button', { name: /^(Pause|Play)/ })).toHaveCount(0);
});

test('a vote on the sample chart reorders it without a request', async ({ page, site }) => {
  const [before] = await site.query<{ votes: string }>('SELECT count(*) AS votes FROM votes');
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') sent.push(request.url());
  });
  await page.goto('/');
  const sample = page.locator('.showcase-sheet');
  await expect(sample.locator('.row').first()).toContainText('Record a whole EP on one night bus');
  const pill = sample.getByRole('button', { name: /^Vote for Teach my dad to play the synth, 934 votes/ });
  await pill.focus();
  await page.keyboard.press('Enter');
  await expect(sample.locator('.row').first()).toContainText('Teach my dad to play the synth');
  await expect(sample.getByRole('button', { name: /^Vote for Teach my dad.* 935 votes/ })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  expect(sent).toEqual([]);
  expect(await site.query('SELECT count(*) AS votes FROM votes')).toEqual([before]);
});

test('the skip link and the choice of the billing period can be operated with the keyboard', async ({ page, site }) => {
  await page.goto('/');
  await site.expectAwake();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Start for free' }).first()).toBeFocused();
  const monthly = page.locator('#pricing').getByRole('radio', { name: 'Monthly' });
  await monthly.focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.locator('#pricing').getByRole('radio', { name: /Yearly/ })).toBeChecked();
  await expect(page.getByText('Save $21.60/year')).toBeVisible();
});

async function expectToMove(demo: ReturnType<Page['locator']>): Promise<void> {
  const before = await demo.locator('.chart').textContent();
  await expect.poll(() => demo.locator('.chart').textContent()).not.toBe(before);
}

/**
 * Records requests for the demo player. The source file in development and the chunk in the build both have names that
 * start with demo-player.
 */
function listenForPlayer(page: Page): string[] {
  const fetched: string[] = [];
  page.on('request', (request) => {
    if (/\/demo-player/.test(request.url())) fetched.push(request.url());
  });
  return fetched;
}
