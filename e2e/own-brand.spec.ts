import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { publish } from './accounts.ts';
import { expect, test } from './site.ts';

test("a site with branding settings shows the operator's name, logo, colour and legal pages", async ({
  page,
  site,
}) => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'upnext-brand-'));
  writeFileSync(
    path.join(folder, 'privacy.en.md'),
    '# Privacy at Acme\n\nAsk [us](mailto:a@acme.example).\n\n<script>alert(1)</script>',
  );
  writeFileSync(path.join(folder, 'imprint.en.md'), '# Imprint\n\nAcme Inc.  \nMain Street 1');
  const creator = await site.creator();
  await publish(creator, 'The only idea');
  const { origin } = await site.startOwn({
    ROLE: 'http',
    SITE_NAME: 'Acme Votes',
    LOGO_FILE: path.join(import.meta.dirname, '../web/public/favicon.svg'),
    ACCENT_COLOR: '#0a7d5a',
    PAGES_FOLDER: folder,
  });
  rmSync(folder, { recursive: true });

  await page.goto(`${origin}/${creator.username}`);
  await expect(page).toHaveTitle(/ · Acme Votes$/);
  await expect(page.locator('.brand img')).toHaveJSProperty('complete', true);
  const accent = page.locator('html').evaluate((html) => getComputedStyle(html).getPropertyValue('--vote'));
  expect(await accent).toContain('#0a7d5a');
  await site.expectAccessible();

  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Privacy at Acme' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'us', exact: true })).toHaveAttribute('href', 'mailto:a@acme.example');
  await expect(page.getByText('<script>alert(1)</script>')).toBeVisible();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Imprint' }).click();
  await expect(page.getByText('Main Street 1')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Main Street 1')).toBeVisible();
  await site.expectAccessible();
});

test("without the operator's own legal pages, /privacy and /terms show complete default texts, and /imprint returns 404", async ({
  page,
  request,
}) => {
  for (const address of ['/privacy', '/terms']) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('main')).not.toContainText(/template|\[name/);
  }
  expect((await request.get('/imprint')).status()).toBe(404);
});

test('a warning in the log names the legal pages that show default texts', async ({ site }) => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'upnext-brand-'));
  site.later(async () => rmSync(folder, { recursive: true }));
  writeFileSync(path.join(folder, 'privacy.en.md'), '# Privacy at Acme\n\nWe are Acme.');
  const own = await site.startOwn({ ROLE: 'http', LOG_LEVEL: 'warn', PAGES_FOLDER: folder });
  await expect.poll(own.log).toContain('"pages":["terms"],"msg":"legal pages show the default texts');
});
