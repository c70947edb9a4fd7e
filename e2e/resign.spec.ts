import { beginGame, createTable, guest, heading, leaveAll, PHONE, post, unique } from './people.ts';
import { expectNoFault } from './table.ts';
import { expect, type Locator, type Page, test } from './test.ts';

const panel = (page: Page): Locator => page.getByRole('region', { name: 'Beside the table' });

async function resign(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Talk/ }).click();
  await panel(page).getByRole('button', { name: 'Table', exact: true }).click();
  await panel(page).getByText('End it').click();
  await panel(page).getByLabel('Yes, I mean it').check();
  await panel(page).getByRole('button', { name: 'Leave it: a computer plays on for me' }).click();
}

test('a player who resigns is told so, can watch on, and joins the rematch', async ({ browser }) => {
  const [anne, mary, jack] = [await guest(browser, 'Anne', PHONE), await guest(browser, 'Mary'), await guest(browser, 'Jack')];
  const id = await createTable(unique('Nassau'), mary, anne, jack);
  await beginGame(id, mary, anne, jack);
  await resign(anne);
  await expect(heading(anne, 'You have resigned')).toBeVisible();
  await expect(anne.getByText('A computer (Captain) plays on in your seat.')).toBeVisible();
  await expect(anne.getByRole('link', { name: 'Back to the harbor' })).toHaveAttribute('href', '#/lobby');
  await expectNoFault(anne);
  await anne.reload();
  await expect(heading(anne, 'You have resigned')).toBeVisible();
  await anne.getByRole('button', { name: 'Watch the game' }).click();
  await expect(anne.getByRole('main', { name: 'Board' })).toBeVisible();
  await anne.getByRole('button', { name: /^Talk/ }).click();
  await panel(anne).getByRole('button', { name: 'Table', exact: true }).click();
  await expect(panel(anne)).toContainText('A computer (Captain) plays on in your seat.');

  const { votes } = (await post(mary, `/api/tables/${id}/votes`, { motion: { kind: 'abort' } })).table;
  await post(jack, `/api/tables/${id}/vote`, { vote: votes[0]?.id, agrees: true });
  const { table } = await post(mary, `/api/tables/${id}/rematch`);
  await panel(anne).getByRole('link', { name: 'To the next game' }).click();
  await expect(anne).toHaveURL(new RegExp(table.id));
  await anne.getByRole('button', { name: 'Sit down', exact: true }).click();
  await expect(anne.getByRole('button', { name: 'I am ready' })).toBeVisible();
  await leaveAll(anne, mary, jack);
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
  await anne.getByRole('link', { name: 'Back to the harbor' }).click();
  await expect(heading(anne, 'The harbor')).toBeVisible();
  await leaveAll(anne, mary);
});
