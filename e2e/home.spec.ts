import { expectNoFault, newPhone, openHome, startGame, waitForTurn, watchConsole } from './table.ts';
import { expect, type Page, test } from './test.ts';

const board = (page: Page) => page.getByRole('main').locator('canvas');
/** The number of colors among some of its points. */
const colors = (page: Page): Promise<number> =>
  board(page).evaluate((canvas) => {
    const copy = document.createElement('canvas');
    const context = copy.getContext('2d');
    if (!(canvas instanceof HTMLCanvasElement) || !context || canvas.width === 0) return 0;
    [copy.width, copy.height] = [canvas.width, canvas.height];
    context.drawImage(canvas, 0, 0);
    const points = Array.from({ length: 100 }, (_, i) => context.getImageData((canvas.width * i) / 100, canvas.height / 2, 1, 1).data);
    return new Set(points.map((point) => point.join())).size;
  });

test('the first page shows the board beside the menu, and saved games below', async ({ page }) => {
  const errors = watchConsole(page);
  await openHome(page);
  await expect(board(page)).toBeVisible();
  await expect.poll(() => colors(page)).toBeGreaterThan(20);
  const [picture, menu, games] = await Promise.all(
    [board(page), page.getByRole('navigation', { name: 'Menu' }), page.getByRole('region', { name: 'Saved games' })].map((part) =>
      part.boundingBox(),
    ),
  );
  expect(picture?.x).toBeGreaterThan((menu?.x ?? 0) + (menu?.width ?? 0));
  expect(games?.y).toBeGreaterThan((picture?.y ?? 0) + (picture?.height ?? 0));
  await expectNoFault(page);

  await startGame(page);
  await waitForTurn(page);
  await page.getByRole('link', { name: 'Blackbeard: home page' }).click();
  await expect(page.getByRole('region', { name: 'Saved games' }).getByRole('listitem')).toHaveCount(1);
  await expect.poll(() => colors(page)).toBeGreaterThan(20);
  await expectNoFault(page);
  expect(errors).toEqual([]);
});

for (const language of ['en', 'de', 'fr'])
  test(`the title of the first page leaves the compass free, in ${language}`, async ({ page }) => {
    await page.addInitScript((own) => localStorage.setItem('blackbeard.settings', JSON.stringify({ language: own })), language);
    for (const width of [1920, 1440, 1024, 720]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto('/');
      await expect(page.locator(`html[lang=${language}]`)).toBeVisible();
      const [rose, title] = await Promise.all([
        page.locator('header .rose').boundingBox(),
        page.locator('header .cartouche').boundingBox(),
      ]);
      expect(title?.x, `${width} wide`).toBeGreaterThan((rose?.x ?? 0) + (rose?.width ?? 0));
    }
  });

test('a phone neither shows nor fetches the board on the first page', async ({ browser }) => {
  const page = await newPhone(browser);
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  await openHome(page);
  await page.waitForLoadState('networkidle');
  await expect(board(page)).toHaveCount(0);
  expect(fetched.filter((url) => /board-art|StillBoard/.test(url))).toEqual([]);
  await expectNoFault(page);
  await page.close();
});
