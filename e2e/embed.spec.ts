import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

import type { Page } from '@playwright/test';

import pages from '../web/app/routes.ts';
import { publish } from './accounts.ts';
import { expect, test } from './site.ts';

/** Serves a page with this HTML from another origin and opens it. */
async function openOtherSite(page: Page, html: string): Promise<() => void> {
  const other = createServer((_request, response) =>
    response.writeHead(200, { 'content-type': 'text/html' }).end(`<!doctype html><title>My site</title>${html}`),
  ).listen(0, '127.0.0.1');
  await once(other, 'listening');
  await page.goto(`http://127.0.0.1:${(other.address() as AddressInfo).port}/`);
  return () => void other.close();
}

test('a vote link in an embedded board opens the full board page, which cannot be shown in an iframe', async ({
  page,
  context,
  request,
  site,
}) => {
  site.allowConsole(/frame-ancestors|X-Frame-Options|ERR_BLOCKED/);
  const creator = await site.creator();
  await publish(creator, 'One', 'Two', 'Three', 'Four', 'Five', 'Six');
  // Log in, to check that the embed does not use the session.
  await site.signIn(await site.fan());
  const board = await (await request.get(`/${creator.username}`)).text();
  const discovery =
    board.match(/<link rel="alternate" type="application\/json\+oembed"[^>]* href="([^"]+)"/)?.[1] ?? '';
  const oembed = await request.get(discovery.replaceAll('&amp;', '&'));
  const { html } = (await oembed.json()) as { html: string };
  const close = await openOtherSite(
    page,
    `${html}<iframe id="whole" src="${site.origin}/${creator.username}"></iframe>`,
  );

  const frame = page.frameLocator('iframe').first();
  await expect(frame.locator('li.row')).toHaveCount(5);
  await expect(frame.getByRole('heading', { name: 'Up next' })).toBeVisible();
  await expect(page.frameLocator('#whole').locator('.board-page')).toHaveCount(0);
  expect(await (await frame.locator('body').elementHandle())?.evaluate(() => document.cookie)).toBe('');
  const [opened] = await Promise.all([
    context.waitForEvent('page'),
    frame.getByRole('link', { name: `Vote for One on ${creator.username}’s board (opens in a new tab)` }).click(),
  ]);
  await expect(opened).toHaveURL(`${site.origin}/${creator.username}`);
  await expect(opened.getByRole('button', { name: /^Vote for One, / })).toBeVisible();
  close();
});

test('an embed contains no scripts, sets no cookies and has the same HTML for all visitors', async ({
  page,
  request,
  site,
}) => {
  const creator = await site.creator();
  const fan = await site.fan();
  await publish(creator, 'One');
  const headers = { 'accept-language': 'en' };
  const guest = await request.get(`/embed/${creator.username}`, { headers });
  const known = await request.get(`/embed/${creator.username}`, {
    headers: { ...headers, cookie: `${fan.cookie}; signed_in=1; language=es; theme=dark` },
  });
  expect([guest.status(), (await known.body()).equals(await guest.body())]).toEqual([200, true]);
  expect(guest.headers()['set-cookie']).toBeUndefined();
  expect(guest.headers()['cache-control']).toBe('public, s-maxage=1, stale-while-revalidate=2');
  expect(guest.headers()['content-security-policy']).not.toContain('script-src');
  expect(await guest.text()).not.toMatch(/<script|modulepreload| style="/);

  await page.goto(`/embed/${creator.username}?theme=dark&lang=es`);
  await expect(page.locator('.embed')).toHaveAttribute('data-theme', 'dark');
  await expect(page.getByText(`de ${creator.username}`)).toBeVisible();
  await site.expectAccessible();
});

test('an embed of a missing board shows a message and returns 404', async ({ page, site }) => {
  site.allowConsole(/status of 404/);
  expect((await page.goto('/embed/no-such-user'))?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'This board does not exist or is no longer shared.' })).toBeVisible();
  await site.expectAccessible();
});

test('the embed code copied from the share kit shows the chart on another site', async ({ page, context, site }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const creator = await site.creator();
  await publish(creator, 'One', 'Two', 'Three');
  await site.signIn(creator);
  await page.goto('/dashboard/share');
  await page.getByRole('button', { name: 'Dark' }).click();
  await page.getByRole('button', { name: 'Copy code' }).click();
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  const code = await page.evaluate(() => navigator.clipboard.readText());
  expect(code).toContain(`src="${site.origin}/embed/${creator.username}?lang=en&amp;theme=dark"`);
  const close = await openOtherSite(page, code);
  await expect(page.frameLocator('iframe').locator('li.row')).toHaveCount(3);
  close();
});

type PageRoute = { path?: string | undefined; children?: PageRoute[] | undefined };

function pathsOf(routes: PageRoute[], parent = ''): string[] {
  return routes.flatMap(({ path = '', children }) =>
    children ? pathsOf(children, `${parent}/${path}`) : [`${parent}/${path}`.replace(/\/+/g, '/')],
  );
}

const examples: Record<string, string> = {
  ':username': 'SalYCiencia',
  ':provider': 'nobody',
  ':week': '2026-W02',
  '*': 'no/such/page',
};

test('embeds can be shown in an iframe on other sites, but other pages, files and API responses cannot', async ({
  request,
  site,
}) => {
  const creator = await site.creator();
  const tokens = { overlay: 'demo-SalYCiencia-stream-w8Rk2Zp', public: 'demo-SalYCiencia-open-k3Qd9vT' };
  const paths = pathsOf(pages).map((path) =>
    path
      .replace(/:token/, tokens[path.startsWith('/overlay') ? 'overlay' : 'public'])
      .replace(/:\w+|\*/g, (name) => examples[name] ?? name),
  );
  const others = ['/oembed', '/share/SalYCiencia.png', '/robots.txt', '/sitemap.xml', '/favicon.svg', '/sw.js'];
  const calls = ['/api/user', '/api/creators/SalYCiencia', '/api/docs/', '/api/no-such-call', '/healthz'];
  expect(paths.length).toBeGreaterThan(25);
  for (const path of [...paths, '/no-such-user', '/embed/no-such-user', ...others, ...calls]) {
    for (const cookie of ['', creator.cookie]) {
      const answer = await request.get(path, { headers: { cookie }, maxRedirects: 0 });
      const { 'content-security-policy': policy = '', 'x-frame-options': frames } = answer.headers();
      const isEmbed = path.startsWith('/embed/');
      if (answer.status() >= 300 && answer.status() < 400) continue;
      expect([path, policy.match(/frame-ancestors [^;]+/)?.[0]]).toEqual([
        path,
        isEmbed ? 'frame-ancestors *' : "frame-ancestors 'none'",
      ]);
      if (isEmbed) expect([path, frames, answer.headers()['set-cookie']]).toEqual([path, undefined, undefined]);
    }
  }
});
