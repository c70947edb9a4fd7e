/** The first voyage of the classic edition. */
import { newPhone, watchConsole } from './table.ts';
import { expect, type Page, test } from './test.ts';

const guide = (page: Page) => page.getByRole('region', { name: /First voyage|The voyage is over/ });
/** What the guide asks for among the choices. */
const wanted = (page: Page) => page.getByRole('list', { name: 'Your choices' }).locator('[data-guided]').first();
const over = (page: Page) => page.getByRole('heading', { name: 'The voyage is over' });
/** What the map marks: hexes, ports and counters. */
const marked = (page: Page) => page.locator('svg.live').locator('.hexes path, .highlight circle');

async function beginVoyage(page: Page): Promise<void> {
  await page.addInitScript(() => localStorage.setItem('blackbeard.settings', JSON.stringify({ pace: 'none' })));
  await page.goto('/#/voyage?game=classic');
  await guide(page).getByRole('button', { name: 'Begin' }).click();
}

/** Presses what the guide asks for until the page changes: it ignores a press that follows the last one too soon. */
async function follow(page: Page, press = () => wanted(page).press('Enter')): Promise<void> {
  await expect(wanted(page)).toBeInViewport();
  const body = page.locator('body');
  const before = await body.innerText();
  await expect(async () => {
    await press();
    await expect(body).not.toHaveText(before, { useInnerText: true, timeout: 1000 });
  }).toPass();
}

/** More presses than lessons: a group of choices opens first. */
const MAX_PRESSES = 80;
/** These lessons end a turn, and speak of nothing on the map. */
const ABOUT_NO_PLACE = /End your turn/;

test('the voyage is sailed through all its lessons, and its map shows what they speak of', async ({ page }) => {
  const errors = watchConsole(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await beginVoyage(page);
  const progress = guide(page).getByRole('progressbar');
  const count = Number(await progress.getAttribute('max'));
  const lessons = new Set<number>();
  for (let n = 0; n < MAX_PRESSES; n++) {
    await expect(wanted(page).or(over(page)).first()).toBeVisible();
    if (await over(page).isVisible()) break;
    lessons.add(Number(await progress.getAttribute('value')));
    const said = await guide(page).innerText();
    const label = await wanted(page).getAttribute('data-label');
    if (label !== null && !said.includes('Your choice')) expect(said).toContain(`“${label}”`);
    if (!ABOUT_NO_PLACE.test(said)) await expect(marked(page), said).not.toHaveCount(0);
    await follow(page);
  }
  await expect(over(page)).toBeVisible();
  expect([...lessons]).toEqual(Array.from({ length: count }, (_, n) => n + 1));
  await expect(marked(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Play on from here' }).click();
  await expect(guide(page)).toHaveCount(0);
  expect(errors).toEqual([]);
});

/** How far the phone follows. */
const FIRST_LESSONS = 6;

test('on a phone the voyage begins by touch, in sight of what it speaks of', async ({ browser }) => {
  const page = await newPhone(browser);
  const errors = watchConsole(page);
  await beginVoyage(page);
  const progress = guide(page).getByRole('progressbar');
  const lesson = async (): Promise<number> => Number(await progress.getAttribute('value'));
  for (let n = 0; n < MAX_PRESSES && (await lesson()) < FIRST_LESSONS; n++) {
    await expect(wanted(page)).toBeVisible();
    const map = await page.locator('.frame').boundingBox();
    await expect
      .poll(async () => {
        const boxes = await Promise.all((await marked(page).all()).map((locator) => locator.boundingBox()));
        return boxes.some((box) => box && map && box.y >= map.y && box.y + box.height <= map.y + map.height);
      })
      .toBe(true);
    await follow(page, () => wanted(page).tap());
  }
  expect(await lesson()).toBeGreaterThanOrEqual(FIRST_LESSONS);
  expect(errors).toEqual([]);
  await page.close();
});
