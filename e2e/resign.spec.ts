import { beginGame, closeAll, createTable, guest, heading, PHONE, post, unique } from './players.ts';
import { expectNoFault } from './table.ts';
import { expect, type Locator, type Page, test } from './test.ts';

const panel = (page: Page): Locator => page.getByRole('region', { name: 'Side panel' });

async function resign(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Game', exact: true }).click();
  await panel(page).getByText('Resign', { exact: true }).click();
  await expect(panel(page)).toContainText('A bot (Captain) plays your seat to the end');
  await panel(page).getByRole('button', { name: 'Yes, resign' }).click();
}

test('a player who resigns is told so, can watch on, and joins the rematch', async ({ browser }) => {
  const [anne, mary, jack] = [await guest(browser, 'Anne', PHONE), await guest(browser, 'Mary'), await guest(browser, 'Jack')];
  const id = await createTable(unique('Nassau'), mary, anne, jack);
  await beginGame(id, mary, anne, jack);
  await resign(anne);
  await expect(heading(anne, 'You have resigned')).toBeVisible();
  await expect(anne.getByText('A bot (Captain) takes over your seat.')).toBeVisible();
  await expect(anne.getByRole('link', { name: 'Back to the lobby' })).toHaveAttribute('href', '#/lobby');
  await expectNoFault(anne);
  await anne.reload();
  await expect(heading(anne, 'You have resigned')).toBeVisible();
  await anne.getByRole('button', { name: 'Watch the game' }).click();
  await expect(anne.getByRole('main', { name: 'Board' })).toBeVisible();
  await anne.getByRole('button', { name: 'Game', exact: true }).click();
  await expect(panel(anne)).toContainText('A bot (Captain) takes over your seat.');

  const { votes } = (await post(mary, `/api/tables/${id}/votes`, { proposal: { kind: 'abort' } })).table;
  await post(jack, `/api/tables/${id}/vote`, { vote: votes[0]?.id, agrees: true });
  const { table } = await post(mary, `/api/tables/${id}/rematch`);
  await expect(panel(anne)).toContainText('In the rematch: Mary, Anne (resigned), Jack.');
  await panel(anne).getByRole('link', { name: 'Go to the rematch' }).click();
  await expect(anne).toHaveURL(new RegExp(table.id));
  await anne.getByRole('button', { name: 'Join', exact: true }).click();
  await expect(anne.getByRole('button', { name: 'I’m ready' })).toBeVisible();
  await closeAll(anne, mary, jack);
});

test('a player who resigns at a table without spectators is told so and finds the lobby', async ({ browser }) => {
  const [anne, mary] = [await guest(browser, 'Anne'), await guest(browser, 'Mary')];
  const id = await createTable(unique('Nassau'), mary, anne);
  await mary.evaluate(
    (path) => fetch(path, { method: 'PATCH', headers: { 'content-type': 'application/json' }, body: '{"hasSpectators":false}' }),
    `/api/tables/${id}`,
  );
  await beginGame(id, mary, anne);
  await resign(anne);
  await expect(heading(anne, 'You have resigned')).toBeVisible();
  await expect(anne.getByRole('button', { name: 'Watch the game' })).toHaveCount(0);
  await anne.reload();
  await expect(heading(anne, 'You have resigned')).toBeVisible();
  await anne.getByRole('link', { name: 'Back to the lobby' }).click();
  await expect(heading(anne, 'Lobby')).toBeVisible();
  await closeAll(anne, mary);
});
