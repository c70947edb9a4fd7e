/** The beginning and the end of a game by the accessibility tree alone: roles, names and live announcements. */

import { GAMES, type TestedGame, titleFor } from './games.ts';
import { openPosition } from './positions.ts';
import { choices, LIKES, scores, watchConsole } from './table.ts';
import { expect, type Page, test } from './test.ts';

/** Answers from one check of the announcements to the next. */
const CHECK_EVERY = 3;

const question = (page: Page) => page.getByRole('region', { name: 'Question' }).getByRole('status');
const spoken = (page: Page) => page.getByRole('log', { name: 'Latest events' });

async function sitDown(page: Page, game: TestedGame): Promise<void> {
  await page.goto('/');
  await page.getByRole('link', { name: 'New game' }).press('Enter');
  await page.getByRole('navigation', { name: 'Editions' }).getByRole('link', { name: game.edition }).press('Enter');
  await page.getByRole('combobox', { name: 'Players', exact: true }).selectOption('4');
  await page.getByRole('button', { name: 'Set sail' }).press('Enter');
  await expect(choices(page).first()).toBeVisible();
  await page.getByRole('button', { name: 'Settings' }).press('Enter');
  const settings = page.getByRole('dialog', { name: 'Settings' });
  await settings.getByRole('combobox', { name: 'Animation speed' }).selectOption({ label: 'no animations' });
  await settings.getByRole('button', { name: /^Close/ }).press('Enter');
}

/** Expects a question, and an announcement of this turn's events. */
async function expectAnnounced(page: Page, turns: Set<string>): Promise<void> {
  await expect(question(page)).not.toBeEmpty();
  const where = await page
    .getByRole('list', { name: 'Current step' })
    .innerText({ timeout: 2000 })
    .catch(() => '');
  if (where === '' || /Preparation/.test(where)) return;
  turns.add(where.split('\n')[0] ?? '');
  await expect(spoken(page)).not.toBeEmpty();
}

/** Answers questions, at most this many, until the game is over. @returns the turns in which something was announced */
async function answerUpTo(page: Page, most: number): Promise<ReadonlySet<string>> {
  const turns = new Set<string>();
  for (let answered = 1; answered <= most; answered++) {
    await expect(choices(page).first().or(scores(page))).toBeVisible({ timeout: 60_000 });
    if (await scores(page).isVisible()) break;
    const names = await choices(page).allInnerTexts();
    // Finding elements by role is slow, so not every question is checked.
    if (answered % CHECK_EVERY === 0) await expectAnnounced(page, turns);
    const liked = LIKES.map((like) => names.findIndex((name) => like.test(name))).find((i) => i >= 0);
    const passing = names.findIndex((name) => /rest of this turn/i.test(name));
    const i = liked ?? (passing >= 0 ? passing : (answered * 7 + 3) % Math.max(1, names.length));
    // The next question may have replaced this one.
    await choices(page)
      .nth(i)
      .press('Enter', { timeout: 2000 })
      .catch(() => undefined);
  }
  return turns;
}

const FIRST_ANSWERS = 40;
const MAX_ANSWERS = 3000;

for (const game of GAMES)
  test(
    titleFor('by roles and names alone, from the first page into a game, and from its last turns to the final scores', game),
    async ({ page }) => {
      const errors = watchConsole(page);
      await sitDown(page, game);
      const turns = await answerUpTo(page, FIRST_ANSWERS);
      expect(turns.size, 'turns of several players').toBeGreaterThan(game.hasInterrupts ? 1 : 0);
      await page.goto('/');
      await openPosition(page, game.nearEnd());
      await answerUpTo(page, MAX_ANSWERS);
      await expect(scores(page)).toContainText(game.unit);
      await expect(scores(page).getByRole('row')).toHaveCount(5);
      expect(errors).toEqual([]);
    },
  );
