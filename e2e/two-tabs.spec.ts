import { beginGame, closeAll, createTable, guest, unique } from './players.ts';
import { expect, type Page, test } from './test.ts';

test('a player’s auto-pass and private note reach their other tab', async ({ browser }) => {
  const [anne, mary] = [await guest(browser, 'Anne'), await guest(browser, 'Mary')];
  const id = await createTable(unique('Nassau'), anne, mary);
  await beginGame(id, anne, mary);
  const other = await anne.context().newPage();
  await other.goto(`/#/table/${id}`);
  await expect(other.getByRole('main', { name: 'Board' })).toBeVisible({ timeout: 60_000 });
  const orders = (page: Page) => page.getByRole('button', { name: 'Stop auto-pass' });

  for (const page of [anne, other]) await page.keyboard.press('!');
  await anne.getByRole('button', { name: 'Start auto-pass' }).click();
  for (const page of [anne, other]) await expect(orders(page)).toBeVisible();
  await orders(other).click();
  for (const page of [anne, other]) await expect(orders(page)).toHaveCount(0);
  for (const page of [anne, other]) await page.keyboard.press('Escape');

  const note = (page: Page) => page.getByLabel('Private note');
  for (const page of [anne, other]) {
    await page.getByRole('button', { name: /^Chat/ }).click();
    await page.getByRole('region', { name: 'Side panel' }).getByRole('button', { name: 'Notes' }).click();
    await expect(note(page)).toBeEnabled();
  }
  await note(anne).fill('Mary bluffs.');
  await note(anne).blur();
  await expect(anne.getByText('Saved on the server')).toBeVisible();
  await other.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(note(other)).toHaveValue('Mary bluffs.');
  await closeAll(anne, mary);
});
