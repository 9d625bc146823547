import { readFile } from 'node:fs/promises';

import type { Download, Page } from '@playwright/test';
// Debian's Chromium has no BarcodeDetector, so jsqr reads the QR code.
import jsqr from 'jsqr';

import { publish } from './accounts.ts';
import { expect, test } from './site.ts';

async function download(page: Page, press: () => Promise<void>): Promise<{ name: string; bytes: Buffer }> {
  const [file] = await Promise.all<[Promise<Download>, Promise<void>]>([page.waitForEvent('download'), press()]);
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) };
}

/** Decodes a QR code. Draws the code on a blank page, which has no CSP. */
async function readCode(page: Page, type: string, bytes: Buffer): Promise<string | undefined> {
  const blank = await page.context().newPage();
  const side = 320;
  const pixels = await blank.evaluate(
    async ({ source, size }) => {
      const image = new Image();
      image.src = source;
      await image.decode();
      const canvas = new OffscreenCanvas(size, size).getContext('2d');
      canvas?.drawImage(image, 0, 0, size, size);
      const { data } = canvas!.getImageData(0, 0, size, size);
      // Return one character per pixel, because Playwright takes seconds to serialize so many numbers.
      return Array.from({ length: size * size }, (_, at) => {
        const [red = 0, green = 0, blue = 0] = data.subarray(at * 4);
        return red + green + blue < 384 ? 'x' : ' ';
      }).join('');
    },
    { source: `data:${type};base64,${bytes.toString('base64')}`, size: side },
  );
  await blank.close();
  // The code must be dark on light, because not every camera reads inverted codes.
  const grey = Uint8ClampedArray.from(
    Array.from(pixels).flatMap((pixel) => (pixel === 'x' ? [0, 0, 0, 255] : [255, 255, 255, 255])),
  );
  return jsqr.default(grey, side, side, { inversionAttempts: 'dontInvert' })?.data;
}

test('the share kit offers the board link, a QR code, images, and posts in English and Spanish', async ({
  page,
  site,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await context.addCookies([{ name: 'theme', value: 'dark', url: site.origin }]);
  const creator = await site.creator();
  await publish(creator, 'One', 'Two', 'Three');
  await site.signIn(creator);
  await page.goto('/dashboard');
  await page.getByRole('navigation').getByRole('link', { name: 'Share' }).click();
  await expect(page).toHaveURL(`${site.origin}/dashboard/share`);
  await expect(page.getByRole('heading', { name: 'Share kit', level: 1 })).toBeVisible();
  await expect(page.getByText('Add three ideas before you share')).toHaveCount(0);
  await site.expectAccessible();

  const address = `${site.origin}/${creator.username}`;
  const clipboard = () => page.evaluate(() => navigator.clipboard.readText());
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  expect(await clipboard()).toBe(address);
  await page.getByRole('button', { name: 'Copy Pinned comment' }).click();
  await expect
    .poll(clipboard)
    .toBe(`Which of these would you watch? Vote for it here and push it up the chart:\n${address}`);
  await page.getByRole('button', { name: 'Español' }).click();
  await page.getByRole('button', { name: 'Copy Pinned comment' }).click();
  await expect
    .poll(clipboard)
    .toBe(`¿Cuál de estas ideas verías? Vota por ella aquí y haz que suba en el ranking:\n${address}`);

  const svg = await download(page, () => page.getByRole('button', { name: 'Download SVG' }).click());
  expect(svg.name).toBe(`${creator.username}-qr.svg`);
  expect(await readCode(page, 'image/svg+xml', svg.bytes)).toBe(address);
  const png = await download(page, () => page.getByRole('button', { name: 'Download PNG' }).click());
  expect(png.name).toBe(`${creator.username}-qr.png`);
  expect(png.bytes.readUInt32BE(16)).toBeGreaterThanOrEqual(1_000);
  expect(await readCode(page, 'image/png', png.bytes)).toBe(address);
  const shown = await page.getByRole('figure', { name: `QR code for ${address}` }).screenshot();
  expect(await readCode(page, 'image/png', shown)).toBe(address);

  for (const [format, width, height] of [
    ['Wide', 1200, 630],
    ['Square', 1080, 1080],
    ['Story', 1080, 1920],
  ] as const) {
    const link = page.getByRole('link', { name: `Download ${format}` });
    await expect(link.getByRole('img')).toHaveJSProperty('naturalWidth', width);
    const picture = await download(page, () => link.click());
    expect(picture.name).toBe(`${creator.username}-${format.toLowerCase()}-es.png`);
    expect([picture.bytes.readUInt32BE(16), picture.bytes.readUInt32BE(20)]).toEqual([width, height]);
  }
});

test('the share kit shows how many more ideas to add before sharing, and returns 403 to a fan', async ({
  page,
  site,
}) => {
  site.allowConsole(/status of 403/);
  const creator = await site.creator();
  await publish(creator, 'One');
  await site.signIn(creator);
  await page.goto('/dashboard/share?lang=es');
  await expect(
    page.getByText('Añade tres ideas antes de compartir, para que haya competencia de verdad. Faltan 2.'),
  ).toBeVisible();
  await site.expectAccessible();
  await page.getByRole('link', { name: 'Añadir ideas' }).click();
  await expect(page).toHaveURL(`${site.origin}/dashboard`);
  await site.signIn(await site.fan());
  expect((await page.goto('/dashboard/share'))?.status()).toBe(403);
});

test('the share kit redirects a visitor to the login page with a return path', async ({ page, site }) => {
  await page.goto('/dashboard/share');
  await expect(page).toHaveURL(`${site.origin}/auth?direct=true&referrer=%2Fdashboard%2Fshare`);
});
