/** Keeps one version of the game on the device, whole or not at all, and answers from it. `tools/precache.ts` builds it. */

// A module for the checker's sake; the build takes this line out.
export {};

declare const self: ServiceWorkerGlobalScope;
/** What the build puts in: a name for this version, and the paths of all its files. */
declare const VERSION: string;
declare const FILES: readonly string[];

const PREFIX = 'blackbeard-';
const CACHE = `${PREFIX}${VERSION}`;
/** Files whose name says what is in them. */
const HASHED = /^\/assets\//;

/** A page of the version before may still be open, and fetch its parts late. */
const KEPT_VERSIONS = 2;

async function keep(cache: Cache, path: string): Promise<void> {
  const known = HASHED.test(path) ? await caches.match(path) : undefined;
  if (known) return cache.put(path, known);
  const answer = await fetch(path, { cache: HASHED.test(path) ? 'default' : 'no-cache' });
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  await cache.put(path, answer);
}

async function install(): Promise<void> {
  const cache = await caches.open(CACHE);
  try {
    await Promise.all(FILES.map((path) => keep(cache, path)));
  } catch (error) {
    await caches.delete(CACHE);
    throw error;
  }
}

async function activate(): Promise<void> {
  const versions = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== CACHE);
  await Promise.all(versions.slice(0, Math.max(0, versions.length + 1 - KEPT_VERSIONS)).map((name) => caches.delete(name)));
  await self.clients.claim();
}

async function answer(request: Request): Promise<Response> {
  const cache = await caches.open(CACHE);
  if (request.mode === 'navigate') return (await cache.match('/')) ?? fetch(request);
  return (await cache.match(request)) ?? (await caches.match(request)) ?? fetch(request);
}

self.addEventListener('install', (event) => event.waitUntil(install()));
self.addEventListener('activate', (event) => event.waitUntil(activate()));
self.addEventListener('message', ({ data }) => {
  if (data === 'take over') void self.skipWaiting();
});
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin || pathname === '/healthz') return;
  event.respondWith(answer(request));
});
