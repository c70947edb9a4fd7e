/** C25 Opposed rolls: all dice are thrown and seen before anybody spends Cunning; the operating side decides first. */
import { CHANCE, NO_PIRATE, PIRATES, type PirateId } from '../../data/ids.ts';
import { DICE_COUNT, type Judged, judged, type Side as RollSide, sumOf, type Trial, thrownOf } from '../../queries/dice-odds.ts';
import { breakdownOf } from '../../queries/roll-breakdown.ts';
import { KEEP_DICE, REROLL_DICE, ROLL } from '../../state/choices.ts';
import type { RollPurpose } from '../../state/events.ts';
import type { Game } from '../../state/position.ts';
import { type Asks, end, type Frame, type Procedure } from '../procedure.ts';
import { couldThrowHigher } from './better-throw.ts';
import { payWithCunning } from './roll.ts';

/** One side of a contest. */
export interface Side {
  /** The pirate whose roll it is; none for a hunter or a port. */
  readonly pirate: PirateId;
  readonly count: number;
  /** The sum added to the dice: it shows the odds, and whether another throw could be better [C90]. */
  readonly modifier: number;
}

interface Contest extends Frame {
  proc: 'contest';
  readonly purpose: RollPurpose;
  // by side
  readonly pirates: readonly number[];
  readonly counts: readonly number[];
  readonly modifiers: readonly number[];
  /** The second side attacks: the other than the one that decides first. */
  readonly isReversed: boolean;
  /** The side whose dice are thrown, or may be thrown again. */
  side: number;
  /** The dice of all sides, one side after the other. */
  dice: readonly number[];
  /** The dice of a reroll so far. */
  fresh: readonly number[];
}
type ContestSteps = {
  throwDie: Asks<'face'>;
  consider: undefined;
  mayReroll: Asks<'keepDice' | 'rerollDice'>;
  rethrowDie: Asks<'face'>;
};

const NO_DICE: readonly number[] = [];

const firstDieOf = (f: Contest, side: number): number => {
  let first = 0;
  for (let i = 0; i < side; i++) first += f.counts[i];
  return first;
};
const pirateOf = (f: Contest): PirateId | undefined => PIRATES[f.pirates[f.side]];

/** The dice of a side as they lie. */
function diceOf(f: Contest, side: number): readonly number[] {
  const first = firstDieOf(f, side);
  return f.dice.slice(first, first + f.counts[side]);
}
const totalOf = (f: Contest, side: number): number => diceOf(f, side).reduce((sum, die) => sum + die, f.modifiers[side]);
/** C25 [C90] */
const isWorthAThrow = (f: Contest): boolean => couldThrowHigher(f.purpose, diceOf(f, f.side), totalOf(f, f.side) - totalOf(f, 1 - f.side));

/** @returns the dice of all sides, one side after the other */
export const contest: Procedure<
  { purpose: RollPurpose; sides: readonly Side[]; isReversed?: boolean },
  Contest,
  ContestSteps,
  readonly number[]
> = {
  name: 'contest',
  rule: 'C1',
  enter: ({ purpose, sides, isReversed = false }) => ({
    proc: 'contest',
    at: 'throwDie',
    purpose,
    pirates: sides.map((side) => side.pirate),
    counts: sides.map((side) => side.count),
    modifiers: sides.map((side) => side.modifier),
    isReversed,
    side: 0,
    dice: NO_DICE,
    fresh: NO_DICE,
  }),
  steps: {
    throwDie: {
      ask: 'rollDie',
      seat: () => CHANCE,
      options(_g, _f, out) {
        for (const face of ROLL) out.push(face);
      },
      choose(g, f, { face }) {
        f.dice = [...f.dice, face];
        if (f.dice.length < firstDieOf(f, f.side + 1)) return 'throwDie';
        show(g, f);
        f.side += 1;
        if (f.side < f.counts.length) return 'throwDie';
        f.side = 0;
        return 'consider';
      },
      about,
    },

    consider(g, f) {
      for (; f.side < f.counts.length; f.side += 1) {
        const pirate = pirateOf(f);
        if (pirate !== undefined && g.cunning[pirate] > 0 && isWorthAThrow(f)) return 'mayReroll';
      }
      return end(g, f.dice);
    },

    mayReroll: {
      ask: 'rerollWithCunning',
      rule: 'C25',
      seat: (g, f) => g.owner[f.pirates[f.side]],
      options: (_g, _f, out) => void out.push(KEEP_DICE, REROLL_DICE),
      choose(g, f, choice) {
        const pirate = pirateOf(f);
        if (choice.type === 'keepDice' || pirate === undefined) {
          f.side += 1;
          return 'consider';
        }
        payWithCunning(g, pirate, f.purpose);
        f.fresh = NO_DICE;
        return 'rethrowDie';
      },
      about,
    },

    rethrowDie: {
      ask: 'rollDie',
      seat: () => CHANCE,
      options(_g, _f, out) {
        for (const face of ROLL) out.push(face);
      },
      choose(g, f, { face }) {
        f.fresh = [...f.fresh, face];
        if (f.fresh.length < f.counts[f.side]) return 'rethrowDie';
        const first = firstDieOf(f, f.side);
        f.dice = [...f.dice.slice(0, first), ...f.fresh, ...f.dice.slice(first + f.fresh.length)];
        show(g, f);
        f.side += 1;
        return 'consider';
      },
      about,
    },
  },
};

function show(g: Game, f: Contest): void {
  if (g.events === null) return;
  const casts = f.pirates.map((_, side) => ({ pirate: PIRATES[f.pirates[side]] ?? NO_PIRATE, dice: diceOf(f, side) }));
  const breakdown = breakdownOf(g, rollOf(f), casts);
  g.events.push({ type: 'rolled', rule: 'C1', purpose: f.purpose, ...casts[f.side], breakdown });
}

const rollOf = ({ purpose, dice, counts, modifiers, side, isReversed }: Contest) => ({
  purpose,
  dice,
  counts,
  modifiers,
  side,
  attacker: isReversed ? 1 : 0,
});

function about(_g: Game, f: Contest) {
  const pirate = pirateOf(f);
  return { ...(pirate === undefined ? {} : { pirate }), roll: rollOf(f) };
}

/** @returns the sides of a trial, the own one first */
export const sidesOf = ({ own, other }: Trial, pirate: PirateId, opponent = NO_PIRATE): readonly Side[] => [
  sideOf(own, pirate),
  sideOf(other, opponent),
];
const sideOf = ({ dice, modifiers }: RollSide, pirate: PirateId): Side => ({
  pirate,
  count: dice === null ? 0 : DICE_COUNT[dice],
  modifier: sumOf(modifiers),
});

/** @param dice  of both sides, the own ones first */
export function judgedDice(trial: Trial, dice: readonly number[]): Judged {
  const { own, other } = trial;
  return judged(trial, thrownOf(dice, own.dice), thrownOf(dice, other.dice, own.dice === null ? 0 : DICE_COUNT[own.dice]));
}
