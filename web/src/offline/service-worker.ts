/// <reference lib="webworker" />
export {};

declare const self: ServiceWorkerGlobalScope;

// Both are filled in by the build.
const VERSION = '__VERSION__';
const FILES: readonly string[] = JSON.parse('__PRECACHE__');

const CACHE = `edition-${VERSION}`;
/** Word lists are large, named after their content, and outlive an edition. */
const LEXICON_CACHE = 'lexicon';
const LEXICON = /^\/assets\/[\w-]+\.(lex|forms)$/;
/** What the house adds to a list, which may be something else tomorrow. */
const HOUSE_WORDS = /^\/house-words\/\w+\.txt$/;
/** How long a house may take to say it. */
const PATIENCE = 4_000;

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
      const current = [CACHE, LEXICON_CACHE];
      for (const name of await caches.keys()) {
        if (!current.includes(name)) await caches.delete(name);
      }
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
  else if (LEXICON.test(url.pathname)) event.respondWith(keptFromFirstUse(event));
  else if (HOUSE_WORDS.test(url.pathname)) event.respondWith(newestOrKept(event));
});

async function kept(path: string, request: Request): Promise<Response> {
  const cache = await caches.open(CACHE);
  return (await cache.match(path)) ?? fetch(request);
}

/** A list of an edition, or what its forms are forms of: what is left of an address without the digest. */
function kindOf(address: string): string {
  return address.replace(/-\w+(\.\w+)$/, '$1');
}

/** Fetched when a word game first needs it, and at hand from then on; an older one of its kind goes. */
async function keptFromFirstUse(event: FetchEvent): Promise<Response> {
  const cache = await caches.open(LEXICON_CACHE);
  const known = await cache.match(event.request.url);
  if (known) return known;
  const response = await fetch(event.request);
  if (!response.ok) return response;
  const kind = kindOf(event.request.url);
  for (const old of await cache.keys()) if (kindOf(old.url) === kind) await cache.delete(old);
  event.waitUntil(cache.put(event.request.url, response.clone()));
  return response;
}

/** What the house says now; if it cannot be asked, what it said the last time. */
async function newestOrKept(event: FetchEvent): Promise<Response> {
  const cache = await caches.open(LEXICON_CACHE);
  const { url } = event.request;
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(PATIENCE) });
    if (response.ok) event.waitUntil(cache.put(url, response.clone()));
    return response;
  } catch {
    return (await cache.match(url)) ?? Response.error();
  }
}
