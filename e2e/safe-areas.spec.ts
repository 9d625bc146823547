import type { Page } from '@playwright/test';

import { expect, test } from './site.ts';

type Insets = { left?: number; right?: number; bottom?: number };

/** Gives the screen a notch and a home indicator, like an iPhone's. */
async function setInsets(page: Page, insets: Insets): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setSafeAreaInsetsOverride', { insets });
}

/** The words that reach into the areas left and right of the safe area. Text inside a scroller may do so. */
function findCoveredWords(inset: number): string[] {
  const covered: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode;
    const parent = text.parentElement;
    if (!text.textContent?.trim() || !parent?.checkVisibility({ visibilityProperty: true })) continue;
    if (parent.closest('.sr, script, style, noscript')) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    const { left, right, width } = range.getBoundingClientRect();
    // A text that ends with an ellipsis is visible up to the edge of its element.
    const end = getComputedStyle(parent).overflowX === 'hidden' ? parent.getBoundingClientRect().right : right;
    if (width > 1 && (left < inset || Math.min(right, end) > innerWidth - inset)) covered.push(text.textContent.trim());
  }
  return covered;
}

test('in landscape no text is covered by the notch', async ({ page, site }) => {
  const inset = 59;
  await page.setViewportSize({ width: 852, height: 393 });
  await setInsets(page, { left: inset, right: inset, bottom: 21 });
  const creator = await site.creator();
  await site.signIn(creator);
  for (const path of ['/', '/SalYCiencia', '/creators/SalYCiencia', '/SalYCiencia/roadmap', '/explore', '/dashboard']) {
    await page.goto(path);
    await site.expectAwake();
    expect([path, await page.evaluate(findCoveredWords, inset)]).toEqual([path, []]);
  }
});

test('the end of a board can be scrolled above the dock and the home indicator', async ({ page, site }) => {
  await setInsets(page, { bottom: 34 });
  await page.goto('/SalYCiencia');
  await site.expectAwake();
  const hiddenHeight = () =>
    page.evaluate(() => {
      scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
      const boxOf = (css: string) => document.querySelector(css)!.getBoundingClientRect();
      return boxOf('.foot').bottom - boxOf('.dock').top;
    });
  await expect.poll(hiddenHeight).toBeLessThanOrEqual(1);
});
