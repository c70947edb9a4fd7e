/** Parts of the page that can't be fetched any more: each press that needs one says so, and offers to reload. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DIST } from './app-host.ts';
import { GAMES, titleFor } from './games.ts';
import { openHome, startGame, waitForTurn } from './table.ts';
import { expect, type Page, test } from './test.ts';

const ASSETS = join(DIST, 'assets');
const notice = (page: Page) => page.getByText('This part of the game could not be loaded');

/** From now on the server has no script or style that the page has not fetched, as after a new version without a service worker. */
const loseParts = (page: Page) => page.route('**/assets/*.{js,css}', (route) => route.fulfill({ status: 404, body: 'gone' }));

/** The notice is there, and its button brings the page back. */
async function expectReload(page: Page): Promise<void> {
  await expect(notice(page)).toHaveCount(1);
  await expect(notice(page)).toBeVisible();
  await page.unroute('**/assets/*.{js,css}');
  await Promise.all([page.waitForEvent('load'), notice(page).getByRole('button', { name: 'Reload' }).click()]);
  await expect(notice(page)).toHaveCount(0);
}

test('every import of the build tells of its failure', () => {
  // The bundler's own function around an import, with or without the names that are taken from the part.
  const told = /[\w$]\((?:\(\)=>|async\(\)=>\{let\{[^}]*\}=await )$/;
  let count = 0;
  for (const name of readdirSync(ASSETS).filter((file) => file.endsWith('.js'))) {
    const script = readFileSync(join(ASSETS, name), 'utf8');
    for (const { index } of script.matchAll(/\bimport\(/g)) {
      count += 1;
      expect(`${name}: ${script.slice(Math.max(0, index - 200), index)}`).toMatch(told);
    }
  }
  expect(count).toBeGreaterThan(100);
});

for (const game of GAMES)
  test(titleFor('at a table each tool whose part is missing says so', game), async ({ page }) => {
    await openHome(page);
    await startGame(page, { game: game.id });
    for (const tool of ['Rules', 'Odds', 'Settings']) {
      await waitForTurn(page);
      await loseParts(page);
      await page.getByRole('button', { name: tool, exact: true }).click();
      await expectReload(page);
      await waitForTurn(page);
      await page.getByRole('button', { name: tool, exact: true }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await page.keyboard.press('Escape');
    }
  });

test('pages, saved games and the first voyage say so', async ({ page }) => {
  await openHome(page);
  await startGame(page);
  await waitForTurn(page);
  const table = page.url();
  for (const open of [
    () => page.getByRole('link', { name: 'About this game' }).click(),
    () => page.getByRole('link', { name: 'Play online' }).click(),
    () => page.getByRole('link', { name: 'First voyage' }).click(),
    () => page.getByRole('button', { name: 'Download' }).click(),
    () => page.getByRole('link', { name: 'Continue:' }).click(),
  ]) {
    await page.goto('/');
    await expect(page.getByRole('link', { name: 'Continue:' })).toBeVisible();
    await loseParts(page);
    await open();
    await expectReload(page);
  }
  await expect(page).toHaveURL(table);
  await waitForTurn(page);
});

test('the picture on the first page, animation and sound are not missed', async ({ page }) => {
  await page.route(/assets\/(?:Picture-|AnimationLayer|synth).*\.js/, (route) => route.fulfill({ status: 404, body: 'gone' }));
  await page.addInitScript(() => localStorage.setItem('blackbeard.settings', JSON.stringify({ pace: 'none', sound: true })));
  await page.goto('/');
  await startGame(page);
  await waitForTurn(page);
  await expect(notice(page)).toHaveCount(0);
});
