import { openPosition, recordUpTo } from './positions.ts';
import { choices, closeDialog, expectNoFault, newPhone, openHome, promptBar, waitForTurn, watchConsole } from './table.ts';
import { expect, type Page, test } from './test.ts';

const battle = (page: Page) => page.getByRole('region', { name: 'Battle' });
const log = (page: Page) => page.getByRole('list', { name: 'Game log' });

const attackedByWarship = () => recordUpTo((d) => d.ask === 'fightOrFlee' && d.about.warship !== undefined);

for (const by of ['clicks', 'keys'] as const) {
  test(`a battle is seen and fought, by ${by}`, async ({ page }) => {
    const errors = watchConsole(page);
    await openHome(page);
    await openPosition(page, attackedByWarship());
    await waitForTurn(page);
    await expect(battle(page)).toContainText('Combat');
    await expect(battle(page)).toContainText('to get away');
    await expect(battle(page)).toContainText('to win');
    await expectNoFault(page);
    const labels = await choices(page).allInnerTexts();
    const fight = labels.findIndex((label) => /fight/i.test(label));
    if (by === 'clicks') await choices(page).nth(fight).click();
    else await page.keyboard.press(labels[fight]?.trim()[0] ?? '');
    await expect(log(page)).toContainText(/(beats|loses to|only ties with) .*\d \+ Combat/);
    // The panel shows the dice, or those that can be rerolled, and both totals.
    await expect(battle(page).getByText('Total').first()).toBeAttached();
    await expect(battle(page).getByRole('img', { name: /^\d( \+ \d)*$/ })).not.toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(battle(page)).toHaveCount(0);
    expect(errors).toEqual([]);
  });
}

test('a battle is readable on a phone', async ({ browser }) => {
  const page = await newPhone(browser);
  await openHome(page);
  await openPosition(page, attackedByWarship());
  await waitForTurn(page);
  await expect(battle(page)).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await choices(page).first().tap();
  await page.close();
});

test('an order to pass until the own turn is kept', async ({ page }) => {
  const errors = watchConsole(page);
  await openHome(page);
  await openPosition(
    page,
    recordUpTo(
      (d, offered, g) => d.ask === 'antiPirateAction' && offered.length > 2 && g.actionsLeft > 0 && d.about.moment === 'announcement',
    ),
  );
  await waitForTurn(page);
  await expect(page.getByRole('button', { name: 'Pass for longer' })).toBeVisible();
  await expectNoFault(page);
  await page.getByRole('button', { name: 'Pass for longer' }).click();
  await choices(page).filter({ hasText: 'Pass until my turn' }).first().click();
  await waitForTurn(page);
  // No window opens before the player's own turn, unless the pass has ended early, which the prompt says.
  if (await page.getByRole('button', { name: 'Pass for longer' }).isVisible())
    await expect(promptBar(page)).toContainText(/your pass (has ended|was for)/i);
  await page.reload();
  await waitForTurn(page);
  expect(errors).toEqual([]);
});

test('the keys pass, too, and a standing pass can be taken back', async ({ page }) => {
  await openHome(page);
  await openPosition(
    page,
    recordUpTo((d, offered) => d.ask === 'antiPirateAction' && offered.length > 2),
  );
  await waitForTurn(page);
  await page.evaluate(() => localStorage.setItem('blackbeard.settings', JSON.stringify({ pace: 'slow' })));
  await page.clock.install();
  await page.reload();
  await waitForTurn(page);
  // The clock is stopped, so the others' moves stay on show.
  await page.clock.pauseAt(new Date(Date.now() + 3_600_000));
  await page.keyboard.press('=');
  await expect(choices(page).first()).toContainText('Pass while');
  await page.keyboard.press('Escape');
  await expect(choices(page).filter({ hasText: 'Pass while' })).toHaveCount(0);
  await page.keyboard.press('=');
  await page.keyboard.press('2');
  const takeBack = page.getByRole('button', { name: 'Cancel', exact: true });
  await expect(page.getByRole('region', { name: 'Question' })).toContainText('Pass until my turn');
  await takeBack.click();
  await expect(takeBack).toHaveCount(0);
});

test('the Port Grid opens, sorts, and closes by keys', async ({ page }) => {
  const errors = watchConsole(page);
  await openHome(page);
  await openPosition(
    page,
    recordUpTo((d, _offered, g) => d.ask === 'takeAction' && g.playerTurn > 12),
  );
  await waitForTurn(page);
  await page.getByRole('button', { name: 'Ports', exact: true }).click();
  const grid = page.getByRole('dialog', { name: 'Ports' });
  await expect(grid.getByRole('row')).toHaveCount(37);
  await expect(grid.getByRole('row').nth(1)).toContainText('Boston');
  await expectNoFault(page);
  await grid.getByRole('columnheader', { name: /Val/ }).getByRole('button').click();
  await expect(grid.getByRole('columnheader', { name: /Val/ })).toHaveAttribute('aria-sort', 'descending');
  await expect(grid.getByRole('row').nth(1)).not.toContainText('Boston');
  await closeDialog(page);
  await page.keyboard.press(',');
  await expect(grid).toBeVisible();
  await closeDialog(page);
  await page.keyboard.press('.');
  await expect(page.getByRole('dialog', { name: /King/ })).toBeVisible();
  await expectNoFault(page);
  await page.keyboard.press('Escape');
  await expect(choices(page).first()).toBeVisible();
  expect(errors).toEqual([]);
});

test('a port is attacked through the map', async ({ page }) => {
  const errors = watchConsole(page);
  await openHome(page);
  await openPosition(
    page,
    recordUpTo((d, offered, g) => d.ask === 'takeAction' && g.actionsLeft > 1 && offered.some(({ type }) => type === 'attackPort')),
  );
  await waitForTurn(page);
  // The pirate’s counter opens his choices, and the port those that concern it.
  const board = page.getByRole('group', { name: 'Counters and targets' });
  const attacks = choices(page).filter({ hasText: /attack/i });
  const counters = board.getByRole('button', { name: /\(Holly\), / });
  for (let i = 0; i < (await counters.count()) && (await attacks.count()) === 0; i++) {
    await page.keyboard.press('Escape');
    await counters.nth(i).press('Enter');
  }
  const port = /attack ([^(]+?)(?: \(|$)/i.exec(await attacks.first().innerText())?.[1]?.trim() ?? '';
  await board
    .getByRole('button', { name: new RegExp(port) })
    .first()
    .press('Enter');
  const attack = page.locator('.menu').getByRole('button', { name: /attack/i });
  await attack.press('Enter');
  // It makes an enemy of a nation, which is asked about once.
  await expect(attack).toContainText('Press again');
  await attack.press('Enter');
  await expect(log(page)).toContainText(`moves in to attack ${port}`);
  expect(errors).toEqual([]);
});
