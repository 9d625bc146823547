import { readFileSync } from 'node:fs';
import path from 'node:path';

import { expect, test, vi } from 'vitest';

const code = readFileSync(path.join(import.meta.dirname, '../../public/sw.js'), 'utf8');
const origin = 'https://upnext.test';

type WorkerEvent = {
  request: { method: string; url: string; mode: string };
  preloadResponse: Promise<Response | undefined>;
  respondWith: (answer: Promise<Response>) => void;
  waitUntil: (work: Promise<unknown>) => void;
};

/** Runs the service worker with a fake browser. `put` fails like a cache whose quota is exceeded. */
function startWorker(fetchAnswer: () => Promise<Response>) {
  const listeners = new Map<string, (event: Partial<WorkerEvent>) => void>();
  const put = vi.fn<() => Promise<void>>(() => Promise.reject(new DOMException('full', 'QuotaExceededError')));
  const enable = vi.fn<() => Promise<void>>(async () => {});
  const cache = { put, keys: async () => [], addAll: async () => {} };
  const caches = {
    open: async () => cache,
    keys: async () => [],
    match: async (request: unknown) => (request === '/offline.html' ? new Response('offline') : undefined),
  };
  const scope = {
    addEventListener: (name: string, listener: (event: Partial<WorkerEvent>) => void) => listeners.set(name, listener),
    skipWaiting: async () => {},
    clients: { claim: async () => {} },
    registration: { navigationPreload: { enable } },
  };
  const fetchFile = vi.fn<() => Promise<Response>>(fetchAnswer);
  // oxlint-disable-next-line typescript/no-implied-eval -- the service worker is a script, not a module
  new Function('self', 'caches', 'fetch', 'location', code)(scope, caches, fetchFile, { origin });
  async function dispatch(name: string, event: Partial<WorkerEvent> = {}): Promise<Response | undefined> {
    let answer: Promise<Response> | undefined;
    const work: Promise<unknown>[] = [];
    listeners.get(name)?.({
      preloadResponse: Promise.resolve(undefined),
      respondWith(promise) {
        answer = promise;
      },
      waitUntil: (promise) => work.push(promise),
      ...event,
    });
    const response = await answer;
    await Promise.all(work);
    return response;
  }
  const ask = (pathname: string, mode: string, preloadResponse?: Promise<Response>) =>
    dispatch('fetch', {
      request: { method: 'GET', url: origin + pathname, mode },
      ...(preloadResponse && { preloadResponse }),
    });
  return { dispatch, ask, put, enable, fetchFile };
}

test('the service worker returns a script even if the cache is full', async () => {
  const { ask, put } = startWorker(async () => new Response('script'));
  const answer = await ask('/assets/page.js', 'no-cors');
  expect(await answer?.text()).toBe('script');
  expect(put).toHaveBeenCalledTimes(1);
});

test('the service worker answers a navigation with the preloaded response, or fetches the page if there is none', async () => {
  const { dispatch, ask, enable, fetchFile } = startWorker(async () => new Response('fetched'));
  await dispatch('activate');
  expect(enable).toHaveBeenCalledTimes(1);
  expect(await (await ask('/ana', 'navigate', Promise.resolve(new Response('preloaded'))))?.text()).toBe('preloaded');
  expect(fetchFile).not.toHaveBeenCalled();
  expect(await (await ask('/ana', 'navigate'))?.text()).toBe('fetched');
});

test('the service worker answers a navigation with the offline page when there is no network', async () => {
  const { ask } = startWorker(() => Promise.reject(new TypeError('Failed to fetch')));
  expect(await (await ask('/ana', 'navigate'))?.text()).toBe('offline');
  const failed = Promise.reject(new TypeError('Failed to fetch'));
  expect(await (await ask('/ana', 'navigate', failed))?.text()).toBe('offline');
  // What Firefox does.
  expect(await (await ask('/ana', 'navigate', Promise.resolve(Response.error())))?.text()).toBe('offline');
});
