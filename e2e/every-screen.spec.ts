import { allLooks, openScreen, screens } from './screens.ts';
import { expect, test } from './site.ts';

/** Axe, console, sideways scrolling and layout shift, on every screen in both themes and both languages. */
for (const looks of allLooks) {
  for (const screen of screens) {
    test(`${screen.name} in ${looks.language}, ${looks.theme}`, async ({ page, context, site }) => {
      // The browser itself reports a page that answers 403 or 404.
      site.allowConsole(/Failed to load resource: the server responded with a status of (403|404)/);
      await openScreen(page, context, site.origin, screen, looks);
      await expect(page.locator('html')).toHaveAttribute('lang', looks.language);
      await expect(page.locator('html')).toHaveAttribute('data-theme', looks.theme);
      await site.expectAccessible();
      const { wider, shift } = await page.evaluate(
        () =>
          new Promise<{ wider: number; shift: number }>((resolve) => {
            let sum = 0;
            new PerformanceObserver((list) => {
              const shifts = list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[];
              // What opens under a finger is meant to make room.
              for (const { value, hadRecentInput } of shifts) if (!hadRecentInput) sum += value;
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
