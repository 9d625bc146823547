import { allLooks, openScreen, screens } from './screens.ts';
import { test } from './site.ts';

for (const looks of allLooks) {
  for (const screen of screens) {
    test(`takes a screenshot of the ${screen.name} screen in ${looks.language} with the ${looks.theme} theme`, async ({
      page,
      context,
      site,
      viewport,
    }) => {
      site.allowConsole(/./);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await openScreen(page, context, site.origin, screen, looks);
      const file = `screenshots/${screen.name}-${viewport?.width}-${looks.theme}-${looks.language}.png`;
      await page.screenshot({ path: file, fullPage: true, scale: 'css' });
    });
  }
}
