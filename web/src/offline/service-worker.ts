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

/** "Your turn" was tapped: to the table, in the window that has it open if there is one. */
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(goTo(String(event.notification.data ?? '/')));
});

async function goTo(path: string): Promise<void> {
  const windows = await self.clients.matchAll({ type: 'window' });
  const open = windows.find(({ url }) => new URL(url).pathname === path);
  await (open ? open.focus() : self.clients.openWindow(path));
}

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
