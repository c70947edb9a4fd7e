/** The example game at its plain table: on this device, and between two browsers with sealed answers. */
import { type OwnServer, startServer } from './own-server.ts';
import { closeAll, newPlayer, PHONE, post } from './players.ts';
import { expectNoFault, watchConsole } from './table.ts';
import { expect, type Page, test } from './test.ts';

const question = (page: Page) => page.getByRole('region', { name: 'Question' });
const answers = (page: Page) => question(page).getByRole('list').getByRole('button');
const status = (page: Page) => question(page).getByRole('status').first();
/** How often to look whether the page has answered: it does so within a frame or two. */
const OFTEN = { intervals: [30] };

const isOver = async (page: Page): Promise<boolean> => /win/.test((await status(page).textContent()) ?? '');

test('a whole game against bots, with a reload in the middle; the record comes back', async ({ page }) => {
  const errors = watchConsole(page);
  await page.goto('/#/new?game=landfall');
  await page.getByLabel('Players').selectOption('3');
  await page.getByLabel('Leagues to the coast').fill('20');
  await page.getByRole('button', { name: 'Player in seat 2' }).click();
  await page.getByRole('radio', { name: 'Random' }).check();
  await page.getByRole('button', { name: 'Set sail' }).click();
  await expect(page.getByRole('heading', { name: 'Landfall' })).toBeVisible();
  await expect(status(page)).toContainText('Which cove');
  await page.keyboard.press('1');
  await expect(page.getByRole('region', { name: 'What happened' })).toContainText('chooses');
  await page.reload();
  for (let n = 0; n < 200 && !(await isOver(page)); n++) {
    await expect.poll(async () => (await answers(page).count()) > 0 || (await isOver(page)), OFTEN).toBe(true);
    if (await isOver(page)) break;
    await answers(page).first().click();
  }
  expect(await isOver(page)).toBe(true);
  await expectNoFault(page);
  await page.getByRole('link', { name: 'Home page' }).click();
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download' }).click();
  const file = await (await downloading).path();
  await page.getByLabel('Import a game:').setInputFiles(file);
  await expect.poll(() => isOver(page), OFTEN).toBe(true);
  expect(errors).toEqual([]);
});

test.describe('on a server that offers examples', () => {
  let server: OwnServer;
  test.beforeAll(async () => {
    // With these dice some ship about to sail asks both other players, and neither holds a pilot.
    server = await startServer({ seed: 'landfall', hasExamples: true });
  });
  test.afterAll(() => server.stop());

  test('two browsers and a phone finish a game; a sealed answer can be changed, and nobody sees it before', async ({ browser }) => {
    const pages = [await newPlayer(browser), await newPlayer(browser), await newPlayer(browser, PHONE)] as const;
    const [anne, mary, jack] = pages;
    const { origin } = server;
    for (const [i, page] of pages.entries()) {
      await page.goto(origin);
      await post(page, '/api/guest', { name: ['Anne', 'Mary', 'Jack'][i] });
    }
    // The key of the request is random, the table's id would follow from it, and the dice from the id.
    await anne.route('**/api/tables', async (route) => {
      const { 'idempotency-key': _, ...headers } = route.request().headers();
      await route.continue({ headers });
    });
    await anne.goto(`${origin}/#/create-table`);
    await anne.getByLabel('Game', { exact: true }).selectOption('Landfall');
    await anne.getByLabel('Players', { exact: true }).selectOption('3');
    await anne.getByLabel('Leagues to the coast').fill('20');
    await anne.getByRole('button', { name: 'Create table' }).click();
    await expect(anne.getByText('leagues 20')).toBeVisible();
    const id = anne.url().split('/').at(-1) ?? '';
    for (const page of [mary, jack]) await post(page, `/api/tables/${id}/join`);
    for (const page of pages) await post(page, `/api/tables/${id}/ready`, { clientSeed: null });
    for (const page of pages) await page.goto(`${origin}/#/table/${id}`);

    // All choose their coves face down. The others see that one is chosen, and not which.
    for (const page of pages) {
      await expect(answers(page).first()).toBeVisible();
      await answers(page).first().click();
    }
    await expect(anne.getByRole('region', { name: 'What happened' })).toContainText('Mary chooses a cove.');

    const asked = async (): Promise<readonly Page[]> => {
      const open = await Promise.all(pages.map(async (page) => (await answers(page).count()) > 0));
      return pages.filter((_, i) => open[i]);
    };
    /** The other player asked is not shown a question if they have a pilot, who can't be played then. */
    const areBothAsked = async (): Promise<boolean> => {
      const both = expect.poll(async () => (await asked()).length, { ...OFTEN, timeout: 2000 }).toBe(2);
      return await both.then(
        () => true,
        () => false,
      );
    };
    let hasReconsidered = false;
    for (let n = 0; n < 400 && !(await isOver(anne)); n++) {
      await expect.poll(async () => (await asked()).length > 0 || (await isOver(anne)), OFTEN).toBe(true);
      const [first] = await asked();
      if (!first) continue;
      const isWindow = /Play your card/.test((await status(first).textContent()) ?? '');
      if (isWindow && !hasReconsidered && (await areBothAsked())) {
        const second = (await asked()).find((page) => page !== first) ?? first;
        await answers(first).filter({ hasText: 'Pass' }).click();
        await expect(status(first)).toHaveText('Your secret answer: Pass.');
        await question(first).getByRole('button', { name: 'Change my answer' }).click();
        await expect(question(first)).toContainText('Locked in until you change it: Pass.');
        await question(first).getByRole('button', { name: 'Keep it' }).click();
        await expect(status(first)).toHaveText('Your secret answer: Pass.');
        await first.reload();
        await expect(status(first)).toHaveText('Your secret answer: Pass.');
        await expect(status(second)).toContainText('Play your card?');
        hasReconsidered = true;
        await answers(second).filter({ hasText: 'Pass' }).click();
      } else {
        const pass = answers(first).filter({ hasText: /Pass|Sail/ });
        await ((await pass.count()) > 0 ? pass.first() : answers(first).first()).click();
      }
    }
    expect(hasReconsidered).toBe(true);
    for (const page of pages) await expect.poll(() => isOver(page), OFTEN).toBe(true);
    await jack.screenshot({ path: '.results/landfall-phone.png' });
    await closeAll(...pages);
  });

  test('others are not offered the example', async ({ page }) => {
    await page.goto('/#/create-table');
    await expect(page.getByRole('button', { name: 'Create table' })).toBeVisible();
    const game = page.getByLabel('Game', { exact: true });
    await expect(game.getByRole('option', { name: /1991|classic/i })).toHaveCount(1);
    await expect(game.getByRole('option', { name: /Landfall/ })).toHaveCount(0);
  });
});
