/** The questions of games between captains, at a whole table: no panel covers what a question is about, and places can be chosen on the map. */
import { GAMES, titleFor } from './games.ts';
import type { Walked } from './questions-page/table.ts';
import { onQuestionsPage } from './questions-page.ts';
import { expect, test } from './test.ts';

/** Each kind is shown when most has happened before it. On a phone the map keeps some of the height, so that a long panel scrolls then. */
for (const game of GAMES)
  for (const { viewport, least } of [
    { viewport: { width: 1440, height: 900 }, least: 0.97 },
    { viewport: { width: 390, height: 844 }, least: 0.7 },
  ])
    test(titleFor(`no panel covers the map, the newest line of the log or the hand, ${viewport.width} wide`, game), async ({ browser }) => {
      const { kinds, covered, listsOverMap, cutPrompts, lowMaps, unmarked, onBoard, panelsInView, panelsBelow } = await onQuestionsPage(
        browser,
        game.id,
        viewport,
        (page) => page.evaluate<Walked>(() => Reflect.get(window, 'walkThroughTable')()),
      );
      console.log(`${kinds} kinds of questions; its panels are in view in ${(100 * panelsInView).toFixed(2)} %`);
      expect(covered).toEqual([]);
      expect(listsOverMap).toEqual([]);
      expect(cutPrompts).toEqual([]);
      expect(lowMaps).toEqual([]);
      expect(onBoard).toBeGreaterThan(0);
      expect(unmarked).toEqual([]);
      expect(kinds).toBeGreaterThan(100);
      expect(panelsInView, panelsBelow.join('\n')).toBeGreaterThan(least);
    });
