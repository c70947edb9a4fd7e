import { choices, chooseWho, expectPrinted } from './table.ts';
import { expect, type Request, test } from './test.ts';

/** Compressed, as they come over the wire: kilobytes of 1000 bytes, with what is fetched ahead when the table stands. */
const MOST_SCRIPT = 200;
const MOST_IN_ALL = 400;
/** The page before a game is chosen. */
const MOST_SCRIPT_AT_HOME = 45;

test('from the first page to the first question at a table no more is fetched than agreed', async ({ page }) => {
  const fetched: { path: string; kind: string; bytes: number }[] = [];
  const underWay = new Set<Request>();
  page.on('request', (request) => underWay.add(request));
  page.on('requestfinished', async (request) => {
    const { responseBodySize } = await request.sizes();
    fetched.push({ path: new URL(request.url()).pathname, kind: request.resourceType(), bytes: responseBodySize });
    underWay.delete(request);
  });
  const allIsThere = async (): Promise<void> => {
    await page.evaluate(async () => void (await document.fonts.ready));
    await expect.poll(() => underWay.size).toBe(0);
  };
  const total = (kinds: readonly string[]): number =>
    fetched.filter(({ kind }) => kinds.length === 0 || kinds.includes(kind)).reduce((sum, { bytes }) => sum + bytes, 0) / 1000;
  const largest = (): string =>
    fetched
      .toSorted((a, b) => b.bytes - a.bytes)
      .slice(0, 12)
      .map(({ path, bytes }) => `${(bytes / 1000).toFixed(1)} ${path}`)
      .join('\n');

  await page.goto('/');
  await expect(page.getByRole('link', { name: 'New game' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await allIsThere();
  const home = total(['script']);
  await page.getByRole('link', { name: 'New game' }).click();
  // People only, so that what a bot needs is not counted: it is fetched while one reads the first question.
  for (const seat of [2, 3, 4]) await chooseWho(page, seat, 'human');
  await page.getByRole('button', { name: 'Set sail' }).click();
  await page.getByRole('dialog').getByRole('button').first().click();
  await expect(choices(page).first()).toBeVisible();
  // What is fetched ahead, and what the map is printed from.
  await expect(page.locator('.loft')).toBeAttached();
  await expectPrinted(page);
  await allIsThere();
  const script = total(['script']);
  const all = total([]);
  test.info().annotations.push({
    type: 'kB',
    description: `home script ${home.toFixed(0)}, table script ${script.toFixed(0)}, all ${all.toFixed(0)}`,
  });
  console.log(`kB: home script ${home.toFixed(1)}, table script ${script.toFixed(1)}, in all ${all.toFixed(1)}\n${largest()}`);
  expect(home, largest()).toBeLessThanOrEqual(MOST_SCRIPT_AT_HOME);
  expect(script, largest()).toBeLessThanOrEqual(MOST_SCRIPT);
  expect(all, largest()).toBeLessThanOrEqual(MOST_IN_ALL);
});
