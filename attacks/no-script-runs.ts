/** XSS: puts payloads in every text and URL field and opens every page in a real browser. No payload may run. */
import { chromium, type Page, type Response } from '@playwright/test';

import { createOwnDatabase } from '../bench/rig/own-database.ts';
import { startProcess } from '../bench/rig/start-process.ts';
import { attack } from './rig/attack.ts';
import { plantPayloads } from './rig/plant-payloads.ts';
import { scriptPayloads, urlPayloads } from './rig/script-payloads.ts';
import { armPage, lookAt } from './rig/tripwire.ts';

const shell = '/usr/bin/chromium-headless-shell';
/** Pages without user content whose own inline styles are blocked by the CSP (XML viewer, API docs, icon). */
const bringOwnStyles = ['/sitemap.xml', '/sitemaps/pages.xml', '/api/docs/', '/favicon.svg'];
const creatorPaths = ['/dashboard', '/dashboard?tab=suggested', '/dashboard/share', '/dashboard/stream', '/profile'];
const otherPaths = [
  '/explore',
  '/api/explore',
  '/robots.txt',
  '/healthz',
  '/api/docs/json',
  '/',
  '/auth',
  '/no/such/page',
  '/api/nothing',
  '/sw.js',
  '/offline.html',
  '/auth-debug',
  '/pricing',
];

await attack('no-script-runs', 12, async ({ quick, later }) => {
  const database = await createOwnDatabase({ later });
  const planted = await plantPayloads(database);
  const site = await startProcess(
    { later },
    { file: 'server/src/main.ts', environment: { DATABASE_URL: database.url } },
  );
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? shell,
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  later(() => browser.close());

  const found = { fired: 0, injected: 0, blocked: 0, dialogs: 0, headers: 0, framed: 0, opened: 0 };
  const complain = (count: number, what: string): void => void (count <= 10 && console.log(`  ! ${what}`));
  const seenHeaders = new Set<string>();
  let complaints = 0;

  function checkHeaders(response: Response): void {
    const url = new URL(response.url());
    if (url.origin !== site.origin || response.status() === 304) return;
    const headers = response.headers();
    const policy = headers['content-security-policy'] ?? '';
    const isPage = headers['content-type']?.startsWith('text/html') ?? false;
    const wrong = [
      /unsafe-/.test(policy) && 'an unsafe CSP',
      // Embeds may be framed because they contain no scripts.
      url.pathname.startsWith('/embed/')
        ? /script-src/.test(policy) && 'scripts allowed in an embed'
        : !policy.includes("frame-ancestors 'none'") &&
          headers['x-frame-options'] !== 'DENY' &&
          'no framing protection',
      isPage && !/object-src 'none'/.test(policy) && !policy.includes("default-src 'none'") && 'no object-src',
      isPage && !policy.includes("base-uri 'none'") && 'no base-uri',
      headers['x-content-type-options'] !== 'nosniff' && 'no nosniff',
      headers['access-control-allow-origin'] !== undefined && 'CORS enabled',
    ].filter(Boolean);
    if (wrong.length === 0 || seenHeaders.has(kindOf(url))) return;
    seenHeaders.add(kindOf(url));
    complain(++found.headers, `${url.pathname} has weak headers: ${wrong.join(', ')}`);
  }

  async function open(page: Page, path: string): Promise<void> {
    found.opened++;
    const { pathname } = new URL(path, site.origin);
    const { fired, injected, blocked: stopped } = await lookAt(page, site.origin + path);
    const blocked = bringOwnStyles.includes(pathname) ? stopped.filter((one) => !one.startsWith('style-src')) : stopped;
    found.fired += fired.length;
    found.injected += injected.length;
    found.blocked += blocked.length;
    for (const one of injected) complain(++complaints, `${pathname} contains an injected element: ${one}`);
    for (const one of blocked) complain(++complaints, `${pathname}: the CSP blocked ${one}`);
    for (const number of fired) console.log(`  ! ${pathname} executed ${scriptPayloads[number]}`);
  }

  async function openPage(): Promise<Page> {
    const context = await browser.newContext({ ignoreHTTPSErrors: true });
    // Block requests to other sites, such as those for images.
    await context.route(
      (url) => url.origin !== site.origin,
      (route) => route.abort(),
    );
    const page = await context.newPage();
    page.on('response', checkHeaders);
    page.on('dialog', (dialog) => void (found.dialogs++, dialog.dismiss()));
    await armPage(page);
    return page;
  }

  const boards = planted.filter(({ creator }) => creator.username.startsWith('planted'));
  const links = planted.filter(({ creator }) => creator.username.startsWith('linked'));
  const shown = quick ? [...boards, ...links.filter((_, at) => at % 16 === 0)] : planted;
  const strings = [
    ...scriptPayloads.filter((_, at) => at % (quick ? 80 : 8) === 0),
    ...urlPayloads().slice(0, quick ? 6 : 13),
  ].map(encodeURIComponent);
  const paths = [
    ...shown.flatMap(({ creator: { username }, token }) => [
      `/${username}`,
      `/creators/${username}`,
      `/embed/${username}`,
      `/public/${token}`,
    ]),
    ...boards.flatMap(({ creator: { username } }) => [
      `/${username}?sort=newest&lang=es`,
      `/api/creators/${username}`,
      `/share/${username}.png`,
    ]),
    ...bringOwnStyles,
    ...otherPaths,
    ...strings.flatMap((value) => [`/auth?referrer=${value}&login=${value}`, `/${value.slice(0, 250)}`]),
  ];

  async function openAsCreator(page: Page, cookie: string): Promise<void> {
    const [name, value = ''] = cookie.split('=');
    await page.context().addCookies([
      { name: name ?? '', value, url: site.origin },
      { name: 'signed_in', value: '1', url: site.origin },
    ]);
    for (const path of creatorPaths) {
      await open(page, path);
      // Tab panels render when they are opened.
      for (const tab of await page.getByRole('tab').all()) await tab.click().catch(() => {});
      await page.waitForTimeout(100);
    }
    await page.context().clearCookies();
  }

  const visits = [
    ...boards.map(
      ({ creator }) =>
        async (page: Page) =>
          await openAsCreator(page, creator.cookie),
    ),
    ...paths.map((path) => async (page: Page) => await open(page, path)),
  ].values();
  const pages = await Promise.all([openPage(), openPage()]);
  // Both pages take their visits from the same iterator.
  await Promise.all(
    pages.map(async (page) => {
      for (const visit of visits) await visit(page);
    }),
  );

  // Clickjacking: another site tries to show our pages in an iframe.
  const stranger = await openPage();
  for (const path of [`/${boards[0]?.creator.username}`, '/auth', '/', '/api/explore']) {
    await stranger.goto('about:blank');
    await stranger.setContent(`<iframe src="${site.origin}${path}"></iframe>`);
    await stranger.waitForTimeout(400);
    const frame = stranger.frames()[1];
    if (frame && (await frame.evaluate("document.body?.textContent ?? ''").catch(() => '')) !== '') found.framed++;
  }

  const none = { is: '=', goal: 0 } as const;
  return [
    { name: 'payloads', found: scriptPayloads.length, is: '>=', goal: 500 },
    { name: 'pages opened', found: found.opened, is: '>=', goal: 60 },
    { name: 'payloads executed', found: found.fired + found.dialogs, ...none },
    { name: 'injected elements', found: found.injected, ...none },
    { name: 'resources blocked by the CSP', found: found.blocked, ...none },
    { name: 'responses with weak headers', found: found.headers, ...none },
    { name: 'framed pages', found: found.framed, ...none },
  ];
});

/** Groups similar paths, so that each problem is reported once. */
function kindOf({ pathname }: URL): string {
  return pathname.replace(/(planted|linked)_\d+|[\w-]{22}/g, '…').replace(/^\/assets\/.*/, '/assets');
}
