import { describe, expect, test } from 'vitest';
import { COMMISSIONER_NAMES } from '../../data/ids.ts';
import { commissioner, merchant, pirate, pirateState } from '../../testing/arrange.ts';
import { awaits, isOffered, next, play, scenario, type Table } from '../../testing/scenario.ts';

const careen = { type: 'careen', pirate: 'teach' } as const;
const endCareen = { type: 'endCareen', pirate: 'teach' } as const;

describe('C15 careening', () => {
  test.each([
    [1, -1],
    [3, 1],
    [6, 2],
  ])('repairs with a %i to Speed %i', (die, speed) => {
    const t = scenario();
    pirate(t, 'teach', 'A0708', { speed: -2 });
    play(t, careen, die, awaits('drawActionCard'));
    expect(pirateState(t, 'teach')).toMatchObject({ speed, careened: true });
  });

  test('may be rerolled with Cunning (C25)', () => {
    const t = scenario();
    pirate(t, 'teach', 'A0708', { speed: -2, cunning: 1 });
    play(t, careen, 1, 'rerollDice', 4);
    expect(pirateState(t, 'teach')).toMatchObject({ speed: 2, cunning: 0 });
  });

  test('needs a coast or a port, and hits on Speed', () => {
    const at = (place: string, speed: number) => {
      const t = scenario();
      pirate(t, 'teach', place, { speed });
      return isOffered(t, careen);
    };
    expect(at('A0708', 1)).toBe(true);
    expect(at('port-royal', 1)).toBe(true);
    expect(at('A0708', 2)).toBe(false);
    expect(at('A0709', 1)).toBe(false);
    expect(at('atlantic-crossing', 1)).toBe(false);
  });

  test('keeps him from moving and from prizes till one operation takes the marker off', () => {
    const t = scenario();
    pirate(t, 'teach', 'A0708', { speed: 1, careened: true });
    merchant(t, 'A0708', 3);
    for (const type of ['sail', 'takePrize', 'careen'] as const) expect(isOffered(t, { type, pirate: 'teach' })).toBe(false);
    play(t, endCareen, awaits('drawActionCard'));
    expect(pirateState(t, 'teach').careened).toBe(false);
  });

  test('[C60] hinders no port operation', () => {
    const t = scenario();
    pirate(t, 'teach', 'port-royal', { combat: 3, unrest: 5, holds: [100], careened: true });
    for (const type of ['refit', 'recover', 'doBusiness', 'endCareen'] as const) expect(isOffered(t, { type, pirate: 'teach' })).toBe(true);
  });

  test('C18.3 repairs a Commissioner’s movement; the marker keeps to the same rules', () => {
    const t = scenario({ commissioners: { ogle: { movement: 4 } } });
    pirate(t, 'teach', 'A0609');
    commissioner(t, 'ogle', 0, 'A0708');
    const ogle = COMMISSIONER_NAMES.indexOf('ogle');
    expect(isOffered(t, { type: 'careenCommissioner', commissioner: 'ogle' })).toBe(false);
    t.g.movement[ogle] = 1;
    play(t, { type: 'careenCommissioner', commissioner: 'ogle' }, 2, next(0));
    expect([t.g.movement[ogle], t.g.ashore[ogle]]).toEqual([3, 1]);
    expect(isOffered(t, { type: 'careenCommissioner', commissioner: 'ogle' })).toBe(false);
    play(t, { type: 'endCommissionersCareen', commissioner: 'ogle' }, awaits('drawActionCard'));
    expect(t.g.ashore[ogle]).toBe(0);
  });

  describe('C13.1 [C81] when a Commissioner before a port ends it', () => {
    const end = { type: 'endCommissionersCareen', commissioner: 'ogle' } as const;
    const before = (port: 'port-royal' | 'havana', hex: string, seat: number): Table => {
      const t = scenario();
      pirate(t, 'teach', port, { seat });
      t.g.ashore[commissioner(t, 'ogle', 0, hex)] = 1;
      return t;
    };

    test('pirates in a port of his nation are ousted, and he may try them', () => {
      const t = before('port-royal', 'A0708', 1);
      play(t, end, awaits('tryIntercept', 0), 'pass', awaits('drawActionCard'));
      expect(pirateState(t, 'teach')).toMatchObject({ at: 'A0708', combat: 5 });
      const inside = before('port-royal', 'port-royal', 1);
      play(inside, end, awaits('drawActionCard'));
      expect(pirateState(inside, 'teach').at).toBe('A0708');
    });

    test('his own player’s pirates stay, and so do pirates in a port of another nation: he blockades them', () => {
      const own = before('port-royal', 'A0708', 0);
      play(own, end);
      expect(pirateState(own, 'teach').at).toBe('port-royal');
      const spanish = before('havana', 'A0406', 1);
      play(spanish, end, next(1), 'pass', awaits('drawActionCard'));
      expect(pirateState(spanish, 'teach')).toMatchObject({ at: 'havana', unrest: 6 });
    });
  });
});
