/** What the banner of an update promises: saved games go on in a later version, also if its rules are others. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DIST, findUpdate, host, openAndKeep } from './app-host.ts';
import { choices, expectNoFault, startGame, waitForTurn, watchConsole } from './table.ts';
import { expect, type Page, test } from './test.ts';

/** A build of a later version, with other rules. */
let next = '';
test.beforeAll(() => {
  next = mkdtempSync(join(tmpdir(), 'bb-next-'));
  const { status, stderr } = spawnSync(process.execPath, [join(import.meta.dirname, 'next-build.ts'), next], { encoding: 'utf8' });
  expect(stderr).toBe('');
  expect(status).toBe(0);
});
test.afterAll(() => rmSync(next, { recursive: true }));
test.use({ serviceWorkers: 'allow' });

const VERSION = '99.0.0';
const log = (page: Page) => page.getByRole('list', { name: 'Game log' });
const rulesOf = (game: string): string =>
  /VERSION = '([^']+)'/.exec(readFileSync(join(import.meta.dirname, `../games/${game}/rules/version.ts`), 'utf8'))?.[1] ?? '';

/** Plays the first choice some times. */
async function play(page: Page, times: number): Promise<void> {
  for (let i = 0; i < times; i++) {
    await waitForTurn(page);
    // On the map's folded list a key chooses, too.
    await choices(page).first().press('Enter');
  }
  await waitForTurn(page);
}

/** Starts a game in the first build, plays some choices, and updates the page to the next build. */
async function playOverUpdate(page: Page, game: string): Promise<() => Promise<void>> {
  const { origin, stop, serve } = await host(DIST);
  await openAndKeep(page, origin);
  await startGame(page, { game });
  await play(page, 8);
  await serve(next);
  await findUpdate(page);
  await page.getByRole('button', { name: 'Update now' }).click();
  return stop;
}

async function download(page: Page, button: string) {
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: button, exact: true }).click();
  return JSON.parse(await readFile(await (await downloading).path(), 'utf8'));
}

test('a game whose choices fit the new rules goes on with them', async ({ page }) => {
  const errors = watchConsole(page);
  const stop = await playOverUpdate(page, 'golden-age');
  const notice = page.getByRole('alert').filter({ hasText: `This game was played with rules ${rulesOf('golden-age')}.` });
  await expect(notice).toContainText(`All its choices are allowed by today’s rules, ${VERSION}`, { timeout: 60_000 });
  await waitForTurn(page);
  await expectNoFault(page);
  const told = (await log(page).innerText()).slice(0, 80);
  await play(page, 2);
  await page.reload();
  await waitForTurn(page);
  expect((await log(page).innerText()).slice(0, 80)).toBe(told);
  await expect(notice).toHaveCount(0);
  expect((await download(page, 'Download')).version).toBe(VERSION);
  expect(errors).toEqual([]);
  await stop();
});

test('a game that would be another one stands still there, can be downloaded, and goes on as a copy', async ({ page }) => {
  const errors = watchConsole(page);
  const stop = await playOverUpdate(page, 'classic');
  const own = rulesOf('classic');
  const why = page.getByText(
    new RegExp(`This game was played with rules ${own}\\. By today’s rules, ${VERSION}, it would be another game from choice \\d+ of`),
  );
  await expect(why.first()).toBeVisible({ timeout: 60_000 });
  await expect(choices(page)).toHaveCount(0);
  await expectNoFault(page);
  const { hash } = new URL(page.url());
  const record = await download(page, 'Download this game');
  expect(record.version).toBe(own);
  await page.goto(new URL('#/', page.url()).href);
  expect(await download(page, 'Download')).toEqual(record);
  await page.getByRole('link', { name: 'Continue:' }).click();
  await page.getByRole('button', { name: 'Play on from here' }).click();
  await expect.poll(() => new URL(page.url()).hash).not.toBe(hash);
  await play(page, 2);
  await expect(why).toHaveCount(0);
  // The game itself stays as it was.
  await page.goto(new URL('#/', page.url()).href);
  await expect(page.getByRole('link', { name: 'Continue:' })).toHaveCount(2);
  await page.goto(new URL(hash, page.url()).href);
  await expect(why.first()).toBeVisible();
  expect(await download(page, 'Download this game')).toEqual(record);
  // Its file opens in the same way.
  await page.goto(new URL('#/', page.url()).href);
  await page
    .getByLabel('Import a game:')
    .setInputFiles({ name: 'old.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(record)) });
  await expect(why.first()).toBeVisible();
  expect(errors).toEqual([]);
  await stop();
});
