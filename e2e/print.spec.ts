/** The rules on paper. */
import { GAMES, titleFor } from './games.ts';
import { openPosition } from './positions.ts';
import { openHome, waitForTurn } from './table.ts';
import { expect, test } from './test.ts';

const MIN_PAGES = 6;

for (const game of GAMES)
  test(titleFor('all of the rules are printed, page after page', game), async ({ page }) => {
    await openHome(page);
    await openPosition(page, game.running());
    await waitForTurn(page);
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog').getByRole('term').first()).toBeVisible();
    const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
    expect(pdf.match(/\/Type\s*\/Page\b/g)?.length ?? 0).toBeGreaterThan(MIN_PAGES);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('main', { name: 'Board' })).toBeHidden();
    // Nothing of the last rule is cut off.
    const isWhole = await page
      .getByRole('dialog')
      .getByRole('definition')
      .last()
      .evaluate((last) => {
        for (let box = last.parentElement; box; box = box.parentElement)
          if (getComputedStyle(box).overflowY !== 'visible' && box.scrollHeight > box.clientHeight + 1) return false;
        return true;
      });
    expect(isWhole).toBe(true);
  });
