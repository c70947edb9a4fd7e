/** 2.5, 12 Throws and rerolls dice. All dice of the game but those of contests are thrown here. */
import { CHANCE, NO_PIRATE, NONE, type PirateId, PORTS, type PortId, type Seat } from '../../data/ids.ts';
import { cunningLeft, sumOf } from '../../queries/ratings.ts';
import { meets, type Trial } from '../../queries/trials.ts';
import { KEEP_DICE, REROLL_DICE, REROLL_WITH_ALLY, ROLL } from '../../state/choices.ts';
import type { Needed, RollPurpose } from '../../state/events.ts';
import type { Game } from '../../state/position.ts';
import { type Asks, end, type Frame, type Procedure } from '../procedure.ts';

/** 12 The largest number of dice that Cunning can reroll. */
const MAX_REROLLED_DICE = 3;

/** The highest sum of one die. */
export const DIE_FACES = 6;

/** 12 [R44] [R47] Has this pirate, if it is one, the Cunning to reroll this number of dice? */
export const mayReroll = (g: Game, pirate: PirateId, count: number): boolean =>
  g.tables.settings.cunning && pirate !== NONE && count <= MAX_REROLLED_DICE && cunningLeft(g, pirate) > 0;

interface RollArgs {
  readonly purpose: RollPurpose;
  /** The pirate whose roll it is [R44]; `NO_PIRATE` if no pirate makes it. */
  readonly pirate: PirateId;
  readonly seat: Seat;
  readonly count: number;
  /** The sum of the modifiers, only to show the odds. */
  readonly modifier?: number;
  /** How dice and modifier must compare with the target, if the roll is a test. */
  readonly needed?: Needed;
  readonly target?: number;
  /**
   * The lowest sum that no other betters; if negative, its absolute value is the highest such sum. By default any that passes the test, or
   * the highest sum of the dice if the roll is no test.
   */
  readonly best?: number;
}

interface Roll extends Frame {
  proc: 'roll';
  readonly purpose: RollPurpose;
  readonly pirate: PirateId;
  readonly seat: Seat;
  readonly count: number;
  readonly modifier: number;
  readonly needed: Needed | typeof NO_TEST;
  readonly target: number;
  /** 0 if any sum is best that passes the test. */
  readonly best: number;
  dice: readonly number[];
  rerolled: boolean;
}
type RollSteps = { throwDie: Asks<'face'>; thrown: undefined; mayReroll: Asks<'keepDice' | 'rerollDice' | 'rerollWithAlly'> };

const NO_DICE: readonly number[] = [];
const NO_TEST: '' = '';
/** The throws of a single die, allocated once, since most throws are of one die. */
const ONE_DIE: readonly (readonly number[])[] = [[1], [2], [3], [4], [5], [6]];
/** @returns the sum of the dice */
export const total = (dice: readonly number[]): number => {
  let sum = 0;
  for (const die of dice) sum += die;
  return sum;
};

/** A reroll could bring nothing better. */
function isBest({ best, dice, modifier, needed, target }: Roll): boolean {
  const sum = total(dice);
  if (best === 0 && needed !== NO_TEST) return meets(needed, sum + modifier, target);
  return best > 0 ? sum >= best : sum <= -best;
}

/** @returns the arguments of `roll` for a test, without who rolls */
export const rollOf = ({ purpose, count, modifiers, needed, target }: Trial) => ({
  purpose,
  count,
  modifier: sumOf(modifiers),
  needed,
  target,
});

/** @returns the sum of the dice, without modifiers */
export const roll: Procedure<RollArgs, Roll, RollSteps, number> = {
  name: 'roll',
  rule: '2.5',
  enter: ({
    purpose,
    pirate,
    seat,
    count,
    modifier = 0,
    needed = NO_TEST,
    target = 0,
    best = needed === NO_TEST ? DIE_FACES * count : 0,
  }) => ({
    proc: 'roll',
    at: 'throwDie',
    purpose,
    pirate,
    seat,
    count,
    modifier,
    needed,
    target,
    best,
    dice: NO_DICE,
    rerolled: false,
  }),
  steps: {
    throwDie: {
      ask: 'rollDie',
      seat: () => CHANCE,
      options(_g, _f, out) {
        for (const face of ROLL) out.push(face);
      },
      choose(_g, f, choice) {
        f.dice = f.count === 1 ? ONE_DIE[choice.face - 1] : [...f.dice, choice.face];
        return f.dice.length < f.count ? 'throwDie' : 'thrown';
      },
      about,
    },

    /** 12 Nobody is asked for a reroll that could only spoil the result. */
    thrown(g, f) {
      g.events?.push({ type: 'rolled', rule: '2.5', purpose: f.purpose, pirate: f.pirate, seat: f.seat, dice: f.dice });
      return !f.rerolled && !isBest(f) && mayReroll(g, f.pirate, f.count) ? 'mayReroll' : end(g, total(f.dice));
    },

    /** 12 A point of Cunning rerolls all dice of the roll, once. */
    mayReroll: {
      ask: 'rerollWithCunning',
      rule: '12',
      seat: (g, f) => g.owner[f.pirate],
      options(g, f, out) {
        out.push(KEEP_DICE);
        if (g.cunning[f.pirate] > 0) out.push(REROLL_DICE);
        if (g.ally[f.pirate] !== NONE && g.cunning[g.ally[f.pirate]] > 0) out.push(REROLL_WITH_ALLY);
      },
      choose(g, f, choice) {
        if (choice.type === 'keepDice') return end(g, total(f.dice));
        payWithCunning(g, f.pirate, choice.type === 'rerollWithAlly', f.purpose);
        f.rerolled = true;
        f.dice = NO_DICE;
        return 'throwDie';
      },
      about,
    },
  },
};

/** 12 A reroll of all dice costs one point: the pirate's own or his ally's (11.2). */
export function payWithCunning(g: Game, pirate: PirateId, withAlly: boolean, purpose: RollPurpose): void {
  const payer = withAlly ? g.ally[pirate] : pirate;
  g.cunning[payer] -= 1;
  g.events?.push({ type: 'rerolled', rule: '12', purpose, pirate: payer, cunningLeft: g.cunning[payer] });
}

function about(_g: unknown, f: Roll) {
  const { purpose, pirate, dice, count, modifier, needed, target } = f;
  const test = needed === NO_TEST ? {} : { needed, target };
  return { ...(pirate === NONE ? {} : { pirate }), roll: { purpose, dice, count, modifier, ...test } };
}

interface RollPort extends Frame {
  proc: 'rollPort';
  readonly purpose: RollPurpose;
  readonly seat: Seat;
  tens: number;
}
type RollPortSteps = { throwTens: Asks<'face'>; throwOnes: Asks<'face'> };

/** 2.5 A D66 names a port by its locator. It can't be rerolled (12). */
export const rollPort: Procedure<{ purpose: RollPurpose; seat: Seat }, RollPort, RollPortSteps, PortId> = {
  name: 'rollPort',
  rule: '2.5',
  enter: ({ purpose, seat }) => ({ proc: 'rollPort', at: 'throwTens', purpose, seat, tens: 0 }),
  steps: {
    throwTens: {
      ask: 'rollDie',
      seat: () => CHANCE,
      options(_g, _f, out) {
        for (const face of ROLL) out.push(face);
      },
      choose(_g, f, choice) {
        f.tens = choice.face;
        return 'throwOnes';
      },
      about: aboutPort,
    },
    throwOnes: {
      ask: 'rollDie',
      seat: () => CHANCE,
      options(_g, _f, out) {
        for (const face of ROLL) out.push(face);
      },
      choose(g, f, choice) {
        g.events?.push({ type: 'rolled', rule: '2.5', purpose: f.purpose, pirate: NO_PIRATE, seat: f.seat, dice: [f.tens, choice.face] });
        return end(g, PORTS[(f.tens - 1) * 6 + choice.face - 1]);
      },
      about: aboutPort,
    },
  },
};

function aboutPort(_g: unknown, { purpose, tens }: RollPort) {
  return { roll: { purpose, dice: tens === 0 ? NO_DICE : [tens], count: 2, modifier: 0 } };
}
