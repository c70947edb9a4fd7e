/** The classic edition between two browsers, with a spectator. */
import { type OwnServer, startServer } from './own-server.ts';
import { answerOnce, closeAll, guest, playUntil, post, unique } from './players.ts';
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
  await anne.getByLabel('Game', { exact: true }).selectOption({ label: 'The 1991 edition' });
  await anne.getByLabel('Players', { exact: true }).selectOption('2');
  await anne.getByRole('checkbox', { name: 'Short game' }).check();
  await anne.getByRole('button', { name: 'Create table' }).click();
  await expect(anne.getByText(/Optional rules: Short game/)).toBeVisible();
  await expect(anne.getByText('The 1991 edition')).toBeVisible();
  const id = anne.url().split('/').at(-1) ?? '';
  await post(mary, `/api/tables/${id}/join`);
  for (const page of [anne, mary]) await post(page, `/api/tables/${id}/ready`, { clientSeed: null });
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
      await choices(page).first().press('Enter', { timeout: 2000 });
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

let server: OwnServer;
test.beforeAll(async () => {
  server = await startServer({ seed: 'the classic edition' });
});
test.afterAll(() => server.stop());

/** What a spectator is sent of what lies face down. */
interface Hidden {
  readonly merchantOn: readonly number[];
  readonly sightingUp: readonly number[];
  readonly warshipOn: readonly number[];
  readonly slotUp: readonly number[];
  readonly homePort: readonly number[];
}

/** Collects what a page is sent of the table. */
function overhear(page: Page): readonly Partial<Hidden>[] {
  const views: Partial<Hidden>[] = [];
  page.on('websocket', (socket) => {
    socket.on('framereceived', ({ payload }) => {
      const { view, patch } = JSON.parse(String(payload));
      if (view || patch) views.push({ ...views.at(-1), ...view, ...patch });
    });
  });
  return views;
}

/** @returns the kinds of a player's notices */
const noticesOf = (page: Page): Promise<readonly string[]> =>
  page.evaluate(async () => {
    const { notices } = await (await fetch('/api/me/notices')).json();
    return notices.map(({ kind }: { readonly kind: string }) => kind);
  });

const ENOUGH_CHOICES = 60;
const players = (page: Page) => page.getByRole('list', { name: 'Players' });

test('by turns: a clock, a turn that only a card gives, a vote on undo, and a spectator who learns nothing', async ({ browser }) => {
  const { origin: baseURL } = server;
  const pages = [
    await guest(browser, 'Anne', { baseURL }),
    await guest(browser, 'Mary', { baseURL }),
    await guest(browser, 'Jack', { baseURL }),
  ] as const;
  const [anne, mary, jack] = pages;
  const views = overhear(jack);
  const settings = { name: 'Nassau', game: 'classic', options: { players: 2, short: true }, bots: [null, null], hasSpectators: true };
  const { id } = (await post(anne, '/api/tables', { ...settings, isListed: false, clock: { kind: 'turns', perDecision: 86_400 } })).table;
  await post(mary, `/api/tables/${id}/join`);
  for (const page of [anne, mary]) await post(page, `/api/tables/${id}/ready`, { clientSeed: null });
  for (const page of pages) await page.goto(`/#/table/${id}`);
  for (const page of pages) await expect(board(page)).toBeVisible();
  await playUntil(id, [anne, mary], ENOUGH_CHOICES);
  // The requests of the test itself may come too late for a choice; the pages are watched from here on.
  const errors = pages.map(watchConsole);

  // Each page names the same seat as the one to play, and nobody else is asked or told to wait for a turn.
  for (const page of pages) {
    await expect(page.getByRole('timer').first()).toBeVisible();
    await expect(players(page).getByText('to play')).toHaveCount(1);
  }
  await expect.poll(async () => (await choices(anne).count()) + (await choices(mary).count())).toBeGreaterThan(0);
  const isAnnes = (await choices(anne).count()) > 0;
  const [asked, other] = isAnnes ? [anne, mary] : [mary, anne];
  await expect(choices(other)).toHaveCount(0);
  await expect(prompt(other)).toContainText(isAnnes ? 'Anne' : 'Mary');
  for (const page of [other, jack]) {
    await expect(page).toHaveTitle(/^Nassau/);
    expect(await noticesOf(page)).not.toContain('yourTurn');
  }

  // A pass in advance is shown to its player alone, who can cancel it.
  await post(other, `/api/tables/${id}/order`, { order: { span: 'ownTurn', asks: ['tryIntercept', 'stash'] } });
  await other.reload();
  const passes = (page: Page) => prompt(page).getByText('Pass until my turn: interceptions, stashing');
  await expect(passes(other)).toBeVisible();
  for (const page of [asked, jack]) await expect(passes(page)).toHaveCount(0);
  await prompt(other).getByRole('button', { name: 'Cancel' }).click();
  await expect(passes(other)).toHaveCount(0);

  // Once others have chosen, undo takes a vote.
  const first = await answerOnce(id, asked, other);
  let last = first;
  while (last === first) last = await answerOnce(id, asked, other);
  await first.getByRole('button', { name: /ask them to vote on undoing/ }).click();
  const voter = first === asked ? other : asked;
  await voter.getByRole('button', { name: /^(Game|Vote)$/ }).click();
  const panel = voter.getByRole('region', { name: 'Side panel' });
  await panel.getByRole('button', { name: 'Agree' }).click();
  await expect(panel).toContainText('The vote has passed.');
  await expect(choices(first).first()).toBeVisible();

  await expect(choices(jack)).toHaveCount(0);
  expect(views.length).toBeGreaterThan(1);
  for (const { merchantOn = [], sightingUp = [], warshipOn = [], slotUp = [], homePort = [] } of views) {
    for (const [i, merchant] of merchantOn.entries()) if (sightingUp[i] !== 1) expect(merchant).toBeLessThan(0);
    for (const [i, warship] of warshipOn.entries()) if (slotUp[i] !== 1) expect(warship).toBeLessThan(0);
    for (const port of homePort) expect(port).toBeLessThan(0);
  }
  await expectNoFault(jack);
  // Undo asks the server first, which answers that it takes a vote.
  expect(errors.flat().filter((error) => !error.includes('409'))).toEqual([]);
  await closeAll(...pages);
});
