import { describe, expect, test } from 'vitest';
import type { RollPurpose } from '../../state/events.ts';
import { merchant, pirate, pirateState, warship } from '../../testing/arrange.ts';
import { awaits, card, happened, play, scenario } from '../../testing/scenario.ts';
import { couldThrowBetter, couldThrowHigher } from './better-throw.ts';

const teach = { type: 'sail', pirate: 'teach' } as const;
const FIGURES = { pirates: { teach: { ability: 3 } } } as const;

/** Teach sails into the hex of a warship, with the die of his move kept. */
function sailInto(cunning: number) {
  const t = scenario(FIGURES);
  warship(t, 'A0709', 6);
  pirate(t, 'teach', 'A0609', { speed: 0, cunning });
  play(t, teach, 3, ...(cunning > 0 ? (['keepDice'] as const) : []), { type: 'moveTo', to: 'A0709' });
  return t;
}

describe('C25 Cunning', () => {
  test('rerolls all dice of a roll, once, and is spent for good', () => {
    const t = scenario();
    pirate(t, 'teach', 'A0609', { speed: 0, cunning: 2 });
    play(t, teach, 1, awaits('rerollWithCunning', 0), 'rerollDice', 5, awaits('moveStep', 0));
    expect(happened(t, 'moveBegan')).toMatchObject([{ points: 5 }]);
    expect(pirateState(t, 'teach').cunning).toBe(1);
  });

  test('the second roll counts, be it worse; two dice are rolled again together', () => {
    const t = scenario(FIGURES);
    pirate(t, 'teach', 'A0609', { speed: 0, cunning: 1 });
    merchant(t, 'A0609', 3);
    play(t, { type: 'takePrize', pirate: 'teach' }, 'attack', 4, 4, 'rerollDice', 6, 6, awaits('drawActionCard'));
    expect(happened(t, 'merchantAttacked')).toMatchObject([{ over: 6 }]);
  });

  test('a roll without points left is not asked about', () => {
    const t = scenario();
    pirate(t, 'teach', 'A0609', { speed: 0 });
    play(t, teach, 1, awaits('moveStep'));
  });

  test('in an opposed roll all dice are seen before the question', () => {
    const t = sailInto(1);
    play(t, 1, 6, awaits('rerollWithCunning', 0), 'rerollDice', 6, awaits('rollDie'));
    expect(happened(t, 'intercepted')).toHaveLength(1);
    const evading = sailInto(1);
    play(evading, 1, 5, 'rerollDice', 6, awaits('moveStep', 0));
    expect(happened(evading, 'evaded')).toHaveLength(1);
  });

  test('[C42] a wound check is asked about only if it shows a 1', () => {
    const t = sailInto(3);
    // intercepted, then 4 higher: one hit
    play(t, 1, 6, 'keepDice', 3, 3, 2, 3, 'keepDice', 2, awaits('endBattle'));
    const hit = sailInto(3);
    play(hit, 1, 6, 'keepDice', 3, 3, 2, 3, 'keepDice', 1, awaits('rerollWithCunning', 0), 'rerollDice', 2, awaits('endBattle'));
  });

  test('[C42] a storm can’t be rerolled', () => {
    const t = scenario();
    pirate(t, 'teach', 'A0609', { speed: 0, cunning: 2 });
    play(
      t,
      teach,
      1,
      'keepDice',
      { type: 'moveTo', to: 'A0709' },
      'search',
      card((card) => card.findAtSea === 'storm'),
      6,
      awaits('drawActionCard'),
    );
    expect(pirateState(t, 'teach')).toMatchObject({ speed: -4, cunning: 2 });
  });

  test('[C90] a prize that is captured is not asked about, and one that is missed by 1 is', () => {
    const attack = (...dice: readonly number[]) => {
      const t = scenario(FIGURES);
      pirate(t, 'teach', 'A0609', { speed: 0, cunning: 1 });
      merchant(t, 'A0609', 3);
      play(t, { type: 'takePrize', pirate: 'teach' }, 'attack', ...dice);
      return t;
    };
    // 6 + 0 + 3 − 3.
    play(attack(3, 3), awaits('takeShip', 0));
    play(attack(3, 4), awaits('rerollWithCunning', 0));
  });

  test('[C90] one who has evaded is not asked, and one who is caught is', () => {
    const evaded = sailInto(1);
    play(evaded, 2, 1, awaits('moveStep', 0));
    play(sailInto(1), 2, 2, awaits('rerollWithCunning', 0));
  });

  test('[C90] the points of a move may be too many, so the highest die is asked about too', () => {
    const t = scenario();
    pirate(t, 'teach', 'A0609', { cunning: 1 });
    play(t, teach, 6, awaits('rerollWithCunning', 0));
  });

  test.each<readonly [string, RollPurpose, number, number]>([
    ['ransom', 'ransom', 6, 5],
    ['plunder', 'plunder', 6, 5],
    ['a price', 'havenPrice', 1, 2],
    ['a letter', 'letterPrice', 1, 2],
    ['careening with 2 hits', 'careen', 2, 1],
    ['torture with Cruelty 4', 'torture', 4, 3],
    ['torture with Cruelty 4', 'torture', 4, 5],
    ['mutiny with Leadership 3', 'mutiny', 2, 3],
    ['retiring with £1200', 'retirement', 12, 13],
    ['surrender', 'surrender', 3, 2],
    ['trial', 'trial', 2, 3],
    ['wound', 'wound', 2, 1],
  ])('[C90] of %s (%s) nothing is better than %i, and something than %i', (_what, purpose, best, worse) => {
    const t = scenario({ pirates: { teach: { cruelty: 4, leadership: 3 } } });
    const id = pirate(t, 'teach', 'A0708', { speed: 0, netWorth: 1200 });
    expect([best, worse].map((total) => couldThrowBetter(t.g, purpose, id, total, 0))).toEqual([false, true]);
  });

  test.each<readonly [RollPurpose, readonly number[], number, boolean]>([
    ['evasion', [1], 1, false],
    ['evasion', [5], 0, true],
    ['portAttack', [2], 3, false],
    ['portAttack', [6], 0, true],
    ['battle', [6, 6], -3, false],
    ['battle', [6, 5], 9, true],
    ['battle', [1, 2, 6, 6], 0, false],
    ['duel', [6], -2, false],
    ['duel', [5], 4, true],
  ])('[C90] opposed: %s with %j, higher by %i, could be better: %s', (purpose, dice, margin, could) => {
    expect(couldThrowHigher(purpose, dice, margin)).toBe(could);
  });
});
