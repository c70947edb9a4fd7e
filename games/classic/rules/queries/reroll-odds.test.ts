import { describe, expect, test } from 'vitest';
import { NO_PIRATE } from '../data/ids.ts';
import { classic } from '../game.ts';
import type { About } from '../state/about.ts';
import type { RollPurpose } from '../state/events.ts';
import { allied, merchant, pirate, pirateId } from '../testing/arrange.ts';
import { scenario } from '../testing/scenario.ts';
import { sumOf } from './dice-odds.ts';
import { visibleBoardOf } from './odds.ts';
import { rerollOdds, trialOf } from './reroll-odds.ts';

const teach = pirateId('teach');

/** Teach off Port Royal, in chase of a merchant with Defense 5. */
function arranged(options: Parameters<typeof scenario>[0] = {}) {
  const t = scenario(options);
  pirate(t, 'teach', 'A0708', { netWorth: 1200, notoriety: 23, speed: 0, combat: 6 });
  pirate(t, 'vane', 'A0708', { seat: 1, speed: -1 });
  t.g.chasing[teach] = merchant(t, 'A0708', 5, 'english', true);
  return { t, sight: () => visibleBoardOf(classic.view(t.g, 0), t.g.tables) };
}
const roll = (purpose: RollPurpose, more: Partial<NonNullable<About['roll']>> = {}): NonNullable<About['roll']> => ({
  purpose,
  dice: [3, 4],
  counts: [2, 2],
  modifiers: [0, 7],
  side: 0,
  attacker: 0,
  ...more,
});

/** What the pirates' figures do not say. */
const AGAINST: Partial<Record<RollPurpose, readonly number[]>> = { petition: [-23], duel: [5, 1], scurvy: [-4], storm: [-2], waves: [-2] };

describe('the trial of a roll has its section, its dice, what is added, and what it is held against', () => {
  const figures = { pirates: { teach: { ability: 3, cruelty: 4, leadership: 2 } } } as const;
  test.each<readonly [RollPurpose, string, string, string, string]>([
    ['move', 'C8.1', 'dr6 speed 0', '', 'sum'],
    ['attack', 'C9.3', 'DR12', '≤ combat 6, speed 0, ability 3, defense -5', 'captured damaged escapes'],
    ['torture', 'C9.8', 'dr6', '≤ cruelty 4', 'tellsAndDies tells silent'],
    ['ransom', 'C12.6', 'dr6', '', 'sum'],
    ['havenPrice', 'C12.5', 'dr6', '≤ netWorth 1200', 'affordable tooDear'],
    ['letterPrice', 'C12.5', 'dr6', '≤ netWorth 1200', 'affordable tooDear'],
    ['careen', 'C15', 'dr6', '≥ damage 2', 'repaired partlyRepaired'],
    ['portAttack', 'C14.2', 'DR12 combat 6, ability 3', '> DR12 defense 9', 'taken repelled'],
    ['plunder', 'C14.4', 'dr6', '', 'sum'],
    ['evasion', 'C16.3', 'dr6 speed 0', '> dr6', 'evades intercepted'],
    ['battle', 'C16.4', 'DR12 combat 6, ability 3', '> DR12 hunters 7', 'wins even loses'],
    ['wound', 'C17.1', 'dr6', '> number 1', 'unhurt wounded'],
    ['duel', 'C20.2', 'dr6 duelAttack 5', '> dr6 duelDefense 1', 'strikes misses'],
    ['scurvy', 'C17.2', 'dr6', '< number 4', 'healthy ill'],
    ['storm', 'C23.2', 'dr6', '≤ number 2', 'weathers struck'],
    ['waves', 'C23.1', 'dr6', '≤ number 2', 'weathers struck'],
    ['petition', 'C18.1', 'Dr66', '≤ notoriety 23', 'granted refused'],
    ['mutiny', 'C10.3', 'dr6', '< leadership 2', 'talkedDown mayRetire marooned'],
    ['retirement', 'C24.1', 'Dr66', '≤ netWorth 1200', 'retires stays'],
    ['surrender', 'C24.3', 'dr6', '> number 2', 'retires tried hanged'],
    ['trial', 'C24.3', 'DR12', '< number 11', 'retires hanged'],
  ])('%s, %s', (purpose, rule, own, other, outcomes) => {
    const trial = trialOf(arranged(figures).sight(), teach, roll(purpose, { modifiers: AGAINST[purpose] ?? [0, 7] }));
    const textOf = (dice: string | null, modifiers: readonly { readonly cause: string; readonly amount: number }[]): string =>
      [dice ?? '', modifiers.map(({ cause, amount }) => `${cause} ${amount}`).join(', ')].join(' ').trim();
    expect(trial?.rule).toBe(rule);
    expect(trial && textOf(trial.own.dice, trial.own.modifiers)).toBe(own);
    expect(trial && `${trial.sign} ${textOf(trial.other.dice, trial.other.modifiers)}`.trim()).toBe(other);
    expect(trial?.outcomes.join(' ')).toBe(outcomes);
    expect(trial?.purpose).toBe(purpose);
  });

  test('there is none for dice that name a port', () => {
    const sight = arranged().sight();
    for (const purpose of ['recall', 'disease', 'earthquake'] as const) expect(trialOf(sight, teach, roll(purpose))).toBeNull();
  });
});

describe('C25 what the dice that lie come to', () => {
  test('of an attack', () => {
    const { sight } = arranged({ pirates: { teach: { ability: 3 } } });
    const about = (dice: readonly number[]) => ({ pirate: teach, roll: roll('attack', { dice, counts: [2], modifiers: [0] }) });
    expect(rerollOdds(sight(), about([2, 2]))?.now).toMatchObject({ outcome: 'captured' });
    expect(rerollOdds(sight(), about([6, 6]))?.now).toMatchObject({ outcome: 'escapes' });
    expect(rerollOdds(sight(), {})).toBeNull();
    expect(rerollOdds(sight(), { pirate: teach })).toBeNull();
  });

  test.each<readonly [RollPurpose, number]>([
    ['portAttack', 1],
    ['battle', 2],
    ['evasion', 1],
  ])('of an opposed roll (%s) the formula is that of the chances: the other side’s dice stand in it as a number', (purpose, count) => {
    const { sight } = arranged({ pirates: { teach: { ability: 3 } } });
    const others = purpose === 'evasion' ? [5] : [4, 3];
    const own = Array.from({ length: count }, () => 1);
    const about = { pirate: teach, roll: roll(purpose, { dice: [...own, ...others], counts: [count, others.length] }) };
    const found = rerollOdds(sight(), about);
    const trial = found?.odds.trial;
    expect(trial?.other).toMatchObject({
      dice: null,
      modifiers: [
        { cause: 'number', amount: others.reduce((a, b) => a + b) },
        ...(trialOf(sight(), teach, about.roll)?.other.modifiers ?? []),
      ],
    });
    // What the formula shows gives the chance beside it.
    const needed = sumOf(trial?.other.modifiers ?? []) - sumOf(trial?.own.modifiers ?? []);
    const throws = [1, 2, 3, 4, 5, 6].flatMap((a) => (count === 1 ? [a] : [1, 2, 3, 4, 5, 6].map((b) => a + b)));
    expect(found?.odds.chances[0]?.chance).toBeCloseTo(throws.filter((total) => total > needed).length / throws.length);
  });

  test('of a move, at the Speed of a slower ally if that has been added', () => {
    const { t, sight } = arranged();
    allied(t, 'teach', 'vane');
    const now = (modifier: number) =>
      rerollOdds(sight(), { pirate: teach, roll: roll('move', { dice: [4], counts: [1], modifiers: [modifier] }) })?.now;
    expect(now(0)).toMatchObject({ outcome: 'sum', amount: 4 });
    expect(now(-1)).toMatchObject({ outcome: 'sum', amount: 3 });
    t.g.ally[teach] = NO_PIRATE;
    expect(now(-1)).toMatchObject({ outcome: 'sum', amount: 4 });
  });

  test('C20.2 of a duel, seen by the one who attacks and by the other', () => {
    const { sight } = arranged({ pirates: { teach: { duelAttack: 5, duelDefense: 2 }, vane: { duelAttack: 4, duelDefense: 1 } } });
    const duel = (modifiers: readonly number[], side: number) =>
      rerollOdds(sight(), { pirate: teach, roll: roll('duel', { dice: [3, 4], counts: [1, 1], modifiers, side }) });
    const attacking = duel([5, 1], 0);
    expect([attacking?.isOwn, attacking?.now]).toEqual([true, expect.objectContaining({ outcome: attacking?.odds.trial?.outcomes[0] })]);
    const defending = duel([4, 2], 1);
    expect(defending?.isOwn).toBe(false);
    expect(defending?.now.outcome).toBe(defending?.odds.trial?.outcomes[0]);
    const chances = (odds: typeof attacking) => odds?.odds.chances.reduce((sum, { chance }) => sum + chance, 0);
    for (const odds of [attacking, defending]) expect(chances(odds)).toBeCloseTo(1);
  });

  test('of a duel it is told to one whose attack and defense are equal', () => {
    const { sight } = arranged({ pirates: { teach: { duelAttack: 3, duelDefense: 3 } } });
    const found = (attacker: number) =>
      rerollOdds(sight(), { pirate: teach, roll: roll('duel', { dice: [3, 4], counts: [1, 1], modifiers: [3, 1], attacker }) });
    expect([found(0)?.isOwn, found(0)?.now]).toMatchObject([true, { outcome: 'strikes', margin: 1 }]);
    expect([found(1)?.isOwn, found(1)?.now]).toMatchObject([false, { outcome: 'misses', margin: -1 }]);
  });
});
