import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { globSync } from 'node:fs';

import { Builder, Capabilities, type WebElement } from 'selenium-webdriver';

import { freePort } from '../site-process.ts';
import { findElement, waitFor, type BrowserPage, type StartBrowser, type Target } from './browser-page.ts';

/**
 * WebKitGTK's MiniBrowser, the engine closest to Safari, controlled through WebDriver. It needs a display with a window
 * manager: without one the page never has focus.
 */
export const startWebKit: StartBrowser = async () => {
  const screen = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '390x780x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const [number] = (await once(screen.stdio[3]!, 'data')) as [Buffer];
  const env = { ...process.env, DISPLAY: `:${String(number).trim()}`, LANG: 'en_GB.UTF-8' };
  const windowManager = spawn('openbox', { env, stdio: 'ignore' });
  const port = await freePort();
  const driver = spawn('WebKitWebDriver', ['-p', String(port)], { env, stdio: 'ignore' });
  const url = `http://127.0.0.1:${port}`;
  await waitFor('the start of WebKitWebDriver', async () => (await fetch(`${url}/status`)).ok);

  return {
    openPage: () => openPage(url),
    async quit() {
      for (const process of [driver, windowManager, screen]) await stop(process);
    },
  };
};

async function stop(process: ChildProcess): Promise<void> {
  if (process.exitCode !== null) return;
  const ended = once(process, 'exit');
  process.kill();
  await ended;
}

async function openPage(url: string): Promise<BrowserPage> {
  const [binary] = globSync('/usr/lib/*/webkit2gtk-4.*/MiniBrowser');
  const browser = await new Builder()
    .usingServer(url)
    .withCapabilities(
      new Capabilities({
        browserName: 'MiniBrowser',
        'webkitgtk:browserOptions': { binary, args: ['--automation', '--full-screen'] },
      }),
    )
    .build();

  async function find({ css, name = '' }: Target): Promise<WebElement> {
    return await waitFor(`${css} "${name}"`, () => browser.executeScript<WebElement | null>(findElement, css, name));
  }

  return {
    async open(address) {
      await browser.get(address);
      await browser.executeScript(collectErrors);
    },
    run: (work, text = '') => browser.executeScript(work, text),
    click: async (target) => (await find(target)).click(),
    async type(target, text) {
      const field = await find(target);
      await field.clear();
      await field.sendKeys(text);
    },
    errors: () => browser.executeScript(() => (window as { pageErrors?: string[] }).pageErrors ?? []),
    close: () => browser.quit(),
  };
}

/** Runs in the page, because WebDriver gives no access to WebKit's console. */
function collectErrors(): void {
  const errors: string[] = [];
  Object.assign(window, { pageErrors: errors });
  addEventListener('error', (event) => errors.push(event.message));
  addEventListener('unhandledrejection', (event) => errors.push(String(event.reason)));
  document.addEventListener('securitypolicyviolation', (event) => errors.push(`CSP: ${event.violatedDirective}`));
}
