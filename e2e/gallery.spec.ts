/**
 * Every question of the game, light and dark, on a desk and on a phone: nothing that axe objects to, nothing out of sight.
 * All of them take minutes, so by default one in so many is looked at; with `BB_PICTURES=1` all are, and a picture of each lies in
 * `.results/gallery` afterwards.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { GALLERY } from './gallery.ts';
import { openPosition } from './positions.ts';
import { choices, expectNoFault, openHarbor, promptBar, waitForTurn, watchConsole } from './table.ts';

const FOLDER = '.results/gallery';
const SIZES = { desk: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } } as const;
const PICTURES = process.env.BB_PICTURES !== undefined;

const fileOf = (name: string, size: string, light: string): string => `${name.replaceAll(' ', '-')}.${size}.${light}.png`;

const ONE_IN = PICTURES ? 1 : 7;

for (const { name, record } of GALLERY.filter((_, i) => i % ONE_IN === 0)) {
  test(`the question ${name}`, async ({ page }) => {
    const errors = watchConsole(page);
    await page.setViewportSize(SIZES.desk);
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await openHarbor(page);
    await openPosition(page, JSON.stringify(record));
    await waitForTurn(page);
    // Words of our own, not the question's name in the engine.
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
    for (const { height } of await choices(page).evaluateAll((all) => all.map((one) => ({ height: one.getBoundingClientRect().height }))))
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
