/**
 * How fast the table is: what a frame costs while the map moves, and the script after a choice. Costs are the page's own processor
 * time, so that a busy machine doesn't count; they are printed, and must be such that a laptop several times slower keeps up.
 */
import { expect, type Page, test } from '@playwright/test';
import { openPosition, recordUpTo } from './positions.ts';
import { choices, openHarbor, waitForTurn } from './table.ts';
import { type Traced, traced } from './tracing.ts';

/** How much slower than this machine a mid-range laptop may be; and the milliseconds of its frames. */
const SLOWER = 3;
const FRAME = 1000 / 60;
/** A choice may take so much script, on a machine like this one. */
const SCRIPT = 16;
const LATE_TURN = 24;

const sum = (events: readonly Traced[], ...names: readonly string[]): number =>
  events.filter(({ name }) => names.includes(name)).reduce((total, { ms }) => total + ms, 0);

async function sit(page: Page, record: string): Promise<void> {
  await openHarbor(page);
  await openPosition(page, record);
  await waitForTurn(page);
  await expect
    .poll(() => page.locator('canvas.whole').evaluate((canvas) => canvas instanceof HTMLCanvasElement && canvas.width > 400))
    .toBe(true);
}

const lateGame = (): string => recordUpTo((d, _, g) => d.ask === 'takeAction' && g.playerTurn >= LATE_TURN, { players: 4 });

/** What one step of 60 costs the main thread, and what all of them painted. */
async function costOf(page: Page, step: (i: number) => Promise<void>): Promise<{ step: number; painting: number }> {
  const events = await traced(page, async () => {
    for (let i = 0; i < 60; i++) await step(i);
  });
  const all = sum(events, 'EventDispatch', 'FireAnimationFrame', 'UpdateLayoutTree', 'Layout', 'PrePaint', 'Paint', 'Layerize', 'Commit');
  return { step: all / 60, painting: sum(events, 'Paint') };
}

test('a frame of panning or zooming leaves time to spare', async ({ page }) => {
  await sit(page, lateGame());
  const { x, y, width, height } = (await page.getByRole('main', { name: 'Board' }).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const middle = { x: x + width / 2, y: y + height / 2 };
  await page.mouse.move(middle.x, middle.y);
  await page.mouse.wheel(0, -700);
  await page.waitForTimeout(3000);
  await page.mouse.down();
  await page.mouse.move(middle.x + 20, middle.y);
  const panning = await costOf(page, (i) => page.mouse.move(middle.x + 80 * Math.sin(i / 8), middle.y + 40 * Math.cos(i / 8)));
  await page.mouse.up();
  const zooming = await costOf(page, (i) => page.mouse.wheel(0, 40 * Math.sin(i / 8)));
  for (const [what, { step, painting }] of Object.entries({ panning, zooming })) {
    const slow = (SLOWER * step).toFixed(1);
    console.log(
      `${what}: ${step.toFixed(2)} ms of the main thread a step, ${slow} ms on a machine ${SLOWER} times slower; painting ${painting.toFixed(1)} ms in all of 60 steps`,
    );
    expect(SLOWER * step, what).toBeLessThan(FRAME);
  }
});

test('after a choice the page changes within a frame', async ({ page }) => {
  await sit(page, lateGame());
  const scripts: number[] = [];
  for (let turn = 0; turn < 8; turn++) {
    if ((await waitForTurn(page)) === 'over') break;
    const events = await traced(page, async () => {
      await choices(page).first().click();
      await page.waitForTimeout(400);
    });
    // Each update of the page is the microtasks after the click or after a bot's answer.
    const updates = events.filter(({ name }) => name === 'RunMicrotasks' || name === 'EventDispatch').map(({ ms }) => ms);
    scripts.push(Math.max(0, ...updates));
  }
  const sorted = scripts.toSorted((a, b) => a - b);
  console.log(`after a choice, late, 4 players: the longest script of each: ${sorted.map((ms) => ms.toFixed(1)).join(', ')} ms`);
  // One of them may meet the collector of garbage.
  expect(sorted.at(-2) ?? 0).toBeLessThan(SCRIPT);
});
