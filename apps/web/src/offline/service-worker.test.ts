import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const { origin } = location;
const MESSAGE = { title: 'It’s your turn', lines: ['Nassau', 'Until noon'], path: '/#/table/1', topic: 'nassau', language: 'en' };

type Handler = (event: object) => void;
const handlers = new Map<string, Handler[]>();
const showNotification = vi.fn(async (_title: string, _options: NotificationOptions) => undefined);
const openWindow = vi.fn(async (_url: string) => null);
const focused: string[] = [];
const navigated: string[] = [];
let pages: readonly string[] = [];

const pageAt = (url: string) => ({
  url,
  focused: false,
  focus: async () => void focused.push(url),
  navigate: async (to: string) => void navigated.push(to),
});

/** Runs every handler of an event, and waits for what they wait for. */
async function dispatch(type: string, event: object): Promise<void> {
  const pending: Promise<unknown>[] = [];
  for (const handler of handlers.get(type) ?? []) handler({ ...event, waitUntil: (work: Promise<unknown>) => pending.push(work) });
  await Promise.all(pending);
}

const push = (text: string | null): Promise<void> =>
  dispatch('push', { data: text === null ? null : { json: () => JSON.parse(text), text: () => text } });
const click = (data: unknown): Promise<void> => dispatch('notificationclick', { notification: { data, close: () => undefined } });

beforeEach(async () => {
  handlers.clear();
  [focused.length, navigated.length, pages] = [0, 0, []];
  vi.clearAllMocks();
  vi.resetModules();
  vi.stubGlobal('VERSION', 'test');
  vi.stubGlobal('FILES', []);
  vi.stubGlobal('self', {
    addEventListener: (type: string, handler: Handler) => handlers.set(type, [...(handlers.get(type) ?? []), handler]),
    registration: { showNotification },
    clients: { matchAll: async () => pages.map(pageAt), openWindow },
  });
  await import('./service-worker.ts');
});
afterEach(() => void vi.unstubAllGlobals());

test('each event has one handler', () => {
  for (const [type, all] of handlers) expect(all, type).toHaveLength(1);
});

test('a push shows one notification', async () => {
  await push(JSON.stringify(MESSAGE));
  expect(showNotification).toHaveBeenCalledExactlyOnceWith('It’s your turn', {
    body: 'Nassau\nUntil noon',
    tag: 'nassau',
    data: '/#/table/1',
    lang: 'en',
    icon: 'icons/flag-192.png',
  });
});

test.each([
  ['no data', null],
  ['broken JSON', '{'],
  ['a value that is no object', '7'],
  ['null', 'null'],
  ['fields of the wrong type', JSON.stringify({ title: 7, lines: 'Nassau', path: null, topic: {}, language: 'not a language' })],
])('a push with %s shows one notification that leads to the lobby', async (_, text) => {
  await push(text);
  expect(showNotification).toHaveBeenCalledExactlyOnceWith(
    'News from your tables',
    expect.objectContaining({ body: '', data: '/#/lobby', tag: '' }),
  );
});

test('a click opens the table in one new window if no page shows it, and leaves the other pages where they are', async () => {
  pages = [`${origin}/#/table/2`, `${origin}/`];
  await click('/#/table/1');
  expect(openWindow).toHaveBeenCalledExactlyOnceWith(`${origin}/#/table/1`);
  expect([focused, navigated]).toEqual([[], []]);
});

test('a click focuses the page that shows the table', async () => {
  pages = [`${origin}/#/table/2`, `${origin}/#/table/1`];
  await click('/#/table/1');
  expect([focused, navigated]).toEqual([[`${origin}/#/table/1`], []]);
  expect(openWindow).not.toHaveBeenCalled();
});

test.each([
  ['another site', 'https://example.org/'],
  ['a broken address', 'https://['],
])('a click on a notification with %s opens nothing', async (_, path) => {
  await click(path);
  expect(openWindow).not.toHaveBeenCalled();
});
