import { afterAll, beforeAll, expect, test } from 'vitest';

import { makeAccount, publish } from '../accounts.ts';
import { waitFor } from './browser-page.ts';
import { startFirefox } from './firefox.ts';

const origin = process.env.E2E_ORIGIN ?? '';
let browser: Awaited<ReturnType<typeof startFirefox>>;

beforeAll(async () => {
  browser = await startFirefox();
});
afterAll(() => browser.quit());

test('a page still works if a browser extension changes its HTML before hydration', async () => {
  const creator = await makeAccount(origin, 'creator');
  await publish(creator, 'An idea');
  const page = await browser.openPage();
  await page.runBeforeLoad(() => {
    new MutationObserver((_, observer) => {
      const heading = document.querySelector('h1');
      if (!heading) return;
      observer.disconnect();
      heading.textContent = 'Translated by an extension';
    }).observe(document, { childList: true, subtree: true });
  });
  await page.open(`${origin}/${creator.username}`);
  await waitFor('the heading', () =>
    page.run((name) => document.querySelector('h1')?.textContent === name, creator.username),
  );
  await page.click({ css: 'button', name: 'Vote for An idea' });
  await waitFor('the vote sheet', () => page.run(() => document.querySelector('dialog[open] .vote-sheet') !== null));
  expect(await page.errors()).toEqual([expect.stringContaining('Minified React error #418')]);
});

test('short words in a title are not hyphenated', async () => {
  const creator = await makeAccount(origin, 'creator');
  await publish(creator, 'One design design design design');
  const page = await browser.openPage();
  await page.open(`${origin}/${creator.username}`);
  const brokenAt = await page.run(() => {
    const title = document.querySelector<HTMLElement>('.row-title')!;
    const words = title.querySelector('a')!.firstChild!;
    const range = document.createRange();
    return [140, 130, 120, 110, 100, 90, 80].filter((width) => {
      title.style.width = `${width}px`;
      return [...title.textContent.matchAll(/design/g)].some(({ index }) => {
        range.setStart(words, index);
        range.setEnd(words, index + 'design'.length);
        return range.getClientRects().length > 1;
      });
    });
  });
  expect(brokenAt).toEqual([]);
});
