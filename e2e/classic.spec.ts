/** The classic edition at its plain table, on this device. */
import { expectNoFault, watchConsole } from './table.ts';
import { expect, test } from './test.ts';

const CHOICES = 12;
const question = { name: 'Question' };

test('a game against three captains: a dozen choices, a reload, and back to the home page', async ({ page }) => {
  const errors = watchConsole(page);
  await page.addInitScript(() => localStorage.setItem('blackbeard.settings', JSON.stringify({ pace: 'none' })));
  await page.goto('/#/new?game=classic');
  await page.getByLabel('Players').selectOption('4');
  await page.getByRole('checkbox', { name: 'Short game' }).check();
  await page.getByRole('button', { name: 'Set sail' }).click();
  await expect(page.getByRole('heading', { name: 'Blackbeard, the classic edition' })).toBeVisible();
  const answers = page.getByRole('region', question).getByRole('list').getByRole('button');
  for (let n = 0; n < CHOICES; n++) {
    await answers.first().waitFor();
    if (n === CHOICES / 2) await page.reload();
    await answers.first().click();
  }
  await expect(page.getByRole('region', { name: 'What happened' })).toContainText('Turn 1:');
  await expectNoFault(page);
  await page.getByRole('link', { name: 'Home page' }).click();
  await expect(page.getByRole('region', { name: 'Saved games' })).toContainText('Short game');
  expect(errors).toEqual([]);
});

const SAID = {
  de: { title: 'Blackbeard, die klassische Ausgabe', question: 'Frage', log: 'Was geschah', told: /zieht / },
  fr: { title: 'Barbe-Noire, l’édition classique', question: 'Question', log: 'Ce qui s’est passé', told: /pioche / },
} as const;
const ENGLISH = /\b(the|draws|begin|start|take|sail|turn)\b/i;

test('a game begun in English goes on in German and in French', async ({ page }) => {
  const errors = watchConsole(page);
  await page.goto('/#/new?game=classic');
  await page.getByRole('button', { name: 'Set sail' }).click();
  await expect(page.getByRole('heading', { name: 'Blackbeard, the classic edition' })).toBeVisible();
  const table = page.url();
  for (const id of ['de', 'fr'] as const) {
    await page.goto('/#/preferences');
    await page.locator('#language').selectOption(id);
    await expect.poll(() => page.locator('html').getAttribute('lang')).toBe(id);
    await page.goto(table);
    const words = SAID[id];
    await expect(page.getByRole('heading', { name: words.title })).toBeVisible();
    const answers = page.getByRole('region', { name: words.question }).getByRole('list').getByRole('button');
    await expect(answers.first()).toBeVisible();
    for (const text of await answers.allInnerTexts()) expect(text).not.toMatch(ENGLISH);
    await answers.first().click();
    await expect(page.getByRole('region', { name: words.log })).toContainText(words.told);
  }
  await expectNoFault(page);
  expect(errors).toEqual([]);
});
