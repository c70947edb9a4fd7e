import { describe, expect, test } from 'vitest';
import { NO_PIRATE } from '../data/ids.ts';
import type { About } from '../state/about.ts';
import type { EventOf, RollPurpose } from '../state/events.ts';
import type { Outcome, RolledSide } from '../state/rolls.ts';
import { allied, merchant, pirate, pirateId, pirateState } from '../testing/arrange.ts';
import { drawRandomEvent, happened, play, scenario, type Table } from '../testing/scenario.ts';
import { breakdownOf } from './roll-breakdown.ts';

const teach = pirateId('teach');
const vane = pirateId('vane');
const FIGURES = {
  pirates: { teach: { ability: 3, cruelty: 4, leadership: 2, duelAttack: 5 }, vane: { ability: 2, duelDefense: 3 } },
} as const;

/** Teach off Port Royal, with Combat 6 and hits on Speed, in chase of a merchant with Defense 5. */
function arranged(): Table {
  const t = scenario(FIGURES);
  pirate(t, 'teach', 'A0708', { netWorth: 1200, speed: 0, combat: 6 });
  t.g.chasing[teach] = merchant(t, 'A0708', 5, 'english', true);
  return t;
}

const told = ({ dice, modifiers, total }: RolledSide): string =>
  `${[dice.join(' '), ...modifiers.map(({ cause, amount }) => `${cause} ${amount}`)].filter((part) => part !== '').join(', ')} = ${total}`;
const of = (t: Table, purpose: RollPurpose, own: readonly number[], others: readonly number[], modifiers: readonly number[]) => {
  const counts = [own.length, others.length].filter((count) => count > 0);
  const roll: NonNullable<About['roll']> = { purpose, dice: [...own, ...others], counts, modifiers, side: 0, attacker: 0 };
  const opponent = purpose === 'duel' ? vane : NO_PIRATE;
  return breakdownOf(t.g, roll, [{ pirate: teach, dice: own }, ...(others.length > 0 ? [{ pirate: opponent, dice: others }] : [])]);
};

const NONE_ADDED: readonly number[] = [0];
test.each<readonly [RollPurpose, readonly number[], readonly number[], readonly number[], string, string, string, Outcome | null]>([
  ['move', [4], [], NONE_ADDED, '4, speed 0 = 4', '', ' = 0', 'sum'],
  ['attack', [3, 2], [], NONE_ADDED, '3 2 = 5', '≤', 'combat 6, speed 0, ability 3, defense -5 = 4', 'damaged'],
  ['torture', [4], [], NONE_ADDED, '4 = 4', '≤', 'cruelty 4 = 4', 'tells'],
  ['havenPrice', [6], [], NONE_ADDED, '6 = 600', '≤', 'netWorth 1200 = 1200', 'affordable'],
  ['letterPrice', [6], [], NONE_ADDED, '6 = 600', '≤', 'netWorth 1200 = 1200', 'affordable'],
  ['careen', [1], [], NONE_ADDED, '1 = 1', '≥', 'damage 2 = 2', 'partlyRepaired'],
  ['ransom', [4], [], NONE_ADDED, '4 = 400', '', ' = 0', 'sum'],
  ['portAttack', [5], [2, 3], NONE_ADDED, '5, combat 6, ability 3 = 14', '>', '2 3, defense 9 = 14', 'repelled'],
  ['evasion', [5], [4], NONE_ADDED, '5, speed 0 = 5', '>', '4 = 4', 'evades'],
  ['battle', [5, 1], [2, 3], [9, 7], '5 1, combat 6, ability 3 = 15', '>', '2 3, hunters 7 = 12', 'wins'],
  ['duel', [5], [2], [5, 3], '5, duelAttack 5 = 10', '>', '2, duelDefense 3 = 5', 'strikes'],
  ['wound', [1], [], NONE_ADDED, '1 = 1', '>', 'number 1 = 1', 'wounded'],
  ['mutiny', [2], [], NONE_ADDED, '2 = 2', '<', 'leadership 2 = 2', 'mayRetire'],
  ['petition', [2, 4], [], [-23], '2 4 = 24', '≤', 'notoriety 23 = 23', 'refused'],
  ['retirement', [1, 2], [], NONE_ADDED, '1 2 = 1200', '≤', 'netWorth 1200 = 1200', 'retires'],
  ['surrender', [2], [], NONE_ADDED, '2 = 2', '>', 'number 2 = 2', 'tried'],
  ['trial', [5, 6], [], NONE_ADDED, '5 6 = 11', '<', 'number 11 = 11', 'hanged'],
  ['scurvy', [4], [], [-4], '4 = 4', '<', 'number 4 = 4', 'ill'],
  ['storm', [3], [], [-2], '3 = 3', '≤', 'number 2 = 2', 'struck'],
  ['waves', [2], [], [-2], '2 = 2', '≤', 'number 2 = 2', 'weathers'],
  ['disease', [2, 4], [], NONE_ADDED, '2 4 = 24', '', ' = 0', null],
  ['earthquake', [4], [], NONE_ADDED, '4 = 4', '', ' = 0', null],
])(
  'the event of a roll (%s) with %j against %j: the modifiers add up to the total and the need',
  (purpose, own, others, modifiers, mine, sign, need, outcome) => {
    const found = of(arranged(), purpose, own, others, modifiers);
    expect([told(found.own), found.sign, told(found.other), found.outcome]).toEqual([mine, sign, need, outcome]);
  },
);

const rolls = (t: Table): readonly EventOf<'rolled'>[] => happened(t, 'rolled');

describe('the event of a roll', () => {
  test('C21.2, C21.3 names what an ally adds, and shows the pair that counts', () => {
    const t = arranged();
    pirate(t, 'vane', 'A0708', { combat: 4 });
    allied(t, 'teach', 'vane');
    expect(told(of(t, 'attack', [3, 2], [], NONE_ADDED).own)).toBe('3 2, allysHelp -2 = 3');
    expect(told(of(t, 'battle', [1, 2, 5, 1], [2, 3], [9, 7]).own)).toBe('5 1, combat 6, ability 3 = 15');
    expect(told(of(t, 'portAttack', [5], [2, 3], NONE_ADDED).own)).toBe('5, combat 6, ability 3, allysCombat 4 = 18');
  });

  test('C14.5 halves the defense of a port that is sacked', () => {
    const t = arranged();
    pirate(t, 'vane', 'port-royal', { combat: 4 });
    t.g.holding[vane] = 1;
    const roll: NonNullable<About['roll']> = { purpose: 'portAttack', dice: [5], counts: [1, 2], modifiers: [0, 0], side: 0, attacker: 0 };
    const found = breakdownOf(t.g, roll, [
      { pirate: vane, dice: [5] },
      { pirate: NO_PIRATE, dice: [] },
    ]);
    expect(found.other).toMatchObject({ modifiers: [{ cause: 'halfDefense', amount: 5 }], dice: [], total: null });
    expect(found.outcome).toBeNull();
  });

  test('says what dice that are thrown again come to', () => {
    const t = scenario(FIGURES);
    pirate(t, 'teach', 'A0609', { speed: 0, combat: 6, cunning: 1 });
    merchant(t, 'A0609', 3);
    play(t, { type: 'takePrize', pirate: 'teach' }, 'attack', 4, 4, 'rerollDice', 3, 3);
    expect(rolls(t).map(({ breakdown }) => [breakdown.own.total, breakdown.other.total, breakdown.outcome])).toEqual([
      [8, 6, 'damaged'],
      [6, 6, 'captured'],
    ]);
  });

  test('C23.1 has the waves of an earthquake', () => {
    const t = scenario();
    pirate(t, 'teach', 'port-royal');
    drawRandomEvent(t, 'earthquake');
    play(t, 4, 5);
    expect(rolls(t).at(-1)?.breakdown).toMatchObject({ own: { dice: [5] }, sign: '≤', other: { total: 2 }, outcome: 'struck' });
    expect(pirateState(t, 'teach').combat).toBe(3);
  });
});
