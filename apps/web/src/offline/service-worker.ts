/**
 * The service worker, built by `tools/precache.ts`: caches one complete version of the app on the device and serves it from there,
 * and shows push messages.
 */

// Makes this file a module for the type checker; the build removes the line.
export {};

declare const self: ServiceWorkerGlobalScope;
/** Set by the build: the version's name and the paths of all its files. */
declare const VERSION: string;
declare const FILES: readonly string[];

/** The path of the page's folder, with a slash at its end. */
const SCOPE = new URL('./', location.href).pathname;
const PREFIX = 'blackbeard-';
const CACHE = `${PREFIX}${VERSION}`;
/** Files with a hash of their content in the name. */
const HASHED_FILE = /^assets\//;

/** The previous version stays: a page that is still open may load parts of it later. */
const KEPT_VERSIONS = 2;

async function addToCache(cache: Cache, path: string): Promise<void> {
  const known = HASHED_FILE.test(path) ? await caches.match(path) : undefined;
  if (known) return cache.put(path, known);
  const answer = await fetch(path, { cache: HASHED_FILE.test(path) ? 'default' : 'no-cache' });
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  await cache.put(path, answer);
}

async function install(): Promise<void> {
  const cache = await caches.open(CACHE);
  try {
    await Promise.all(FILES.map((path) => addToCache(cache, path)));
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
  if (request.mode === 'navigate') return (await cache.match('./')) ?? fetch(request);
  return (await cache.match(request)) ?? (await caches.match(request)) ?? fetch(request);
}

/** A push message, as `docs/protocol.md` describes it, in the player's language. */
interface PushMessage {
  readonly title: string;
  readonly lines: readonly string[];
  /** The page that a click opens. */
  readonly path: string;
  /** A message replaces the one before it with the same topic. */
  readonly topic: string;
  readonly language: string;
}

/** The title for a message that can't be read: browsers demand a notification for every push. */
const FALLBACK_TITLES: Readonly<Record<string, string>> = {
  en: 'News from your tables',
  de: 'Neues von deinen Tischen',
  fr: 'Des nouvelles de tes tables',
};

const textOr = (value: unknown, fallback: string): string => (typeof value === 'string' ? value : fallback);

function jsonOf(data: PushMessageData | null): Readonly<Record<string, unknown>> {
  try {
    const json: unknown = data?.json();
    return typeof json === 'object' && json !== null ? { ...json } : {};
  } catch {
    return {};
  }
}

/** Never throws: whatever can't be read is replaced. */
function readPush(data: PushMessageData | null): PushMessage {
  const [browserLanguage = 'en'] = navigator.language.split('-', 1);
  const { title, lines, path, topic, language } = jsonOf(data);
  return {
    title: textOr(title, FALLBACK_TITLES[browserLanguage] ?? 'News from your tables'),
    lines: Array.isArray(lines) ? lines.filter((line) => typeof line === 'string') : [],
    path: textOr(path, '/#/lobby'),
    topic: textOr(topic, ''),
    language: textOr(language, browserLanguage),
  };
}

/** @returns null if the path is broken or leads to another site. */
function ownUrl(path: string): string | null {
  if (!URL.canParse(path, location.origin)) return null;
  const { origin, href } = new URL(path, location.origin);
  return origin === location.origin ? href : null;
}

/** Focuses the page that shows the path. If there is none, opens a new one: a page with another table stays there. */
async function show(path: string): Promise<void> {
  const url = ownUrl(path);
  if (url === null) return;
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const open = pages.find((page) => page.url === url);
  await (open ? open.focus() : self.clients.openWindow(url));
}

self.addEventListener('push', (event) => {
  const { title, lines, path, topic, language } = readPush(event.data);
  const options = { body: lines.join('\n'), tag: topic, data: path, lang: language, icon: 'icons/flag-192.png' };
  event.waitUntil(self.registration.showNotification(title, options));
});
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(show(String(event.notification.data)));
});
self.addEventListener('install', (event) => event.waitUntil(install()));
self.addEventListener('activate', (event) => event.waitUntil(activate()));
self.addEventListener('message', ({ data }) => {
  if (data === 'take over') void self.skipWaiting();
});
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname, search } = new URL(request.url);
  const path = pathname.slice(SCOPE.length);
  if (request.method !== 'GET' || origin !== location.origin || path === 'healthz' || path.startsWith('api/')) return;
  // The page's own addresses are behind the #. The server redirects in the same way.
  if (request.mode === 'navigate' && path !== '' && !path.includes('.'))
    return event.respondWith(Response.redirect(`${SCOPE}#/${path}${search}`));
  event.respondWith(answer(request));
});
