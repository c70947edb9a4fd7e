/** Enlarged cards: by hovering, by key, by long press. */
import { CARD_KINDS, TITLE_OF } from '@bb/golden-age/rules';
import { closeDialog, newPhone, openHome, startGame, waitForTurn, watchConsole } from './table.ts';
import { expect, type Page, test } from './test.ts';

const cards = (page: Page) => page.getByRole('group', { name: 'Cards' }).locator('button.card');
/** @returns the kind of the first card on the page */
async function kindOfFirst(page: Page) {
  const actor = await cards(page).first().getAttribute('data-actor');
  return CARD_KINDS[TITLE_OF[Number(actor?.replace('card-', ''))] ?? 'disease'];
}

test('the key I shows a card with its words, and leads to its rule', async ({ page }) => {
  const errors = watchConsole(page);
  await openHome(page);
  await startGame(page);
  await waitForTurn(page);
  const { title, number } = await kindOfFirst(page);
  await cards(page).first().focus();
  await page.keyboard.press('i');
  const close = page.getByRole('dialog', { name: title });
  await expect(close).toBeVisible();
  // By now a mouse that rests on a card would have enlarged that one.
  await page.waitForTimeout(800);
  await expect(close).toBeVisible();
  await closeDialog(page);
  await expect(cards(page).first()).toBeFocused();
  await page.keyboard.press('i');
  await close.getByRole('button', { name: `Rule 17.2 #${number}` }).click();
  await expect(close).toBeHidden();
  await expect(page.getByRole('dialog')).toContainText(`17.2 #${number}`);
  expect(errors).toEqual([]);
});

test('a mouse that rests on a card shows it large, until it leaves', async ({ page }) => {
  await openHome(page);
  await startGame(page);
  await waitForTurn(page);
  await cards(page).first().hover();
  await expect(page.locator('.glance')).toBeVisible();
  await page.mouse.move(5, 5);
  await expect(page.locator('.glance')).toBeHidden();
});

test('on a phone a finger that stays on a card shows it, and plays nothing', async ({ browser }) => {
  const page = await newPhone(browser);
  await openHome(page);
  await startGame(page);
  await waitForTurn(page);
  await page.getByRole('button', { name: 'Hand', exact: true }).click();
  const { title } = await kindOfFirst(page);
  const before = await page.getByRole('group', { name: 'Cards' }).innerText();
  const card = cards(page).first();
  await card.dispatchEvent('pointerdown', { pointerType: 'touch' });
  await expect(page.getByRole('dialog', { name: title })).toBeVisible();
  await card.dispatchEvent('pointerup', { pointerType: 'touch' });
  await card.dispatchEvent('click');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: title })).toBeHidden();
  expect(await page.getByRole('group', { name: 'Cards' }).innerText()).toBe(before);
});
