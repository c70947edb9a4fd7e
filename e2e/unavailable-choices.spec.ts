/** Places and pieces that can't be chosen say why, by mouse, touch and keys. */

import { GAMES, titleFor } from './games.ts';
import { openPosition, recordUpTo } from './positions.ts';
import { choices, expectNoFault, newPhone, openHome, promptBar, startGame, waitForTurn, watchConsole } from './table.ts';
import { expect, type Page, test } from './test.ts';

/** Two pirates of Holly's in a port, with several things to do that can succeed, and others unavailable. */
const inPort = () =>
  recordUpTo((d, offered) => {
    const pirates = offered.flatMap((choice) => (choice.type === 'doPortActivities' ? [choice.pirate] : []));
    return d.ask === 'takeAction' && offered.some((choice) => choice.type === 'formAlliance' && pirates.includes(choice.pirate));
  });

/** Two pirates: only one, at sea, has Actions. */
const acting = () => GAMES[0]?.closed.record() ?? '';

async function sitAt(page: Page, record: string): Promise<void> {
  await openHome(page);
  await openPosition(page, record);
  await waitForTurn(page);
}
const why = (page: Page) => promptBar(page).getByRole('button', { name: /^Read rule/ });

/** @returns a point of the window where nothing covers a shape of this kind, or null */
const findPoint = (page: Page, shape: string): Promise<{ x: number; y: number } | null> =>
  page.locator(shape).evaluateAll((all) => {
    for (const element of all) {
      const { left, top, width, height } = element.getBoundingClientRect();
      for (let i = 1; i < 8; i++)
        for (let j = 1; j < 8; j++) {
          const [x, y] = [left + (width * i) / 8, top + (height * j) / 8];
          if (element.contains(document.elementFromPoint(x, y))) return { x, y };
        }
    }
    return null;
  });

/** The same, once the map has come to rest. */
async function settledPoint(page: Page, shape: string): Promise<{ x: number; y: number }> {
  let at: { x: number; y: number } | null = null;
  await expect(async () => {
    const before = at;
    at = await findPoint(page, shape);
    expect(at, `a closed ${shape} in sight`).not.toBeNull();
    expect(at).toEqual(before);
  }).toPass({ timeout: 60_000 });
  return at ?? { x: 0, y: 0 };
}

for (const game of GAMES)
  test(titleFor('an unavailable choice says its rule by mouse, by touch and by keys', game), async ({ page, browser }) => {
    const { shapes, offers, away } = game.closed;
    const errors = watchConsole(page);
    const phone = await newPhone(browser);
    const record = game.closed.record();
    for (const window of [page, phone]) {
      await sitAt(window, record);
      await expect(window.locator(shapes.sea).first()).toBeAttached();
      // A phone starts at a part of the map, with one merchant at its edge.
      await window.getByRole('button', { name: 'Whole map' }).click();
    }
    const reasons = new Set<string>();
    for (const [kind, shape] of Object.entries(shapes)) {
      await test.step(kind, async () => {
        const [at, under] = [await settledPoint(page, shape), await settledPoint(phone, shape)];
        await page.mouse.click(at.x, at.y);
        await expect(why(page)).toBeVisible();
        reasons.add(await promptBar(page).innerText());
        await phone.touchscreen.tap(under.x, under.y);
        await expect(why(phone)).toBeVisible();
        reasons.add(await promptBar(phone).innerText());
      });
    }
    expect(reasons.size, 'each has its own reason').toBeGreaterThan(2);
    await page.keyboard.press('Escape');
    await page.keyboard.press('ArrowRight');
    const here = page.getByRole('main', { name: 'Board' }).getByRole('status');
    // The page fetches what describes a place with the first move.
    await expect(here).not.toHaveText('');
    for (const key of away) await page.keyboard.press(key);
    await expect(here).not.toContainText(offers);
    await page.keyboard.press('Enter');
    await expect(why(page).first()).toBeVisible();
    await phone.close();
    expect(errors).toEqual([]);
  });

test('a pirate without Actions says so by keys', async ({ page }) => {
  await sitAt(page, acting());
  const idle = page.getByRole('group', { name: 'Counters and targets' }).getByRole('button', { name: /\(Holly\), / });
  for (const pirate of await idle.all()) {
    await pirate.press('Enter');
    await expect(
      why(page)
        .or(page.getByRole('button', { name: 'Back to all choices' }))
        .first(),
    ).toBeVisible();
  }
});

test('the menu of a place shows what is closed there, after what is open', async ({ page }) => {
  await sitAt(page, inPort());
  const menu = page.locator('.menu');
  const closed = menu.getByRole('button', { disabled: true });
  for (const place of await page.getByRole('button', { name: /: \d choices$/ }).all()) {
    await place.press('Enter');
    await expect(menu).toBeVisible();
    if ((await closed.count()) > 0) break;
  }
  await expect(closed.first()).toBeVisible();
  await expect(closed.first().locator('kbd')).toHaveCount(0);
  await expect(menu.getByRole('button').first()).not.toHaveAttribute('aria-disabled', 'true');
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectNoFault(page, '.menu');
  }
  await closed.first().press('Enter');
  await expect(why(page)).toBeVisible();
  await expect(menu).toBeVisible();
});

for (const game of GAMES)
  test(titleFor('where a sea is asked for, a press on a port says so', game), async ({ page }) => {
    await openHome(page);
    await startGame(page, { game: game.id });
    await waitForTurn(page);
    if (!game.closed.beginsWithPlace) {
      await choices(page).first().press('Enter');
      await expect(page.locator(game.closed.shapes.port).first()).toBeAttached();
    }
    const { x, y } = await settledPoint(page, game.closed.shapes.port);
    await page.mouse.click(x, y);
    await expect(promptBar(page)).toContainText(game.closed.portRefused);
  });
