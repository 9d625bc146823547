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
  data: { json: () => unknown };
  notification: { data: { url: string }; close: () => void };
  newSubscription: { toJSON: () => object };
};

/** Runs the service worker with a fake browser. `put` fails like a cache whose quota is exceeded. */
function startWorker(fetchAnswer: () => Promise<Response>) {
  const listeners = new Map<string, (event: Partial<WorkerEvent>) => void>();
  const put = vi.fn<() => Promise<void>>(() => Promise.reject(new DOMException('full', 'QuotaExceededError')));
  const enable = vi.fn<() => Promise<void>>(async () => {});
  const showNotification = vi.fn<(title: string, options: object) => Promise<void>>(async () => {});
  const openWindow = vi.fn<(url: string) => Promise<void>>(async () => {});
  const focus = vi.fn<() => Promise<void>>(async () => {});
  const cache = { put, keys: async () => [], addAll: async () => {} };
  const caches = {
    open: async () => cache,
    keys: async () => [],
    match: async (request: unknown) => (request === '/offline.html' ? new Response('offline') : undefined),
  };
  const scope = {
    addEventListener: (name: string, listener: (event: Partial<WorkerEvent>) => void) => listeners.set(name, listener),
    skipWaiting: async () => {},
    clients: { claim: async () => {}, matchAll: async () => [{ url: `${origin}/ana`, focus }], openWindow },
    registration: { navigationPreload: { enable }, showNotification },
  };
  const fetchFile = vi.fn<(...asked: unknown[]) => Promise<Response>>(fetchAnswer);
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
  return { dispatch, ask, put, enable, fetchFile, showNotification, openWindow, focus };
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

test('the service worker shows a push message as a notification', async () => {
  const { dispatch, showNotification } = startWorker(async () => new Response(''));
  const message = { title: 'It’s here', body: 'ana made “Paella”', url: '/ana/idea/7', tag: 'notification-3' };
  await dispatch('push', { data: { json: () => message } });
  expect(showNotification).toHaveBeenCalledWith('It’s here', {
    body: 'ana made “Paella”',
    tag: 'notification-3',
    icon: '/icon-192.png',
    data: { url: '/ana/idea/7' },
  });
});

test('a click on a notification opens its page or focuses the tab that shows it, and never another site', async () => {
  const { dispatch, openWindow, focus } = startWorker(async () => new Response(''));
  const close = vi.fn<() => void>();
  const click = (url: string) => dispatch('notificationclick', { notification: { data: { url }, close } });
  await click('/ana/idea/7');
  expect(openWindow.mock.calls).toEqual([[`${origin}/ana/idea/7`]]);
  await click('/ana');
  expect(focus).toHaveBeenCalledTimes(1);
  for (const elsewhere of ['https://evil.example/', '//evil.example/x', 'javascript:alert(1)']) await click(elsewhere);
  expect(openWindow).toHaveBeenCalledTimes(1);
  expect(close).toHaveBeenCalledTimes(5);
});

test('a subscription that the browser has replaced is sent to the server', async () => {
  const { dispatch, fetchFile } = startWorker(async () => new Response(''));
  const subscription = { endpoint: 'https://push.example/1', keys: { p256dh: 'p', auth: 'a' } };
  await dispatch('pushsubscriptionchange', {
    newSubscription: { toJSON: () => ({ ...subscription, expirationTime: null }) },
  });
  expect(fetchFile).toHaveBeenCalledWith('/api/push', {
    method: 'PUT',
    headers: { 'content-type': 'application/json', 'x-requested-with': 'XMLHttpRequest' },
    body: JSON.stringify(subscription),
  });
});
