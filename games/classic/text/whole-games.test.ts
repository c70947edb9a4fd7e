/** The odds and the arithmetic of whole games. */
import { fileURLToPath } from 'node:url';
import { goldenFiles, readGolden } from '@bb/kernel/testing';
import { describe, expect, test } from 'vitest';
import { choiceOdds, classic, decision, type GameEvent, rerollOdds, visibleBoardOf } from '../rules/index.ts';
import { de } from './de/index.ts';
import { fr } from './fr/index.ts';
import { en, lastRollText, oddsText } from './index.ts';
import { faultIn, faultInTranslation, LINE } from './testing/faults.ts';

const GOLDEN_FOLDER = fileURLToPath(new URL('../golden/', import.meta.url));

/** Steps through a stored game. @param see  is called before each choice of a seat, with the events so far */
function watch(file: string, see: (g: ReturnType<typeof classic.newGame>, events: readonly GameEvent[]) => void): void {
  const { record } = readGolden(classic, GOLDEN_FOLDER, file);
  const g = classic.newGame(classic.parseOptions(record.options, 'options'));
  const events: GameEvent[] = [];
  for (const [i, json] of record.choices.entries()) {
    const d = decision(g);
    if (d && d.seat >= 0) see(g, events);
    classic.play(g, classic.choices.fromJson(json, `choices[${i}]`), events);
  }
}

describe.each(goldenFiles(GOLDEN_FOLDER))('%s', (file) => {
  test('the chances of every choice add up, and are told in every language', () => {
    const wrong = new Set<string>();
    watch(file, (g) => {
      const d = decision(g);
      if (!d) return;
      const view = classic.view(g, d.seat);
      for (const choice of classic.legal(g))
        for (const odds of choiceOdds(choice, { ask: d.ask, about: d.about, view, tables: g.tables })) {
          const sum = odds.chances.reduce((total, { chance }) => total + chance, 0);
          // A search of two cards may find both a merchant and a storm.
          const isTwofold = odds.chances.some(({ outcome }) => outcome === 'merchants');
          if (!isTwofold && Math.abs(sum - 1) > 1e-9) wrong.add(`${choice.type}: the chances add up to ${sum}`);
          const english = oddsText(odds, en);
          for (const language of [en, de, fr]) {
            const own = oddsText(odds, language);
            for (const key of ['formula', 'details'] as const) {
              if (own[key] === '' && english[key] === '') continue;
              const fault =
                faultIn(own[key], LINE) ??
                (language === en || key === 'formula'
                  ? null
                  : faultInTranslation(own[key].replaceAll(',', '.'), english[key].replaceAll(',', '.')));
              if (fault !== null) wrong.add(`${choice.type}: ${fault}`);
            }
          }
        }
    });
    expect([...wrong].slice(0, 20)).toEqual([]);
  });
});

/** Arithmetic without the names of what was added. */
const UNNAMED = /attack number|\d \+ \d [+−] \d+ =|^\d [+−] (?:\d\d|[7-9]) =/;

test('the arithmetic of rolls names what was added, and a reroll says what lies', () => {
  let [rolls, unnamed, rerolls, untold] = [0, 0, 0, 0];
  for (const file of goldenFiles(GOLDEN_FOLDER)) {
    const seen = new Set<number>();
    watch(file, (g, events) => {
      const s = visibleBoardOf(classic.view(g, null), g.tables);
      const about = decision(g)?.about ?? {};
      if (about.roll) rerolls += 1;
      if (about.roll && rerollOdds(s, about) === null) untold += 1;
      const roll = lastRollText(events, en);
      if (roll === null || seen.has(roll.key) || roll.text === '') return;
      seen.add(roll.key);
      rolls += 1;
      if (UNNAMED.test(roll.text)) unnamed += 1;
      expect(faultIn(roll.text, LINE)).toBeNull();
    });
  }
  expect(rolls).toBeGreaterThan(1000);
  expect(unnamed).toBe(0);
  expect(rerolls).toBeGreaterThan(0);
  expect(untold).toBe(0);
});
