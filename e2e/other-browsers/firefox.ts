import { launch, type ElementHandle } from 'puppeteer-core';

import { findElement, waitFor, type BrowserPage, type StartBrowser, type Target } from './browser-page.ts';

type FirefoxPage = BrowserPage & {
  /** Runs in each page before its own scripts. */
  runBeforeLoad: (work: () => void) => Promise<void>;
};

/** Debian's Firefox, controlled through WebDriver BiDi. Each page has its own cookies and storage. */
export const startFirefox: StartBrowser<FirefoxPage> = async () => {
  const browser = await launch({
    browser: 'firefox',
    executablePath: process.env.FIREFOX ?? '/usr/bin/firefox-esr',
    headless: true,
    extraPrefsFirefox: { 'intl.accept_languages': 'en-GB' },
  });
  return { openPage, quit: () => browser.close() };

  async function openPage(): Promise<FirefoxPage> {
    const context = await browser.createBrowserContext();
    const page = await context.newPage();
    await page.setViewport({ width: 390, height: 780 });
    const errors: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(message.text());
    });
    page.on('pageerror', (error) => errors.push(String(error)));

    async function find({ css, name = '' }: Target): Promise<ElementHandle> {
      return await waitFor(
        `${css} "${name}"`,
        async () => (await page.evaluateHandle(findElement, css, name)).asElement() as ElementHandle | null,
      );
    }

    return {
      runBeforeLoad: async (work) => void (await page.evaluateOnNewDocument(work)),
      open: async (url) => void (await page.goto(url)),
      run: async (work, text = '') => await page.evaluate(work, text),
      click: async (target) => (await find(target)).click(),
      async type(target, text) {
        const field = await find(target);
        await field.click({ count: 3 });
        await page.keyboard.press('Backspace');
        await field.type(text);
      },
      errors: () => Promise.resolve(errors),
      close: () => context.close(),
    };
  }
};
