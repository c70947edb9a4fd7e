import { choices, expectNoFault, openHome, promptBar, startGame, waitForTurn, watchConsole } from './table.ts';
import { expect, type Page, test } from './test.ts';

const options = (page: Page) => page.getByRole('group', { name: 'Optional rules' });
const log = (page: Page) => page.getByRole('list', { name: 'Game log' });
const hand = (page: Page) => page.getByRole('region', { name: 'Hand' });

async function openOptions(page: Page): Promise<void> {
  await openHome(page);
  await page.getByRole('link', { name: 'New game' }).click();
  await page.getByText('Optional rules: none').click();
}

test('optional rules say what they do, and are named where they are chosen', async ({ page }) => {
  await openOptions(page);
  await expect(options(page).getByRole('checkbox')).toHaveCount(5);
  await expect(options(page).getByRole('checkbox', { name: 'Cunning' })).toBeChecked();
  await options(page).getByRole('checkbox', { name: 'Cunning' }).uncheck();
  await options(page).getByLabel('Length').selectOption('long');
  await expect(options(page)).toContainText('second run');
  await expect(page.getByText('Optional rules: Length: long, no Cunning')).toBeVisible();
  await expectNoFault(page);
});

test('a draft and a secret deployment are played through, and the table keeps its rules', async ({ page }) => {
  const errors = watchConsole(page);
  await openOptions(page);
  await options(page).getByRole('checkbox', { name: 'Draft' }).check();
  await options(page).getByLabel('First deployment').selectOption('secret');
  await startGame(page, { players: 3 });
  for (let i = 0; i < 3; i++) {
    await waitForTurn(page);
    await expect(promptBar(page)).toContainText('Choose a pirate');
    // The many cards scroll in their row, not the page.
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
    const card = page.getByRole('region', { name: 'The pirates' }).getByRole('listitem').first();
    const name = (await card.getByRole('button').getAttribute('aria-label'))?.replace('Draft ', '');
    await card.getByRole('button').click();
    await expect(log(page)).toContainText(`Holly drafts ${name}.`);
  }
  await expect(promptBar(page)).toContainText('when all have chosen');
  await choices(page).first().press('Enter');
  await choices(page).filter({ hasText: 'India' }).press('Enter');
  await expect(hand(page)).toContainText('bound for India');
  await expect(log(page)).not.toContainText('sets sail');
  for (let i = 0; i < 2; i++) await choices(page).filter({ hasText: 'Pass' }).click();
  await expect(promptBar(page)).toContainText('Choose a ship');
  await expect(log(page)).toContainText('for Anne in');
  await page.goto('/');
  await expect(page.getByRole('region', { name: 'Saved games' })).toContainText('Draft, First deployment: secret');
  await page.getByRole('link', { name: 'Continue:' }).click();
  await expect(promptBar(page)).toContainText('Choose a ship');
  expect(errors).toEqual([]);
});

test('ten players have one pirate each, and may refuse him', async ({ page }) => {
  const errors = watchConsole(page);
  await openHome(page);
  await startGame(page, { players: 10 });
  await expect(page.getByRole('list', { name: 'Players' }).getByRole('listitem')).toHaveCount(10);
  await waitForTurn(page);
  await expect(promptBar(page)).toContainText('refuse');
  const refuse = choices(page).filter({ hasText: 'Refuse' });
  await refuse.click();
  await expect(promptBar(page)).toContainText('All other players score Victory Points for it.');
  await refuse.click();
  await expect(log(page)).toContainText('Holly refuses');
  await choices(page).filter({ hasText: 'Keep' }).click();
  await waitForTurn(page);
  await expect(promptBar(page)).toContainText('start? Choose a Sea Area.');
  await expectNoFault(page);
  expect(errors).toEqual([]);
});
