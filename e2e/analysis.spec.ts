import { finishedRecord, openPosition, recordUpTo } from './positions.ts';
import { expectNoFault, openHome, scores, waitForTurn, watchConsole } from './table.ts';
import { expect, type Page, test } from './test.ts';

const slider = (page: Page) => page.getByRole('slider', { name: 'Moment of the game' });
const sheet = (page: Page) => page.getByRole('dialog', { name: 'Analysis' });
const progress = (page: Page) => sheet(page).getByRole('progressbar', { name: 'Decisions analyzed' });
const turnings = (page: Page) => sheet(page).getByRole('list').getByRole('button');

async function openFinishedGame(page: Page): Promise<void> {
  await openHome(page);
  await openPosition(page, finishedRecord({ players: 2 }));
  await expect(scores(page)).toBeVisible();
}

/** Opens a finished game and starts its analysis, until some decisions are analyzed. */
async function begin(page: Page): Promise<void> {
  await openFinishedGame(page);
  await page.getByRole('button', { name: 'Analysis' }).click();
  await sheet(page).getByLabel('Depth:').selectOption('quick');
  await sheet(page).getByRole('button', { name: 'Analyze' }).click();
  await expect(progress(page)).toBeVisible();
  await expect(sheet(page).getByText(/^\d+ of \d+ decisions$/)).toBeVisible({ timeout: 120_000 });
}

test('a finished game is looked back on: stopped at any time, with what has been found', async ({ page }) => {
  const errors = watchConsole(page);
  await begin(page);
  await expect(sheet(page).getByRole('heading', { name: 'Luck and skill' })).toBeVisible({ timeout: 120_000 });
  await sheet(page).getByRole('button', { name: 'Stop' }).click();
  await expect(sheet(page).getByRole('status')).toContainText(/Stopped after \d+ of \d+ decisions, 60 tries each/);
  await expect(progress(page)).toHaveCount(0);
  const stopped = await sheet(page).getByRole('status').innerText();

  await sheet(page).getByLabel('only mistakes').uncheck();
  // The chosen decision stands below the list, and that beside the course of the game.
  const decision = sheet(page).locator('button.row').last();
  const text = (await decision.innerText()).split('\n').at(-1) ?? '';
  await decision.click();
  await expect(decision).toHaveAttribute('aria-current', 'true');
  const pane = sheet(page).locator('.pane');
  await expect(pane.getByRole('heading')).toContainText(text);
  const table = pane.getByRole('region', { name: /^Choices at decision/ });
  await expect(table.getByRole('row').nth(1)).toContainText('%');
  await expect(table.getByText('(chosen)')).toBeVisible();
  await expectNoFault(page, 'dialog');
  const [course, list] = await Promise.all([sheet(page).locator('.course').boundingBox(), sheet(page).locator('.list').boundingBox()]);
  expect(list?.x).toBeGreaterThan((course?.x ?? 0) + (course?.width ?? 0) - 1);

  // Where there is no room for two columns, a decision opens in its place.
  await page.setViewportSize({ width: 390, height: 844 });
  await sheet(page).locator('summary.row').last().click();
  await expect(sheet(page).locator('.pane')).toHaveCount(0);
  await expect(
    sheet(page)
      .locator('details[open]')
      .getByRole('region', { name: /^Choices at decision/ }),
  ).toBeVisible();
  expect(await page.evaluate(() => document.querySelector('dialog')?.scrollWidth)).toBeLessThanOrEqual(390);
  await expectNoFault(page, 'dialog');

  await sheet(page).getByRole('button', { name: 'Show that moment' }).last().click();
  await expect(sheet(page)).toHaveCount(0);
  await expect(slider(page)).toBeVisible();
  await page.getByRole('button', { name: 'Analysis' }).click();
  await expect(sheet(page).getByRole('status')).toHaveText(stopped);
  expect(errors).toEqual([]);
});

test('a turning point leads to its place in the game, from the end of the game as well', async ({ page }) => {
  await openFinishedGame(page);
  await scores(page).getByRole('button', { name: 'Find the three moments' }).click();
  await expect(scores(page).getByRole('progressbar')).toBeVisible();
  await page.getByRole('button', { name: 'Analysis' }).click();
  await expect(progress(page)).toBeVisible();
  await expect(turnings(page).first()).toBeVisible({ timeout: 120_000 });
  // The analysis may have finished by itself.
  await sheet(page)
    .getByRole('button', { name: 'Stop' })
    .click({ timeout: 5000 })
    .catch(() => null);
  // The moments were found by quick tries, so the sheet says and offers those.
  await expect(sheet(page).getByRole('status')).toContainText(/60 tries each[.;]/, { timeout: 120_000 });
  await expect(sheet(page).getByLabel('Depth:')).toHaveValue('quick');
  await expect(sheet(page).getByRole('img', { name: /^Chance to win/ })).toBeVisible();
  await turnings(page).first().click();
  await expect(sheet(page)).toHaveCount(0);
  await expect(slider(page)).toBeVisible();
  await expect(page.getByRole('status').first()).toContainText(/turn \d+|before the first turn/);
  expect(Number(await slider(page).inputValue())).toBeLessThan(Number(await slider(page).getAttribute('max')));

  await page.getByRole('button', { name: 'History', exact: true }).click();
  await expect(scores(page).getByRole('heading', { name: 'The moments that decided the game' })).toBeVisible();
  await expectNoFault(page, '.scores');
  await scores(page)
    .getByRole('button', { name: /Turn \d+|Before the first turn/ })
    .first()
    .click();
  await expect(scores(page)).toHaveCount(0);
  await expect(slider(page)).toBeVisible();
});

test('a game that goes on is not looked back on', async ({ page }) => {
  await openHome(page);
  await openPosition(
    page,
    recordUpTo((d, _, g) => d.ask === 'takeAction' && g.playerTurn >= 5),
  );
  await waitForTurn(page);
  await page.keyboard.press('[');
  await expect(slider(page)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Analysis' })).toHaveCount(0);
});
