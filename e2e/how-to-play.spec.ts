import { expectNoFault, newPhone, watchConsole } from './table.ts';
import { expect, type Page, test } from './test.ts';

const TITLES = ['How to win', 'Your turn', 'A prize', 'Into port', 'The other players'];
const title = (page: Page) => page.getByRole('heading', { level: 2 });
const next = (page: Page) => page.getByRole('button', { name: 'Next' });

test('How to play opens from the first page: five screens by buttons, keys and dots', async ({ page }) => {
  const errors = watchConsole(page);
  await page.goto('/');
  await page.getByRole('link', { name: /How to play/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'How to play' })).toBeFocused();
  for (const [i, name] of TITLES.entries()) {
    await expect(title(page)).toHaveText(name);
    await expect(page.getByRole('region', { name: `Screen ${i + 1} of 5` })).toBeVisible();
    if (i < 4) await next(page).click();
  }
  await expect(next(page)).toBeDisabled();
  await page.keyboard.press('ArrowRight');
  await expect(title(page)).toHaveText('The other players');
  for (const name of TITLES.toReversed().slice(1)) {
    await page.keyboard.press('ArrowLeft');
    await expect(title(page)).toHaveText(name);
  }
  await page.getByRole('button', { name: 'Screen 3 of 5: A prize' }).click();
  await expect(page.getByText('must come to 7 or more')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Screen 3 of 5: A prize' })).toHaveAttribute('aria-current', 'step');
  await page.getByRole('link', { name: 'New game' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'New game' })).toBeVisible();
  expect(errors).toEqual([]);
});

test('each screen has a picture drawn by the table, also on a phone', async ({ browser }) => {
  const page = await newPhone(browser);
  await page.goto('/#/how-to-play');
  const picture = page.locator('.picture');
  /** What each picture shows: tokens of pirates and players, cards, the prompt, the seal of a governor, the navy. */
  for (const shown of ['.vp', '.face', '.bar', '.haven', '.navy']) {
    await expect(picture.locator(shown).first()).toBeVisible();
    await expectNoFault(page, 'main');
    if (await next(page).isEnabled()) await next(page).tap();
  }
  await page.close();
});

test('a game without screens says so', async ({ page }) => {
  await page.goto('/#/how-to-play?game=landfall');
  await expect(page.getByText('“Landfall” has no introduction yet.')).toBeVisible();
  await page.getByRole('link', { name: 'New game' }).click();
  await expect(page).toHaveURL(/new\?game=landfall/);
});
