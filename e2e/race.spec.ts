/** What changes the race is announced: how careers end, and the last Pardon before it comes. */
import { openPosition, recordUpTo } from './positions.ts';
import { openHome, waitForTurn } from './table.ts';
import { expect, test } from './test.ts';

/** Another player’s pirate is about to retire, after the second Pardon. */
const retiring = recordUpTo(
  (d, _offered, g) =>
    d.ask === 'antiPirateAction' && d.about.moment === 'announcement' && d.about.action === 'bribeToRetire' && g.pardons === 2,
);

test('a banner tells of a retirement, and the top bar of the last Pardon to come', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openHome(page);
  await openPosition(page, retiring);
  await waitForTurn(page);
  await expect(page.getByText('the next one ends the game')).toBeVisible();
  const banner = page.locator('.race-banner');
  await expect(banner).toHaveCount(0);
  await page.keyboard.press('0');
  // With the dice of this test the crew does not let him go ashore.
  await expect(banner).toContainText('marooned by his crew');
  await expect(banner).toHaveCount(0);
});
