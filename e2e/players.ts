/** Players who meet on a server, each with their own browser. */
import { execFileSync } from 'node:child_process';
import { type Browser, type BrowserContextOptions, expect, type Locator, type Page } from '@playwright/test';

/** Makes a name unique: the database outlives a run. */
export const unique = (name: string): string => `${name}-${Math.random().toString(36).slice(2, 8)}`;

export const PHONE: BrowserContextOptions = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** A stranger with their own browser. */
export async function newPlayer(browser: Browser, device: BrowserContextOptions = {}): Promise<Page> {
  const page = await (await browser.newContext(device)).newPage();
  await page.addInitScript(() => localStorage.setItem('blackbeard.settings', JSON.stringify({ pace: 'none', hints: false })));
  return page;
}

export const closeAll = (...pages: readonly Page[]): Promise<unknown> => Promise.all(pages.map((page) => page.context().close()));
export const heading = (page: Page, name: string): Locator => page.getByRole('heading', { level: 1, name });

/** Opens a section of the account page. */
export const openSection = (page: Page, name: string): Promise<void> => page.getByRole('tab', { name }).click();

interface Answered {
  readonly table: { readonly id: string; readonly votes: readonly { readonly id: string }[] };
  readonly invitation: { readonly token: string };
  readonly error?: string;
}

/** Sends a request that changes something, as the page does. */
export const post = (page: Page, path: string, body: object = {}): Promise<Answered> =>
  page.evaluate(
    async ([to, what]) => {
      const answer = await fetch(to, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(what) });
      return answer.status === 204 ? null : answer.json();
    },
    [path, body] as const,
  );

const MODERATOR = 'hornigold';
const PASSWORD = 'a parrot, a plank';

async function newPlayerWithAccount(browser: Browser, login: string, path: string, device: BrowserContextOptions): Promise<Page> {
  const page = await newPlayer(browser, device);
  await page.goto('/');
  const { error } = await post(page, path, { login, password: PASSWORD });
  expect(error).toBeUndefined();
  return page;
}

/** A player who creates an account. */
export const signUp = (browser: Browser, login: string, device: BrowserContextOptions = {}): Promise<Page> =>
  newPlayerWithAccount(browser, login, '/api/account', device);

/** A player with an account signs in from another browser. */
export const signIn = (browser: Browser, login: string, device: BrowserContextOptions = {}): Promise<Page> =>
  newPlayerWithAccount(browser, login, '/api/login', device);

/** The test server's moderator. Signs in first: the account may exist, and creating one under a taken login counts as an attempt. */
export async function moderator(browser: Browser): Promise<Page> {
  const page = await newPlayer(browser);
  await page.goto('/');
  const { error } = await post(page, '/api/login', { login: MODERATOR, password: PASSWORD });
  if (error === undefined) return page;
  await post(page, '/api/account', { login: MODERATOR, password: PASSWORD });
  execFileSync(process.execPath, ['apps/cli/src/bb.ts', 'admin', 'moderator', MODERATOR], {
    env: { ...process.env, BB_DATA: '.results/data' },
  });
  return page;
}

/** A player with a name but no account. */
export async function guest(browser: Browser, name: string, device: BrowserContextOptions = {}): Promise<Page> {
  const page = await newPlayer(browser, device);
  await page.goto('/');
  await post(page, '/api/guest', { name });
  return page;
}

/** Creates a table; the others join in their order. @returns its id */
export async function createTable(name: string, host: Page, ...others: readonly Page[]): Promise<string> {
  const bots = [null, ...others.map(() => null)];
  const settings = { name, options: { players: bots.length }, bots, isListed: false, hasSpectators: true, windows: 'sealed' };
  const { id } = (await post(host, '/api/tables', settings)).table;
  for (const other of others) await post(other, `/api/tables/${id}/join`);
  return id;
}

/** A table as a player sees it: the part of its state that tests read. */
interface Seen {
  readonly seq: number;
  readonly rewinds: number;
  /** The seats that an open window asks. */
  readonly window: readonly number[];
  /** The choices open to this player. */
  readonly choices: readonly object[];
}

const stateSeenBy = (page: Page, id: string): Promise<Seen> =>
  page.evaluate(async (path) => (await fetch(path)).json(), `/api/tables/${id}/game`);

/** Plays by requests, always in the same way, until `found` finds something. @param pages  in the order of their seats @returns what it found */
async function playToFind<T>(id: string, pages: readonly Page[], found: (seen: readonly Seen[]) => T | null): Promise<T> {
  for (;;) {
    const what = found(await Promise.all(pages.map((page) => stateSeenBy(page, id))));
    if (what !== null) return what;
    for (const page of pages) {
      const { seq, rewinds, choices } = await stateSeenBy(page, id);
      const choice = choices[(seq * 7919) % choices.length];
      if (choice) await post(page, `/api/tables/${id}/choices`, { seq, rewinds, key: `k${seq}`, choice });
    }
  }
}

/** Plays by requests until the table has at least this number of choices. */
export const playUntil = (id: string, pages: readonly Page[], choices: number): Promise<true> =>
  playToFind(id, pages, ([seen]) => ((seen?.seq ?? 0) >= choices ? true : null));

/** Plays by requests to a window in which two or more players can do something: the server answers for the others. @returns a seat of theirs */
export const playToWindow = (id: string, pages: readonly Page[]): Promise<number> =>
  playToFind(id, pages, (seen) => {
    const [first, second] = seen.flatMap(({ window, choices }, seat) => (window.includes(seat) && choices.length > 1 ? [seat] : []));
    return first === undefined || second === undefined ? null : first;
  });

/** Makes all players ready and opens the board for each. */
export async function beginGame(id: string, ...players: readonly Page[]): Promise<void> {
  for (const page of players) await post(page, `/api/tables/${id}/ready`, { clientSeed: null });
  for (const page of players) await page.goto(`/#/table/${id}`);
  for (const page of players) await expect(page.getByRole('main', { name: 'Board' })).toBeVisible({ timeout: 60_000 });
}

/** @returns the number of choices made */
const seqOf = (page: Page, id: string): Promise<number> =>
  page.evaluate(async (path) => (await (await fetch(path)).json()).seq, `/api/tables/${id}/game`);

/** Answers the question that one of the players is asked. @returns that player's page */
export async function answerOnce(id: string, ...pages: readonly [Page, ...Page[]]): Promise<Page> {
  const before = await seqOf(pages[0], id);
  const answers = (page: Page): Locator => page.locator('button[data-choices]');
  const asked = await Promise.race(
    pages.map((page) =>
      answers(page)
        .first()
        .waitFor()
        .then(() => page),
    ),
  );
  // A button with several choices opens a menu, so press one with a single choice, twice if it asks for confirmation.
  await expect
    .poll(async () => {
      await asked.evaluate(() => {
        const buttons = [...document.querySelectorAll<HTMLElement>('button[data-choices]')];
        const single = buttons.find(({ dataset }) => dataset.choices?.split(' ').length === 1);
        (single ?? buttons[0])?.click();
        document.querySelector<HTMLElement>('button[data-choices].armed')?.click();
      });
      return seqOf(pages[0], id);
    })
    .toBeGreaterThan(before);
  return asked;
}
