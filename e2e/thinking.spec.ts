/** Bots think in a worker: the table stays as quick as ever, and what they do can be stopped. */
import { expect, type Page, test } from '@playwright/test';
import { choices, type NewGame, openHarbor, promptBar, scores, startGame, waitForTurn, watchConsole } from './table.ts';
import { traced } from './tracing.ts';

/** Milliseconds of the page's own processor time in one piece: nobody waits longer for an answer. */
const LATENCY = 50;

const playNow = (page: Page) => page.getByRole('button', { name: 'Play now' });

/** Plays on until a bot has been thinking for a while. */
async function untilSomebodyThinks(page: Page): Promise<void> {
  const until = Date.now() + 60_000;
  while (Date.now() < until) {
    if (await playNow(page).isVisible()) return;
    const first = choices(page).first();
    if (await first.isVisible()) await first.click({ timeout: 5000 }).catch(() => null);
    // Who thinks shows after a moment.
    await page.waitForTimeout(300);
  }
  throw new Error('nobody thinks');
}

/** Waits for the next question; who thinks meanwhile is told to play. */
async function untilAsked(page: Page): Promise<void> {
  while (!(await choices(page).first().or(scores(page)).isVisible())) {
    await page.keyboard.press('g');
    await page.waitForTimeout(100);
  }
}

/** While the fleets begin every bot has something to think about. */
const CREW: NewGame = { players: 5, kinds: ['human', ...Array.from({ length: 4 }, () => 'black-bart')] };

test('while Black Bart thinks, nothing holds the page up for 50 ms', async ({ page }) => {
  const errors = watchConsole(page);
  await openHarbor(page);
  await startGame(page, CREW);
  const { x, y, width, height } = (await page.getByRole('main', { name: 'Board' }).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const search = page.getByRole('searchbox', { name: 'Search the log' });
  let inputs = 0;
  const events = await traced(page, async () => {
    for (let round = 0; round < 3; round++) {
      await untilSomebodyThinks(page);
      await search.focus();
      for (let step = 0; step < 4; step++, inputs += 4) {
        await page.mouse.move(x + width * (0.2 + 0.1 * step), y + height * 0.5);
        await page.mouse.wheel(0, step % 2 === 0 ? -240 : 240);
        await page.keyboard.press('s');
        await page.keyboard.press('Backspace');
      }
    }
  });
  const tasks = events.filter(({ name }) => name.endsWith('RunTask')).map(({ ms }) => ms);
  const longest = tasks.toSorted((one, other) => other - one).slice(0, 6);
  console.log(
    `while a bot thinks: ${inputs} inputs, ${tasks.length} tasks of the page, the longest ${longest.map((ms) => ms.toFixed(1)).join(', ')} ms`,
  );
  // One may meet the collector of garbage.
  expect(longest[1] ?? 0).toBeLessThanOrEqual(LATENCY);
  expect(errors).toEqual([]);
});

/** How long the bot that thinks next is seen to think, in milliseconds; `press`: it is told to play as soon as that can be said. */
const thoughtFor = (page: Page, press: boolean): Promise<number> =>
  page.evaluate(
    (presses) =>
      new Promise<number>((done) => {
        let began = 0;
        const look = (): void => {
          const button = document.querySelector<HTMLElement>('.thinking button');
          if (button && began === 0) {
            began = performance.now();
            if (presses) button.click();
          }
          if (button || began === 0) requestAnimationFrame(look);
          else done(performance.now() - began);
        };
        look();
      }),
    press,
  );

test('a bot that thinks can be told to play now', async ({ page }) => {
  const errors = watchConsole(page);
  await openHarbor(page);
  await startGame(page, CREW);
  const [left, told]: [number[], number[]] = [[], []];
  for (let round = 0; round < 4; round++)
    for (const times of [left, told]) {
      const thought = thoughtFor(page, times === told);
      await untilSomebodyThinks(page);
      times.push(await thought);
    }
  const say = (times: readonly number[]): string => times.map((ms) => ms.toFixed(0)).join(', ');
  console.log(`seen to think: left alone ${say(left)} ms; told to play now ${say(told)} ms`);
  // What is clear at once takes a bot no time: the longest of each is compared.
  expect(Math.max(...told)).toBeLessThan(Math.max(...left) / 2);
  expect(errors).toEqual([]);
});

/** Without what is noted beside it. */
const question = async (page: Page): Promise<string | undefined> => (await promptBar(page).innerText()).split('.')[0];

test('what a bot thinks about can be taken back', async ({ page }) => {
  const errors = watchConsole(page);
  await openHarbor(page);
  await startGame(page, { players: 2, kinds: ['human', 'black-bart'] });
  let isBack = false;
  for (let answer = 0; answer < 60 && !isBack; answer++) {
    await untilAsked(page);
    const before = await question(page);
    await choices(page).first().click();
    const thinks = await playNow(page)
      .waitFor({ timeout: 500 })
      .then(
        () => true,
        () => false,
      );
    if (!thinks) continue;
    await page.keyboard.press('u');
    await untilAsked(page);
    isBack = (await question(page)) === before && !(await playNow(page).isVisible());
  }
  expect(isBack).toBe(true);
  await choices(page).first().click();
  await waitForTurn(page);
  expect(errors).toEqual([]);
});

test('who leaves the table while a bot thinks finds it as it was, and the bot thinks anew', async ({ page }) => {
  const errors = watchConsole(page);
  await openHarbor(page);
  await startGame(page, { players: 2, kinds: ['human', 'black-bart'] });
  await untilSomebodyThinks(page);
  await page.getByRole('link', { name: 'Blackbeard: back to the harbor' }).click();
  await expect(page.getByRole('heading', { name: 'Blackbeard', level: 1 })).toBeVisible();
  await page.getByRole('link', { name: 'Play on' }).first().click();
  await waitForTurn(page);
  expect(errors).toEqual([]);
});

test('when no bot can be had the game waits, says so, and goes on when it is tried again', async ({ page }) => {
  await page.route('**/bot-worker*', (route) => route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("no bots");' }));
  await openHarbor(page);
  await startGame(page, { players: 2, kinds: ['human', 'captain'] });
  const waits = page.getByRole('alert').filter({ hasText: 'The computer players don’t answer' });
  for (let answer = 0; answer < 20 && !(await waits.isVisible()); answer++) {
    await choices(page).first().or(waits).first().waitFor();
    if (await choices(page).first().isVisible()) await choices(page).first().click();
  }
  await expect(waits).toBeVisible();
  await page.unroute('**/bot-worker*');
  await waits.getByRole('button', { name: 'Try again' }).click();
  await expect(waits).toBeHidden();
  await expect(choices(page).first()).toBeVisible();
});
