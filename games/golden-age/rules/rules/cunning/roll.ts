/** 2.5, 12 Throws and rerolls dice. All dice of the game but those of contests are thrown here. */
import { CHANCE, NO_PIRATE, NONE, type PirateId, PORTS, type PortId, type Seat } from '../../data/ids.ts';
import { cunningLeft } from '../../queries/ratings.ts';
import { KEEP_DICE, REROLL_DICE, REROLL_WITH_ALLY, ROLL } from '../../state/choices.ts';
import type { RollPurpose } from '../../state/events.ts';
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
  /** The lowest sum of the dice that succeeds; if negative, its absolute value is the highest sum that succeeds; 0 if the roll is no test. */
  readonly need?: number;
  /**
   * The lowest sum that no other betters; if negative, its absolute value is the highest such sum. By default the one that passes the
   * test, or the highest sum of the dice if the roll is no test.
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
  readonly need: number;
  readonly best: number;
  dice: readonly number[];
  rerolled: boolean;
}
type RollSteps = { throwDie: Asks<'face'>; thrown: undefined; mayReroll: Asks<'keepDice' | 'rerollDice' | 'rerollWithAlly'> };

const NO_DICE: readonly number[] = [];
/** The throws of a single die, allocated once, since most throws are of one die. */
const ONE_DIE: readonly (readonly number[])[] = [[1], [2], [3], [4], [5], [6]];
/** @returns the sum of the dice */
export const total = (dice: readonly number[]): number => {
  let sum = 0;
  for (const die of dice) sum += die;
  return sum;
};

/** A reroll could bring nothing better. */
const isBest = ({ best, dice }: Roll): boolean => (best > 0 ? total(dice) >= best : total(dice) <= -best);

/** @returns the sum of the dice, without modifiers */
export const roll: Procedure<RollArgs, Roll, RollSteps, number> = {
  name: 'roll',
  rule: '2.5',
  enter: ({ purpose, pirate, seat, count, modifier = 0, need = 0, best = need }) => ({
    proc: 'roll',
    at: 'throwDie',
    purpose,
    pirate,
    seat,
    count,
    modifier,
    need,
    best: best || DIE_FACES * count,
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
  const { purpose, pirate, dice, count, modifier, need } = f;
  const test = need === 0 ? {} : { target: Math.abs(need) + modifier, under: need < 0 };
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
