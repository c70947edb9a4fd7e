import { choiceOdds, classic, decision, visibleBoardOf } from '@bb/classic/rules';
import { commissioner, pirate, placeId, warship } from '@bb/classic/rules/testing/arrange';
import { awaits, play, scenario, type Table } from '@bb/classic/rules/testing/scenario';
import { expect, test } from 'vitest';
import { watchOf } from './hunters.ts';

const there = placeId('A0709');

/** Teach is about to sail into a hex. */
function beside(hunters: (t: Table) => void) {
  const t = scenario();
  const teach = pirate(t, 'teach', 'A0609', { speed: 2 });
  hunters(t);
  play(t, { type: 'sail', pirate: 'teach' }, 3, awaits('moveStep'));
  const d = decision(t.g);
  const choice = classic.legal(t.g).find((one) => one.type === 'moveTo' && one.to === there);
  if (!d || !choice) throw new Error('he can’t sail there');
  const view = classic.view(t.g, d.seat);
  return {
    watch: watchOf(visibleBoardOf(view, t.g.tables), teach, there),
    odds: choiceOdds(choice, { ask: d.ask, about: d.about, view, tables: t.g.tables }),
  };
}

test('the chance on the map is that of the choice, for all hunters of the hex together', () => {
  const { watch, odds } = beside((t) => {
    warship(t, 'A0709', 6, 'english');
    warship(t, 'A0709', 6, 'spanish');
  });
  expect(watch).toEqual({ by: 'warship', chance: odds[0]?.chances[0]?.chance });
  expect(watch?.chance).toBeCloseTo((26 / 36) ** 2);
});

test('a hex with a Commissioner of another player may be watched, and one without hunters is not', () => {
  expect(beside((t) => void commissioner(t, 'ogle', 1, 'A0709')).watch?.by).toBe('commissioner');
  expect(beside((t) => void commissioner(t, 'ogle', 0, 'A0709')).watch).toBeNull();
  expect(beside(() => {}).watch).toBeNull();
});
