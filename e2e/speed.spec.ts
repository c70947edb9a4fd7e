/**
 * How fast the table is: what a frame costs while the map moves, and the script after a choice. Costs are the page's own processor
 * time, so that a busy machine doesn't count; they are printed, and must be such that a laptop several times slower keeps up.
 */
import { type CDPSession, expect, type Page, test } from '@playwright/test';
import { openPosition, recordUpTo } from './positions.ts';
import { choices, openHarbor, waitForTurn } from './table.ts';

/** How much slower than this machine a mid-range laptop may be; and the milliseconds of its frames. */
const SLOWER = 4;
const FRAME = 1000 / 60;
/** A choice may take so much script, on a machine like this one. */
const SCRIPT = 16;
const LATE_TURN = 24;

interface Traced {
  readonly name: string;
  readonly ms: number;
}

/** What the page's main thread did while `play` ran. */
async function traced(page: Page, play: () => Promise<void>): Promise<readonly Traced[]> {
  const devtools: CDPSession = await page.context().newCDPSession(page);
  const events: Record<string, unknown>[] = [];
  devtools.on('Tracing.dataCollected', ({ value }) => events.push(...value));
  const ended = new Promise<void>((done) => devtools.once('Tracing.tracingComplete', () => done()));
  await devtools.send('Tracing.start', { traceConfig: { includedCategories: ['devtools.timeline', '__metadata'] } });
  await play();
  await devtools.send('Tracing.end');
  await ended;
  await devtools.detach();
  const main = events.find(({ name, args }) => name === 'thread_name' && JSON.stringify(args).includes('CrRendererMain'));
  return events
    .filter(({ ph, tid, pid }) => ph === 'X' && tid === main?.tid && pid === main?.pid)
    .map(({ name, tdur, dur }) => ({ name: String(name), ms: Number(tdur ?? dur ?? 0) / 1000 }));
}

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

test('a frame of panning paints nothing and leaves time to spare', async ({ page }) => {
  await sit(page, lateGame());
  const { x, y, width, height } = (await page.getByRole('main', { name: 'Board' }).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.mouse.wheel(0, -700);
  await page.waitForTimeout(3000);
  await page.mouse.down();
  await page.mouse.move(x + width / 2 + 20, y + height / 2);
  const painted = await traced(page, async () => {
    for (let step = 0; step < 60; step++)
      await page.mouse.move(x + width / 2 + 80 * Math.sin(step / 8), y + height / 2 + 40 * Math.cos(step / 8));
  });
  await page.mouse.up();
  const frames =
    painted.filter(({ name }) => name === 'FireAnimationFrame' || name === 'UpdateLayerTree' || name === 'Layerize').length || 60;
  const cost =
    sum(painted, 'EventDispatch', 'FireAnimationFrame', 'UpdateLayoutTree', 'Layout', 'PrePaint', 'Paint', 'Layerize', 'Commit') / 60;
  console.log(
    `panning: ${cost.toFixed(2)} ms of the main thread a step, ${(SLOWER * cost).toFixed(1)} ms on a machine ${SLOWER} times slower; painting ${sum(painted, 'Paint').toFixed(1)} ms in all of 60 steps (${frames} frames)`,
  );
  expect(SLOWER * cost).toBeLessThan(FRAME);
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
  expect(sorted[Math.floor(sorted.length / 2)] ?? 0).toBeLessThan(SCRIPT);
});
