import { newPhone, promptBar, scores, watchConsole } from './table.ts';
import { type Browser, expect, type Locator, type Page, test } from './test.ts';

/** What a page hears over its sockets. */
function overhear(page: Page): readonly { readonly type: string; readonly view?: object; readonly patch?: object }[] {
  const heard: { readonly type: string }[] = [];
  page.on('websocket', (socket) => {
    socket.on('framereceived', ({ payload }) => void heard.push(JSON.parse(String(payload))));
  });
  return heard;
}

/** Somebody who comes to the server, with a name or without. */
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

/** A table of two, begun. */
async function layTable(host: Page, guest: Page): Promise<string> {
  const wish = { name: 'Tortuga', options: { players: 2, cunning: false }, bots: [null, null], isListed: false, hasSpectators: true };
  const { id } = (await post(host, '/api/tables', { ...wish, windows: 'fast' })).table;
  await post(guest, `/api/tables/${id}/join`, {});
  await post(host, `/api/tables/${id}/ready`, { pinch: 'salt' });
  const { stage } = (await post(guest, `/api/tables/${id}/ready`, { pinch: null })).table;
  expect(stage).toBe('playing');
  return id;
}

/** Has the pages' players press one of their buttons after the other, until so many Player-Turns have begun, or to the end. */
const playTo = (pages: readonly Page[], turn: number): Promise<unknown> => Promise.all(pages.map((page) => page.evaluate(pressTo, turn)));

/** Runs in the page. */
async function pressTo(last: number): Promise<void> {
  const isThere = (): boolean =>
    Number(document.querySelector('header dd')?.textContent) >= last || document.querySelector('.scores') !== null;
  for (let pressed = 0; !isThere(); await new Promise((done) => setTimeout(done, 5))) {
    const all = (kind = ''): readonly HTMLElement[] => [...document.querySelectorAll<HTMLElement>(`${kind} button[data-choices]`)];
    const buttons = all();
    // A game in which much is passed over is a short one.
    const closing = pressed % 4 > 0 ? all('.endings')[0] : undefined;
    const button = buttons.find((one) => one.classList.contains('armed')) ?? closing ?? buttons[(pressed * 7 + 3) % buttons.length];
    if (!button) continue;
    pressed += 1;
    button.click();
  }
}

/** Runs in the page: answers the question that is put there. */
async function pressOn(): Promise<void> {
  for (;;) {
    const buttons = [...document.querySelectorAll<HTMLElement>('button[data-choices]')];
    const button = buttons.find((one) => one.classList.contains('armed')) ?? buttons.at(-1);
    if (!button) return;
    button.click();
    await new Promise((done) => setTimeout(done, 5));
  }
}

const answers = (page: Page): Locator => page.locator('button[data-choices]');

/** Who of them has a question to answer. */
const asked = (...pages: readonly Page[]): Promise<Page> =>
  Promise.race(
    pages.map(async (page) => {
      await answers(page).first().waitFor();
      return page;
    }),
  );

const turnOf = async (page: Page): Promise<number> => Number(await page.locator('header dd').first().textContent());
const lineSign = (page: Page): Locator => page.getByText(/^The connection is /);

/** The table as the page shows it: the figures of the seats. */
const figures = (page: Page): Promise<readonly string[]> =>
  page.getByRole('list', { name: 'Players' }).getByRole('listitem').allInnerTexts();

async function open(browser: Browser) {
  const host = await arrive(await browser.newPage({ viewport: { width: 1440, height: 900 } }), 'Holly');
  const guest = await arrive(await newPhone(browser), 'Anne');
  const onlooker = await arrive(await browser.newPage());
  const id = await layTable(host, guest);
  return { host, guest, onlooker, id, close: () => Promise.all([host, guest, onlooker].map((page) => page.close())) };
}

test('two play a whole game over the network, through a drop and a reload, while a third looks on', async ({ browser }) => {
  test.setTimeout(600_000);
  const { host, guest, onlooker, id, close } = await open(browser);
  const errors = [host, onlooker].flatMap((page) => [watchConsole(page)]);
  const heard = overhear(onlooker);
  for (const page of [host, guest, onlooker]) await page.goto(`/#/table/${id}`);
  for (const page of [host, guest, onlooker]) await expect(page.getByRole('main', { name: 'Board' })).toBeVisible();

  // By hand at first: with the mouse, and with a thumb.
  for (let i = 0; i < 6; i++) {
    const page = await asked(host, guest);
    if (page === host) await answers(host).first().click();
    else await answers(guest).first().tap();
  }
  await playTo([host, guest], 4);
  for (const page of [host, guest, onlooker]) await expect.poll(() => turnOf(page)).toBeGreaterThanOrEqual(4);

  // The phone loses its network, its player chooses all the same, and when it is back that counts, once.
  while ((await asked(host, guest)) !== guest) await host.evaluate(pressOn);
  await guest.context().setOffline(true);
  await expect(lineSign(guest)).toHaveText(/lost/);
  await guest.evaluate(pressOn);
  await expect(promptBar(guest)).toContainText('On its way');
  await guest.context().setOffline(false);
  await expect(lineSign(guest)).toHaveText(/back/);
  await expect(promptBar(guest)).not.toContainText('On its way');
  await playTo([host, guest], 7);

  // The desktop loads its page anew.
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

  // Who looks on has seen no hand: neither on the page nor in what it was told.
  await expect(onlooker.getByText('Nobody’s hand is shown.')).toBeVisible();
  const views = heard.filter(({ type }) => type === 'state' || type === 'update').map(({ view, patch }) => ({ ...view, ...patch }));
  expect(views.length).toBeGreaterThan(50);
  for (const view of views)
    for (const [field, value] of Object.entries(view)) if (field === 'hand' || field === 'pirateHand') expect(value).toEqual([]);

  // Now that all is public the whole game can be had here.
  await host.getByRole('button', { name: 'The whole game, here' }).click();
  await expect(scores(host).getByRole('button', { name: 'The chronicle' })).toBeVisible();
  expect(await scores(host).getByRole('table').innerText()).toBe(ends[0]);

  // Every die can be thrown again.
  await host.goto(`/#/dice?table=${id}`);
  await expect(host.getByText(/^All is well: each of the \d+ throws/)).toBeVisible();
  await close();
});
