/** The questions of games between captains: how many show all that can be chosen, without scrolling. */
import type { Choice } from '@bb/golden-age/rules';
import { GAMES, titleFor } from './games.ts';
import { openPosition, recordUpTo } from './positions.ts';
import type { Measured, Size } from './questions-page/choices.ts';
import { onQuestionsPage } from './questions-page.ts';
import { choices, newPhone, openHome, promptBar, waitForTurn } from './table.ts';
import { expect, test } from './test.ts';

const WINDOWS = [
  { width: 1440, height: 900 },
  { width: 1920, height: 1080 },
];

for (const game of GAMES)
  test(titleFor('what can be chosen is in view at once, in the questions of many games', game), async ({ page, browser }) => {
    await openHome(page);
    await openPosition(page, game.running());
    await waitForTurn(page);
    const sizes: Size[] = [];
    for (const window of WINDOWS) {
      await page.setViewportSize(window);
      const size = await page.getByRole('region', { name: 'Choices' }).evaluate((strip): Size => {
        const list = strip.querySelector('ol');
        const widthOf = (isRoomy: boolean): number => {
          list?.classList.toggle('roomy', isRoomy);
          return strip.getBoundingClientRect().width;
        };
        list?.classList.remove('bare');
        return { width: widthOf(false), roomyWidth: widthOf(true), height: strip.getBoundingClientRect().height };
      });
      expect(size.height).toBeGreaterThan(0);
      expect(size.roomyWidth).toBeLessThan(size.width);
      sizes.push(size);
    }

    const [desktop = { width: 0, height: 0 }] = WINDOWS;
    const { seen, overMap, wasteful } = await onQuestionsPage(browser, game.id, desktop, (lists) =>
      lists.evaluate<Measured, readonly Size[]>((all) => Reflect.get(window, 'measureChoices')(all), sizes),
    );

    const percent = (share: number): string => `${(100 * share).toFixed(2)} %`;
    for (const [i, { inView, inStrip }] of seen.entries())
      console.log(`${WINDOWS[i]?.width} wide: ${percent(inView)} in view, ${percent(inStrip)} without growing over the map`);
    const [desk, wide] = seen;
    expect(desk?.inView, desk?.cut.slice(0, 10).join('\n')).toBeGreaterThanOrEqual(0.98);
    expect(wide?.inView, wide?.cut.slice(0, 10).join('\n')).toBe(1);
    // The map stays free, above all where it answers the question.
    expect(overMap).toEqual([]);
    expect(desk?.inStrip, desk?.grown.slice(0, 20).join('\n')).toBeGreaterThanOrEqual(0.97);
    expect(wasteful).toEqual([]);
  });

/** The pirates who can sail. */
const sailing = (offered: readonly Choice[]): number =>
  new Set(offered.flatMap((choice) => (choice.type === 'move' ? [choice.pirate] : []))).size;
/** Two Actions, and two pirates with many choices. */
const acting = () =>
  recordUpTo((d, offered, g) => d.ask === 'takeAction' && g.actionsLeft > 1 && sailing(offered) > 1 && offered.length > 12);
const actingAlone = () => recordUpTo((d, offered) => d.ask === 'takeAction' && sailing(offered) === 1 && offered.length > 12);

test('the pirate of the last Action stays chosen, and the others stay in reach', async ({ page }) => {
  await openHome(page);
  await openPosition(page, acting());
  await waitForTurn(page);
  const group = choices(page).filter({ hasText: /options\)/ });
  const name = (await group.first().getAttribute('data-label')) ?? '';
  const other = (await group.nth(1).getAttribute('data-label')) ?? '';
  await group.first().click();
  await page
    .getByRole('button', { name: /^(Sail to|Put in at)/ })
    .first()
    .click();
  await expect(promptBar(page)).toContainText('1 Action left');
  await expect(page.getByRole('button', { name: 'Back to all choices' })).toBeVisible();
  await expect(page.getByText(name, { exact: true }).first()).toBeVisible();
  await choices(page)
    .and(page.locator(`[data-label="${other}"]`))
    .click();
  await expect(choices(page).and(page.locator(`[data-label="${name}"]`))).toBeVisible();
});

test('on a phone a long list opens to all choices with one tap', async ({ browser }) => {
  const page = await newPhone(browser);
  await openHome(page);
  await openPosition(page, actingAlone());
  await waitForTurn(page);
  const map = await page.getByRole('main', { name: 'Board' }).boundingBox();
  await page.getByRole('button', { name: /All choices/ }).tap();
  for (const locator of await choices(page).all()) await expect(locator).toBeInViewport({ ratio: 1 });
  // The list covers the map, which keeps its size.
  expect(await page.getByRole('main', { name: 'Board' }).boundingBox()).toEqual(map);
  await page.getByRole('button', { name: /Less/ }).tap();
  await expect(page.getByRole('button', { name: /All choices/ })).toBeVisible();
  await page.close();
});
