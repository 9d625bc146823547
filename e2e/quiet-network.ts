import type { Page, Request } from '@playwright/test';

const quietMs = 500;
const stepMs = 100;
const giveUpMs = 60_000;

/**
 * Call before the page is opened. The returned function waits until no request has been open for half a second, and fails after
 * a minute. Playwright's "networkidle" never comes if the live stream of a board opens before it.
 */
export function watchRequests(page: Page): () => Promise<void> {
  const open = new Set<Request>();
  // Live streams stay open, and the end of a web worker's script isn't always reported.
  const hasEnd = (request: Request): boolean =>
    request.resourceType() !== 'eventsource' && !request.url().includes('-worker-');
  page.on('request', (request) => {
    if (hasEnd(request)) open.add(request);
  });
  page.on('requestfinished', (request) => open.delete(request));
  page.on('requestfailed', (request) => open.delete(request));
  return async () => {
    const started = performance.now();
    for (let quiet = 0; quiet < quietMs;) {
      if (performance.now() - started > giveUpMs)
        throw new Error(`Requests are still open: ${[...open].map((request) => request.url()).join(', ')}`);
      await page.waitForTimeout(stepMs);
      quiet = open.size === 0 ? quiet + stepMs : 0;
    }
  };
}
