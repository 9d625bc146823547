/**
 * Caches only static files (hashed assets and an offline page), never data. All other requests go to the network. Shows
 * push messages as notifications.
 */
const shell = 'shell-1';
const offlineFiles = ['/offline.html', '/offline.css', '/favicon.svg'];

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(shell)
      .then((cache) => cache.addAll(offlineFiles))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener('activate', (event) => {
  // With navigation preload, the browser requests a page while this worker is starting.
  event.waitUntil(Promise.all([deleteOldCaches(), self.registration.navigationPreload?.enable()]));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== location.origin) return;
  if (request.mode === 'navigate') {
    event.respondWith(openPage(event).catch(() => caches.match('/offline.html')));
  } else if (url.pathname.startsWith('/assets/')) {
    event.respondWith(fromCacheFirst(event));
  } else if (offlineFiles.includes(url.pathname)) {
    event.respondWith(fetch(request).catch(() => caches.match(url.pathname)));
  }
});

self.addEventListener('push', (event) => {
  const { title, body, url, tag } = event.data.json();
  event.waitUntil(self.registration.showNotification(title, { body, tag, icon: '/icon-192.png', data: { url } }));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const { href, origin } = new URL(event.notification.data.url, location.origin);
  if (origin === location.origin) event.waitUntil(showPage(href));
});

// The browser has replaced the subscription, for example because it expired.
self.addEventListener('pushsubscriptionchange', (event) => {
  event.waitUntil(renewSubscription(event));
});

async function showPage(href) {
  const windows = await self.clients.matchAll({ type: 'window' });
  const open = windows.find(({ url }) => url === href);
  await (open ? open.focus() : self.clients.openWindow(href));
}

async function renewSubscription({ oldSubscription, newSubscription }) {
  const options = oldSubscription?.options;
  const renewed = newSubscription ?? (options && (await self.registration.pushManager.subscribe(options)));
  if (!renewed) return;
  const { endpoint, keys } = renewed.toJSON();
  const headers = { 'content-type': 'application/json', 'x-requested-with': 'XMLHttpRequest' };
  await fetch('/api/push', { method: 'PUT', headers, body: JSON.stringify({ endpoint, keys }) });
}

async function deleteOldCaches() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name !== shell).map((name) => caches.delete(name)));
  await self.clients.claim();
}

async function openPage({ preloadResponse, request }) {
  const preloaded = await preloadResponse;
  // Firefox resolves with an error response if the server can't be reached.
  return preloaded && preloaded.type !== 'error' ? preloaded : fetch(request);
}

/** The cache is optional: without storage or with a full one, files come from the network. */
async function fromCacheFirst(event) {
  const { request } = event;
  const kept = await caches.match(request).catch(() => undefined);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) event.waitUntil(keep(request, answer.clone()).catch(() => {}));
  return answer;
}

async function keep(request, answer) {
  const cache = await caches.open(shell);
  await cache.put(request, answer);
  // Evict the oldest assets, which belong to old builds.
  const files = (await cache.keys()).filter(({ url }) => new URL(url).pathname.startsWith('/assets/'));
  await Promise.all(files.slice(0, Math.max(0, files.length - 80)).map((old) => cache.delete(old)));
}
