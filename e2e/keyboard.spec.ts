/** The beginning and the end of a game by keys alone. The test reads from the page what to press, as a player would. */

import { GAMES, type TestedGame, titleFor } from './games.ts';
import { openPosition } from './positions.ts';
import { choices, closeDialog, LIKES, scores, waitForTurn, watchConsole } from './table.ts';
import { expect, type Page, test } from './test.ts';

const MAX_TABS = 60;

/** @returns the text or label of the focused element */
const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const { activeElement: on } = document;
    if (on instanceof HTMLSelectElement || on instanceof HTMLInputElement)
      return `${on.labels?.[0]?.textContent?.trim() ?? ''} ${on.getAttribute('aria-label') ?? ''}`;
    return on === document.body ? '' : (on?.textContent?.trim() ?? '');
  });

/** Presses Tab until the focused element matches. */
async function tabTo(page: Page, wanted: RegExp): Promise<void> {
  for (let i = 0; i < MAX_TABS; i++) {
    await page.keyboard.press('Tab');
    if (wanted.test(await focused(page))) return;
  }
  throw new Error(`Tab does not reach ${wanted}`);
}

/** From the first page to a table for four, where bots play without animations. */
async function sitDown(page: Page, game: TestedGame): Promise<void> {
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Blackbeard', level: 1 })).toBeVisible();
  await tabTo(page, /^New game/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Set sail' })).toBeVisible();
  if (game.id !== GAMES[0]?.id) {
    await tabTo(page, new RegExp(game.edition));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/game=/);
  }
  await tabTo(page, /^Players/);
  await page.keyboard.type('4');
  await tabTo(page, /^Set sail/);
  await page.keyboard.press('Enter');
  await waitForTurn(page);
  await page.keyboard.press(';');
  await expect(page.getByRole('dialog', { name: 'Settings' })).toBeVisible();
  await tabTo(page, /^Animation speed/);
  // The last speed is “no animations”.
  for (const key of [' ', 'End', 'Enter']) await page.keyboard.press(key);
  await expect(page.getByLabel('Animation speed')).toHaveValue('none');
  await closeDialog(page);
}

/** @returns the key and the label of each choice on offer */
const offers = async (page: Page): Promise<readonly { readonly key: string; readonly words: string }[]> =>
  choices(page).evaluateAll((all) =>
    all.map((element) => {
      const key = element.querySelector('kbd')?.textContent ?? '';
      return { key, words: (element.textContent ?? '').trim().slice(key.length).trim() };
    }),
  );

/** Presses the key of a choice; once, moves over the chart; once, chooses by the command line. */
class Typist {
  answered = 0;
  private hasWalked = false;
  private hasCommanded = false;

  get hasTriedAll(): boolean {
    return this.hasWalked && this.hasCommanded;
  }

  async answer(page: Page): Promise<void> {
    this.answered += 1;
    expect(this.answered, 'the game goes on and on').toBeLessThan(3000);
    const offered = await offers(page);
    if (!this.hasWalked && this.hasCommanded) return this.walk(page);
    const [first] = offered;
    if (!this.hasCommanded && first && /^(Deploy in|Start at)/.test(first.words)) return this.command(page, first.words);
    const withKeys = offered.filter(({ key, words }) => key !== '' && !/Why not\? \(/.test(words));
    const passing = withKeys.find(({ words }) => /rest of this turn/i.test(words));
    const liked = LIKES.map((like) => withKeys.find(({ words }) => like.test(words))).find((choice) => choice !== undefined);
    const taken = liked ?? passing ?? withKeys[(this.answered * 7 + 3) % Math.max(1, withKeys.length)];
    if (taken) await page.keyboard.press(taken.key);
  }

  private async walk(page: Page): Promise<void> {
    this.hasWalked = true;
    for (const key of ['ArrowRight', 'ArrowDown', 'Enter', 'Escape', 'Escape']) await page.keyboard.press(key);
  }

  private async command(page: Page, words: string): Promise<void> {
    this.hasCommanded = true;
    await page.keyboard.press('/');
    const line = page.getByRole('combobox', { name: 'What do you want to do?' });
    await expect(line).toBeFocused();
    await page.keyboard.type(words);
    await page.keyboard.press('Enter');
    await expect(line).toHaveCount(0);
  }
}

const FIRST_ANSWERS = 20;

for (const game of GAMES)
  test(titleFor('by keys alone, from the first page into a game, and from its last turns to the final scores', game), async ({ page }) => {
    const errors = watchConsole(page);
    await sitDown(page, game);
    const typist = new Typist();
    while (typist.answered < FIRST_ANSWERS || !typist.hasTriedAll) {
      await waitForTurn(page);
      await typist.answer(page);
    }
    await page.goto('/');
    await openPosition(page, game.nearEnd());
    while ((await waitForTurn(page)) === 'choose') await typist.answer(page);
    await expect(scores(page)).toContainText(game.unit);
    await expect(scores(page).getByRole('row')).toHaveCount(5);
    expect(errors).toEqual([]);
  });
