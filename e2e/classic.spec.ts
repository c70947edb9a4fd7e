/** The classic edition at its table, on this device. */
import type { Page } from 'playwright/test';
import { choices, expectNoFault, expectPrinted, expectReadable, newPhone, watchConsole } from './table.ts';
import { expect, test } from './test.ts';

const board = (page: Page) => page.getByRole('main', { name: 'Board' });
const target = (page: Page) => board(page).locator('[data-place]');

/** Opens a table without animations and hints. @param path  what is chosen in the form */
async function begin(page: Page, fill: () => Promise<void> = async () => undefined): Promise<void> {
  await page.addInitScript(() => {
    if (!localStorage.getItem('blackbeard.settings'))
      localStorage.setItem('blackbeard.settings', JSON.stringify({ pace: 'none', hints: false }));
  });
  await page.goto('/#/new?game=classic');
  await expect(page.getByRole('button', { name: 'Set sail' })).toBeVisible();
  await fill();
  await page.getByRole('button', { name: 'Set sail' }).click();
  await expect(board(page)).toBeVisible();
}

/** Makes the first choice on offer, and opens the group that holds it if there is one. */
async function choose(page: Page): Promise<void> {
  await choices(page).first().waitFor();
  const before = await page.locator('body').innerText();
  await expect(async () => {
    await choices(page).first().press('Enter');
    await expect(page.locator('body')).not.toHaveText(before, { useInnerText: true, timeout: 1000 });
  }).toPass();
}

test('a short game against three captains: choices, a reload, and back to the home page', async ({ page }) => {
  const errors = watchConsole(page);
  await begin(page, async () => {
    await page.getByLabel('Players', { exact: true }).selectOption('4');
    await page.getByRole('checkbox', { name: 'Short game' }).check();
  });
  await expectPrinted(page);
  await expect(page).toHaveTitle(/^The 1991 edition/);
  for (let n = 0; n < 14; n++) {
    if (n === 7) await page.reload();
    await choose(page);
  }
  await choices(page).first().waitFor();
  await expect(page.getByRole('region', { name: 'Log', exact: true })).toContainText('Turn 1:');
  await expectNoFault(page);
  await expectReadable(page);
  await page.getByRole('link', { name: 'Blackbeard: home page' }).click();
  const saved = page.getByRole('region', { name: 'Saved games' });
  await expect(saved).toContainText('The 1991 edition');
  await expect(saved).toContainText('Short game');
  expect(errors).toEqual([]);
});

test('the new game offers both editions, and keeps to the one played last', async ({ page }) => {
  await begin(page);
  await page.goto('/#/new');
  const offers = page.getByRole('navigation', { name: 'Editions' });
  await expect(offers.getByRole('link', { name: /The 1991 edition/ })).toHaveAttribute('aria-current', 'true');
  await expect(page.getByText('Hunt merchants, sell their cargoes')).toBeVisible();
  await offers.getByRole('link', { name: /The 2008 edition/ }).click();
  await expect(page.getByText('Hunt merchants, sell their cargoes')).toBeHidden();
  await expect(offers.getByRole('link', { name: /The 2008 edition/ })).toHaveAttribute('aria-current', 'true');
  await expectNoFault(page);
});

test('a pirate begins where the map is pressed, and sails to a far hex', async ({ page }) => {
  await begin(page, async () => {
    await page.getByLabel('Players', { exact: true }).selectOption('2');
  });
  await choose(page);
  // The open sea south of Jamaica.
  await target(page)
    .and(page.getByRole('button', { name: /A0809/ }))
    .press('Enter');
  const log = page.getByRole('region', { name: 'Log', exact: true });
  await expect(log).toContainText('at A0809');
  // Whatever else is asked on the way (a reroll, a search) is declined, which is the last choice.
  const within = board(page).getByRole('button', { name: /^Sail to .*points? left there$/ });
  const sail = choices(page).filter({ hasText: /^\W*\d?\s*Sail/ });
  await expect(async () => {
    const press = (await sail.count()) > 0 ? sail.first() : choices(page).last();
    await press.click({ timeout: 3000 });
    // The hexes within reach say how many points are left there.
    await expect(within.first()).toBeVisible({ timeout: 1000 });
  }).toPass({ timeout: 60_000 });
  const far = board(page)
    .getByRole('button', { name: /^Sail to .*0 points left there$/ })
    .first();
  const place = /A\d{4}/.exec((await far.getAttribute('aria-label')) ?? '')?.[0] ?? '';
  await far.press('Enter');
  await expect(log).toContainText(`sails to ${place}`);
});

test('a key opens the hexes of an ocean, and chooses none of them', async ({ page }) => {
  await begin(page);
  await choose(page);
  const prompt = page.getByRole('status').first();
  await expect(prompt).toContainText('begins.');
  // The list opens first.
  for (const key of [':', '1']) await page.keyboard.press(key);
  await expect(
    choices(page)
      .filter({ hasText: /A\d{4}/ })
      .first(),
  ).toBeVisible();
  await expect(prompt).toContainText('begins.');
});

test('with the arrow keys the map says what lies where', async ({ page }) => {
  await begin(page);
  await choose(page);
  await choose(page);
  await page.getByRole('application').focus();
  await page.keyboard.press('ArrowDown');
  const told = board(page).getByRole('status');
  await expect(told).toContainText(/(?:coastal|open sea)/);
  const first = await told.innerText();
  await page.keyboard.press('ArrowRight');
  await expect(told).not.toHaveText(first);
  await page.keyboard.press('Escape');
  await expect(told).toBeHidden();
});

test('layers of the map can be switched, and stay so', async ({ page }) => {
  await begin(page);
  const coordinates = page.getByRole('button', { name: 'Coordinates' });
  await expect(coordinates).toHaveAttribute('aria-pressed', 'false');
  await coordinates.click();
  await expect(board(page).getByText('A0809', { exact: true })).toBeVisible();
  await expectReadable(page);
  await page.reload();
  await expect(coordinates).toHaveAttribute('aria-pressed', 'true');
});

test('alone against two rivals, one is Peter Blood', async ({ page }) => {
  const errors = watchConsole(page);
  await begin(page, async () => {
    await page.getByLabel('Players', { exact: true }).selectOption('1');
    await expect(page.getByText('You are Peter Blood')).toBeVisible();
  });
  for (let n = 0; n < 4; n++) await choose(page);
  await expect(page.getByRole('list', { name: 'Players' })).toContainText('Second rival');
  await expect(page.getByRole('article', { name: /Peter Blood/ })).toBeVisible();
  expect(errors).toEqual([]);
});

test('on a phone a game begins, and each panel can be read', async ({ browser }) => {
  const page = await newPhone(browser);
  const errors = watchConsole(page);
  await begin(page);
  for (let n = 0; n < 5; n++) await choose(page);
  for (const tab of ['Ships', 'Cards', 'Log', 'More', 'Map']) {
    await page.getByRole('navigation', { name: 'Panels' }).getByRole('button', { name: tab }).click();
    await expectNoFault(page);
    await expectReadable(page);
  }
  expect(errors).toEqual([]);
  await page.close();
});

const SAID = {
  de: { choices: 'Was du tun kannst', log: 'Logbuch', told: /zieht / },
  fr: { choices: 'Tes choix', log: 'Journal', told: /pioche / },
} as const;
const ENGLISH = /\b(the|draws|begin|start|take|sail|turn)\b/i;

test('a game begun in English goes on in German and in French', async ({ page }) => {
  const errors = watchConsole(page);
  await begin(page);
  await choices(page).first().waitFor();
  const table = page.url();
  for (const id of ['de', 'fr'] as const) {
    await page.goto('/#/preferences');
    await page.locator('#language').selectOption(id);
    await expect.poll(() => page.locator('html').getAttribute('lang')).toBe(id);
    await page.goto(table);
    const words = SAID[id];
    const answers = page.getByRole('list', { name: words.choices }).getByRole('button', { disabled: false });
    await expect(answers.first()).toBeVisible();
    for (const text of await answers.allInnerTexts()) expect(text).not.toMatch(ENGLISH);
    await answers.first().press('Enter');
    await expect(page.getByRole('region', { name: words.log, exact: true })).toContainText(words.told);
  }
  await expectNoFault(page);
  expect(errors).toEqual([]);
});
