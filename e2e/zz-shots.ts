import { chromium as browserType } from '@playwright/test';

import { loginDemo, signIn } from './accounts.ts';
import { chromium } from './browser.ts';
const origin = 'http://localhost:3301';
const browser = await browserType.launch(chromium!.launchOptions);
const only = process.argv[2];
const shots: [string, string, string | null, ((p: any) => Promise<void>)?][] = [
  ['board', '/SalYCiencia', null],
  ['roadmap', '/SalYCiencia/roadmap', null],
  ['roadmap-empty', '/LanternPixel/roadmap', null],
  ['inbox', '/inbox', 'lucia_m'],
  [
    'menu',
    '/SalYCiencia',
    'lucia_m',
    async (p) => {
      await p.locator('.hi').click();
      await p.locator('dialog[open]').waitFor();
    },
  ],
  ['dash', '/dashboard', 'SalYCiencia'],
  [
    'dash-menu',
    '/dashboard',
    'SalYCiencia',
    async (p) => {
      await p.locator('.idea-stage').first().click();
      await p.locator('.menu').waitFor();
    },
  ],
  [
    'dash-made',
    '/dashboard',
    'SalYCiencia',
    async (p) => {
      await p.locator('.idea-stage').first().click();
      await p.locator('.menu-item:has(.lucide-party-popper)').click();
      await p.locator('dialog[open] input').fill('https://www.youtube.com/watch?v=socarrat');
    },
  ],
  [
    'dash-aside',
    '/dashboard',
    'SalYCiencia',
    async (p) => {
      await p.locator('.idea-stage').first().click();
      await p.locator('.menu-item:has(.lucide-archive)').click();
      await p.locator('dialog[open] textarea').waitFor();
    },
  ],
  [
    'dash-done',
    '/dashboard?tab=done',
    'SalYCiencia',
    async (p) => {
      await p.locator('.idea-card').first().waitFor();
    },
  ],
  ['account', '/account', 'lucia_m'],
  ['unsubscribe', '/unsubscribe/1.' + 'A'.repeat(43), null],
  ['profile', '/profile', 'lucia_m'],
];
const accounts: any = {
  lucia_m: await loginDemo(origin, 'lucia_m'),
  SalYCiencia: await loginDemo(origin, 'SalYCiencia'),
};
for (const [w, look] of [
  [360, ['en', 'light']],
  [1280, ['es', 'dark']],
] as any) {
  for (const [name, path, who, before] of shots) {
    if (only && !only.split(',').includes(name)) continue;
    const context = await browser.newContext({ viewport: { width: w, height: 800 }, locale: 'en-GB' });
    await context.addCookies([
      { name: 'language', value: look[0], url: origin },
      { name: 'theme', value: look[1], url: origin },
    ]);
    if (who) await signIn(context, origin, accounts[who]);
    const page = await context.newPage();
    page.on('console', (m) => {
      if (['error', 'warning'].includes(m.type())) console.log(name, w, m.text().slice(0, 300));
    });
    await page.goto(origin + path);
    await page.waitForTimeout(1500);
    try {
      await before?.(page);
    } catch (e) {
      console.log(name, w, String(e).slice(0, 200));
    }
    await page.waitForTimeout(500);
    await page.screenshot({ path: `/tmp/loop/${name}-${w}.png`, fullPage: !before });
    await context.close();
  }
}
await browser.close();
