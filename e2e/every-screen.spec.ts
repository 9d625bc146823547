import type { BrowserContext, Page } from '@playwright/test';

import { colourRules, findViolations } from './axe.ts';
import { openScreen, screens, type Looks } from './screens.ts';
import { expect, test } from './site.ts';
import { devices, phoneOnly } from './widths.ts';

/** Each screen is loaded in Spanish on the phone and in English on the desktop. */
const looksOn: Record<string, Looks> = {
  phone: { language: 'es', theme: 'dark' },
  desktop: { language: 'en', theme: 'light' },
};

/** A line of text that wraps differently in the fallback font moves a phone's screen by 0.022. */
const maxShift = 0.03;

/** The width that WCAG 1.4.10 requires without horizontal scrolling. */
const smallestPhone = { width: 320, height: 640 };

for (const screen of screens) {
  // Dialogs and other states of a page are opened once, on the phone, and checked at both widths.
  const isState = screen.before !== undefined;
  const title = `the ${screen.name} screen has no layout shift, horizontal scrolling or accessibility violations`;
  test(title, { tag: isState ? phoneOnly : [] }, async ({ page, context, site }, { project }) => {
    const looks = looksOn[project.name]!;
    // The browser logs a console error for pages that return 403 or 404.
    site.allowConsole(/Failed to load resource: the server responded with a status of (403|404)/);
    await delayFonts(page, context);
    await openScreen(page, context, site.origin, screen, looks);
    await expect(page.locator('html')).toHaveAttribute('lang', looks.language);
    await expect(page.locator('html')).toHaveAttribute('data-theme', looks.theme);
    // If the base styles were loaded twice, they would override the page styles.
    await expect(page.locator('link[rel=stylesheet][href*="/assets/app-"]')).toHaveCount(1);
    // Measured before the theme and size changes below, which shift the layout on purpose.
    const { sum, moved } = await layoutShift(page);
    expect(sum, `layout shift of ${moved}`).toBeLessThanOrEqual(maxShift);

    await expectNoSidewaysScroll(page);
    // Colours depend on neither the width nor the language, so both themes are checked on one device.
    expect(await findViolations(page, project.name === 'phone' ? {} : { without: colourRules })).toEqual([]);
    if (project.name === 'phone') {
      await page.evaluate(() => {
        document.documentElement.dataset.theme = 'light';
      });
      expect(await findViolations(page, { only: colourRules })).toEqual([]);
    }

    // The layouts differ only in CSS, so the other width is checked without reloading the page.
    const otherWidth = (project.name === 'phone' ? devices.desktop : devices.phone).viewport;
    for (const viewport of [otherWidth, smallestPhone]) {
      await page.setViewportSize(viewport);
      await expectNoSidewaysScroll(page);
      if (isState && viewport === otherWidth) expect(await findViolations(page, { without: colourRules })).toEqual([]);
    }
  });
}

/** Fonts arrive after the first paint, as on a slow connection, so that the shift doesn't depend on the machine. */
async function delayFonts(page: Page, context: BrowserContext): Promise<void> {
  const cdp = await context.newCDPSession(page);
  await cdp.send('Fetch.enable', { patterns: [{ resourceType: 'Font' }] });
  const release = async (): Promise<void> => {
    // Fails if the page navigates first, which also ends its requests.
    await page
      .evaluate(() => new Promise((painted) => requestAnimationFrame(() => setTimeout(painted))))
      .catch(() => {});
    await cdp.send('Fetch.disable');
  };
  // Fails if the page is closed.
  page.once('domcontentloaded', () => void release().catch(() => {}));
}

async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const wider = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
  expect(wider, `horizontal overflow at ${page.viewportSize()?.width} px`).toBeLessThanOrEqual(0);
}

type Shift = PerformanceEntry & {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
};

/** Layout shift before the first click, and the elements that moved. Shifts after a click are intended. */
async function layoutShift(page: Page): Promise<{ sum: number; moved: string }> {
  return await page.evaluate(
    () =>
      new Promise<{ sum: number; moved: string }>((resolve) => {
        let sum = 0;
        const moved: string[] = [];
        new PerformanceObserver((list) => {
          const pressedAt = performance.getEntriesByName('pressed')[0]?.startTime ?? Infinity;
          for (const { value, hadRecentInput, startTime, sources } of list.getEntries() as Shift[]) {
            if (hadRecentInput || startTime >= pressedAt) continue;
            sum += value;
            for (const { node, previousRect: from, currentRect: to } of sources) {
              const name = node instanceof Element ? `${node.tagName}.${node.className}` : node?.textContent;
              moved.push(`${name} from ${from.x}, ${from.y} to ${to.x}, ${to.y}`);
            }
          }
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve({ sum, moved: moved.join('; ') }), 50);
      }),
  );
}
