import { GAMES, titleFor } from './games.ts';
import { choices, openHome, startGame, waitForTurn, watchConsole } from './table.ts';
import { expect, test } from './test.ts';

for (const game of GAMES)
  test(titleFor('a game is in one tab at a time, and another tab takes it over', game), async ({ context, page }) => {
    const errors = watchConsole(page);
    await openHome(page);
    await startGame(page, { game: game.id });
    await waitForTurn(page);
    await choices(page).first().press('Enter');
    await waitForTurn(page);
    const log = await page.getByRole('list', { name: 'Game log' }).innerText();
    const other = await context.newPage();
    await other.goto(page.url());
    await expect(other.getByRole('alert')).toContainText('open in another tab', { timeout: 60_000 });
    await other.getByRole('button', { name: 'Play in this tab' }).click();
    await waitForTurn(other);
    expect(await other.getByRole('list', { name: 'Game log' }).innerText()).toBe(log);
    await expect(page.getByRole('alert')).toContainText('continues in another tab');
    await expect(page.getByRole('main', { name: 'Board' })).toHaveCount(0);
    await choices(other).first().press('Enter');
    await waitForTurn(other);
    await page.getByRole('button', { name: 'Play in this tab' }).click();
    await waitForTurn(page);
    await expect(other.getByRole('alert')).toContainText('continues in another tab');
    expect(errors).toEqual([]);
  });

test('a tab that sleeps loses its table to the one that insists', async ({ context, page }) => {
  await openHome(page);
  await startGame(page);
  await waitForTurn(page);
  // The tab no longer gets messages.
  await page.evaluate((id) => {
    new BroadcastChannel(`blackbeard-table-${id}`).close();
    BroadcastChannel.prototype.postMessage = () => undefined;
  }, page.url().split('/').at(-1));
  const other = await context.newPage();
  await other.addInitScript(() => {
    BroadcastChannel.prototype.postMessage = () => undefined;
  });
  await other.goto(page.url());
  await expect(other.getByRole('alert')).toContainText('open in another tab', { timeout: 60_000 });
  await other.getByRole('button', { name: 'Play in this tab' }).click();
  await waitForTurn(other);
  await expect(page.getByRole('alert')).toContainText('continues in another tab');
});

test('the first tab closed, the second plays on', async ({ context, page }) => {
  await openHome(page);
  await startGame(page);
  await waitForTurn(page);
  const address = page.url();
  await page.close();
  const other = await context.newPage();
  await other.goto(address);
  await waitForTurn(other);
});
