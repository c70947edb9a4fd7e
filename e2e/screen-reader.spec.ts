/** A whole game by the accessibility tree alone: roles, names and live announcements. */

import { choices, LIKES, scores, watchConsole } from './table.ts';
import { expect, type Page, test } from './test.ts';

/** Answers from one check of the announcements to the next. */
const CHECK_EVERY = 3;

const question = (page: Page) => page.getByRole('region', { name: 'Question' }).getByRole('status');
const spoken = (page: Page) => page.getByRole('log', { name: 'Latest events' });

async function sitDown(page: Page): Promise<void> {
  await page.goto('/');
  await page.getByRole('link', { name: 'New game' }).press('Enter');
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
    // Finding elements by role is slow, so not every question is checked.
    if (answered % CHECK_EVERY === 0) await expectAnnounced(page, turns);
    const liked = LIKES.map((like) => names.findIndex((name) => like.test(name))).find((i) => i >= 0);
    const passing = names.findIndex((name) => /rest of this turn/i.test(name));
    const i = liked ?? (passing >= 0 ? passing : (answered * 7 + 3) % names.length);
    // The next question may have replaced this one.
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
