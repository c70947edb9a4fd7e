/** Looking back on a finished game of the classic edition. */
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright/test';
import { openPosition } from './positions.ts';
import { expectNoFault, newPhone, openHome, watchConsole } from './table.ts';
import { expect, test } from './test.ts';

const results = (page: Page) => page.getByRole('region', { name: 'Final result' });
const sheet = (page: Page, name: string) => page.getByRole('dialog', { name });
const button = (page: Page, name: string) => results(page).getByRole('button', { name, exact: true });
const widthOf = (page: Page) => page.evaluate(() => document.querySelector('dialog')?.scrollWidth);

async function openFinishedGame(page: Page): Promise<void> {
  await openHome(page);
  await openPosition(page, readFileSync(new URL('../games/classic/golden/players-3-seed-139.json', import.meta.url), 'utf8'));
  await expect(results(page)).toBeVisible();
}

async function close(page: Page, name: string): Promise<void> {
  await page.keyboard.press('Escape');
  await expect(sheet(page, name)).toHaveCount(0);
}

test('the charts and the chronicle of a finished game, on a desk and on a phone', async ({ page }) => {
  const errors = watchConsole(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await openFinishedGame(page);
  for (const [width, height] of [
    [1440, 900],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    await button(page, 'Charts').click();
    const charts = sheet(page, 'Charts');
    await expect(charts.getByRole('img', { name: /100 wins/ })).toBeVisible();
    await expect(charts.getByRole('img', { name: /Crew Unrest/ })).toHaveCount(3);
    const race = charts.getByRole('figure').first();
    await race.getByText('Show as a table').click();
    await expect(race.getByRole('table').getByRole('row')).not.toHaveCount(0);
    await expect(charts.getByRole('columnheader', { name: 'Mutinies' })).toBeVisible();
    expect(await widthOf(page)).toBeLessThanOrEqual(width);
    // Axe takes most of the time: it looks at each sheet in one of the sizes.
    if (width === 1440) await expectNoFault(page, 'dialog');
    await close(page, 'Charts');

    await button(page, 'Chronicle').click();
    const book = sheet(page, 'Chronicle').getByRole('region', { name: 'Chronicle' });
    await expect(book.getByRole('heading', { level: 4 })).toHaveCount(8);
    expect(await book.innerText()).not.toMatch(/\d{2}/);
    expect(await widthOf(page)).toBeLessThanOrEqual(width);
    if (width === 390) await expectNoFault(page, 'dialog');
    await close(page, 'Chronicle');
  }
  expect(errors).toEqual([]);
});

test('the analysis begins at the end of the game and goes on in its history', async ({ page }) => {
  const errors = watchConsole(page);
  await openFinishedGame(page);
  await button(page, 'Analysis').click();
  const analysis = sheet(page, 'Analysis');
  await analysis.getByLabel('Depth:').selectOption('quick');
  await analysis.getByRole('button', { name: 'Analyze' }).click();
  await expect(analysis.getByRole('heading', { name: 'Luck and skill' })).toBeVisible({ timeout: 60_000 });
  // A short game may have been analyzed by now.
  await analysis
    .getByRole('button', { name: 'Stop' })
    .click({ timeout: 1000 })
    .catch(() => null);
  await expect(analysis.getByRole('status')).toContainText(/ tries each[.;]/, { timeout: 60_000 });
  await analysis.getByLabel('only mistakes').uncheck();
  await analysis.locator('button.row').last().click();
  const options = analysis.locator('.pane').getByRole('region', { name: /^Choices at decision/ });
  await expect(options.getByRole('columnheader', { name: 'Expected Net Worth' })).toBeVisible();
  await expect(options.getByText('(chosen)')).toBeVisible();

  await page.setViewportSize({ width: 390, height: 844 });
  await analysis.locator('summary.row').last().click();
  expect(await widthOf(page)).toBeLessThanOrEqual(390);
  await expectNoFault(page, 'dialog');
  await analysis.getByRole('button', { name: 'Show that moment' }).last().click();
  await expect(analysis).toHaveCount(0);
  const replay = page.getByRole('region', { name: 'The game so far' });
  for (const name of ['Chronicle', 'Charts', 'Analysis']) await expect(replay.getByRole('button', { name, exact: true })).toBeVisible();
  await replay.getByRole('button', { name: 'Analysis', exact: true }).click();
  await expect(analysis.getByRole('heading', { name: 'Luck and skill' })).toBeVisible();
  expect(errors).toEqual([]);
});

test('on a phone the map goes along with a replay, until the player shows another part of it', async ({ browser }) => {
  const page = await newPhone(browser);
  await openFinishedGame(page);
  await page.getByRole('button', { name: 'History' }).click();
  const slider = page.getByRole('slider');
  const selected = page.locator('g.pirate .halo');
  // A pirate sails near the Americas, then another fights in the Indian Ocean.
  for (const at of ['72', '84']) {
    await slider.fill(at);
    await expect(selected).toBeInViewport();
  }
  await page.getByRole('button', { name: 'Americas' }).click();
  await expect(selected).not.toBeInViewport();
  await slider.fill('83');
  await expect(selected).not.toBeInViewport();
  await page.close();
});
