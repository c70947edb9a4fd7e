import { GAMES, titleFor } from './games.ts';
import { openPosition, recordUpTo } from './positions.ts';
import { choices, closeDialog, expectNoFault, openHome, promptBar, waitForTurn, watchConsole } from './table.ts';
import { expect, type Page, test } from './test.ts';

const told = (page: Page) => page.getByRole('main', { name: 'Board' }).getByRole('status');
const taking = () => recordUpTo((d, offered) => d.ask === 'takeAction' && offered.some(({ type }) => type === 'move'));

test('arrow keys move over the map, and Enter acts there', async ({ page }) => {
  const errors = watchConsole(page);
  await openHome(page);
  await openPosition(page, taking());
  await waitForTurn(page);
  await page.keyboard.press('ArrowRight');
  await expect(told(page)).toContainText('From here to');
  const first = await told(page).innerText();
  const seen = new Set([first]);
  for (const key of ['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp', 'ArrowUp', 'ArrowRight']) {
    await page.keyboard.press(key);
    seen.add(await told(page).innerText());
  }
  expect(seen.size, 'other places are reached').toBeGreaterThan(2);
  await expectNoFault(page);
  await page.keyboard.press('Enter');
  // Either the place's choices are open, or the prompt says why there are none.
  await expect(page.locator('.menu').or(promptBar(page).getByText(/\d/)).first()).toBeVisible();
  await page.keyboard.press('Escape');
  expect(errors).toEqual([]);
});

for (const game of GAMES)
  test(titleFor('a command finds a choice, a place and a rule', game), async ({ page }) => {
    const { place, placeName, rule, choice } = game.typed;
    const errors = watchConsole(page);
    await openHome(page);
    await openPosition(page, game.running());
    await waitForTurn(page);
    const dialog = page.getByRole('dialog', { name: 'Command line' });
    const line = page.getByRole('combobox', { name: 'What do you want to do?' });
    await page.keyboard.press('/');
    await expect(line).toBeFocused();
    await page.keyboard.type(`look at ${place}`);
    await expect(dialog.getByRole('option')).toHaveCount(1);
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('status')).toContainText(placeName);
    await line.fill(rule);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog').getByText(rule).first()).toBeVisible();
    await closeDialog(page);
    const before = await promptBar(page).innerText();
    await page.keyboard.press('/');
    await page.keyboard.type(choice);
    await expect(dialog.getByRole('option').first()).toContainText(choice, { ignoreCase: true });
    await page.keyboard.press('Enter');
    await expect(promptBar(page)).not.toHaveText(before);
    expect(errors).toEqual([]);
  });

test('keys typed before the command line has loaded are not lost', async ({ page }) => {
  let come: () => void = () => undefined;
  const typed = new Promise<void>((done) => {
    come = done;
  });
  await page.route('**/*.CommandLine-*.js', async (route) => {
    await typed;
    await route.continue();
  });
  await openHome(page);
  await openPosition(page, taking());
  await waitForTurn(page);
  await page.keyboard.press('/');
  await page.keyboard.type('look at cur');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  come();
  const line = page.getByRole('combobox', { name: 'What do you want to do?' });
  await expect(line).toBeFocused();
  await page.keyboard.type('acao');
  await expect(line).toHaveValue('look at curacao');
});

test('the command line explains what to type, and names a word it doesn’t know', async ({ page }) => {
  await openHome(page);
  await openPosition(page, taking());
  await waitForTurn(page);
  const dialog = page.getByRole('dialog', { name: 'Command line' });
  const line = dialog.getByRole('combobox');
  const answer = dialog.getByRole('status');
  await page.keyboard.press('/');
  for (const asking of ['help', '?']) {
    await line.fill(asking);
    await expect(answer.getByRole('listitem').first()).toContainText('Part of a choice');
    await expect(answer).toContainText('The number of a rule');
  }
  await expectNoFault(page, 'dialog');
  await line.fill('sail to Atlantys');
  await expect(answer).toContainText('“Atlantys” is unknown');
  await expect(line).toHaveAttribute('aria-invalid', 'true');
  await page.keyboard.press('Enter');
  await expect(dialog).toBeVisible();
  await line.fill('99.1');
  await expect(answer).toHaveText('There is no rule 99.1.');
  await expectNoFault(page, 'dialog');
  await line.fill('look at curacao');
  await expect(line).toHaveAttribute('aria-invalid', 'false');
});

for (const game of GAMES)
  test(titleFor('the map as text names every part of the map and its ports', game), async ({ page }) => {
    await openHome(page);
    await openPosition(page, game.running());
    await waitForTurn(page);
    await page.keyboard.press('#');
    const dialog = page.getByRole('dialog', { name: 'The map as text' });
    await expect(dialog.getByRole('heading', { level: 3 })).toHaveCount(game.partsOfMap);
    await expect(dialog).toContainText('Havana');
    await expectNoFault(page);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(choices(page).first()).toBeVisible();
  });
