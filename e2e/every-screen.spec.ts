import { allLooks, openScreen, screens } from './screens.ts';
import { expect, test } from './site.ts';

/** In CI a screen has one look at each width: English and light at one, Spanish and dark at the other. */
const wanted = process.env.CI ? ['one look'] : allLooks.map(({ language, theme }) => `${language}, ${theme}`);

/** Axe, console, sideways scrolling and layout shift, on every screen in both themes and both languages. */
for (const [look, words] of wanted.entries()) {
  for (const [place, screen] of screens.entries()) {
    test(`${screen.name} in ${words}`, async ({ page, context, site, isMobile }) => {
      const looks = allLooks[process.env.CI ? (place + Number(isMobile)) % 2 : look]!;
      // The browser itself reports a page that answers 403 or 404.
      site.allowConsole(/Failed to load resource: the server responded with a status of (403|404)/);
      await openScreen(page, context, site.origin, screen, looks);
      await expect(page.locator('html')).toHaveAttribute('lang', looks.language);
      await expect(page.locator('html')).toHaveAttribute('data-theme', looks.theme);
      await site.expectAccessible();
      // A second time they would win over the page's own, which came between.
      await expect(page.locator('link[rel=stylesheet][href*="/assets/app-"]')).toHaveCount(1);
      const { wider, shift } = await page.evaluate(
        () =>
          new Promise<{ wider: number; shift: number }>((resolve) => {
            let sum = 0;
            new PerformanceObserver((list) => {
              const shifts = list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[];
              // What opens under a finger is meant to make room, also when the server takes its time.
              const pressedAt = performance.getEntriesByName('pressed')[0]?.startTime ?? Infinity;
              for (const { value, hadRecentInput, startTime } of shifts) {
                if (!hadRecentInput && startTime < pressedAt) sum += value;
              }
            }).observe({ type: 'layout-shift', buffered: true });
            const { scrollWidth, clientWidth } = document.documentElement;
            setTimeout(() => resolve({ wider: scrollWidth - clientWidth, shift: sum }), 50);
          }),
      );
      expect(wider, 'nothing scrolls sideways').toBeLessThanOrEqual(0);
      expect(shift, 'nothing jumps').toBeLessThanOrEqual(0.02);
    });
  }
}
