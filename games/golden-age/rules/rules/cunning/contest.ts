/** 2.5, 12 Opposed rolls: all dice are thrown and seen before anybody spends Cunning [R14]. */
import { CHANCE, NO_PIRATE, NONE, PIRATES, type PirateId, type Seat } from '../../data/ids.ts';
import { attackerFirst, hasTies, isAttackerLast, isTieEnough } from '../../queries/dice-odds.ts';
import { KEEP_DICE, REROLL_DICE, REROLL_WITH_ALLY, ROLL } from '../../state/choices.ts';
import type { RollPurpose } from '../../state/events.ts';
import type { Game } from '../../state/position.ts';
import { type Asks, end, type Frame, type Procedure } from '../procedure.ts';
import { DIE_FACES, mayReroll, payWithCunning, total } from './roll.ts';

/** One side of a contest. */
export interface Side {
  /** The pirate whose roll it is [R44]; none for a warship, a Commissioner or a port. */
  readonly pirate: PirateId;
  readonly seat: Seat;
  readonly count: number;
  /** The sum of the modifiers, only to show the odds. */
  readonly modifier: number;
}

interface Contest extends Frame {
  proc: 'contest';
  readonly purpose: RollPurpose;
  // by side
  readonly pirates: readonly number[];
  readonly seats: readonly number[];
  readonly counts: readonly number[];
  readonly modifiers: readonly number[];
  /** The index of the side whose dice are thrown, or who may throw them again. */
  side: number;
  /** The dice of all sides, one side after the other. */
  dice: readonly number[];
  /** The dice of a reroll so far. */
  fresh: readonly number[];
}
type ContestSteps = {
  throwDie: Asks<'face'>;
  thrown: undefined;
  consider: undefined;
  mayReroll: Asks<'keepDice' | 'rerollDice' | 'rerollWithAlly'>;
  rethrowDie: Asks<'face'>;
};

const NO_DICE: readonly number[] = [];

const firstDieOf = (f: Contest, side: number): number => {
  let first = 0;
  for (let i = 0; i < side; i++) first += f.counts[i];
  return first;
};
const diceOf = (f: Contest, side: number): readonly number[] => {
  const first = firstDieOf(f, side);
  return f.dice.slice(first, first + f.counts[side]);
};
const sumOf = (f: Contest, side: number): number => total(diceOf(f, side));
const totalOf = (f: Contest, side: number): number => sumOf(f, side) + f.modifiers[side];
const pirateOf = (f: Contest, side: number): PirateId => (f.pirates[side] === NONE ? NO_PIRATE : PIRATES[f.pirates[side]]);

const isHighest = (f: Contest, side: number): boolean => sumOf(f, side) === DIE_FACES * f.counts[side];

/** Whether a side has won, as the dice lie. */
function hasWon(f: Contest, side: number): boolean {
  const { purpose } = f;
  const totals = f.counts.map((_, seat) => totalOf(f, seat));
  const [attacker, ...others] = attackerFirst(purpose, totals);
  const best = Math.max(...others);
  const isWon = attacker > best || (attacker === best && isTieEnough(purpose));
  if (side === (isAttackerLast(purpose) ? totals.length - 1 : 0)) return isWon;
  return hasTies(purpose) ? best > attacker : !isWon;
}

/**
 * 12 Could a reroll only spoil what the side has won? Not if higher dice would bring more, as to a grabber (9.63), and not while the other
 * pirate, who decides later, may still come out above.
 */
function isSafe(g: Game, f: Contest, side: number): boolean {
  if (!hasWon(f, side)) return false;
  if (isHighest(f, side) || side !== 0 || f.purpose === 'piratePortAttack') return true;
  const mayLoseYet = mayReroll(g, pirateOf(f, 1), f.counts[1]) && !isHighest(f, 1);
  return f.purpose !== 'bootyGrab' && !mayLoseYet;
}

/** The active pirate's side must come first. @returns the total of each side's dice, without modifiers */
export const contest: Procedure<{ purpose: RollPurpose; sides: readonly Side[] }, Contest, ContestSteps, readonly number[]> = {
  name: 'contest',
  rule: '2.5',
  enter: ({ purpose, sides = [] }) => ({
    proc: 'contest',
    at: 'throwDie',
    purpose,
    pirates: sides.map((s) => s.pirate),
    seats: sides.map((s) => s.seat),
    counts: sides.map((s) => s.count),
    modifiers: sides.map((s) => s.modifier),
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
      choose(_g, f, choice) {
        f.dice = [...f.dice, choice.face];
        return f.dice.length < firstDieOf(f, f.side + 1) ? 'throwDie' : 'thrown';
      },
      about,
    },

    thrown(g, f) {
      showDice(g, f);
      f.side += 1;
      if (f.side < f.counts.length) return 'throwDie';
      f.side = 0;
      return 'consider';
    },

    /** 12 Each pirate may reroll in turn, the active one first, unless that could only spoil the result. */
    consider(g, f) {
      while (f.side < f.counts.length) {
        if (mayReroll(g, pirateOf(f, f.side), f.counts[f.side]) && !isSafe(g, f, f.side)) return 'mayReroll';
        f.side += 1;
      }
      return end(
        g,
        f.counts.map((_, side) => sumOf(f, side)),
      );
    },

    mayReroll: {
      ask: 'rerollWithCunning',
      rule: '12',
      seat: (_g, f) => f.seats[f.side],
      options(g, f, out) {
        const pirate = pirateOf(f, f.side);
        out.push(KEEP_DICE);
        if (g.cunning[pirate] > 0) out.push(REROLL_DICE);
        if (g.ally[pirate] !== NONE && g.cunning[g.ally[pirate]] > 0) out.push(REROLL_WITH_ALLY);
      },
      choose(g, f, choice) {
        if (choice.type === 'keepDice') {
          f.side += 1;
          return 'consider';
        }
        payWithCunning(g, pirateOf(f, f.side), choice.type === 'rerollWithAlly', f.purpose);
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
      choose(g, f, choice) {
        f.fresh = [...f.fresh, choice.face];
        if (f.fresh.length < f.counts[f.side]) return 'rethrowDie';
        const first = firstDieOf(f, f.side);
        f.dice = [...f.dice.slice(0, first), ...f.fresh, ...f.dice.slice(first + f.fresh.length)];
        f.fresh = NO_DICE;
        showDice(g, f);
        f.side += 1;
        return 'consider';
      },
      about,
    },
  },
};

function showDice(g: Game, f: Contest): void {
  g.events?.push({
    type: 'rolled',
    rule: '2.5',
    purpose: f.purpose,
    pirate: pirateOf(f, f.side),
    seat: f.seats[f.side],
    dice: diceOf(f, f.side),
  });
}

function about(g: Game, f: Contest) {
  const pirate = pirateOf(f, f.side);
  return {
    ...(pirate === NONE ? {} : { pirate }),
    contest: {
      purpose: f.purpose,
      side: f.side,
      sides: f.counts.map((count, side) => ({
        pirate: pirateOf(f, side),
        seat: f.seats[side],
        count,
        modifier: f.modifiers[side],
        dice: side === f.side && g.stack[g.stack.length - 1].at === 'rethrowDie' ? f.fresh : diceOf(f, side),
      })),
    },
  };
}
