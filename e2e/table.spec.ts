import { GAMES, titleFor } from './games.ts';
import { choices, expectNoFault, newPhone, openHome, openList, promptBar, startGame, waitForTurn, watchConsole } from './table.ts';
import { expect, test } from './test.ts';

test('legal places glow, and a click on the map chooses', async ({ page }) => {
  await openHome(page);
  await startGame(page);
  await waitForTurn(page);
  await expect(promptBar(page)).toContainText('Deploy a pirate');
  await choices(page).first().press('Enter');
  await expect(promptBar(page)).toContainText('start? Choose a Sea Area.');
  const sea = page.getByRole('button', { name: /deploy in the West Caribbean/i }).first();
  const log = page.getByRole('list', { name: 'Game log' });
  await sea.focus();
  await page.keyboard.press('Enter');
  await expect(log).toContainText('Holly in the West Caribbean');
});

test('in hot-seat the hand is covered between seats', async ({ page }) => {
  await openHome(page);
  await startGame(page, { players: 2, kinds: ['human', 'human'] });
  const curtain = page.getByRole('dialog', { name: 'Hand over the screen' });
  await expect(curtain).toBeVisible();
  await expect(page.getByRole('region', { name: 'Hand' }).locator('button.card')).toHaveCount(0);
  await curtain.getByRole('button').click();
  await expect(page.getByRole('region', { name: 'Hand' }).locator('button.card')).toHaveCount(4);
  const before = await page.getByRole('region', { name: 'Hand' }).innerText();
  await choices(page).first().press('Enter');
  await choices(page).first().press('Enter');
  await expect(curtain).toBeVisible();
  await expect(page.getByRole('region', { name: 'Hand' }).locator('button.card')).toHaveCount(0);
  await curtain.getByRole('button').click();
  await expect(page.getByRole('region', { name: 'Hand' }).locator('button.card')).toHaveCount(4);
  expect(await page.getByRole('region', { name: 'Hand' }).innerText()).not.toBe(before);
});

for (const game of GAMES)
  for (const colorScheme of ['light', 'dark'] as const)
    test(titleFor(`no accessibility fault, ${colorScheme}`, game), async ({ browser }) => {
      const context = await browser.newContext({ colorScheme });
      const page = await context.newPage();
      const errors = watchConsole(page);
      await openHome(page);
      await expectNoFault(page);
      await page.getByRole('link', { name: 'About this game' }).click();
      await expectNoFault(page);
      await page.goto('/');
      await startGame(page, { game: game.id });
      for (let i = 0; i < 8; i++) {
        await waitForTurn(page);
        await choices(page).first().press('Enter');
      }
      await waitForTurn(page);
      await expectNoFault(page);
      expect(errors).toEqual([]);
      await context.close();
    });

for (const game of GAMES)
  test(titleFor('on a phone the game can be played', game), async ({ browser }) => {
    const page = await newPhone(browser);
    const errors = watchConsole(page);
    await openHome(page);
    await startGame(page, { game: game.id });
    for (let i = 0; i < 12; i++) {
      await waitForTurn(page);
      await openList(page);
      await choices(page)
        .nth(i % 2 === 0 ? 0 : (await choices(page).count()) - 1)
        .tap();
    }
    for (const panel of ['Ships', game.cardsPanel, 'Log', 'Map']) {
      await page.getByRole('navigation', { name: 'Panels' }).getByRole('button', { name: panel }).tap();
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(wide, `${panel} is too wide`).toBeLessThanOrEqual(390);
    }
    expect(errors).toEqual([]);
    await page.close();
  });
