/** Places are chosen on the map; the list of them is folded, and opens by a key and a button. */
import { GAMES, titleFor } from './games.ts';
import { onQuestionsPage } from './questions-page.ts';
import { expect, type Page, test } from './test.ts';

interface Question {
  readonly ask: string;
  /** The ids of the choices that are made on the board. */
  readonly onBoard: readonly string[];
}

const call = <T>(page: Page, name: string, ...given: readonly unknown[]): Promise<T> =>
  page.evaluate<T, [string, readonly unknown[]]>(([what, all]) => Reflect.get(window, what)(...all), [name, given]);

/** @returns the numbers of the first question of each ask that is answered on the board */
async function firstOfEach(page: Page): Promise<readonly number[]> {
  const questions = await call<readonly Question[]>(page, 'openTable');
  const first = new Map<string, number>();
  for (const [i, { ask, onBoard }] of questions.entries()) if (onBoard.length > 0 && !first.has(ask)) first.set(ask, i);
  return [...first.values()];
}

const details = (page: Page) => page.locator('#on-map');
const list = (page: Page) => page.getByRole('region', { name: 'Choices' }).getByRole('button', { name: /^(List|Close the list)/ });
const folded = (page: Page) => page.locator('.choices .unseen button');

interface Mark {
  /** The id of the choice. */
  readonly id: string;
  /** A point of the window at which it can be pressed. */
  readonly at: readonly [number, number];
  /** A piece has a tooltip, and no details like a place. */
  readonly isPiece: boolean;
}

/** Shows a question. Where pirates share the places, the first pirate is opened. @returns what is marked for one press */
async function show(page: Page, question: number): Promise<readonly Mark[]> {
  await call(page, 'showQuestion', question);
  const pirate = page.locator('.choices .row:not(.unseen) button[data-choices*=" "]').first();
  if (await pirate.isVisible()) await pirate.click();
  await expect(folded(page).first()).toBeAttached();
  const marks = await page
    .locator('.board [data-marks]')
    .evaluateAll((all) =>
      all.map((element) => ({ id: element.getAttribute('data-marks') ?? '', isPiece: element.closest('.warship') !== null })),
    );
  const found: Mark[] = [];
  for (const { id, isPiece } of marks.filter((mark) => /^\d+$/.test(mark.id))) {
    const at = await call<[number, number] | null>(page, 'pointOn', id);
    if (at) found.push({ id, at, isPiece });
  }
  expect(found.length).toBeGreaterThan(0);
  return found;
}

/** For each question the test presses at most this number of places. */
const TRIED = 3;

for (const game of GAMES) {
  test(titleFor('with the mouse a place is chosen on the map, which says what speaks for it', game), async ({ browser }) => {
    test.slow();
    await onQuestionsPage(browser, game.id, { width: 1440, height: 900 }, async (page) => {
      for (const question of await firstOfEach(page)) {
        const marks = await show(page, question);
        await expect(details(page)).toContainText('Choose on the map');
        for (const { id, at } of marks.filter(({ isPiece }) => !isPiece).slice(0, TRIED)) {
          await page.mouse.move(...at);
          await expect(details(page).getByRole('listitem').first()).toBeVisible();
          await expect(details(page)).not.toContainText('Choose on the map');
          await page.mouse.click(...at);
          await expect.poll(() => call(page, 'answered')).toBe(id);
        }
      }
    });
  });

  test(titleFor('the list of places opens by a key, by Tab and by its button', game), async ({ browser }) => {
    test.slow();
    await onQuestionsPage(browser, game.id, { width: 1440, height: 900 }, async (page) => {
      for (const question of await firstOfEach(page)) {
        await show(page, question);
        await expect(list(page)).toHaveAttribute('aria-expanded', 'false');
        const hidden = await folded(page).count();
        // A screen reader finds all of them.
        expect(await page.getByRole('list', { name: 'Your choices' }).getByRole('button').count()).toBeGreaterThanOrEqual(hidden);
        await page.keyboard.press(':');
        await expect(list(page)).toHaveAttribute('aria-expanded', 'true');
        await expect(folded(page)).toHaveCount(0);
        await page.keyboard.press(':');
        await expect(folded(page)).toHaveCount(hidden);
        // The key of a hidden choice shows it, and makes no choice.
        await page.keyboard.press('1');
        await expect(folded(page)).toHaveCount(0);
        expect(await call(page, 'answered')).toBeNull();
        await list(page).click();
        await expect(folded(page)).toHaveCount(hidden);
        await folded(page).first().focus();
        await expect(folded(page)).toHaveCount(0);
        await list(page).click();
      }
    });
  });

  test(titleFor('on a phone the map has the room, and a touch shows a place before it is chosen', game), async ({ browser }) => {
    test.slow();
    const phone = { width: 390, height: 844 };
    await onQuestionsPage(
      browser,
      game.id,
      phone,
      async (page) => {
        for (const question of await firstOfEach(page)) {
          const marks = await show(page, question);
          const map = await page.locator('.board').boundingBox();
          expect((map?.height ?? 0) / phone.height).toBeGreaterThan(0.4);
          for (const { id, at: first } of marks.filter(({ isPiece }) => !isPiece).slice(0, TRIED)) {
            // What the panel says of the place before may have moved the map.
            const at = (await call<[number, number] | null>(page, 'pointOn', id)) ?? first;
            const before = await details(page).innerText();
            await page.touchscreen.tap(...at);
            const take = details(page).getByRole('button');
            // Until then the panel shows the place before.
            await expect(details(page)).not.toHaveText(before, { useInnerText: true });
            await expect(details(page).getByRole('listitem').first()).toBeVisible();
            expect(await call(page, 'answered')).not.toBe(id);
            await expect(take).toBeInViewport({ ratio: 1 });
            await take.tap();
            await expect.poll(() => call(page, 'answered')).toBe(id);
          }
          // The map keeps its place while the list lies over it.
          await list(page).tap();
          await expect(folded(page)).toHaveCount(0);
          await expect.poll(() => page.locator('.board').boundingBox()).toEqual(map);
          await list(page).tap();
        }
      },
      { hasTouch: true, isMobile: true },
    );
  });
}
