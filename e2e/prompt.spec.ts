/** The prompt bar and everything it opens: reasons, warnings, rules reference, odds, reactions and standing orders. */
import type { Choice } from '@bb/golden-age/rules';
import { openPosition, recordUpTo } from './positions.ts';
import { choices, closeDialog, newPhone, openHome, promptBar, startGame, waitForTurn, watchConsole } from './table.ts';
import { expect, type Page, test } from './test.ts';

const has = (offered: readonly Choice[], ...types: readonly Choice['type'][]): boolean =>
  types.every((type) => offered.some((choice) => choice.type === type));

/** Actions to take, with a pirate who can move. */
const acting = () => recordUpTo((d, offered) => d.ask === 'takeAction' && has(offered, 'move', 'endActions'));
const asked = () => recordUpTo((d, offered, g) => d.ask === 'antiPirateAction' && offered.length > 1 && (g.hands[0]?.length ?? 0) > 0);

async function sitAt(page: Page, record: string): Promise<void> {
  await openHome(page);
  await openPosition(page, record);
  await waitForTurn(page);
}
const sheet = (page: Page, name: string) => page.getByRole('dialog', { name });
/** Playwright refuses to click elements that are aria-disabled. */
const press = { force: true } as const;

test('the prompt says where one is, and leads to its rule', async ({ page }) => {
  const errors = watchConsole(page);
  await sitAt(page, asked());
  await expect(page.getByRole('list', { name: 'Current step' })).toContainText('turn');
  await expect(page.getByRole('list', { name: 'Current step' })).toContainText('interruptions');
  await page.getByRole('button', { name: 'Read rule 4.6' }).click();
  const rules = sheet(page, 'Rules reference');
  await expect(rules).toBeVisible();
  expect(page.url()).toMatch(/\/rules\/4\.6$/);
  await expect(rules.locator('#rule-4-6')).toBeInViewport();
  await page.keyboard.press('Escape');
  await expect(rules).toBeHidden();
  await expect(page).not.toHaveURL(/rules/);
  expect(errors).toEqual([]);
});

test('an unavailable choice says which rule forbids it', async ({ page }) => {
  await sitAt(page, asked());
  await page.getByRole('button', { name: /Why not\? \(/ }).click();
  const closed = page.getByRole('list', { name: 'Unavailable choices, and why' }).getByRole('button');
  await expect(closed.first()).toHaveAttribute('aria-disabled', 'true');
  await closed.first().focus();
  await page.keyboard.press('Enter');
  await expect(promptBar(page).getByRole('button', { name: /^Read rule/ })).toBeVisible();
});

test('a card that can’t be played now says why', async ({ page }) => {
  await sitAt(page, acting());
  const card = page.getByRole('region', { name: 'Hand' }).getByRole('button').first();
  await expect(card).toHaveAttribute('aria-disabled', 'true');
  await card.click(press);
  await expect(promptBar(page).getByRole('button', { name: 'Read rule 4.4 C' })).toBeVisible();
});

test('only what would be wasted is asked twice', async ({ page }) => {
  await sitAt(page, acting());
  const end = choices(page).filter({ hasText: 'End the turn' });
  await end.click();
  await expect(promptBar(page)).toContainText('left.');
  await expect(end).toContainText('Press again');
  await end.click();
  await expect(end).toHaveCount(0);
});

/** The last Action of a single pirate, who could search for a merchant. */
const lastAction = () =>
  recordUpTo((d, offered, g) => {
    const pirates = new Set(offered.flatMap((choice) => ('pirate' in choice ? [choice.pirate] : [])));
    return d.ask === 'takeAction' && g.actionsLeft === 1 && pirates.size === 1 && has(offered, 'findMerchant', 'endActions');
  });

test('a button says what it costs beyond its label, stands out no more, and is pressed twice by keyboard', async ({ page }) => {
  await sitAt(page, lastAction());
  const find = choices(page).filter({ hasText: 'the last Action: too late to loot' }).first();
  await expect(find).toBeVisible();
  await expect(find).not.toHaveClass(/primary/);
  await find.focus();
  await page.keyboard.press('Enter');
  // The prompt is a live region: it is announced.
  await expect(promptBar(page)).toContainText('The last Action: too late to loot.');
  await expect(find).toContainText('Press again');
  await page.keyboard.press('Enter');
  await expect(find).toHaveCount(0);
});

test('the reference opens by its key, by an address, and is searched', async ({ page }) => {
  await sitAt(page, acting());
  const rules = sheet(page, 'Rules reference');
  await page.keyboard.press('?');
  await rules.getByRole('searchbox').fill('hostage ransom');
  await expect(rules.getByRole('status')).toContainText('found');
  await expect(rules.locator('#rule-8-44')).toBeVisible();
  await expect(rules.locator('#rule-7-11')).toHaveCount(0);
  await rules.getByRole('button', { name: 'hostage', exact: true }).first().click();
  await expect(rules.locator('#term-hostage')).toBeInViewport();
  await page.keyboard.press('Escape');
  // The browser leaves the dialog's entry in its history late.
  await expect.poll(() => page.evaluate(() => history.state?.dialog ?? false)).toBe(false);
  await page.goto(`${page.url()}/rules/8.14`);
  await expect(rules.locator('#rule-8-14')).toBeInViewport();
  await page.reload();
  await expect(rules.locator('#rule-8-14')).toBeInViewport();
});

test('odds, ports, navy and settings by their keys', async ({ page }) => {
  const errors = watchConsole(page);
  await sitAt(page, acting());
  for (const [key, name] of [
    ['%', 'Odds'],
    [',', 'Ports'],
    ['.', 'The King’s ships'],
    [';', 'Settings'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(sheet(page, name)).toBeVisible();
    await closeDialog(page);
  }
  expect(errors).toEqual([]);
});

test('a standing order is given with its exceptions, outlasts a reload, and is taken back', async ({ page }) => {
  await sitAt(page, asked());
  await page.keyboard.press('!');
  const answers = sheet(page, 'Your reactions');
  await answers.getByRole('radio', { name: 'until my turn' }).check();
  for (const name of ['when somebody means to retire', 'when somebody loots', 'when somebody attacks a port'])
    await answers.getByRole('checkbox', { name }).check();
  for (const box of await answers.getByRole('checkbox', { name: /acts$/ }).all()) await box.check();
  await answers.getByRole('button', { name: 'Start auto-pass' }).click();
  await page.keyboard.press('Escape');
  await waitForTurn(page);
  const standing = page.getByRole('button', { name: 'Cancel' });
  const lapsed = promptBar(page).getByText(/pass has ended|own turn|is over|Play a card|previous turn/);
  await expect(standing.or(lapsed).first()).toBeVisible();
  if (await standing.isVisible()) {
    await page.reload();
    await waitForTurn(page);
    await expect(standing).toBeVisible();
    await standing.click();
    await expect(standing).toBeHidden();
  }
});

test('auto-pass is chosen before the game, holds in each turn of another player, and what was passed is passed again', async ({ page }) => {
  await openHome(page);
  await page.getByRole('link', { name: 'New game' }).click();
  const wanted = page.getByRole('checkbox', { name: /^Auto-pass unless a pirate means to retire/ });
  await wanted.check();
  await page.reload();
  await expect(wanted).toBeChecked();
  await page.goto('/');
  await openPosition(page, asked());
  const standing = page.getByText(/^Pass until my turn, except when somebody means to retire, /);
  await expect(standing).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(standing).toBeHidden();
  await page.keyboard.press('0');
  await expect(page.getByText('Keep passing on everything I passed on this turn')).toBeVisible();
});

test('on a phone: the prompt on every panel, tools under the thumb, ports without scrolling sideways', async ({ browser }) => {
  const page = await newPhone(browser);
  await openHome(page);
  await startGame(page);
  await waitForTurn(page);
  const panels = page.getByRole('navigation', { name: 'Panels' }).getByRole('button');
  for (const panel of await panels.all()) {
    await panel.tap();
    await expect(promptBar(page)).toBeInViewport();
    expect((await panel.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  }
  for (const choice of await choices(page).all()) expect((await choice.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await page.getByRole('main', { name: 'Tools' }).getByRole('button', { name: 'Ports' }).tap();
  const grid = sheet(page, 'Ports').getByRole('region', { name: 'All ports' });
  await expect(grid).toBeVisible();
  expect(await grid.evaluate((element) => element.scrollWidth - element.clientWidth)).toBeLessThanOrEqual(0);
  await page.close();
});
