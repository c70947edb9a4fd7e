/** The classic edition between two browsers, with a spectator. */
import { closeAll, guest, post, unique } from './players.ts';
import { choices, expectNoFault, watchConsole } from './table.ts';
import { expect, type Page, test } from './test.ts';

const TURNS = 12;
const board = (page: Page) => page.getByRole('main', { name: 'Board' });
const prompt = (page: Page) => page.getByRole('region', { name: 'Question' });

test('two players begin a game of the classic edition online, and a third watches', async ({ browser }) => {
  const pages = [await guest(browser, unique('Anne')), await guest(browser, unique('Mary')), await guest(browser, unique('Jack'))] as const;
  const [anne, mary, jack] = pages;
  const errors = pages.map(watchConsole);
  await anne.goto('/#/create-table');
  await anne.getByLabel('Game', { exact: true }).selectOption({ label: 'Blackbeard, the classic edition' });
  await anne.getByLabel('Players', { exact: true }).selectOption('2');
  await anne.getByRole('checkbox', { name: 'Short game' }).check();
  await anne.getByRole('button', { name: 'Create table' }).click();
  await expect(anne.getByText('Short game')).toBeVisible();
  await expect(anne.getByText('The 1991 edition')).toBeVisible();
  const id = anne.url().split('/').at(-1) ?? '';
  await post(mary, `/api/tables/${id}/join`);
  for (const page of [anne, mary]) await post(page, `/api/tables/${id}/ready`, { pinch: null });
  for (const page of pages) await page.goto(`/#/table/${id}`);
  for (const page of pages) await expect(board(page)).toBeVisible({ timeout: 30_000 });
  await expect(anne).toHaveTitle(/The 1991 edition/);

  for (let n = 0; n < TURNS; n++) {
    const asked = async (): Promise<Page | null> => {
      for (const page of [anne, mary]) if ((await choices(page).count()) > 0) return page;
      return null;
    };
    await expect.poll(async () => (await asked()) !== null).toBe(true);
    const page = await asked();
    if (!page) break;
    const before = await prompt(page).innerText();
    // A group opens first.
    await expect(async () => {
      await choices(page).first().click({ timeout: 2000 });
      await expect(prompt(page)).not.toHaveText(before, { useInnerText: true, timeout: 1000 });
    }).toPass();
    if (n === TURNS / 2) await page.reload();
  }
  // The spectator has seen it all, and is asked nothing.
  await expect(jack.getByRole('region', { name: 'Log', exact: true })).toContainText('Turn 1:');
  await expect(choices(jack)).toHaveCount(0);
  await expectNoFault(jack);
  expect(errors.flat()).toEqual([]);
  await closeAll(...pages);
});
