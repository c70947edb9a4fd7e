import { GAMES, titleFor } from './games.ts';
import { choices, LIKES, openHome, openList, scores, startGame, waitForTurn, watchConsole } from './table.ts';
import { expect, test } from './test.ts';

/** The button that lists closed choices. */
const WHY_CLOSED = /Why not\? \(/;

for (const game of GAMES)
  test(titleFor('a whole game with bots, by clicks and by keys, to the final scores', game), async ({ page }) => {
    test.setTimeout(600_000);
    const errors = watchConsole(page);
    await openHome(page);
    await startGame(page, { game: game.id, ...game.whole });
    let answered = 0;
    while ((await waitForTurn(page)) === 'choose') {
      const offered = choices(page).filter({ hasNotText: WHY_CLOSED });
      const labels = await offered.allInnerTexts();
      if (labels.length === 0) continue;
      const liked = LIKES.map((like) => labels.findIndex((label) => like.test(label))).find((i) => i >= 0);
      const i = liked ?? (answered * 7 + 3) % labels.length;
      const [key] = labels[i]?.trim() ?? '';
      // By turns with the mouse and with the keyboard: each choice shows its key.
      if (answered % 2 === 0 || key === undefined) {
        await openList(page);
        await offered
          .nth(i)
          .click({ timeout: 5000 })
          .catch(() => undefined);
      } else await page.keyboard.press(key);
      answered += 1;
      expect(answered, 'the game goes on and on').toBeLessThan(3000);
    }
    await expect(scores(page)).toContainText(game.unit);
    await expect(scores(page).getByRole('row')).toHaveCount(game.whole.players + 1);
    expect(answered).toBeGreaterThan(20);
    expect(errors).toEqual([]);
  });
