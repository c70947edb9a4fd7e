/** The player of each seat: chosen on the page of a new game, kept with the table and in its record. */
import { readFile } from 'node:fs/promises';
import { LEVELS } from '@bb/golden-age/bots';
import { chooseWho, expectNoFault, expectTooltip, newPhone, openHome, watchConsole } from './table.ts';
import { expect, type Page, test } from './test.ts';

async function openNewGame(page: Page): Promise<void> {
  await openHome(page);
  await page.getByRole('link', { name: 'New game' }).click();
}

const seat = (page: Page, number: number) => page.getByRole('button', { name: `Player in seat ${number}` });
const kind = (page: Page, name: string) => page.locator(`input[type="radio"][value="${name}"]`);

test('each seat has its player, and all bots may be alike', async ({ page }) => {
  const errors = watchConsole(page);
  await openNewGame(page);
  for (const level of LEVELS) {
    await chooseWho(page, 2, level);
    await expect(kind(page, level)).toHaveAccessibleDescription(/\.$/);
  }
  await chooseWho(page, 2, 'random');
  await expect(seat(page, 2)).toContainText('Random');
  await expect(seat(page, 3)).toContainText('Captain');
  await expectNoFault(page);
  await page.getByRole('button', { name: 'Use for all bots' }).click();
  for (const number of [2, 3, 4]) await expect(seat(page, number)).toContainText('Random');
  await expect(seat(page, 1)).toContainText('Human (this device)');
  expect(errors).toEqual([]);
});

test('by keys alone: the arrows choose, Enter closes the list and does not begin the game', async ({ page }) => {
  await openNewGame(page);
  await seat(page, 2).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(kind(page, 'captain')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  const next = [...LEVELS, 'random'][LEVELS.indexOf('captain') + 1] ?? '';
  await expect(kind(page, next)).toBeChecked();
  await page.keyboard.press('Enter');
  await expect(seat(page, 2)).toBeFocused();
  await expect(seat(page, 2)).toHaveAttribute('aria-expanded', 'false');
  await expect(seat(page, 2)).not.toContainText('Captain');
  await expect(page.getByRole('heading', { name: 'New game' })).toBeVisible();
});

test('on a phone, too', async ({ browser }) => {
  const page = await newPhone(browser);
  await openNewGame(page);
  await seat(page, 4).tap();
  await page.getByText('Random', { exact: true }).tap();
  await expect(seat(page, 4)).toContainText('Random');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await page.context().close();
});

test('a bot that searches may be given a temperament, by mouse and by keys', async ({ page }) => {
  await openNewGame(page);
  await chooseWho(page, 2, 'black-bart');
  await page.getByRole('radio', { name: 'vindictive' }).check();
  await expect(seat(page, 2)).toContainText('Black Bart, vindictive');
  await page.keyboard.press('ArrowLeft');
  await expect(seat(page, 2)).toContainText('Black Bart, cautious');
  await expectNoFault(page);
  await chooseWho(page, 2, 'captain');
  await expect(page.getByRole('radio', { name: 'vindictive' })).toHaveCount(0);
});

test('a table keeps who plays, its record too, and a record opens with the same players', async ({ page }) => {
  const title = 'Anne: Commodore, greedy';
  await openNewGame(page);
  await chooseWho(page, 2, 'commodore');
  await page.getByRole('radio', { name: 'greedy' }).check();
  await page.getByRole('button', { name: 'Set sail' }).click();
  const players = page.getByRole('list', { name: 'Players' });
  await expectTooltip(players.getByText('Anne', { exact: true }), title);
  await page.reload();
  await expectTooltip(players.getByText('Anne', { exact: true }), title);
  await expectTooltip(players.getByText('Jonathan', { exact: true }), 'Jonathan: Captain');
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download', exact: true }).click();
  const file = await (await downloading).path();
  const { seats } = JSON.parse(await readFile(file, 'utf8'));
  expect(seats.slice(0, 3)).toEqual([
    { name: 'Holly', kind: 'human' },
    { name: 'Anne', kind: 'commodore@greedy' },
    { name: 'Jonathan', kind: 'captain' },
  ]);
  await page.getByRole('link', { name: 'Blackbeard: home page' }).click();
  await page.getByLabel('Import a game:').setInputFiles(file);
  await expectTooltip(players.getByText('Anne', { exact: true }), title);
});
