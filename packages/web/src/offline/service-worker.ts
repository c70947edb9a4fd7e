/** Keeps one version of the game on the device, whole or not at all, and answers from it; shows what the server pushes. `tools/precache.ts` builds it. */

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

/** What a push message of the server says, in its player's language: docs/protocol.md. */
interface Pushed {
  readonly title: string;
  readonly lines: readonly string[];
  /** Where it leads. */
  readonly path: string;
  /** A later one takes the place of one about the same. */
  readonly topic: string;
  readonly language: string;
}

/** A browser wants something shown for each message, also for one that can't be read. */
const NEWS: Readonly<Record<string, string>> = {
  en: 'News from your tables',
  de: 'Neues von deinen Tischen',
  fr: 'Des nouvelles de vos tables',
};

function pushed(data: PushMessageData | null): Pushed {
  const [language = 'en'] = navigator.language.split('-', 1);
  const unknown = { title: NEWS[language] ?? 'News from your tables', lines: [], path: '/#/lobby', topic: '', language };
  try {
    return { ...unknown, ...data?.json() };
  } catch {
    return unknown;
  }
}

/** To the page that shows it, where one is open, and else to a new one, so that nobody is taken away from another table. */
async function lead(path: string): Promise<void> {
  const { href, origin } = new URL(path, location.origin);
  if (origin !== location.origin) return;
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const open = pages.find(({ url }) => url === href);
  await (open ? open.focus() : self.clients.openWindow(href));
}

self.addEventListener('push', (event) => {
  const { title, lines, path, topic, language } = pushed(event.data);
  const shown = { body: lines.join('\n'), tag: topic, data: path, lang: language, icon: '/icons/flag-192.png' };
  event.waitUntil(self.registration.showNotification(title, shown));
});
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(lead(String(event.notification.data)));
});
self.addEventListener('install', (event) => event.waitUntil(install()));
self.addEventListener('activate', (event) => event.waitUntil(activate()));
self.addEventListener('message', ({ data }) => {
  if (data === 'take over') void self.skipWaiting();
});
/** What the server tells when no page is open: `docs/notices.md`. */
interface Told {
  readonly title: string;
  readonly lines: readonly string[];
  /** Where it leads. */
  readonly path: string;
  /** The newest of one topic takes the place of those before. */
  readonly topic: string;
  readonly language: string;
}

async function tell({ title, lines, path, topic, language }: Told): Promise<void> {
  const pages = await self.clients.matchAll({ type: 'window' });
  // Who looks at that very page sees it there.
  if (pages.some((page) => page.focused && page.url.endsWith(path))) return;
  await self.registration.showNotification(title, {
    body: lines.join('\n'),
    tag: topic,
    lang: language,
    icon: '/icons/flag-180.png',
    data: path,
  });
}

async function goTo(path: string): Promise<void> {
  const [page] = await self.clients.matchAll({ type: 'window' });
  if (!page) return void (await self.clients.openWindow(path));
  await page.focus();
  await page.navigate(path).catch(() => self.clients.openWindow(path));
}

self.addEventListener('push', (event) => {
  if (event.data) event.waitUntil(tell(event.data.json()));
});
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(goTo(String(event.notification.data)));
});
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin || pathname === '/healthz' || pathname.startsWith('/api/')) return;
  event.respondWith(answer(request));
});
