/**
 * Checks the game's questions in light and dark, on desktop and phone: axe finds no fault, and nothing is out of sight. All of them take
 * minutes, so by default the test checks one in seven. With `BB_PICTURES=1` it checks all and saves a picture of each in `.results/gallery`.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { type Ask, goldenAge } from '@bb/golden-age/rules';
import { ASK_VIEWS, type AskView } from '../games/golden-age/table/decisions/ask-views.ts';
import { galleryOf } from './gallery.ts';
import { openPosition } from './positions.ts';
import { backHome, choices, expectNoFault, expectReadable, openHome, promptBar, waitForTurn, watchConsole } from './table.ts';
import { expect, type Page, test } from './test.ts';

const GALLERY = galleryOf(goldenAge);
const FOLDER = '.results/gallery';
const SIZES = { desk: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } } as const;
const PICTURES = process.env.BB_PICTURES !== undefined;

const fileOf = (name: string, size: string, light: string): string => `${name.replaceAll(' ', '-')}.${size}.${light}.png`;

const ONE_IN = PICTURES ? 1 : 7;

const isAsk = (name: string): name is Ask => Object.hasOwn(ASK_VIEWS, name);
/** @returns the view for a position, by the first word of its name */
function viewOf(name: string): AskView {
  const [ask = ''] = name.split(' ');
  if (!isAsk(ask)) throw new Error(`the game has no question ${ask}`);
  return ASK_VIEWS[ask];
}

/** Opens a position with automatic answers off, so that the question appears. */
async function open(page: Page, record: object): Promise<void> {
  await page.addInitScript(() =>
    localStorage.setItem('blackbeard.settings', JSON.stringify({ pace: 'none', switches: { cunningOnlyWhenUseful: false } })),
  );
  await openHome(page);
  await show(page, record);
}

async function show(page: Page, record: object): Promise<void> {
  await openPosition(page, JSON.stringify(record));
  await waitForTurn(page);
}

/** Expects the question's panel, and something to point at. */
async function expectView(page: Page, { at, panel }: AskView): Promise<void> {
  const beside = page.locator(panel === 'battle' ? '.battle' : `[data-panel="${panel}"]`);
  if (panel === null) await expect(page.locator('[data-panel]')).toHaveCount(0);
  else await expect(beside).toBeVisible();
  if (panel === 'battle' && (await beside.getByRole('button', { name: 'Expand the battle' }).isVisible())) return;
  if (at === 'map') await expect(page.locator('[data-layer="counters"] [role="button"]').first()).toBeAttached();
  if (at === 'hand') await expect(page.getByRole('region', { name: 'Hand' }).locator('.ready').first()).toBeVisible();
}

test('each kind of view is there for a question of its kind, in letters that can be read', async ({ page }) => {
  await page.setViewportSize(SIZES.desk);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const kinds = new Map(GALLERY.map((record) => [JSON.stringify(viewOf(record.name)), record]));
  for (const [i, { name, record }] of [...kinds.values()].entries())
    await test.step(name, async () => {
      await (i === 0 ? open(page, record) : backHome(page).then(() => show(page, record)));
      await expectView(page, viewOf(name));
      await expectReadable(page);
    });
});

for (const { name, record } of GALLERY.filter((_, i) => i % ONE_IN === 0)) {
  test(`the question ${name}`, async ({ page }) => {
    const errors = watchConsole(page);
    await page.setViewportSize(SIZES.desk);
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await open(page, record);
    await expectView(page, viewOf(name));
    // The prompt has its own words, not the engine's name for the question.
    await expect(promptBar(page)).not.toContainText(name.split(' ')[0] ?? name);
    const offered = await choices(page).count();
    for (const [size, viewport] of Object.entries(SIZES)) {
      await page.setViewportSize(viewport);
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
        await expectNoFault(page);
        if (PICTURES) await page.screenshot({ path: `${FOLDER}/${fileOf(name, size, colorScheme)}` });
      }
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(viewport.width);
      await expect(choices(page)).toHaveCount(offered);
    }
    for (const { height } of await choices(page).evaluateAll((all) =>
      all.map((element) => ({ height: element.getBoundingClientRect().height })),
    ))
      expect(height).toBeGreaterThanOrEqual(44);
    expect(errors).toEqual([]);
  });
}

test.afterAll(() => {
  if (!PICTURES) return;
  mkdirSync(FOLDER, { recursive: true });
  const rows = GALLERY.map(({ name }) => {
    const pictures = Object.keys(SIZES).flatMap((size) =>
      ['light', 'dark'].map((light) => `<img src="${fileOf(name, size, light)}" height="420">`),
    );
    return `<h2>${name}</h2>${pictures.join('')}`;
  });
  writeFileSync(`${FOLDER}/index.html`, `<!doctype html><title>Questions</title>${rows.join('')}`);
});
