import { newPhone, openList, promptBar, scores, watchConsole } from './table.ts';
import { type Browser, expect, type Locator, type Page, test } from './test.ts';

/** Collects the messages of a page's sockets. */
function overhear(page: Page): readonly { readonly type: string; readonly view?: object; readonly patch?: object }[] {
  const heard: { readonly type: string }[] = [];
  page.on('websocket', (socket) => {
    socket.on('framereceived', ({ payload }) => void heard.push(JSON.parse(String(payload))));
  });
  return heard;
}

/** Opens the server's page, as a guest if a name is given. */
async function arrive(page: Page, name?: string): Promise<Page> {
  await page.addInitScript(() => localStorage.setItem('blackbeard.settings', JSON.stringify({ pace: 'none', hints: false })));
  await page.goto('/');
  if (name !== undefined) await post(page, '/api/guest', { name });
  return page;
}

const post = (page: Page, path: string, body: object): Promise<{ readonly table: { readonly id: string; readonly stage: string } }> =>
  page.evaluate(
    async ([to, what]) => {
      const answer = await fetch(to, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(what) });
      return answer.json();
    },
    [path, body] as const,
  );

/** Creates a table for two and begins its game. */
async function createPlayedTable(host: Page, guest: Page): Promise<string> {
  const wish = { name: 'Tortuga', options: { players: 2, cunning: false }, bots: [null, null], isListed: false, hasSpectators: true };
  const { id } = (await post(host, '/api/tables', { ...wish, windows: 'fast' })).table;
  await post(guest, `/api/tables/${id}/join`, {});
  await post(host, `/api/tables/${id}/ready`, { clientSeed: 'salt' });
  const { stage } = (await post(guest, `/api/tables/${id}/ready`, { clientSeed: null })).table;
  expect(stage).toBe('inProgress');
  return id;
}

/** Lets the players press choices until `turns` Player-Turns have begun, or to the end. */
const playTo = (pages: readonly Page[], turn: number): Promise<unknown> => Promise.all(pages.map((page) => page.evaluate(pressTo, turn)));

/** Runs in the page. */
async function pressTo(last: number): Promise<void> {
  const isThere = (): boolean =>
    Number(document.querySelector('header dd')?.textContent) >= last || document.querySelector('.scores') !== null;
  for (let pressed = 0; !isThere(); await new Promise((done) => setTimeout(done, 5))) {
    const all = (kind = ''): readonly HTMLElement[] => [...document.querySelectorAll<HTMLElement>(`${kind} button[data-choices]`)];
    const buttons = all();
    // Passing often makes the game short.
    const closing = pressed % 4 > 0 ? all('.endings')[0] : undefined;
    const button = buttons.find((button) => button.classList.contains('armed')) ?? closing ?? buttons[(pressed * 7 + 3) % buttons.length];
    if (!button) continue;
    pressed += 1;
    button.click();
  }
}

/** Runs in the page: answers the current question. */
async function pressOn(): Promise<void> {
  for (;;) {
    const buttons = [...document.querySelectorAll<HTMLElement>('button[data-choices]')];
    const button = buttons.find((button) => button.classList.contains('armed')) ?? buttons.at(-1);
    if (!button) return;
    button.click();
    await new Promise((done) => setTimeout(done, 5));
  }
}

const answers = (page: Page): Locator => page.locator('button[data-choices]');

/** @returns the page that has a question to answer */
const asked = (...pages: readonly Page[]): Promise<Page> =>
  Promise.race(
    pages.map(async (page) => {
      await answers(page).first().waitFor();
      return page;
    }),
  );

const turnOf = async (page: Page): Promise<number> => Number(await page.locator('header dd').first().textContent());
const lineSign = (page: Page): Locator => page.getByText(/^(Connection lost|You’re back online)/);

/** @returns the figures that the page shows for each seat */
const figures = (page: Page): Promise<readonly string[]> =>
  page.getByRole('list', { name: 'Players' }).getByRole('listitem').allInnerTexts();

async function open(browser: Browser) {
  const host = await arrive(await browser.newPage({ viewport: { width: 1440, height: 900 } }), 'Holly');
  const guest = await arrive(await newPhone(browser), 'Anne');
  const onlooker = await arrive(await browser.newPage());
  const id = await createPlayedTable(host, guest);
  return { host, guest, onlooker, id, close: () => Promise.all([host, guest, onlooker].map((page) => page.close())) };
}

test('two players finish a game online, through a lost connection and a reload, while a third watches', async ({ browser }) => {
  test.setTimeout(600_000);
  const { host, guest, onlooker, id, close } = await open(browser);
  const errors = [host, onlooker].flatMap((page) => [watchConsole(page)]);
  const heard = overhear(onlooker);
  for (const page of [host, guest, onlooker]) await page.goto(`/#/table/${id}`);
  for (const page of [host, guest, onlooker]) await expect(page.getByRole('main', { name: 'Board' })).toBeVisible();

  // First by hand: with a mouse and by touch.
  for (let i = 0; i < 6; i++) {
    const page = await asked(host, guest);
    await openList(page);
    if (page === host) await answers(host).first().click();
    else await answers(guest).first().tap();
  }
  await playTo([host, guest], 4);
  for (const page of [host, guest, onlooker]) await expect.poll(() => turnOf(page)).toBeGreaterThanOrEqual(4);

  // The phone loses its network. The choice its player makes meanwhile counts once when the network is back.
  while ((await asked(host, guest)) !== guest) await host.evaluate(pressOn);
  await guest.context().setOffline(true);
  await expect(lineSign(guest)).toHaveText(/lost/);
  await guest.evaluate(pressOn);
  await expect(promptBar(guest)).toContainText('Sending');
  await guest.context().setOffline(false);
  await expect(lineSign(guest)).toHaveText(/back/);
  await expect(promptBar(guest)).not.toContainText('Sending');
  await playTo([host, guest], 7);

  // The desktop reloads its page.
  await host.reload();
  await expect(host.getByRole('main', { name: 'Board' })).toBeVisible();
  await expect.poll(() => turnOf(host)).toBeGreaterThanOrEqual(7);
  expect(await figures(host)).not.toEqual([]);
  await playTo([host, guest], Number.POSITIVE_INFINITY);

  for (const page of [host, guest, onlooker]) await expect(scores(page)).toContainText('VP');
  const ends = await Promise.all([host, guest, onlooker].map((page) => scores(page).getByRole('table').innerText()));
  expect(ends[1]).toBe(ends[0]);
  expect(ends[2]).toBe(ends[0]);
  expect(errors.flat()).toEqual([]);

  // The spectator has seen no hand, neither on the page nor in its messages.
  await expect(onlooker.getByText('No hand is shown.')).toBeVisible();
  const views = heard.filter(({ type }) => type === 'state' || type === 'update').map(({ view, patch }) => ({ ...view, ...patch }));
  expect(views.length).toBeGreaterThan(50);
  for (const view of views)
    for (const [field, value] of Object.entries(view)) if (field === 'hand' || field === 'pirateHand') expect(value).toEqual([]);

  // Everybody can look back on the game from a link, and its whole record can be saved.
  await onlooker.getByRole('button', { name: 'Look back' }).click();
  await expect(onlooker).toHaveURL(new RegExp(`#/replay/${id}\\?at=0$`));
  await onlooker.getByRole('button', { name: 'Back to the game' }).click();
  await expect(scores(onlooker).getByRole('button', { name: 'The chronicle' })).toBeVisible();
  expect(await scores(onlooker).getByRole('table').innerText()).toBe(ends[0]);
  await host.getByRole('button', { name: 'Save the whole game here' }).click();
  await expect(scores(host).getByRole('button', { name: 'The chronicle' })).toBeVisible();
  expect(await scores(host).getByRole('table').innerText()).toBe(ends[0]);

  // Every throw can be checked.
  await host.goto(`/#/dice?table=${id}`);
  await expect(host.getByText(/^All \d+ rolls match the seed/)).toBeVisible();
  await close();
});
