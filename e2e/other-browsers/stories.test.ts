import { renewOverlay } from '@upnext/contract/reach/overlays';
import { castVote } from '@upnext/contract/voting/votes';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { makeAccount, newName, password, publish, type Account } from '../accounts.ts';
import { startProviderSite } from '../provider-site.ts';
import { createSiteProcess } from '../site-process.ts';
import { waitFor, type BrowserPage } from './browser-page.ts';
import { startFirefox } from './firefox.ts';
import { startWebKit } from './webkit.ts';

const origin = process.env.E2E_ORIGIN ?? '';

describe.each([
  ['Firefox', startFirefox],
  ['WebKit', startWebKit],
])('%s', (_name, start) => {
  let browser: Awaited<ReturnType<typeof start>>;
  let page: BrowserPage;
  let creator: Account;
  let ids: number[];

  beforeAll(async () => {
    browser = await start();
  });
  afterAll(() => browser.quit());

  beforeEach(async () => {
    creator = await makeAccount(origin, 'creator');
    ids = await publish(creator, 'First idea', 'Second idea');
    page = await browser.openPage();
  });
  afterEach(() => page.close());

  /** Opens a page and waits until it is hydrated. */
  async function open(path: string): Promise<void> {
    await page.open(new URL(path, origin).href);
    await expectHydrated();
  }
  const expectHydrated = () =>
    waitFor('hydration', () =>
      page.run(() => Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__react'))),
    );
  const titles = () =>
    page.run(() => [...document.querySelectorAll('li.row:not(.row-open) h3')].map((title) => title.textContent));
  const expectText = (text: string) =>
    waitFor(`the text "${text}"`, () => page.run((wanted) => document.body.innerText.includes(wanted), text));
  const expectPath = (path: string) =>
    waitFor(`the address ${path}`, () => page.run((wanted) => location.pathname === wanted, path));
  const expectOrder = (order: string[]) =>
    waitFor(`the order ${order.join(', ')}`, async () => (await titles()).join() === order.join());

  /** The sheet ignores taps for half a second after it opens. On a slow machine it may still be moving then. */
  async function settle(): Promise<void> {
    await new Promise((resolve) => setTimeout(resolve, 600));
    await waitFor('the end of the animations', () =>
      page.run(() =>
        document
          .getAnimations()
          .every(
            ({ effect, playState }) => playState === 'finished' || effect?.getComputedTiming().endTime === Infinity,
          ),
      ),
    );
  }

  /** Counts taps outside of fields, and fields that are filled in, until the page is left. */
  async function countEffort(): Promise<() => Promise<{ taps: number; fields: number }>> {
    await page.run(() => {
      const counted = { taps: 0, fields: [] as string[] };
      Object.assign(window, { counted });
      const note = ({ target }: Event) => (counted.taps += (target as Element).closest('input, label') ? 0 : 1);
      addEventListener('click', note, true);
      addEventListener('input', ({ target }) => counted.fields.push((target as HTMLInputElement).name), true);
    });
    return () =>
      page.run(() => {
        const { taps, fields } = (window as unknown as { counted: { taps: number; fields: string[] } }).counted;
        return { taps, fields: new Set(fields).size };
      });
  }

  async function enter(username: string, button: string): Promise<void> {
    await page.type({ css: 'input', name: 'Username' }, username);
    await page.type({ css: 'input', name: 'Password' }, password);
    await page.click({ css: 'button', name: button });
  }

  test("a visitor's vote is cast after the visitor signs up on the login page", async () => {
    await open(`/${creator.username}`);
    await page.click({ css: 'button', name: 'Vote for Second idea' });
    await expectText('Your vote for “Second idea” is ready.');
    await settle();
    await page.click({ css: 'dialog[open] a', name: 'Go to the login page' });
    await expectPath('/auth');
    await expectText('Your vote is ready.');
    await page.click({ css: '[role=tab]', name: 'Sign up' });
    await enter(newName('new_fan'), 'Create account');
    await expectPath(`/${creator.username}`);
    await expectText('Thank you for your vote!');
    await expectOrder(['Second idea', 'First idea']);
    expect(await page.errors()).toEqual([]);
  });

  test('a newcomer votes in the sheet in two taps and two fields', async () => {
    await open(`/${creator.username}`);
    const effort = await countEffort();
    await page.click({ css: 'button', name: 'Vote for Second idea' });
    await expectText('Your vote for “Second idea” is ready.');
    await settle();
    await enter(newName('new_fan'), 'Create account');
    await expectText('Your vote counts');
    await expectOrder(['Second idea', 'First idea']);
    expect(await effort()).toEqual({ taps: 2, fields: 2 });
    expect(await page.errors()).toEqual([]);
  });

  test('a newcomer votes with a provider in three taps', async () => {
    const ends: (() => Promise<unknown>)[] = [];
    const databaseUrl = process.env.E2E_DATABASE_URL ?? '';
    const own = await startProviderSite({ databaseUrl, later: (end) => ends.push(end) });
    try {
      own.provider.become(newName('subject'), newName('fan'));
      await open(`${own.origin}/${creator.username}`);
      await page.click({ css: 'button', name: 'Vote for Second idea' });
      await expectText('Your vote for “Second idea” is ready.');
      await settle();
      await page.click({ css: 'dialog[open] button', name: 'Continue with Acme' });
      await expectText('Pick a username and you’re in.');
      await page.click({ css: 'button', name: 'Create account' });
      await expectPath(`/${creator.username}`);
      await expectText('Your vote counts');
      await expectOrder(['Second idea', 'First idea']);
      expect(await page.errors()).toEqual([]);
    } finally {
      for (const end of ends.toReversed()) await end();
    }
  });

  test('a vote by another fan moves the row on the board and on the overlay', async () => {
    const fan = await makeAccount(origin, 'audience');
    await open(`/${creator.username}`);
    await expectText('LIVE');
    await fan.call(castVote, { params: { id: String(ids[1]) } });
    await expectOrder(['Second idea', 'First idea']);

    const { url } = await creator.call(renewOverlay, {});
    await open(url);
    const rows = () => page.run(() => [...document.querySelectorAll('.overlay-title')].map((row) => row.textContent));
    expect(await rows()).toEqual(['Second idea', 'First idea']);
    for (const name of ['audience', 'audience'] as const)
      await (await makeAccount(origin, name)).call(castVote, { params: { id: String(ids[0]) } });
    await waitFor('the new order on the overlay', async () => (await rows())[0] === 'First idea');
    expect(await page.errors()).toEqual([]);
  });

  test('a fan logs in and suggests an idea in the dialog', async () => {
    const fan = await makeAccount(origin, 'audience');
    await open(`/auth?login=true&referrer=/${creator.username}`);
    await enter(fan.username, 'Log in');
    await expectPath(`/${creator.username}`);
    await page.click({ css: '.row-open button', name: 'Suggest an idea' });
    await page.type({ css: 'dialog[open] input' }, 'Gazpacho without gravity');
    await page.type({ css: 'dialog[open] textarea' }, 'On a parabolic flight');
    await page.click({ css: 'dialog[open] button', name: 'Send' });
    await expectText('Thank you for your suggestion');
    expect(await page.errors()).toEqual([]);
  });

  test('a creator logs in and edits an idea', async () => {
    await open('/auth?login=true');
    await enter(creator.username, 'Log in');
    await expectPath('/dashboard');
    // On a phone the welcome message would cover the dialog's buttons.
    await waitFor('the end of the welcome message', () => page.run(() => document.querySelector('.toast') === null));
    await page.click({ css: 'button', name: 'Actions for First idea' });
    await page.click({ css: '[role=menuitem]', name: 'Edit idea' });
    await page.type({ css: 'dialog[open] input' }, 'A better title');
    await page.click({ css: 'dialog[open] button', name: 'Save' });
    await expectText('Idea updated');
    await expectText('A better title');
    expect(await page.errors()).toEqual([]);
  });

  test('the chosen theme and language are kept after a page reload', async () => {
    await open('/explore');
    await page.click({ css: 'button', name: 'Theme: same as device' });
    await waitFor('the dark theme', () => page.run(() => document.documentElement.dataset.theme === 'dark'));
    await open(`/${creator.username}?lang=es`);
    expect(await page.run(() => [document.documentElement.dataset.theme, document.documentElement.lang])).toEqual([
      'dark',
      'es',
    ]);
    expect(await page.errors()).toEqual([]);
  });

  test('an embedded board shows the chart without scripts', async () => {
    await page.open(`${origin}/embed/${creator.username}`);
    await expectText('First idea');
    expect(await page.run(() => document.scripts.length)).toBe(0);
    expect(await page.errors()).toEqual([]);
  });

  test('the offline page is shown while the server is down', async () => {
    const own = await createSiteProcess(process.env.E2E_DATABASE_URL ?? '');
    await own.start();
    try {
      await page.open(`${own.origin}/explore`);
      await waitFor('the service worker', () => page.run(async () => await caches.has('shell-1')));
      await page.run(async () => void (await navigator.serviceWorker.ready));
      await own.stop();
      await page.open(`${own.origin}/${creator.username}`).catch(() => undefined);
      await expectText('You’re offline');
    } finally {
      await own.stop();
    }
    expect(await page.errors()).toEqual([]);
  });
});
