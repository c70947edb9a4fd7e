import { beginGame, closeAll, createTable, guest, unique } from './players.ts';
import { expectNoFault } from './table.ts';
import { expect, type Page, test } from './test.ts';

/** Runs in the page: whether a window asks its player. */
const isInWindow = (): boolean => document.querySelector('.endings .hidden-label') !== null;

/** Runs in the page: passes in a window, chooses something elsewhere. */
function press(times: number): void {
  const buttons = [...document.querySelectorAll<HTMLButtonElement>('button[data-choices]')];
  const isWindow = document.querySelector('.endings .hidden-label') !== null;
  const wanted = buttons.filter((button) => (button.closest('.endings') !== null) === isWindow);
  (buttons.find((one) => one.classList.contains('armed')) ?? wanted[(times * 7 + 3) % wanted.length] ?? buttons[0])?.click();
}

/** Plays until a window asks two of the players: it stays open until both have answered. */
async function untilTwoAreAsked(pages: readonly Page[]): Promise<Page> {
  for (let times = 0; ; times++) {
    const asked = await Promise.all(pages.map((page) => page.evaluate(isInWindow)));
    const [first, second] = pages.filter((_, i) => asked[i]);
    if (first && second) return first;
    for (const page of pages) await page.evaluate(press, times);
  }
}

test('a player reconsiders a sealed answer, and keeps or replaces it', async ({ browser }) => {
  const pages = [await guest(browser, 'Anne'), await guest(browser, 'Mary'), await guest(browser, 'Jack')] as const;
  const id = await createTable(unique('Nassau'), ...pages);
  await beginGame(id, ...pages);
  const page = await untilTwoAreAsked(pages);
  await page.locator('.endings').getByRole('button', { name: /Pass$/ }).click();
  await expect(page.getByText('Locked in: Pass.')).toBeVisible();
  await page.getByRole('button', { name: 'Change my answer' }).click();
  const answers = page.locator('button[data-choices]');
  await expect(answers.first()).toBeVisible();
  await expect(page.getByText('Locked in until you change it:')).toBeVisible();
  await expectNoFault(page);
  await page.getByRole('button', { name: 'Keep it', exact: true }).click();
  await expect(answers).toHaveCount(0);
  await page.reload();
  await expect(page.getByText('Locked in: Pass.')).toBeVisible();
  await page.getByRole('button', { name: 'Change my answer' }).click();
  await page.locator('.endings').getByRole('button', { name: /Pass$/ }).click();
  await expect(page.getByText('Locked in: Pass.')).toBeVisible();
  await expect(page.getByText('Locked in until you change it:')).toHaveCount(0);
  await closeAll(...pages);
});
