import { readFile } from 'node:fs/promises';
import { GAMES, titleFor } from './games.ts';
import { finishedRecord, openPosition, recordUpTo } from './positions.ts';
import { choices, expectNoFault, openHome, promptBar, scores, startGame, waitForTurn, watchConsole } from './table.ts';
import { expect, type Page, test } from './test.ts';

const undo = (page: Page) => page.getByRole('button', { name: /^Undo/ });
const slider = (page: Page) => page.getByRole('slider', { name: 'Moment of the game' });
const log = (page: Page) => page.getByRole('list', { name: 'Game log' });
const hand = (page: Page) => page.getByRole('region', { name: 'Hand' });
const running = () => recordUpTo((d, _, g) => d.ask === 'takeAction' && g.playerTurn >= 9);

test('a player takes the last choice back, and a reload does not restore it', async ({ page }) => {
  const errors = watchConsole(page);
  await openHome(page);
  await openPosition(
    page,
    recordUpTo((d, _, g) => d.ask === 'playCard' && g.playerTurn >= 4),
  );
  await waitForTurn(page);
  await expect(undo(page)).toHaveAttribute('aria-disabled', 'true');
  await expect(undo(page)).toHaveAccessibleName(/drawn|die|another player/);
  const before = await log(page).innerText();
  const cards = await hand(page).getByRole('button').count();
  for (let i = 0; i < 4 && (await log(page).innerText()) === before; i++) {
    await choices(page).first().press('Enter');
    await waitForTurn(page);
  }
  await expect(hand(page).getByRole('button')).toHaveCount(cards - 1);
  await expect(undo(page)).toHaveAttribute('aria-disabled', 'false');
  await page.keyboard.press('u');
  await expect(hand(page).getByRole('button')).toHaveCount(cards);
  expect(await log(page).innerText()).toBe(before);
  await page.reload();
  await waitForTurn(page);
  await expect(hand(page).getByRole('button')).toHaveCount(cards);
  expect(await log(page).innerText()).toBe(before);
  expect(errors).toEqual([]);
});

for (const game of GAMES)
  test(titleFor('the past is looked at by slider, by turn and from the log, and left again', game), async ({ page }) => {
    const errors = watchConsole(page);
    await openHome(page);
    await openPosition(page, game.running());
    await waitForTurn(page);
    const prompt = await promptBar(page).innerText();
    const lines = await log(page).getByRole('button').count();
    await page.getByRole('button', { name: 'History', exact: true }).click();
    await expect(slider(page)).toBeFocused();
    await page.keyboard.press('Home');
    await expect(promptBar(page)).toContainText('before the first turn');
    await expect(choices(page)).toHaveCount(0);
    await expect(undo(page)).toHaveAccessibleName(/viewing history/);
    await page.keyboard.press('ArrowRight');
    await expect(slider(page)).toHaveValue('1');
    await page.getByLabel('Jump to a turn').selectOption({ label: `Turn 5: ${await turnOf(page, 5)}` });
    await expect(promptBar(page)).toContainText('turn 5');
    await expectNoFault(page, '.scrubber');
    await log(page)
      .getByRole('button', { name: /^Turn 3:/ })
      .click();
    await expect(promptBar(page)).toContainText('turn 3');
    await page.keyboard.press('Escape');
    await expect(slider(page)).toHaveCount(0);
    expect(await promptBar(page).innerText()).toBe(prompt);
    await expect(log(page).getByRole('button')).toHaveCount(lines);
    await page.keyboard.press('[');
    await expect(slider(page)).toBeVisible();
    await page.getByRole('button', { name: 'Back to the game' }).click();
    await waitForTurn(page);
    expect(errors).toEqual([]);
  });

async function turnOf(page: Page, turn: number): Promise<string> {
  const options = await page.getByLabel('Jump to a turn').locator('option').allInnerTexts();
  return options.find((option) => option.startsWith(`Turn ${turn}: `))?.slice(`Turn ${turn}: `.length) ?? '';
}

test('in a running game nobody’s hand but one’s own is seen, then or now', async ({ page }) => {
  await openHome(page);
  await openPosition(page, running());
  await waitForTurn(page);
  await page.getByRole('button', { name: 'History', exact: true }).click();
  await expect(slider(page)).toBeVisible();
  await expect(page.getByLabel('View as')).toHaveCount(0);
});

test('in hot-seat the past is put away before the screen is handed over', async ({ page }) => {
  await openHome(page);
  await startGame(page, { players: 2, kinds: ['human', 'human'] });
  const curtain = page.getByRole('dialog', { name: 'Hand over the screen' });
  await curtain.getByRole('button').click();
  await waitForTurn(page);
  await page.keyboard.press('[');
  await expect(slider(page)).toBeVisible();
  await page.getByRole('button', { name: 'Back to the game' }).click();
  for (;;) {
    await expect(choices(page).first().or(curtain)).toBeVisible();
    if (await curtain.isVisible()) break;
    await choices(page).first().press('Enter');
  }
  await page.keyboard.press('[');
  await expect(slider(page)).toHaveCount(0);
  await expect(hand(page).getByRole('button')).toHaveCount(0);
});

for (const game of GAMES)
  test(titleFor('a what-if begins where one looks, is called so, and leaves the game as it was', game), async ({ page }) => {
    const errors = watchConsole(page);
    await openHome(page);
    await openPosition(page, game.running());
    await waitForTurn(page);
    const from = page.url();
    await page.getByRole('button', { name: 'History', exact: true }).click();
    await page.keyboard.press('PageUp');
    await page.keyboard.press('PageUp');
    await page.getByRole('button', { name: 'What if…' }).click();
    await page.getByRole('button', { name: 'Play from here' }).click();
    await expect(page.getByText(/^What if, from turn/)).toBeVisible();
    expect(page.url()).not.toBe(from);
    await waitForTurn(page);
    await choices(page).last().press('Enter');
    await waitForTurn(page);
    const told = await log(page).innerText();
    await page.reload();
    await waitForTurn(page);
    expect(await log(page).innerText()).toBe(told);
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download', exact: true }).click();
    const record = await readFile(await (await downloading).path(), 'utf8');
    await page.goto('/');
    const open = page.getByLabel('Import a game:');
    const offer = (text: string) => open.setInputFiles({ name: 'what-if.json', mimeType: 'application/json', buffer: Buffer.from(text) });
    await offer(record.replace('"deal":{"seat":0', '"deal":{"seat":9'));
    await expect(page.getByRole('alert')).toContainText('origin[0].deal.seat: ');
    await offer(record);
    await waitForTurn(page);
    expect(await log(page).innerText()).toBe(told);
    expect(errors).toEqual([]);
  });

test('a finished game: every view, charts with their numbers, and the chronicle as a page', async ({ page }) => {
  const errors = watchConsole(page);
  await openHome(page);
  await openPosition(page, finishedRecord());
  await expect(scores(page)).toBeVisible();
  await page.getByRole('button', { name: 'Charts and statistics' }).click();
  await expect(page.getByRole('img', { name: /^Victory Points/ })).toBeVisible();
  await page.getByText('Show as a table').first().click();
  const [header] = await page.getByRole('region', { name: 'Victory Points' }).getByRole('row').allInnerTexts();
  expect(header).toContain('Holly');
  await expectNoFault(page, 'dialog');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'The chronicle' }).click();
  await expect(page.getByRole('heading', { name: 'Chapter I', exact: true })).toBeVisible();
  await expectNoFault(page, 'dialog');
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download as a web page' }).click();
  const html = await readFile(await (await downloading).path(), 'utf8');
  expect(html).toMatch(/^<!doctype html>[\s\S]*Chapter I[\s\S]*<svg/);
  expect(html).toContain('font/woff2;base64');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'View the board' }).click();
  await page.getByRole('button', { name: 'History', exact: true }).click();
  const eyes = page.getByLabel('View as');
  const own = await hand(page).innerText();
  await eyes.selectOption({ label: 'As ■ Anne' });
  await expect(promptBar(page)).toContainText('as Anne');
  expect(await hand(page).innerText()).not.toBe(own);
  await eyes.selectOption({ label: 'As a spectator' });
  await expect(hand(page).getByRole('button')).toHaveCount(0);
  expect(errors).toEqual([]);
});

test('a reload sums up the events since the last answer', async ({ page }) => {
  const errors = watchConsole(page);
  await openHome(page);
  await startGame(page);
  const news = page.getByRole('region', { name: 'Since your last choice' });
  for (let i = 0; i < 30; i++) {
    await waitForTurn(page);
    if ((await promptBar(page).innerText()).includes('You could play') && (await log(page).innerText()).includes('Turn 1')) break;
    await choices(page).last().press('Enter');
  }
  await waitForTurn(page);
  await page.reload();
  await waitForTurn(page);
  await expect(news).toBeVisible();
  expect((await news.getByRole('listitem').allInnerTexts()).length).toBeGreaterThan(0);
  await expectNoFault(page, '.news');
  await news.getByRole('button', { name: 'Close' }).click();
  await expect(news).toHaveCount(0);
  // Replay shows the moves with their animations, then returns to the present.
  await page.evaluate(() => localStorage.setItem('blackbeard.settings', JSON.stringify({ pace: 'fast' })));
  await page.addInitScript(() => {
    const { animate } = Element.prototype;
    let shown = 0;
    Element.prototype.animate = function (frames, timing) {
      shown += 1;
      Object.assign(window, { shown });
      return animate.call(this, frames, timing);
    };
  });
  await page.reload();
  await waitForTurn(page);
  const now = await log(page).innerText();
  await expect(page.locator('.animation-overlay')).toBeAttached();
  await news.getByRole('button', { name: 'Replay' }).click();
  await expect(slider(page)).toBeVisible();
  await expect(slider(page)).toHaveCount(0, { timeout: 120_000 });
  expect(await log(page).innerText()).toBe(now);
  expect(await page.evaluate(() => Reflect.get(window, 'shown'))).toBeGreaterThan(0);
  await expect(choices(page).first()).toBeVisible();
  expect(errors).toEqual([]);
});

for (const game of GAMES)
  test(titleFor('the log is searched, narrowed, and read by keyboard', game), async ({ page }) => {
    await openHome(page);
    await openPosition(page, game.running());
    await waitForTurn(page);
    const all = await log(page).getByRole('listitem').count();
    await page.getByLabel('Topic').selectOption(game.topic);
    // The topics of events are fetched for the first filter.
    await expect.poll(() => log(page).getByRole('listitem').count()).toBeLessThan(all);
    expect(await log(page).getByRole('listitem').count()).toBeGreaterThan(1);
    await page.getByLabel('Search the log').fill('no such thing at all');
    await expect(log(page).getByRole('listitem')).toHaveCount(0);
    await expect(page.getByText('No matches.')).toBeVisible();
    await page.getByLabel('Search the log').fill('');
    await page.getByLabel('Topic').selectOption('All topics');
    await log(page).getByRole('button').last().focus();
    await page.keyboard.press('ArrowUp');
    await expect(log(page).getByRole('button').nth(-2)).toBeFocused();
    await expect(page.locator('svg .highlight')).toHaveCount(1);
  });
