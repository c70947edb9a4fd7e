/** A whole game by keys alone. The test reads from the page what to press, as a player would. */

import { choices, LIKES, promptBar, scores, waitForTurn, watchConsole } from './table.ts';
import { expect, type Page, test } from './test.ts';

const MAX_TABS = 60;

/** @returns the text or label of the focused element */
const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const { activeElement: on } = document;
    if (on instanceof HTMLSelectElement || on instanceof HTMLInputElement)
      return `${on.labels?.[0]?.textContent?.trim() ?? ''} ${on.getAttribute('aria-label') ?? ''}`;
    return on === document.body ? '' : (on?.textContent?.trim() ?? '');
  });

/** Presses Tab until the focused element matches. */
async function tabTo(page: Page, wanted: RegExp): Promise<void> {
  for (let i = 0; i < MAX_TABS; i++) {
    await page.keyboard.press('Tab');
    if (wanted.test(await focused(page))) return;
  }
  throw new Error(`Tab does not reach ${wanted}`);
}

/** From the first page to a table for four, where bots play without animations. */
async function sitDown(page: Page): Promise<void> {
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Blackbeard', level: 1 })).toBeVisible();
  await tabTo(page, /^New game/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Set sail' })).toBeVisible();
  await tabTo(page, /^Players/);
  await page.keyboard.type('4');
  await tabTo(page, /^Set sail/);
  await page.keyboard.press('Enter');
  await waitForTurn(page);
  await page.keyboard.press(';');
  await expect(page.getByRole('dialog', { name: 'Settings' })).toBeVisible();
  await tabTo(page, /^Animation speed/);
  // The last speed is “no animations”.
  await page.keyboard.press('End');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

/** @returns the key and the label of each choice on offer */
const offers = async (page: Page): Promise<readonly { readonly key: string; readonly words: string }[]> =>
  choices(page).evaluateAll((all) =>
    all.map((one) => {
      const key = one.querySelector('kbd')?.textContent ?? '';
      return { key, words: (one.textContent ?? '').trim().slice(key.length).trim() };
    }),
  );

test('by keys alone, from the first page to the final scores', async ({ page }) => {
  test.setTimeout(600_000);
  const errors = watchConsole(page);
  await sitDown(page);
  let answered = 0;
  let walked = false;
  let commanded = false;
  while ((await waitForTurn(page)) === 'choose') {
    answered += 1;
    expect(answered, 'the game goes on and on').toBeLessThan(3000);
    const offered = await offers(page);
    if (offered.length === 0) continue;
    const question = await promptBar(page).innerText();
    // Once over the chart, and Enter there.
    if (!walked && offered.some(({ words }) => /options\)/.test(words)) && /Action/.test(question)) {
      walked = true;
      for (const key of ['ArrowRight', 'ArrowDown', 'Enter']) await page.keyboard.press(key);
      await page.keyboard.press('Escape');
      await page.keyboard.press('Escape');
      continue;
    }
    const withKeys = offered.filter(({ key, words }) => key !== '' && !/unavailable/i.test(words));
    const passing = withKeys.find(({ words }) => /rest of this turn/i.test(words));
    const liked = LIKES.map((like) => withKeys.find(({ words }) => like.test(words))).find((one) => one !== undefined);
    const [first] = offered;
    const taken = liked ?? passing ?? withKeys[(answered * 7 + 3) % Math.max(1, withKeys.length)];
    if (!commanded && first && /^Deploy in/.test(first.words)) {
      commanded = true;
      await page.keyboard.press('/');
      const line = page.getByRole('combobox', { name: 'What do you want to do?' });
      await expect(line).toBeFocused();
      await page.keyboard.type(first.words);
      await page.keyboard.press('Enter');
      await expect(line).toHaveCount(0);
    } else if (taken) await page.keyboard.press(taken.key);
  }
  await expect(scores(page)).toContainText('VP');
  await expect(scores(page).getByRole('row')).toHaveCount(5);
  expect(answered).toBeGreaterThan(20);
  expect(walked && commanded, 'over the chart, and through the line for commands').toBe(true);
  expect(errors).toEqual([]);
});
