/**
 * The speed of the table: the cost of a frame while the map moves, and of the script after a choice. A cost is the page's own processor
 * time, divided by that of a fixed piece of work, so that a busy or slow machine doesn't matter. A laptop several times slower than the
 * usual machine must keep up.
 */

import { GAMES, titleFor } from './games.ts';
import { openPosition } from './positions.ts';
import { choices, expectPrinted, MEASURED, openHome, waitForTurn } from './table.ts';
import { expect, type Page, test } from './test.ts';
import { slowness, type Traced, traced } from './tracing.ts';

/** How many times slower than the usual machine a mid-range laptop may be. */
const LAPTOP_SLOWDOWN = 4;
const FRAME_MS = 1000 / 60;
const ROUNDS = 6;
const STEPS = 20;
/** The longest script after a choice. */
const MAX_SCRIPT_MS = 12;

const sum = (events: readonly Traced[], ...names: readonly string[]): number =>
  events.filter(({ name }) => names.includes(name)).reduce((total, { ms }) => total + ms, 0);

async function sit(page: Page, record: string): Promise<void> {
  await openHome(page);
  await openPosition(page, record);
  await waitForTurn(page);
  await expectPrinted(page);
}

/** Converts costs to milliseconds on the machine that the limits were set on, however busy this one is. */
class Usual {
  readonly #paces: number[] = [];
  readonly #costs: number[] = [];

  /** Measures one round. The machine's pace may change within a minute, so it is taken before and after each. */
  async measure(page: Page, cost: () => Promise<number>): Promise<void> {
    const before = await slowness(page);
    this.#costs.push(await cost());
    this.#paces.push((before + (await slowness(page))) / 2);
  }

  /** The lowest cost: other work on the machine can only add to it. */
  get best(): number {
    return Math.min(...this.#costs) / Math.min(...this.#paces);
  }

  /** The median cost, for rounds that do different things. */
  get middle(): number {
    const usual = this.#costs.map((ms, round) => ms / (this.#paces[round] ?? Number.NaN));
    return usual.toSorted((a, b) => a - b)[usual.length >> 1] ?? Number.NaN;
  }

  toString(): string {
    return `${this.#costs.map((ms) => ms.toFixed(2)).join(', ')} ms, at ${this.#paces.map((pace) => pace.toFixed(2)).join(', ')} of the usual pace`;
  }
}

/** @returns the milliseconds that one step takes on the main thread */
async function costOf(page: Page, step: (i: number) => Promise<void>): Promise<number> {
  const events = await traced(page, async () => {
    for (let i = 0; i < STEPS; i++) await step(i);
  });
  const all = sum(events, 'EventDispatch', 'FireAnimationFrame', 'UpdateLayoutTree', 'Layout', 'PrePaint', 'Paint', 'Layerize', 'Commit');
  return all / STEPS;
}

for (const game of GAMES) {
  test(titleFor('a frame of panning or zooming leaves time to spare', game), MEASURED, async ({ page }) => {
    await sit(page, game.late());
    const { x, y, width, height } = (await page.getByRole('main', { name: 'Board' }).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    const middle = { x: x + width / 2, y: y + height / 2 };
    await page.mouse.move(middle.x, middle.y);
    await page.mouse.wheel(0, -700);
    const [panning, zooming] = [new Usual(), new Usual()];
    for (let round = 0; round < ROUNDS; round++) {
      await page.mouse.move(middle.x, middle.y);
      await page.mouse.down();
      await page.mouse.move(middle.x + 20, middle.y);
      const pan = (i: number): Promise<void> => page.mouse.move(middle.x + 80 * Math.sin(i / 4), middle.y + 40 * Math.cos(i / 4));
      await panning.measure(page, () => costOf(page, pan));
      // While the button is held the map doesn't come to rest, however slowly a busy machine makes the steps.
      await zooming.measure(page, () => costOf(page, (i) => page.mouse.wheel(0, 40 * Math.sin(i / 4))));
      await page.mouse.up();
    }
    for (const [what, cost] of Object.entries({ panning, zooming })) {
      console.log(`${what}: ${cost.best.toFixed(2)} ms of the main thread a step (${cost})`);
      expect(LAPTOP_SLOWDOWN * cost.best, what).toBeLessThan(FRAME_MS);
    }
  });

  test(titleFor('after a choice the page changes within a frame', game), MEASURED, async ({ page }) => {
    await sit(page, game.late());
    const script = new Usual();
    for (let turn = 0; turn < 2 * ROUNDS; turn++) {
      if ((await waitForTurn(page)) === 'over') await sit(page, game.late());
      await script.measure(page, async () => {
        const events = await traced(page, async () => {
          await choices(page).first().press('Enter');
          await page.waitForTimeout(400);
        });
        // The page updates in the microtasks after the click or after a bot's answer.
        const updates = events.filter(({ name }) => name === 'RunMicrotasks' || name === 'EventDispatch').map(({ ms }) => ms);
        return Math.max(0, ...updates);
      });
    }
    console.log(`after a choice, late: the longest script ${script.middle.toFixed(1)} ms (${script})`);
    expect(script.middle).toBeLessThan(MAX_SCRIPT_MS);
  });
}
