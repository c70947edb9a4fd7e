import { classic, decision, visibleBoardOf } from '@bb/classic/rules';
import { departed, governor, hostage, merchant, pirate } from '@bb/classic/rules/testing/arrange';
import { card, dr66, next, play, scenario, type Table } from '@bb/classic/rules/testing/scenario';
import { en } from '@bb/classic/text';
import { describe, expect, test } from 'vitest';
import { choices as said } from '../i18n/en/choices.ts';
import type { DecisionContext } from './decision-context.ts';
import { isHopeless, warningOf } from './warnings.ts';

function contextAt({ g }: Table): DecisionContext {
  const asked = decision(g);
  if (!asked) throw new Error('nobody is asked');
  const view = classic.view(g, asked.seat);
  const names = { seat: (seat: number) => `Nr ${seat}`, tables: g.tables };
  return {
    decision: asked,
    choices: classic.legal(g),
    view,
    sight: visibleBoardOf(view, g.tables),
    names,
    language: en,
    said,
    costsOf: () => [],
  };
}

/** @returns the warnings of the choices of this type that are offered now */
function warnings(t: Table, type: string): readonly (string | null)[] {
  const context = contextAt(t);
  return context.choices.filter((choice) => choice.type === type).map((choice) => warningOf(choice, context));
}

/** @returns whether these choices can't succeed, and stand with the closed ones */
function inVain(t: Table, type: string): readonly boolean[] {
  const context = contextAt(t);
  return context.choices.filter((choice) => choice.type === type).map((choice) => isHopeless(choice, context));
}

describe('warnings', () => {
  test('a turn without an operation, unless there is none', () => {
    const t = scenario();
    pirate(t, 'teach', 'A0609');
    expect(warnings(t, 'pass')).toEqual(['unused']);
  });

  test.each([
    [2, 'crew'],
    [3, null],
  ])('letting a merchant go at Crew Unrest %i: %s', (unrest, warning) => {
    const t = scenario();
    pirate(t, 'teach', 'A0609', { unrest });
    merchant(t, 'A0609', 4);
    play(t, { type: 'takePrize', pirate: 'teach' });
    expect(warnings(t, 'letGo')).toEqual([warning]);
  });

  test('booty overboard, and a hostage set free', () => {
    const t = scenario();
    pirate(t, 'teach', 'port-royal', { holds: [300, 300], ship: 'schooner' });
    pirate(t, 'low', 'port-royal', { seat: 1, holds: [100] });
    hostage(t, 'teach', 'boston');
    expect(warnings(t, 'jettison')).toEqual(['jettison', 'jettison']);
    expect(warnings(t, 'release')).toEqual(['release']);
  });

  test.each([
    [1500, 1400, null],
    [1500, 1600, 'othersWin'],
  ])('retiring the last pirate with £%i against £%i: %s', (own, rival, warning) => {
    const t = scenario();
    departed(t, 'kidd', 0, 'lost');
    departed(t, 'low', 0, 'lost');
    pirate(t, 'teach', 'boston', { netWorth: own });
    pirate(t, 'vane', 'A0609', { seat: 1, netWorth: rival });
    governor(t, 'boston', 'pro');
    expect(warnings(t, 'retire')).toEqual([warning]);
  });

  test('retiring a pirate who is not the last ends nothing', () => {
    const t = scenario();
    pirate(t, 'teach', 'boston', { netWorth: 1200 });
    pirate(t, 'vane', 'A0609', { seat: 1, netWorth: 5000 });
    governor(t, 'boston', 'pro');
    expect(warnings(t, 'retire')).toEqual([null]);
  });

  test.each([
    [1099, true],
    [1100, false],
  ])('retiring with £%i can’t succeed: %s', (netWorth, vain) => {
    const t = scenario();
    pirate(t, 'teach', 'boston', { netWorth });
    governor(t, 'boston', 'pro');
    expect(inVain(t, 'retire')).toEqual([vain]);
  });

  test.each([
    [10, true],
    [11, false],
  ])('petitioning at Notoriety %i can’t succeed: %s', (notoriety, vain) => {
    const t = scenario();
    pirate(t, 'vane', 'A0609', { seat: 1, notoriety });
    expect(inVain(t, 'petition')).toEqual([vain]);
  });

  /** Teach has captured a merchant, and a cargo is to be stowed. */
  function captured(holds: readonly number[]): Table {
    const t = scenario({ pirates: { teach: { ability: 3, cruelty: 3 } } });
    pirate(t, 'teach', 'A0609', { holds, combat: 6 });
    merchant(t, 'A0609', 7);
    play(
      t,
      { type: 'takePrize', pirate: 'teach' },
      'attack',
      1,
      1,
      card((one) => (one.worth[5]?.[0] ?? 0) >= 300),
    );
    return t;
  }

  test('a cargo left though there is room, or stowed over richer booty', () => {
    expect(warnings(captured([]), 'leaveCargo')).toEqual(['cargo']);
    expect(warnings(captured([5000, 6000, 7000]), 'leaveCargo')).toEqual([null]);
    expect(warnings(captured([5000, 10, 20]), 'stow')).toEqual(['hold', null, 'hold']);
  });

  test('a reroll of what has succeeded', () => {
    for (const [die, warning] of [
      [2, 'cunning'],
      [6, null],
    ] as const) {
      const t = scenario({ pirates: { teach: { cruelty: 4 } } });
      pirate(t, 'teach', 'A0609', { cunning: 2 });
      hostage(t, 'teach', 'havana');
      play(t, { type: 'torture', hostage: 'hostage-1' }, die);
      expect(warnings(t, 'rerollDice')).toEqual([warning]);
    }
  });

  test('a mutineers’ offer declined', () => {
    const t = scenario({ pirates: { teach: { leadership: 3 } } });
    t.g.mutinous = 1 << pirate(t, 'teach', 'A0609');
    play(t, 'pass', 3);
    expect(warnings(t, 'decline')).toEqual(['marooned']);
    expect(warnings(t, 'retireNow')).toEqual([null]);
  });

  test('nothing else', () => {
    const t = scenario();
    pirate(t, 'teach', 'boston', { netWorth: 1600 });
    governor(t, 'boston', 'pro');
    for (const type of ['sail', 'recover', 'doBusiness', 'retire'])
      expect(warnings(t, type).every((warning) => warning === null)).toBe(true);
    play(t, { type: 'retire', pirate: 'teach' }, ...dr66(66), next(0));
    expect(warnings(t, 'sail')).toEqual([null]);
  });
});
