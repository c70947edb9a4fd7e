/** Exact chances of dice, by counting all throws. */
import type { RollPurpose } from '../state/events.ts';
import type { DiceKind, Modifier, Outcome, Sign } from '../state/rolls.ts';

/** A throw of one side's dice. */
export interface Thrown {
  /** The sum of the dice, without modifiers. */
  readonly total: number;
  /** The lowest die. */
  readonly low: number;
}
interface Way extends Thrown {
  /** From 0 to 1. */
  readonly chance: number;
}

/** What one side of a roll throws and adds. */
export interface Side {
  /** Null if no dice are thrown for it. */
  readonly dice: DiceKind | null;
  /** Pounds for each point of the dice; 0 if they count as they are. */
  readonly pounds: number;
  /** The part of the pounds that is paid. */
  readonly percent: number;
  readonly modifiers: readonly Modifier[];
}

/** What a throw comes to. */
export interface Judged {
  readonly outcome: Outcome;
  /** By how much the own total is higher than the other. */
  readonly margin: number;
  /** Hits on the side that is asked, and on its ally; in a duel, Endurance. */
  readonly ownHits: number;
  readonly otherHits: number;
  /** Pounds, points of movement, or hits repaired; 0 if it is not about an amount. */
  readonly amount: number;
}

/** A roll before it is made. */
export interface Trial {
  readonly rule: string;
  readonly purpose: RollPurpose;
  readonly own: Side;
  readonly sign: Sign;
  readonly other: Side;
  /** All that can come of it, the best first. */
  readonly outcomes: readonly Outcome[];
  /** @param margin  by how much the own total is higher @param own  the own dice, `other` those of the other side; bare dice, without modifiers */
  readonly judge: (margin: number, own: Thrown, other: Thrown) => Judged;
  /** C21.2 An ally shares the hits: the odd one is the pirate's own. */
  readonly isShared?: boolean;
}

export interface Chance {
  readonly outcome: Outcome;
  /** From 0 to 1. */
  readonly chance: number;
}

/** The chances of a roll. */
export interface Odds {
  readonly rule: string;
  /** Null if no dice decide, but a card or a piece drawn. */
  readonly trial: Trial | null;
  /** The best first, with those that can't happen now. */
  readonly chances: readonly Chance[];
  /** The mean number of hits on each side. */
  readonly ownHits: number;
  readonly otherHits: number;
  /** Pounds, points of movement, or hits repaired; null if the roll is not about an amount. */
  readonly amount: { readonly least: number; readonly most: number; readonly mean: number } | null;
  /** How often it is rolled at most: each must succeed. */
  readonly tries: number;
}

const FACES = [1, 2, 3, 4, 5, 6] as const;
const PAIRS: readonly (readonly [number, number])[] = FACES.flatMap((face) => FACES.map((other) => [face, other] as const));
/** How many dice are thrown for a side. */
export const DICE_COUNT: Readonly<Record<DiceKind, number>> = { dr6: 1, DR12: 2, Dr66: 2, better: 4 };
const NO_DICE: Thrown = { total: 0, low: 0 };
const sum = ([one, other]: readonly [number, number]): number => one + other;

const THROWS: Readonly<Record<DiceKind, readonly Thrown[]>> = {
  dr6: FACES.map((face) => ({ total: face, low: face })),
  DR12: PAIRS.map((pair) => ({ total: sum(pair), low: Math.min(...pair) })),
  Dr66: PAIRS.map(([tens, ones]) => ({ total: 10 * tens + ones, low: Math.min(tens, ones) })),
  better: PAIRS.flatMap((pair) => PAIRS.map((other) => ({ total: Math.max(sum(pair), sum(other)), low: 0 }))),
};

/** @returns equal throws put together */
function waysOf(throws: readonly Thrown[]): readonly Way[] {
  const ways = new Map<string, Way>();
  for (const thrown of throws) {
    const key = `${thrown.total}/${thrown.low}`;
    ways.set(key, { ...thrown, chance: (ways.get(key)?.chance ?? 0) + 1 / throws.length });
  }
  return [...ways.values()];
}
const WAYS: Readonly<Record<DiceKind, readonly Way[]>> = {
  dr6: waysOf(THROWS.dr6),
  DR12: waysOf(THROWS.DR12),
  Dr66: waysOf(THROWS.Dr66),
  better: waysOf(THROWS.better),
};
const NO_WAYS: readonly Way[] = [{ ...NO_DICE, chance: 1 }];

export function sumOf(modifiers: readonly Modifier[]): number {
  let sum = 0;
  for (const { amount } of modifiers) sum += amount;
  return sum;
}
export const side = (dice: DiceKind | null, modifiers: readonly Modifier[] = NO_MODIFIERS, pounds = 0, percent = 100): Side => ({
  dice,
  pounds,
  percent,
  modifiers,
});
const NO_MODIFIERS: readonly Modifier[] = [];
/** Sides that are the same in many rolls, made once. */
export const DIE = side('dr6');
export const TWO_DICE = side('DR12');
export const TENS = side('Dr66');
export const NOTHING = side(null);

/** @returns what a side's dice come to with what is added, or in pounds */
export function totalOf({ pounds, percent, modifiers }: Side, { total }: Thrown): number {
  return pounds > 0 ? Math.floor((total * pounds * percent) / 100) : total + sumOf(modifiers);
}

/** Decides a roll: the rules, the odds and the events have it from here. */
export const judged = (trial: Trial, own: Thrown, other: Thrown = NO_DICE): Judged =>
  trial.judge(totalOf(trial.own, own) - totalOf(trial.other, other), own, other);
export const comesTo = (outcome: Outcome, margin: number, ownHits = 0, otherHits = 0, amount = 0): Judged => ({
  outcome,
  margin,
  ownHits,
  otherHits,
  amount,
});

/** @returns a sum of dice as a throw, where the dice themselves don't count */
export const sumThrown = (total: number): Thrown => ({ total, low: 0 });

/** @param first  the index of the first of the side's dice @returns dice as a throw of this kind; nothing if there are none */
export function thrownOf(dice: readonly number[], kind: DiceKind | null, first = 0): Thrown {
  if (kind === null || dice.length <= first) return NO_DICE;
  const [one, two = 0] = [dice[first], dice[first + 1]];
  const low = Math.min(one, two);
  switch (kind) {
    case 'dr6':
      return { total: one, low: one };
    case 'DR12':
      return { total: one + two, low };
    case 'Dr66':
      return { total: 10 * one + two, low };
    case 'better':
      return { total: Math.max(one + two, dice[first + 2] + dice[first + 3]), low };
  }
}

/** @param known  dice that lie already, of either side */
export function oddsOf(trial: Trial, known: { readonly own?: Thrown; readonly other?: Thrown } = {}): Odds {
  const [own, other] = [ways(trial.own, known.own), ways(trial.other, known.other)];
  const chances = new Map<Outcome, number>();
  let [ownHits, otherHits, mean] = [0, 0, 0];
  const amounts: number[] = [];
  for (const mine of own)
    for (const theirs of other) {
      const chance = mine.chance * theirs.chance;
      const found = judged(trial, mine, theirs);
      chances.set(found.outcome, (chances.get(found.outcome) ?? 0) + chance);
      ownHits += chance * ownPart(found.ownHits, trial);
      otherHits += chance * found.otherHits;
      if (found.amount === 0) continue;
      amounts.push(found.amount);
      mean += chance * found.amount;
    }
  return {
    rule: trial.rule,
    trial,
    chances: trial.outcomes.map((outcome) => ({ outcome, chance: chances.get(outcome) ?? 0 })),
    ownHits,
    otherHits,
    amount: amounts.length === 0 ? null : { least: Math.min(...amounts), most: Math.max(...amounts), mean },
    tries: 1,
  };
}

const ownPart = (hits: number, { isShared = false }: Trial): number => (isShared ? Math.ceil(hits / 2) : hits);

function ways({ dice }: Side, known: Thrown | undefined): readonly Way[] {
  if (known) return [{ ...known, chance: 1 }];
  return dice === null ? NO_WAYS : WAYS[dice];
}

/** @returns the chance, from 0 to 1, that the dice come to something that fits */
export function chanceThat(trial: Trial, fits: (found: Judged) => boolean): number {
  let sum = 0;
  for (const own of ways(trial.own, undefined))
    for (const other of ways(trial.other, undefined)) if (fits(judged(trial, own, other))) sum += own.chance * other.chance;
  return sum;
}

/** @returns the chance of an outcome, 0 if it can't happen */
export const chanceOf = ({ chances }: Odds, outcome: Outcome): number => chances.find((chance) => chance.outcome === outcome)?.chance ?? 0;

/** @returns the odds as the other side sees them: its best outcome first */
export const turned = (odds: Odds): Odds => ({
  ...odds,
  chances: odds.chances.toReversed(),
  ownHits: odds.otherHits,
  otherHits: odds.ownHits,
});

/** @returns the average of several odds, with the outcomes in the order in which they come first */
export function averageOdds(all: readonly Odds[], trial: Trial | null): Odds {
  const outcomes = new Set(trial?.outcomes ?? all.flatMap(({ chances }) => chances.map(({ outcome }) => outcome)));
  const mean = (of: (odds: Odds) => number): number => all.reduce((total, odds) => total + of(odds), 0) / all.length;
  return {
    rule: all[0]?.rule ?? '',
    trial,
    chances: [...outcomes].map((outcome) => ({ outcome, chance: mean((odds) => chanceOf(odds, outcome)) })),
    ownHits: mean((odds) => odds.ownHits),
    otherHits: mean((odds) => odds.otherHits),
    amount: null,
    tries: 1,
  };
}
