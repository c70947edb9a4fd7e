import { choices, chooseWho, expectPrinted } from './table.ts';
import { expect, type Request, test } from './test.ts';

/** Limits for a table, compressed as sent, in kilobytes of 1000 bytes. Prefetched files count too. */
const MAX_SCRIPT_KB = 200;
/** For the first page and the table of each game. The first game is the one that a new visitor is offered. */
const MAX_TOTAL_KB = { 'golden-age': 400, classic: 450 } as const;
/** The same, for the first page. */
const MAX_HOME_SCRIPT_KB = 45;

for (const game of ['golden-age', 'classic'] as const)
  test(`from the first page to the first question at a table of ${game} no more is fetched than agreed`, async ({ page }) => {
    const fetched: { path: string; kind: string; bytes: number }[] = [];
    const pending = new Set<Request>();
    page.on('request', (request) => pending.add(request));
    page.on('requestfinished', async (request) => {
      const { responseBodySize } = await request.sizes();
      fetched.push({ path: new URL(request.url()).pathname, kind: request.resourceType(), bytes: responseBodySize });
      pending.delete(request);
    });
    const allFetched = async (): Promise<void> => {
      await page.evaluate(async () => void (await document.fonts.ready));
      await expect.poll(() => pending.size).toBe(0);
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
    await allFetched();
    const home = total(['script']);
    await page.locator(`a[href="#/new${game === 'classic' ? '?game=classic' : ''}"]`).click();
    // Without bots: their files are fetched while the player reads the first question.
    for (const seat of [2, 3, 4]) await chooseWho(page, seat, 'human');
    await page.getByRole('button', { name: 'Set sail' }).click();
    await page.getByRole('dialog').getByRole('button').first().click();
    await expect(choices(page).first()).toBeVisible();
    // The prefetched files, and those that the map is drawn from.
    if (game === 'golden-age') await expect(page.locator('.animation-overlay')).toBeAttached();
    await expectPrinted(page);
    await allFetched();
    const script = total(['script']);
    const all = total([]);
    test.info().annotations.push({
      type: 'kB',
      description: `home script ${home.toFixed(0)}, table script ${script.toFixed(0)}, all ${all.toFixed(0)}`,
    });
    console.log(`kB: home script ${home.toFixed(1)}, table script ${script.toFixed(1)}, in all ${all.toFixed(1)}\n${largest()}`);
    expect(home, largest()).toBeLessThanOrEqual(MAX_HOME_SCRIPT_KB);
    expect(script, largest()).toBeLessThanOrEqual(MAX_SCRIPT_KB);
    expect(all, largest()).toBeLessThanOrEqual(MAX_TOTAL_KB[game]);
  });
