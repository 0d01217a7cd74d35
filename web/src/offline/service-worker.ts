/// <reference lib="webworker" />
export {};

declare const self: ServiceWorkerGlobalScope;

// Both are filled in by the build.
const VERSION = '__VERSION__';
const FILES: readonly string[] = JSON.parse('__PRECACHE__');

const CACHE = `edition-${VERSION}`;

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(CACHE)
      .then((cache) => cache.addAll(FILES.map((file) => new Request(file, { cache: 'reload' })))),
  );
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    (async () => {
      for (const name of await caches.keys()) if (name !== CACHE) await caches.delete(name);
      await self.clients.claim();
    })(),
  );
});

/** The page asks for the new edition once the reader has agreed to turn the page. */
self.addEventListener('message', (event) => {
  if (event.data === 'take-over') self.skipWaiting();
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin) return;
  if (request.mode === 'navigate') event.respondWith(kept('/', request));
  else if (FILES.includes(url.pathname)) event.respondWith(kept(url.pathname, request));
});

async function kept(path: string, request: Request): Promise<Response> {
  const cache = await caches.open(CACHE);
  return (await cache.match(path)) ?? fetch(request);
}
