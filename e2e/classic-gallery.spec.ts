/**
 * Checks a position for each question of the classic edition, in light on a desk and in dark on a phone: nothing is out of sight or too small,
 * and each choice can be reached. Axe, which takes most of the time, looks for faults on the desk or on the phone, in turns. With `BB_PICTURES=1`
 * it looks at both, and a picture of each is saved in `.results/classic-gallery`.
 */
import { classic } from '@bb/classic/rules';
import { galleryOf } from './gallery.ts';
import { openPosition } from './positions.ts';
import { backHome, choices, expectNoFault, expectReadable, openHome, promptBar, waitForTurn, watchConsole } from './table.ts';
import { expect, type Page, test } from './test.ts';

/** Enough for the panels that tell what led to the question. */
const TOLD_CHOICES = 60;
const PICTURES = process.env.BB_PICTURES !== undefined;
const GALLERY = galleryOf(classic, TOLD_CHOICES);
/** Tests, which share the positions. */
const PARTS = 4;
const SHOWN = {
  desk: { viewport: { width: 1440, height: 900 }, colorScheme: 'light' },
  phone: { viewport: { width: 390, height: 844 }, colorScheme: 'dark' },
} as const;

test.describe.configure({ mode: 'parallel' });

/** Expects that no choice is covered or out of reach of scrolling. */
async function expectReachable(page: Page): Promise<void> {
  const covered = await choices(page).evaluateAll((all) =>
    all.flatMap((element) => {
      // Folded choices are made on the map.
      if (element.closest('.unseen')) return [];
      element.scrollIntoView({ block: 'nearest' });
      const { x, y, width, height } = element.getBoundingClientRect();
      return element.contains(document.elementFromPoint(x + width / 2, y + height / 2)) ? [] : [element.textContent];
    }),
  );
  expect(covered).toEqual([]);
}

/** Expects that the panels leave room for the head and the tracks of the ship log, if one is shown. */
async function expectTracks(page: Page): Promise<void> {
  const hidden = await page
    .locator('.ships > article .tracks')
    .evaluateAll((all) =>
      all.map((element) => element.getBoundingClientRect().bottom - (element.closest('.ships')?.getBoundingClientRect().bottom ?? 0)),
    );
  for (const px of hidden) expect(px).toBeLessThanOrEqual(1);
}

/** Expects that the prompt is there and needs no scrolling. */
async function expectPrompt(page: Page): Promise<void> {
  await expect(promptBar(page)).toHaveText(/\w+: \S/);
  const hidden = await promptBar(page).evaluate((line) =>
    line.parentElement ? line.parentElement.scrollHeight - line.parentElement.clientHeight : 0,
  );
  expect(hidden).toBeLessThanOrEqual(1);
}

for (let part = 0; part < PARTS; part++)
  test(`the questions can be read and answered, part ${part + 1} of ${PARTS}`, async ({ page }) => {
    const errors = watchConsole(page);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.addInitScript(() => localStorage.setItem('blackbeard.settings', JSON.stringify({ pace: 'none' })));
    for (const [i, { name, record }] of GALLERY.filter((_, n) => n % PARTS === part).entries())
      await test.step(name, async () => {
        await page.setViewportSize(SHOWN.desk.viewport);
        await (i === 0 ? openHome(page) : backHome(page));
        await openPosition(page, JSON.stringify(record));
        await waitForTurn(page);
        const offered = await choices(page).count();
        for (const [size, { viewport, colorScheme }] of Object.entries(SHOWN)) {
          await page.setViewportSize(viewport);
          await page.emulateMedia({ colorScheme });
          await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
          await expect(choices(page)).toHaveCount(offered);
          if (PICTURES) await page.screenshot({ path: `.results/classic-gallery/${name.replaceAll(' ', '-')}.${size}.png` });
          await expectPrompt(page);
          if (PICTURES || size === (i % 2 === 0 ? 'desk' : 'phone')) await expectNoFault(page);
          if (size === 'desk') await expectTracks(page);
          await expectReadable(page);
          await expectReachable(page);
          expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(viewport.width);
        }
        expect(errors).toEqual([]);
      });
  });
