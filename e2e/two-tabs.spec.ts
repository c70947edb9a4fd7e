import { beginGame, createTable, guest, leaveAll, unique } from './people.ts';
import { expect, type Page, test } from './test.ts';

test('a player’s auto-pass and private note reach their other tab', async ({ browser }) => {
  const [anne, mary] = [await guest(browser, 'Anne'), await guest(browser, 'Mary')];
  const id = await createTable(unique('Nassau'), anne, mary);
  await beginGame(id, anne, mary);
  const other = await anne.context().newPage();
  await other.goto(`/#/table/${id}`);
  await expect(other.getByRole('main', { name: 'Board' })).toBeVisible({ timeout: 60_000 });
  const orders = (page: Page) => page.getByRole('button', { name: 'Take it back' });

  for (const page of [anne, other]) await page.keyboard.press('!');
  await anne.getByRole('button', { name: 'Give this order' }).click();
  for (const page of [anne, other]) await expect(orders(page)).toBeVisible();
  await orders(other).click();
  for (const page of [anne, other]) await expect(orders(page)).toHaveCount(0);
  for (const page of [anne, other]) await page.keyboard.press('Escape');

  const note = (page: Page) => page.getByLabel('For your eyes only');
  for (const page of [anne, other]) {
    await page.getByRole('button', { name: /^Talk/ }).click();
    await page.getByRole('region', { name: 'Beside the table' }).getByRole('button', { name: 'Notes' }).click();
    await expect(note(page)).toBeEnabled();
  }
  await note(anne).fill('Mary bluffs.');
  await note(anne).blur();
  await expect(anne.getByText('It is kept at the server')).toBeVisible();
  await other.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(note(other)).toHaveValue('Mary bluffs.');
  await leaveAll(anne, mary);
});
