import type { Page } from '@playwright/test';

import { publish } from './accounts.ts';
import { toast } from './chart-page.ts';
import { expect, test } from './site.ts';

type Shared = { shared: { url: string; text: string }[]; copied: string[] };

/** Simulates the browser's share and copy functions, and records the calls. */
async function withDevice(
  page: Page,
  ways: { share?: 'works' | 'cancelled' | 'fails'; clipboard: boolean; legacy: boolean },
) {
  await page.addInitScript(({ share, clipboard, legacy }) => {
    const noted: Shared = { shared: [], copied: [] };
    Object.assign(window, { noted });
    const outcomes = {
      works: () => Promise.resolve(),
      cancelled: () => Promise.reject(new DOMException('', 'AbortError')),
      fails: () => Promise.reject(new DOMException('', 'NotAllowedError')),
    };
    const onShare = (what: Shared['shared'][number]) => {
      noted.shared.push(what);
      return outcomes[share ?? 'works']();
    };
    Object.defineProperty(navigator, 'share', { value: share && onShare });
    Object.defineProperty(navigator, 'clipboard', {
      value: clipboard
        ? { writeText: (text: string) => Promise.resolve(void noted.copied.push(text)) }
        : { writeText: () => Promise.reject(new DOMException('', 'NotAllowedError')) },
    });
    document.execCommand = () => {
      if (legacy) noted.copied.push((document.activeElement as HTMLTextAreaElement).value);
      return legacy;
    };
  }, ways);
}

const noted = (page: Page) => page.evaluate(() => (window as unknown as { noted: Shared }).noted);

for (const [name, ways, expected] of [
  [
    'opens the share sheet',
    { share: 'works', clipboard: true, legacy: true },
    { shared: 1, copied: 0, words: undefined },
  ],
  [
    'copies nothing if the visitor cancels the share sheet',
    { share: 'cancelled', clipboard: true, legacy: true },
    { shared: 1, copied: 0, words: undefined },
  ],
  [
    'copies the link if the share sheet fails',
    { share: 'fails', clipboard: true, legacy: true },
    { shared: 1, copied: 1, words: 'Link copied' },
  ],
  [
    'uses the legacy copy command if the Clipboard API fails',
    { clipboard: false, legacy: true },
    { shared: 0, copied: 1, words: 'Link copied' },
  ],
  [
    'shows the link if the browser cannot copy it',
    { clipboard: false, legacy: false },
    { shared: 0, copied: 0, words: 'Could not copy link' },
  ],
] as const) {
  test(`a board's share button ${name}`, async ({ page, site }) => {
    const creator = await site.creator();
    await publish(creator, 'An idea');
    await withDevice(page, ways);
    await page.goto(`/${creator.username}`);
    await page.getByRole('button', { name: 'Share this chart' }).first().click();
    const url = `${site.origin}/${creator.username}`;
    if (expected.words) await expect(toast(page)).toContainText(expected.words);
    else await expect(toast(page)).toHaveCount(0);
    if (expected.words === 'Could not copy link') await expect(toast(page)).toContainText(`Copy it from here: ${url}`);
    const { shared, copied } = await noted(page);
    expect([shared.length, copied]).toEqual([expected.shared, expected.copied ? [url] : []]);
    if (expected.shared)
      expect(shared[0]).toMatchObject({
        url,
        title: `Content Roadmap by ${creator.username}`,
        text: `Vote on what ${creator.username} makes next`,
      });
    expect(await site.query('SELECT FROM ideas WHERE creator_id = $1', [creator.id])).toHaveLength(1);
  });
}
