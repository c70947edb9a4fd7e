import { describe, expect, test } from 'vitest';
import { allied, commissioner, nationId, pirate, pirateState, warship } from '../../testing/arrange.ts';
import { awaits, card, happened, isOffered, next, play, scenario, type Table } from '../../testing/scenario.ts';

const teach = { type: 'sail', pirate: 'teach' } as const;
const to = (place: string) => ({ type: 'moveTo', to: place }) as const;
const FIGURES = { pirates: { teach: { ability: 3 } } } as const;

/** Teach sails from A0609 into A0709, with Speed 0. */
function sailInto(setUp: (t: Table) => void, options: Parameters<typeof pirate>[3] = {}) {
  const t = scenario({ players: 3, ...FIGURES });
  setUp(t);
  pirate(t, 'teach', 'A0609', { speed: 0, combat: 6, ...options });
  play(t, teach, 3, to('A0709'));
  return t;
}

describe('C16.3 evasion', () => {
  const met = (options = {}) => sailInto((t) => void warship(t, 'A0709', 6, 'english', false), options);

  test('a pirate with the same number is intercepted', () => {
    const t = met();
    play(t, 3, 3, awaits('rollDie'));
    expect(happened(t, 'intercepted')).toMatchObject([{ nation: nationId('english') }]);
    expect(happened(t, 'warshipTurnedUp')).toHaveLength(0);
  });

  test('with a higher one he evades, and sails on', () => {
    const t = met();
    play(t, 4, 3, awaits('moveStep', 0));
    expect(happened(t, 'evaded')).toHaveLength(1);
  });

  test('D&R takes 2 from his die', () => {
    const t = met({ revelry: true });
    play(t, 5, 3, awaits('rollDie'));
    expect(happened(t, 'intercepted')).toHaveLength(1);
  });
});

describe('C16.2 several hunters', () => {
  test('of one nation act together, those of another after them, the strongest first', () => {
    const t = sailInto((table) => {
      warship(table, 'A0709', 6, 'english');
      warship(table, 'A0709', 7, 'spanish');
      commissioner(table, 'barnet', 1, 'A0709');
    });
    play(t, awaits('tryIntercept', 1), 'intercept', 6, 5, 6, 5, awaits('moveStep', 0));
    expect(happened(t, 'evaded').map(({ nation }) => nation)).toEqual([nationId('english'), nationId('spanish')]);
  });

  test('a Commissioner’s owner may let him pass; his own player’s pirates are safe', () => {
    const t = sailInto((table) => {
      commissioner(table, 'barnet', 1, 'A0709');
      commissioner(table, 'ogle', 0, 'A0709');
    });
    play(t, awaits('tryIntercept', 1), 'pass', awaits('moveStep', 0));
  });
});

describe('C16.4 a battle', () => {
  const fight = (combat = 6, options = {}) => {
    const t = sailInto((table) => void warship(table, 'A0709', combat, 'english'), options);
    play(t, 1, 1, awaits('rollDie'));
    return t;
  };

  test('the winner takes 1 hit, the loser the difference; the higher side may end it, and he gains 5 for his escape', () => {
    const t = fight();
    // 6 + 3 + 6 against 6 + 5: 4 higher
    play(t, 3, 3, 2, 3, 2, awaits('endBattle', 0));
    expect(pirateState(t, 'teach')).toMatchObject({ combat: 5, unrest: 6 });
    play(t, 'endBattle', awaits('drawActionCard'));
    expect(pirateState(t, 'teach').notoriety).toBe(5);
  });

  test('[C31] the seat left of his player speaks for warships', () => {
    const t = fight();
    // 6 + 3 + 2 against 6 + 8: 3 lower; three wound checks
    play(t, 1, 1, 4, 4, 2, 2, 2, awaits('endBattle', 1));
    expect(pirateState(t, 'teach')).toMatchObject({ combat: 3, unrest: 4 });
  });

  test('[C30] equal totals: one hit each, and another round', () => {
    const t = fight();
    play(t, 1, 1, 2, 3, 2, awaits('rollDie'));
    expect(happened(t, 'battleRound')).toMatchObject([{ margin: 0 }]);
    expect(pirateState(t, 'teach').combat).toBe(5);
  });

  test('a sunk hunter brings its printed Combat, and the battle is over without the 5', () => {
    const t = fight(6, { combat: 10, ship: 'square-rigger' });
    // 10 + 3 + 12 against 6 + 2: 17 higher
    play(t, 6, 6, 1, 1, 2, awaits('drawActionCard'));
    expect(pirateState(t, 'teach')).toMatchObject({ combat: 9, notoriety: 6 });
    expect(t.g.warshipPool).toHaveLength(24);
  });

  test('[C58] one who sinks in the same round gains nothing', () => {
    const t = fight(6, { combat: 1 });
    play(t, 6, 6, 1, 1, awaits('drawActionCard'));
    expect(pirateState(t, 'teach')).toMatchObject({ fate: 'lost', notoriety: 0 });
  });

  test('C24.3 with a letter of its nation he may surrender before the second round', () => {
    const t = fight(6, { letter: 'english', netWorth: 505 });
    play(t, 3, 3, 2, 3, 2, 'fightOn', awaits('surrenderOrFight', 0), 'surrender', 2, 3, 4, awaits('drawActionCard'));
    // 70 % of 505, rounded up, is 354
    expect(pirateState(t, 'teach')).toMatchObject({ fate: 'retired', netWorth: 151 });
  });

  test('[C29] without a letter there is no surrender', () => {
    const t = fight(6, { letter: 'spanish' });
    play(t, 3, 3, 2, 3, 2, 'fightOn', awaits('rollDie'));
  });

  test('C10.3 a mutiny waits till the battle is over', () => {
    const t = fight(6, { unrest: 1 });
    play(t, 3, 3, 2, 3, 2, awaits('endBattle'));
    expect(pirateState(t, 'teach').unrest).toBe(0);
    play(t, 'endBattle', awaits('rollDie'), 6, awaits('drawActionCard'));
    expect(pirateState(t, 'teach').fate).toBe('lost');
  });

  test('C21.3 with his ally beside him the higher of two rolls counts', () => {
    const t = scenario({ players: 2, ...FIGURES });
    warship(t, 'A0709', 6, 'english');
    pirate(t, 'teach', 'A0609', { speed: 0 });
    pirate(t, 'vane', 'A0709', { seat: 1 });
    allied(t, 'teach', 'vane');
    play(t, teach, 3, to('A0709'), 1, 1, 1, 1, 3, 4, 1, 1, 2);
    expect(happened(t, 'battleRound')).toMatchObject([{ margin: 8 }]);
  });
});

describe('C17.1 wounds', () => {
  const wounded = (wound: number, options = {}) => {
    const t = sailInto((table) => void warship(table, 'A0709', 6, 'english'), options);
    play(
      t,
      1,
      1,
      3,
      3,
      2,
      3,
      1,
      card((card) => card.wound === wound),
      awaits('endBattle'),
    );
    return t;
  };

  test('[C34] a minor one takes 2 from Ability, and with it from Speed and Combat', () => {
    const t = wounded(2);
    expect(t.g.wound.filter((degree) => degree === 2)).toHaveLength(1);
    // Combat 5 − 2 + Ability 3 − 2 + 4, against 6 − 4 hits + 4
    play(t, 'fightOn', 2, 2, 2, 2, awaits('rollDie'));
    expect(happened(t, 'battleRound')).toMatchObject([{ margin: 2 }]);
  });

  test('any with scurvy is fatal, and a second minor one too', () => {
    for (const options of [
      { scurvy: true, combat: 7 },
      { wound: 'minor' as const, combat: 8 },
    ]) {
      const t = sailInto((table) => void warship(table, 'A0709', 6, 'english'), options);
      play(
        t,
        1,
        1,
        6,
        6,
        2,
        3,
        1,
        card((card) => card.wound === ('scurvy' in options ? 1 : 2)),
        awaits('drawActionCard'),
      );
      expect(pirateState(t, 'teach').fate).toBe('lost');
    }
  });
});

test('C5.5 the card names the next player', () => {
  const t = scenario();
  pirate(t, 'teach', 'A0609');
  play(t, 'pass', next(1), awaits('takeOperation', 1));
  expect(isOffered(t, 'activate')).toBe(true);
});
