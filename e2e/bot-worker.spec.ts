/** Bots think in a worker: meanwhile the table stays responsive, and the player can stop them. */

import { choices, MEASURED, type NewGame, openHome, scores, startGame, watchConsole } from './table.ts';
import { expect, type Page, test } from './test.ts';
import { slowness, traced } from './tracing.ts';

/** The longest task of the page, in its own processor time: it can't react to input for longer. */
const MAX_TASK_MS = 50;
const ROUNDS = 4;

const playNow = (page: Page) => page.getByRole('button', { name: 'Play now' });

/** Plays on until a bot has been thinking for a while. */
async function untilSomebodyThinks(page: Page): Promise<void> {
  const asked = choices(page).first();
  for (let answer = 0; answer < 200; answer++) {
    await expect(asked.or(playNow(page)).first()).toBeVisible();
    if (await playNow(page).isVisible()) return;
    // The page may have answered by itself.
    await asked.press('Enter', { timeout: 1000 }).catch(() => null);
  }
  throw new Error('no bot has been thinking');
}

/** Waits for the next question, telling bots that think meanwhile to play now. */
async function untilAsked(page: Page): Promise<void> {
  await expect(async () => {
    await page.keyboard.press('g');
    await expect(choices(page).first().or(scores(page))).toBeVisible({ timeout: 200 });
  }).toPass();
}

/** While the fleets begin, every bot has something to think about. */
const CREW: NewGame = { players: 5, kinds: ['human', ...Array.from({ length: 4 }, () => 'black-bart')] };

test('while Black Bart thinks, nothing holds the page up for 50 ms', MEASURED, async ({ page }) => {
  const errors = watchConsole(page);
  await openHome(page);
  await startGame(page, CREW);
  const { x, y, width, height } = (await page.getByRole('main', { name: 'Board' }).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const search = page.getByRole('searchbox', { name: 'Search the log' });
  const [longest, paces]: [number[], number[]] = [[], []];
  for (let round = 0; round < ROUNDS; round++) {
    paces.push(await slowness(page));
    await untilSomebodyThinks(page);
    await search.focus();
    const events = await traced(page, async () => {
      for (let step = 0; step < 4; step++) {
        await page.mouse.move(x + width * (0.2 + 0.1 * step), y + height * 0.5);
        await page.mouse.wheel(0, step % 2 === 0 ? -240 : 240);
        await page.keyboard.press('s');
        await page.keyboard.press('Backspace');
      }
    });
    longest.push(Math.max(...events.filter(({ name }) => name.endsWith('RunTask')).map(({ ms }) => ms)));
  }
  const say = (all: readonly number[]): string => all.map((number) => number.toFixed(1)).join(', ');
  console.log(`while a bot thinks: the longest task of the page ${say(longest)} ms, at ${say(paces)} of the usual pace`);
  // The page does the same work each round, but garbage collection adds to some: the shortest counts.
  expect(Math.min(...longest) / Math.min(...paces)).toBeLessThanOrEqual(MAX_TASK_MS);
  expect(errors).toEqual([]);
});

/** Lets bots search for hours, and the table wait for them. */
const giveTime = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const HOURS = 10_000_000;
    const { postMessage } = Worker.prototype;
    Worker.prototype.postMessage = function (message: unknown, options?: StructuredSerializeOptions | Transferable[]) {
      const [asked] = Object(message).argumentList ?? [];
      if (asked?.value?.bot === 'black-bart') Object.assign(asked.value, { bot: `search:${HOURS - 1}`, budgetMs: HOURS });
      Reflect.apply(postMessage, this, [message, options]);
    };
    const { setTimeout: later } = window;
    const patiently = (then: TimerHandler, ms = 0, ...more: unknown[]): number => later(then, ms > 4000 ? HOURS : ms, ...more);
    window.setTimeout = Object.assign(patiently, later);
  });

test('a bot that thinks can be told to play now', async ({ page }) => {
  const errors = watchConsole(page);
  await giveTime(page);
  await openHome(page);
  await startGame(page, CREW);
  const log = page.getByRole('list', { name: 'Game log' });
  for (const press of [() => playNow(page).click(), () => page.keyboard.press('g'), () => playNow(page).click()]) {
    await untilSomebodyThinks(page);
    const before = await log.innerText();
    await press();
    await expect(log).not.toHaveText(before, { useInnerText: true });
  }
  expect(errors).toEqual([]);
});

test('what a bot thinks about can be taken back', async ({ page }) => {
  const errors = watchConsole(page);
  await giveTime(page);
  await openHome(page);
  await startGame(page, { players: 2, kinds: ['human', 'black-bart'] });
  const log = page.getByRole('list', { name: 'Game log' });
  let isBack = false;
  for (let answer = 0; answer < 60 && !isBack; answer++) {
    await untilAsked(page);
    const before = await log.innerText();
    await choices(page).first().press('Enter');
    await expect(choices(page).first().or(playNow(page)).first()).toBeVisible();
    if (!(await playNow(page).isVisible())) continue;
    await page.keyboard.press('u');
    await untilAsked(page);
    isBack = (await log.innerText()) === before;
  }
  expect(isBack).toBe(true);
  await choices(page).first().press('Enter');
  await untilAsked(page);
  expect(errors).toEqual([]);
});

test('a player who leaves the table while a bot thinks finds it as it was, and the bot thinks anew', async ({ page }) => {
  const errors = watchConsole(page);
  await giveTime(page);
  await openHome(page);
  await startGame(page, { players: 2, kinds: ['human', 'black-bart'] });
  await untilSomebodyThinks(page);
  await page.getByRole('link', { name: 'Blackbeard: home page' }).click();
  await expect(page.getByRole('heading', { name: 'Blackbeard', level: 1 })).toBeVisible();
  await page.getByRole('link', { name: 'Continue' }).first().click();
  await expect(playNow(page)).toBeVisible();
  await untilAsked(page);
  expect(errors).toEqual([]);
});

/** The worker's own script, not that of the client that starts it. */
const BOT_WORKER = /\.bot-worker-(?!client)/;

test('when no bot can be had the game waits, says so, and goes on when it is tried again', async ({ page }) => {
  await page.route(BOT_WORKER, (route) => route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("no bots");' }));
  await openHome(page);
  await startGame(page, { players: 2, kinds: ['human', 'captain'] });
  const waits = page.getByRole('alert').filter({ hasText: 'The bots aren’t responding' });
  for (let answer = 0; answer < 20 && !(await waits.isVisible()); answer++) {
    await choices(page).first().or(waits).first().waitFor();
    if (await choices(page).first().isVisible()) await choices(page).first().press('Enter');
  }
  await expect(waits).toBeVisible();
  await page.unroute(BOT_WORKER);
  await waits.getByRole('button', { name: 'Try again' }).click();
  await expect(waits).toBeHidden();
  await expect(choices(page).first()).toBeVisible();
});
