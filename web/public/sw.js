/** Caches only static files (hashed assets and an offline page), never data. All other requests go to the network. */
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
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => name !== shell).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== location.origin) return;
  if (request.mode === 'navigate') {
    event.respondWith(fetch(request).catch(() => caches.match('/offline.html')));
  } else if (url.pathname.startsWith('/assets/')) {
    event.respondWith(fromCacheFirst(request));
  } else if (offlineFiles.includes(url.pathname)) {
    event.respondWith(fetch(request).catch(() => caches.match(url.pathname)));
  }
});

async function fromCacheFirst(request) {
  const kept = await caches.match(request);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) {
    const cache = await caches.open(shell);
    await cache.put(request, answer.clone());
    // Evict the oldest assets, which belong to old builds.
    const files = (await cache.keys()).filter(({ url }) => new URL(url).pathname.startsWith('/assets/'));
    await Promise.all(files.slice(0, Math.max(0, files.length - 80)).map((old) => cache.delete(old)));
  }
  return answer;
}
