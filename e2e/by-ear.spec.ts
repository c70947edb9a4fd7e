/** A whole game by what the accessibility tree tells: roles and names, and what is spoken. */

import { choices, LIKES, scores, watchConsole } from './table.ts';
import { expect, type Page, test } from './test.ts';

/** Every so many answers. */
const OFTEN = 3;

const question = (page: Page) => page.getByRole('region', { name: 'The question' }).getByRole('status');
const spoken = (page: Page) => page.getByRole('log', { name: 'What has just happened' });

async function sitDown(page: Page): Promise<void> {
  await page.goto('/');
  await page.getByRole('link', { name: 'New game' }).press('Enter');
  await page.getByRole('combobox', { name: 'Players', exact: true }).selectOption('4');
  await page.getByRole('button', { name: 'Set sail' }).press('Enter');
  await expect(choices(page).first()).toBeVisible();
  await page.getByRole('button', { name: 'Settings' }).press('Enter');
  const settings = page.getByRole('dialog', { name: 'Settings' });
  await settings.getByRole('combobox', { name: 'Bots play' }).selectOption({ label: 'at once, without motion' });
  await settings.getByRole('button', { name: /^Close/ }).press('Enter');
}

/** The question is put, and what has happened in this turn is spoken. */
async function expectTold(page: Page, turns: Set<string>): Promise<void> {
  await expect(question(page)).not.toBeEmpty();
  const where = await page
    .getByRole('list', { name: 'Where we are' })
    .innerText({ timeout: 2000 })
    .catch(() => '');
  if (where === '' || /Preparation/.test(where)) return;
  turns.add(where.split('\n')[0] ?? '');
  await expect(spoken(page)).not.toBeEmpty();
}

test('by roles and names alone, from the first page to the final scores', async ({ page }) => {
  test.setTimeout(600_000);
  const errors = watchConsole(page);
  await sitDown(page);
  let answered = 0;
  const turns = new Set<string>();
  for (;;) {
    const names = await choices(page).allInnerTexts();
    if (names.length === 0) {
      await expect(choices(page).first().or(scores(page))).toBeVisible({ timeout: 60_000 });
      if (await scores(page).isVisible()) break;
      continue;
    }
    answered += 1;
    expect(answered, 'the game goes on and on').toBeLessThan(3000);
    // By roles a page is read slowly: not at each question of a turn.
    if (answered % OFTEN === 0) await expectTold(page, turns);
    const liked = LIKES.map((like) => names.findIndex((name) => like.test(name))).find((i) => i >= 0);
    const passing = names.findIndex((name) => /rest of this turn/i.test(name));
    const i = liked ?? (passing >= 0 ? passing : (answered * 7 + 3) % names.length);
    // Another question may have come meanwhile.
    await choices(page)
      .nth(i)
      .press('Enter', { timeout: 2000 })
      .catch(() => undefined);
  }
  expect(turns.size, 'turns of several players').toBeGreaterThan(1);
  await expect(scores(page)).toContainText('VP');
  await expect(scores(page).getByRole('row')).toHaveCount(5);
  expect(errors).toEqual([]);
});
