import { describe, expect, test } from 'vitest';
import { merchant, pirate, pirateState, warship } from '../../testing/arrange.ts';
import { awaits, card, happened, play, scenario } from '../../testing/scenario.ts';

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
      card((one) => one.findAtSea === 'storm'),
      6,
      awaits('drawActionCard'),
    );
    expect(pirateState(t, 'teach')).toMatchObject({ speed: -4, cunning: 2 });
  });
});
