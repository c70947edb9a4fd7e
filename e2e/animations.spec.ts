import { GAMES, type TestedGame, titleFor } from './games.ts';
import { openPosition } from './positions.ts';
import { choices, openHome, startGame, waitForTurn, watchConsole } from './table.ts';
import { expect, type Page, test } from './test.ts';

/** Records animations. @returns a function that reads their lengths in milliseconds, without those of 1 ms or less */
async function watchMotion(page: Page, pace: 'slow' | 'normal' | 'fast' | 'none'): Promise<() => Promise<readonly number[]>> {
  await page.addInitScript((wanted) => {
    localStorage.setItem('blackbeard.settings', JSON.stringify({ pace: wanted }));
    const lengths: number[] = [];
    const { animate } = Element.prototype;
    Element.prototype.animate = function (frames, timing) {
      const { duration = 0, delay = 0 } = typeof timing === 'object' ? timing : { duration: timing };
      const ms = Number(duration) + delay;
      if (ms > 1) lengths.push(ms);
      return animate.call(this, frames, timing);
    };
    Object.assign(window, { lengths });
  }, pace);
  return () => page.evaluate(() => Reflect.get(window, 'lengths'));
}

const BOTS = ['captain', 'captain'];
const turn = (page: Page) => page.getByRole('banner').getByText('Turn').locator('xpath=following-sibling::*');
/** Waits until the game has reached this Player-Turn. */
const expectTurn = (page: Page, least: number): Promise<void> =>
  expect.poll(async () => Number(await turn(page).textContent()), { timeout: 120_000 }).toBeGreaterThanOrEqual(least);
const sprites = (page: Page) => page.locator('.animation-overlay > *');

const flying = (page: Page, { moving }: TestedGame) => page.locator(`.animation-overlay > .${moving.sprite}`);

/** Answers and stops the clock, so that the animation stays until the test acts. */
async function answerAndStop(page: Page, game: TestedGame): Promise<void> {
  await page.clock.install();
  await watchMotion(page, 'slow');
  await openHome(page);
  await openPosition(page, game.moving.record());
  await waitForTurn(page);
  await expect(page.locator('.animation-overlay')).toBeAttached();
  await page.clock.pauseAt(new Date(Date.now() + 3_600_000));
  await answerUntil(page, async () => (await flying(page, game).count()) > 0);
}

/** Answers by key, because a click would skip the animation. */
async function answerUntil(page: Page, isDone: () => Promise<boolean>): Promise<void> {
  await expect(async () => {
    const [first] = await choices(page).all();
    await first?.press('Enter', { timeout: 2000 });
    await expect.poll(isDone, { timeout: 1000 }).toBe(true);
  }).toPass({ timeout: 60_000 });
}

for (const game of GAMES) {
  test(titleFor('a game of bots is played before one’s eyes, no picture longer than 400 ms', game), async ({ page }) => {
    const errors = watchConsole(page);
    const lengths = await watchMotion(page, 'fast');
    await openHome(page);
    await startGame(page, { game: game.id, players: 2, kinds: BOTS });
    await expectTurn(page, 3);
    const shown = await lengths();
    expect(shown.length).toBeGreaterThan(10);
    expect(Math.max(...shown)).toBeLessThanOrEqual(400);
    // The layer removes what has landed: only the current animation has sprites.
    await expect.poll(() => sprites(page).count()).toBeLessThan(12);
    expect(errors).toEqual([]);
  });

  test(titleFor('a player who wants no motion sees none, and the game goes on', game), async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const lengths = await watchMotion(page, 'fast');
    await openHome(page);
    await startGame(page, { game: game.id, players: 2, kinds: BOTS });
    await expectTurn(page, 3);
    expect(await lengths()).toEqual([]);
    await expect(page.getByRole('list', { name: 'Game log' })).toContainText('Turn 2');
  });

  test(titleFor('an answer need not wait for what is being shown, and ends it', game), async ({ page }) => {
    const errors = watchConsole(page);
    await answerAndStop(page, game);
    // The next question is there while something still flies.
    await expect(choices(page).first()).toBeVisible();
    await expect(flying(page, game)).toHaveCount(1);
    // The answer may start another flight at once.
    await flying(page, game).evaluateAll((all) => {
      for (const counter of all) counter.classList.add('earlier');
    });
    await answerUntil(page, async () => (await page.locator('.animation-overlay > .earlier').count()) === 0);
    await page.clock.resume();
    await waitForTurn(page);
    await expect(sprites(page)).toHaveCount(0, { timeout: 60_000 });
    expect(errors).toEqual([]);
  });

  for (const key of [' ', 'Escape'])
    test(titleFor(`${key === ' ' ? 'a space' : key} goes on to the next picture`, game), async ({ page }) => {
      await answerAndStop(page, game);
      await page.getByRole('main').focus();
      await page.keyboard.press(key);
      await expect(flying(page, game)).toHaveCount(0);
    });

  test(titleFor('what pictures move is on the page', game), async ({ page }) => {
    await openHome(page);
    await openPosition(page, game.moving.record());
    await waitForTurn(page);
    for (const actor of game.moving.actors) await expect(page.locator(`[data-actor^="${actor}"]`).first(), actor).toBeAttached();
    for (const part of game.moving.parts)
      await expect(page.locator(`[data-actor^="${game.moving.display}"] [data-part="${part}"]`).first(), part).toBeAttached();
    const counters = page.locator('svg[data-layer="counters"] g[data-actor]');
    for (const locator of await counters.all())
      expect(await locator.evaluate((g) => `${g.getAttribute('style')} ${g.getAttribute('transform')}`)).toContain('translate(');
  });

  test(titleFor('no sound is prepared until it is wanted', game), async ({ page }) => {
    await page.addInitScript(() => {
      const made: number[] = [];
      const Real = AudioContext;
      Reflect.set(
        window,
        'AudioContext',
        class extends Real {
          constructor() {
            super();
            made.push(1);
          }
        },
      );
      Object.assign(window, { made });
    });
    await watchMotion(page, 'fast');
    await openHome(page);
    await startGame(page, { game: game.id, players: 2, kinds: BOTS });
    await expectTurn(page, 2);
    expect(await page.evaluate(() => Reflect.get(window, 'made'))).toEqual([]);
  });
}
