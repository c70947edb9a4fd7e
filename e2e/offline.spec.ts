import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DIST, findUpdate, host, openAndKeep } from './app-host.ts';
import { readFromBrowser } from './browser-storage.ts';
import { GAMES, titleFor } from './games.ts';
import { choices, openHome, startGame, waitForTurn, watchConsole } from './table.ts';
import { expect, type Page, test } from './test.ts';

/** Makes a next version of the build: another page and another service worker. */
function nextVersion(): string {
  const folder = mkdtempSync(join(tmpdir(), 'bb-version-'));
  cpSync(DIST, folder, { recursive: true });
  const change = (name: string, from: string | RegExp, to: string): void => {
    const file = join(folder, name);
    writeFileSync(file, readFileSync(file, 'utf8').replace(from, to));
    for (const packed of ['.br', '.gz']) rmSync(`${file}${packed}`, { force: true });
  };
  change('index.html', '<head>', '<head><meta name="version" content="next">');
  change('sw.js', /const VERSION = "\w+"/, 'const VERSION = "next"');
  return folder;
}

/** @returns the stored choices of the table on the page */
function kept(page: Page): Promise<readonly unknown[]> {
  const id = page.url().split('/').at(-1) ?? '';
  return readFromBrowser(page, 'choice', [id, 0], [id, 1e9]);
}

const log = (page: Page) => page.getByRole('list', { name: 'Game log' });

test.describe('with a copy of the app on the device', () => {
  test.use({ serviceWorkers: 'allow' });

  for (const game of GAMES)
    test(titleFor('after one visit the game works without a network, with bots and component files', game), async ({ page }) => {
      const { origin, stop } = await host(DIST);
      await openAndKeep(page, origin);
      await stop();
      await page.goto(`${origin}/#/about`);
      await expect(page.getByRole('heading', { name: 'About Blackbeard' })).toBeVisible();
      await page.goto(`${origin}/#/preferences`);
      await expect(page.getByText('works offline')).toBeVisible();
      await page.goto(origin);
      await page.reload();
      await startGame(page, { game: game.id });
      for (let i = 0; i < 4; i++) {
        await waitForTurn(page);
        await choices(page).first().press('Enter');
      }
      await waitForTurn(page);
      await expect(log(page)).toContainText('Anne');
      const told = await log(page).innerText();
      await page.reload();
      await waitForTurn(page);
      expect(await log(page).innerText()).toBe(told);
    });

  test('a new version waits for the player’s consent, and the game goes on in it', async ({ page }) => {
    const next = nextVersion();
    const { origin, stop, serve } = await host(DIST);
    await openAndKeep(page, origin);
    await startGame(page);
    for (let i = 0; i < 4; i++) {
      await waitForTurn(page);
      await choices(page).first().press('Enter');
    }
    await waitForTurn(page);
    const told = await log(page).innerText();
    await serve(next);
    await findUpdate(page);
    const news = page.getByText('A new version is available');
    // The game goes on in the old version, also after a reload.
    await choices(page).first().press('Enter');
    await waitForTurn(page);
    await page.reload();
    await waitForTurn(page);
    await expect(page.locator('meta[name=version]')).toHaveCount(0);
    const before = await log(page).innerText();
    expect(before.slice(0, 80)).toBe(told.slice(0, 80));
    await page.getByRole('button', { name: 'Update now' }).click();
    await expect(page.locator('meta[name=version]')).toHaveCount(1, { timeout: 60_000 });
    await waitForTurn(page);
    expect(await log(page).innerText()).toBe(before);
    await expect(news).toHaveCount(0);
    await stop();
    await page.reload();
    await waitForTurn(page);
    await expect(page.locator('meta[name=version]')).toHaveCount(1);
    rmSync(next, { recursive: true });
  });
});

/** What a browser does whose settings block the data of a site. */
function blockSiteData(): void {
  const deny = (): never => {
    throw new DOMException('The request was denied.', 'SecurityError');
  };
  const denied = { get: deny, configurable: true };
  for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches']) Object.defineProperty(window, name, denied);
  Object.defineProperty(Navigator.prototype, 'serviceWorker', denied);
  Object.defineProperty(Navigator.prototype, 'cookieEnabled', { get: () => false });
  LockManager.prototype.request = () => Promise.reject(new DOMException('The request was denied.', 'SecurityError'));
  Notification.requestPermission = deny;
  class Refused {
    constructor() {
      deny();
    }
  }
  Object.assign(window, { BroadcastChannel: Refused, AudioContext: Refused });
}

test('a game that is reloaded in the middle of a bot’s turn goes on', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('blackbeard.settings', JSON.stringify({ pace: 'slow' })));
  await openHome(page);
  await startGame(page, { kinds: ['captain', 'captain', 'captain', 'captain'] });
  await expect.poll(async () => (await kept(page)).length, { timeout: 120_000 }).toBeGreaterThan(30);
  const before = await kept(page);
  await page.reload();
  await expect.poll(async () => (await kept(page)).length, { timeout: 120_000 }).toBeGreaterThan(before.length);
  expect((await kept(page)).slice(0, before.length)).toEqual(before);
  await expect(log(page)).toContainText('Anne');
});

test('a browser without storage says so, and can be played in', async ({ page }) => {
  await page.addInitScript(() => {
    const deny = (): never => {
      throw new DOMException('denied', 'SecurityError');
    };
    indexedDB.open = deny;
    Storage.prototype.getItem = deny;
    Storage.prototype.setItem = deny;
  });
  await page.goto('/');
  await expect(page.getByText('This browser saves nothing')).toBeVisible();
  await startGame(page);
  await expect(page.getByRole('alert')).toContainText('This browser saves nothing');
  await waitForTurn(page);
  await choices(page).first().press('Enter');
  await waitForTurn(page);
  const told = (await log(page).innerText()).slice(0, 60);
  await page.getByRole('link', { name: 'Blackbeard: home page' }).click();
  await page.getByRole('link', { name: 'Continue:' }).click();
  await waitForTurn(page);
  expect((await log(page).innerText()).slice(0, 60)).toBe(told);
});

for (const game of GAMES)
  test(titleFor('a browser that blocks all data of the site can be played in, from memory, and says why', game), async ({ page }) => {
    const errors = watchConsole(page);
    await page.addInitScript(blockSiteData);
    await page.goto('/');
    await expect(page.getByText('its settings block site data')).toBeVisible();
    await startGame(page, { game: game.id });
    await expect(page.getByRole('alert')).toContainText('its settings block site data');
    await waitForTurn(page);
    await choices(page).first().click();
    await waitForTurn(page);
    const told = (await log(page).innerText()).slice(0, 60);
    const downloading = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Blackbeard: home page' }).click();
    await page.getByRole('button', { name: 'Download' }).click();
    expect(JSON.parse(readFileSync(await (await downloading).path(), 'utf8'))).toMatchObject({ game: game.id });
    await page.getByRole('link', { name: 'Continue:' }).click();
    await waitForTurn(page);
    expect((await log(page).innerText()).slice(0, 60)).toBe(told);
    // Each page opens, the online ones too.
    for (const [address, heading] of [
      ['preferences', 'Settings'],
      ['how-to-play', 'How to play'],
      ['lobby', 'Lobby'],
      ['account', 'Name and account'],
    ] as const) {
      await page.evaluate((to) => (location.hash = `#/${to}`), address);
      await expect(page.getByRole('heading', { level: 1 })).toContainText(heading);
    }
    expect(errors).toEqual([]);
  });

test('a browser with full storage says so, and saves everything when there is room again', async ({ page }) => {
  await openHome(page);
  await startGame(page);
  await waitForTurn(page);
  await page.evaluate(() => {
    const { add } = IDBObjectStore.prototype;
    IDBObjectStore.prototype.add = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    addEventListener('room', () => {
      IDBObjectStore.prototype.add = add;
    });
  });
  // The first button opens a pirate's Actions, the second is a choice.
  for (let i = 0; i < 2; i++) {
    await choices(page).first().press('Enter');
    await waitForTurn(page);
  }
  await expect(page.getByRole('alert')).toContainText('out of storage');
  await page.evaluate(() => dispatchEvent(new Event('room')));
  await choices(page).first().press('Enter');
  await waitForTurn(page);
  const told = await log(page).innerText();
  await page.reload();
  await waitForTurn(page);
  expect(await log(page).innerText()).toBe(told);
});
