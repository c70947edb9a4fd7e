import { type OwnServer, startServer } from './own-server.ts';
import { closeAll, createTable, guest, playToWindow, post } from './players.ts';
import { expectNoFault } from './table.ts';
import { expect, test } from './test.ts';

let server: OwnServer;
test.beforeAll(async () => {
  server = await startServer({ seed: 'passing' });
});
test.afterAll(() => server.stop());

test('a player reconsiders a sealed answer, and keeps or replaces it', async ({ browser }) => {
  const { origin: baseURL } = server;
  const pages = [
    await guest(browser, 'Anne', { baseURL }),
    await guest(browser, 'Mary', { baseURL }),
    await guest(browser, 'Jack', { baseURL }),
  ] as const;
  const id = await createTable('Nassau', ...pages);
  for (const page of pages) await post(page, `/api/tables/${id}/ready`, { clientSeed: null });
  // The window stays open until both have answered.
  const page = pages[await playToWindow(id, pages)] ?? pages[0];
  await page.goto(`${baseURL}/#/table/${id}`);
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
