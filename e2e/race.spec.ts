/** What changes the race is announced: how careers end, and the last Pardon before it comes. */
import { openPosition, recordUpTo } from './positions.ts';
import { openHome, waitForTurn } from './table.ts';
import { expect, test } from './test.ts';

/** Another player’s pirate is about to retire in his haven or by his Letter, after the second Pardon. */
const retiring = (): string =>
  recordUpTo(
    ({ ask, about: { moment, action = '' } }, offered, g) =>
      offered.length > 1 &&
      ask === 'antiPirateAction' &&
      moment === 'announcement' &&
      ['retireByLetter', 'retireInHaven'].includes(action) &&
      g.pardons === 2,
    { players: 3 },
    'captain',
  );

test('a banner tells of a retirement, and the top bar of the last Pardon to come', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openHome(page);
  await openPosition(page, retiring());
  await waitForTurn(page);
  await expect(page.getByText('the next one ends the game')).toBeVisible();
  const banner = page.locator('.race-banner');
  await expect(banner).toHaveCount(0);
  await page.keyboard.press('0');
  await expect(banner).toContainText('retires');
  await expect(banner).toHaveCount(0);
});
