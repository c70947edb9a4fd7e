/** Moving the board by wheel, mouse, touch, keys, buttons and mini-map. */

import { expectPrinted, newPhone, openHome, startGame, waitForTurn, watchConsole } from './table.ts';
import { expect, type Page, test } from './test.ts';

const sheet = (page: Page) => page.locator('.sheet-of-map');
const matrix = (page: Page): Promise<{ x: number; y: number; k: number }> =>
  sheet(page).evaluate((element) => {
    const { e, f, a } = new DOMMatrix(getComputedStyle(element).transform);
    return { x: e, y: f, k: a };
  });
const scale = async (page: Page): Promise<number> => (await matrix(page)).k;

async function sit(page: Page): Promise<{ left: number; top: number; width: number; height: number }> {
  await openHome(page);
  await startGame(page);
  await waitForTurn(page);
  const box = await page.getByRole('main', { name: 'Board' }).boundingBox();
  if (!box) throw new Error('no board');
  await expectPrinted(page);
  return { left: box.x, top: box.y, width: box.width, height: box.height };
}

test('wheel, drag, keys, buttons and the mini-map move it', async ({ page }) => {
  const errors = watchConsole(page);
  const { left, top, width, height } = await sit(page);
  const whole = await scale(page);
  await page.mouse.move(left + width / 2, top + height / 2);
  await page.mouse.wheel(0, -500);
  await expect.poll(() => scale(page)).toBeGreaterThan(whole * 1.5);

  const before = await matrix(page);
  await page.mouse.down();
  await page.mouse.move(left + width / 2 - 120, top + height / 2 - 60, { steps: 6 });
  await page.mouse.up();
  await expect.poll(async () => Math.round((await matrix(page)).x - before.x)).toBeLessThan(-90);

  const mini = page.locator('.mini .shown');
  await expect(mini).toBeVisible();
  const map = await page.locator('.mini canvas').boundingBox();
  if (!map) throw new Error('no mini-map');
  await page.mouse.click(map.x + 4, map.y + 4);
  await expect.poll(async () => (await matrix(page)).x).toBe(0);

  // These keys make no choice.
  const chart = page.getByRole('application');
  const near = await scale(page);
  await chart.press('PageDown');
  await expect.poll(() => scale(page)).toBeLessThan(near * 0.8);
  await chart.press('PageUp');
  await expect.poll(() => scale(page)).toBeGreaterThan(near * 0.9);
  await page.getByRole('button', { name: 'Whole map' }).click();
  await expect.poll(() => scale(page)).toBeLessThanOrEqual(whole + 0.01);
  await expect(mini).toBeHidden();
  expect(errors).toEqual([]);
});

test('dragging the map does not click on it', async ({ page }) => {
  const { left, top, width, height } = await sit(page);
  await page.mouse.move(left + width / 2, top + height / 2);
  await page.mouse.wheel(0, -400);
  const log = page.getByRole('list', { name: 'Game log' });
  const told = await log.innerText();
  for (const [dx, dy] of [
    [150, 40],
    [-150, 60],
    [40, -120],
  ] as const) {
    await page.mouse.move(left + width / 2, top + height / 2);
    await page.mouse.down();
    await page.mouse.move(left + width / 2 + dx, top + height / 2 + dy, { steps: 4 });
    await page.mouse.up();
  }
  expect(await log.innerText()).toBe(told);
});

test('two fingers pinch it, a double tap comes nearer', async ({ browser }) => {
  const page = await newPhone(browser);
  const { left, top, width, height } = await sit(page);
  const before = await scale(page);
  const touch = await page.context().newCDPSession(page);
  const at = (spread: number) => [
    { x: left + width / 2 - spread, y: top + height / 3, id: 1 },
    { x: left + width / 2 + spread, y: top + height / 3, id: 2 },
  ];
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(40) });
  for (let spread = 50; spread <= 100; spread += 10)
    await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(spread) });
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await expect.poll(() => scale(page)).toBeGreaterThan(before * 1.8);
  const pinched = await scale(page);
  await page.getByRole('button', { name: 'Americas' }).click();
  await expect.poll(() => scale(page)).not.toBeCloseTo(pinched, 2);
  const chart = await scale(page);
  // On a busy machine the two taps may come too far apart for a double tap.
  await expect(async () => {
    await page.touchscreen.tap(left + 60, top + 60);
    await page.touchscreen.tap(left + 60, top + 60);
    await expect.poll(() => scale(page), { timeout: 1500 }).toBeGreaterThan(chart * 1.5);
  }).toPass();
  await page.close();
});
