import { type OwnServer, startServer } from './own-server.ts';
import { closeAll, createTable, guest, playToWindow, post } from './players.ts';
import { expect, type Page, test } from './test.ts';

let server: OwnServer;
test.beforeAll(async () => {
  server = await startServer({ seed: 'passing' });
});
test.afterAll(() => server.stop());

/** The prompt, with what is said of the other players. */
const promptBar = (page: Page) => page.locator('.bar.sheet');
const answers = (page: Page) => page.locator('button[data-choices]');

test('three browsers: one passes by order, is asked nothing more, and tells the others; they see who is away and how a vote goes', async ({
  browser,
}) => {
  const { origin: baseURL } = server;
  const names = ['Anne', 'Mary', 'Jack'];
  const pages = [
    await guest(browser, 'Anne', { baseURL }),
    await guest(browser, 'Mary', { baseURL }),
    await guest(browser, 'Jack', { baseURL }),
  ] as const;
  const id = await createTable('Nassau', ...pages);
  for (const page of pages) await post(page, `/api/tables/${id}/ready`, { clientSeed: null });
  const at = await playToWindow(id, pages);
  const passer = pages[at] ?? pages[0];
  const [other = pages[0], third = pages[1]] = pages.filter((page) => page !== passer);
  await post(passer, `/api/tables/${id}/order`, { order: { span: 'turn', except: [] } });
  for (const page of pages) await page.goto(`${baseURL}/#/table/${id}`);

  await expect(promptBar(passer)).toContainText('Passing…');
  await expect(answers(passer)).toHaveCount(0);
  await promptBar(passer).getByRole('button', { name: 'Tell the others' }).click();
  await expect(promptBar(passer)).toContainText('The others see that you pass.');
  await expect(promptBar(other)).toContainText(`${names[at]} passes.`);
  // The choices come back when the order is cancelled.
  await promptBar(passer).getByRole('button', { name: 'Cancel' }).click();
  await expect(answers(passer).first()).toBeVisible();
  await expect(promptBar(other)).not.toContainText(`${names[at]} passes.`);
  await passer
    .locator('.endings')
    .getByRole('button', { name: /rest of/ })
    .click();
  await expect(answers(passer)).toHaveCount(0);

  // A vote: the player who asked for it sees who has voted, and whose vote is missing.
  await post(passer, `/api/tables/${id}/votes`, { proposal: { kind: 'abort' } });
  const missing = names.filter((_, seat) => seat !== at).join(', ');
  await expect(promptBar(passer)).toContainText(`In favor: ${names[at]}. Still to vote: ${missing}.`);
  await closeAll(third);
  await expect(promptBar(passer)).toContainText(`Away: ${names[pages.indexOf(third)]}.`, { timeout: 15_000 });
  await closeAll(passer, other);
});
