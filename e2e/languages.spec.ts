/** The app in German and French, and changes of language. */

import { GAMES, titleFor } from './games.ts';
import { openPosition } from './positions.ts';
import { openHome, startGame, waitForTurn, watchConsole } from './table.ts';
import { expect, type Locator, type Page, test } from './test.ts';

const lang = (page: Page): Promise<string> => page.evaluate(() => document.documentElement.lang);

/** Finds elements by their texts in a language. */
const SAID = {
  de: {
    choices: 'Was du tun kannst',
    board: 'Spielplan',
    log: /Holly|Zug/,
    card: 'Spiele eine Karte für ihre Aktionen.',
    action: 'Wähle eine Aktion.',
  },
  fr: {
    choices: 'Tes choix',
    board: 'Plateau',
    log: /Holly|Tour/,
    card: 'Joue une carte pour ses actions.',
    action: 'Choisis une action.',
  },
} as const;
const ENGLISH = /\b(the|draws|rolls|plays|sails|choose|turn)\b/i;

async function speakAt(page: Page, id: 'en' | 'de' | 'fr'): Promise<void> {
  const table = page.url();
  await page.goto('/#/preferences');
  await page.locator('#language').selectOption(id);
  await expect.poll(() => lang(page)).toBe(id);
  await page.goto(table);
}

for (const id of ['de', 'fr'] as const)
  test(`a game begun in English goes on in ${id}, and stays so after a reload`, async ({ page }) => {
    const errors = watchConsole(page);
    await openHome(page);
    await startGame(page);
    await waitForTurn(page);
    await speakAt(page, id);
    const words = SAID[id];
    await expect(page.getByRole('main', { name: words.board })).toBeVisible();
    const choices = page.getByRole('list', { name: words.choices }).getByRole('button');
    // Ships and seas, then the first card and Action.
    for (let i = 0; i < 6; i++) {
      await expect(choices.first()).toBeVisible();
      for (const text of await choices.allInnerTexts()) expect(text).not.toMatch(ENGLISH);
      await choices.first().press('Enter');
    }
    const log = page.getByRole('log').or(page.locator('[data-line]')).first();
    if (await log.isVisible()) expect(await log.innerText()).not.toMatch(ENGLISH);
    await page.reload();
    await expect.poll(() => lang(page)).toBe(id);
    await expect(page.getByRole('list', { name: words.choices })).toBeVisible();
    expect(errors).toEqual([]);
  });

for (const game of GAMES)
  test(titleFor('the top bar is one row of whole words in each language, in a what-if near the end', game), async ({ page }) => {
    await openHome(page);
    await openPosition(page, game.nearEnd());
    await waitForTurn(page);
    await page.getByRole('button', { name: 'History', exact: true }).click();
    await page.keyboard.press('PageUp');
    await page.getByRole('button', { name: 'What if…' }).click();
    await page.getByRole('button', { name: 'Play from here' }).click();
    await waitForTurn(page);
    for (const width of [1440, 1280, 1024])
      for (const id of ['en', 'de', 'fr'] as const) {
        await page.setViewportSize({ width, height: 900 });
        await speakAt(page, id);
        const bar = page.locator('.table header').first();
        await expect(bar.getByRole('button').last()).toBeVisible();
        expect((await bar.boundingBox())?.height, `${id} at ${width}`).toBeLessThan(45);
        const [text, whole] = await bar.evaluate((element) => [element.scrollWidth, element.clientWidth]);
        expect(text, `${id} at ${width}`).toBeLessThanOrEqual(whole);
      }
  });

test('a player who has chosen no language gets the browser’s, and a change shows at once', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ locale: 'fr-CA', serviceWorkers: 'block', ...(baseURL !== undefined && { baseURL }) });
  const page = await context.newPage();
  await page.goto('/#/preferences');
  await expect.poll(() => lang(page)).toBe('fr');
  await expect(page.getByRole('heading', { name: 'Réglages' })).toBeVisible();
  await page.locator('#language').selectOption('de');
  await expect(page.getByRole('heading', { name: 'Einstellungen' })).toBeVisible();
  expect(await lang(page)).toBe('de');
  await page.locator('#language').selectOption('en');
  await expect(page.getByRole('heading', { name: 'Settings' })).toBeVisible();
  await context.close();
});

/** @returns whether a field shows its whole placeholder */
const showsPlaceholder = (field: Locator): Promise<boolean> =>
  field.evaluate((input) => {
    const pen = document.createElement('canvas').getContext('2d');
    if (!(input instanceof HTMLInputElement) || !pen) return false;
    const { font, paddingLeft, paddingRight } = getComputedStyle(input);
    pen.font = font;
    return pen.measureText(input.placeholder).width <= input.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
  });

for (const game of GAMES)
  test(titleFor('a change of language at an open table changes every text and loses nothing', game), async ({ page }) => {
    const errors = watchConsole(page);
    await openHome(page);
    await startGame(page, { game: game.id, players: 2 });
    await waitForTurn(page);
    const bar = page.getByRole('status').first();
    const log = page.getByRole('log').first();
    const offered = page.locator('.choices').getByRole('button');
    const [asked, count, lines] = [await bar.innerText(), await offered.count(), await log.getByRole('paragraph').count()];
    await page.keyboard.press(';');
    await page.locator('#language').selectOption('de');
    await expect.poll(() => lang(page)).toBe('de');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('list', { name: 'Was du tun kannst' })).toBeVisible();
    await expect(bar).not.toHaveText(asked);
    await expect(offered).toHaveCount(count);
    for (const text of await offered.allInnerTexts()) expect(text).not.toMatch(ENGLISH);
    await expect(log.getByRole('paragraph')).toHaveCount(lines);
    expect(await log.innerText()).not.toMatch(ENGLISH);
    for (const id of ['en', 'de', 'fr'] as const) {
      await speakAt(page, id);
      const search = page.getByRole('searchbox').first();
      await expect(search).toBeVisible();
      expect(await showsPlaceholder(search), id).toBe(true);
    }
    expect(errors).toEqual([]);
  });
