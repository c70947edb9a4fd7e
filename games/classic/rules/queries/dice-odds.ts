/** Exact chances of dice, by counting all throws. */
import type { RollPurpose } from '../state/events.ts';

/** C1 One die, two dice added, two dice read as tens and ones; C21.3 or two pairs: only the higher pair counts. */
export type DiceKind = 'dr6' | 'DR12' | 'Dr66' | 'better';

/** A throw of one side's dice. */
export interface Thrown {
  /** Without what is added to it. */
  readonly total: number;
  /** The lowest die. */
  readonly low: number;
}
interface Way extends Thrown {
  /** From 0 to 1. */
  readonly chance: number;
}

/** A figure that is added to the dice, or stands against them. */
export type TermKind =
  | 'combat'
  | 'speed'
  | 'ability'
  | 'cruelty'
  | 'leadership'
  | 'notoriety'
  | 'netWorth'
  | 'defense'
  | 'halfDefense'
  | 'unknownDefense'
  | 'attackNumber'
  | 'handicap'
  | 'allysHelp'
  | 'allysCombat'
  | 'hunters'
  | 'duelAttack'
  | 'duelDefense'
  | 'damage'
  | 'number';
export interface Term {
  readonly of: TermKind;
  readonly amount: number;
}
/** What one side of a roll throws and adds. */
export interface Side {
  /** Null if no dice are thrown for it. */
  readonly dice: DiceKind | null;
  /** Pounds for each point of the dice; 0 if they count as they are. */
  readonly pounds: number;
  /** Of the pounds, what is paid. */
  readonly percent: number;
  readonly terms: readonly Term[];
}

/** What can come of a roll. */
export type Outcome =
  | 'captured'
  | 'damaged'
  | 'escapes'
  | 'evades'
  | 'intercepted'
  | 'wins'
  | 'even'
  | 'loses'
  | 'taken'
  | 'repelled'
  | 'granted'
  | 'refused'
  | 'retires'
  | 'stays'
  | 'tried'
  | 'hanged'
  | 'tellsAndDies'
  | 'tells'
  | 'silent'
  | 'affordable'
  | 'tooDear'
  | 'repaired'
  | 'partlyRepaired'
  | 'strikes'
  | 'misses'
  | 'talkedDown'
  | 'mayRetire'
  | 'marooned'
  | 'unhurt'
  | 'wounded'
  | 'merchants'
  | 'oneMerchant'
  | 'twoMerchants'
  | 'storm'
  | 'nothing'
  | 'proGovernor'
  | 'antiGovernor'
  | 'sum';

/** What a throw comes to. */
export interface Judged {
  readonly outcome: Outcome;
  /** Hits on the side that is asked; in a duel, Endurance. */
  readonly ownHits?: number;
  readonly otherHits?: number;
  /** Pounds, points of movement, or hits repaired. */
  readonly amount?: number;
}

/** A roll before it is made. */
export interface Trial {
  readonly rule: string;
  readonly purpose: RollPurpose;
  readonly own: Side;
  /** How the own total must compare to the other to succeed; empty if there is nothing to compare. */
  readonly sign: '≤' | '<' | '>' | '≥' | '';
  readonly other: Side;
  /** All that can come of it, the best first. */
  readonly outcomes: readonly Outcome[];
  /** @param own  the own dice, `other` those of the other side; bare dice, without terms */
  readonly judge: (own: Thrown, other: Thrown) => Judged;
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
  /** On the average. */
  readonly ownHits: number;
  readonly otherHits: number;
  /** Pounds, points of movement, or hits repaired; null if the roll is not about an amount. */
  readonly amount: { readonly least: number; readonly most: number; readonly mean: number } | null;
  /** How often it is rolled at most: each must succeed. */
  readonly tries: number;
}

const FACES = [1, 2, 3, 4, 5, 6] as const;
const PAIRS: readonly (readonly [number, number])[] = FACES.flatMap((one) => FACES.map((other) => [one, other] as const));
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

export const sumOf = (terms: readonly Term[]): number => terms.reduce((total, { amount }) => total + amount, 0);
export const side = (dice: DiceKind | null, terms: readonly Term[] = [], pounds = 0, percent = 100): Side => ({
  dice,
  pounds,
  percent,
  terms,
});

/** @returns dice as a throw of this kind */
export function thrownOf(dice: readonly number[], kind: DiceKind): Thrown {
  const [a = 0, b = 0, c = 0, d = 0] = dice;
  const low = Math.min(...dice);
  if (kind === 'Dr66') return { total: 10 * a + b, low };
  return { total: kind === 'better' ? Math.max(a + b, c + d) : a + b, low };
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
      const judged = trial.judge(mine, theirs);
      chances.set(judged.outcome, (chances.get(judged.outcome) ?? 0) + chance);
      ownHits += chance * (judged.ownHits ?? 0);
      otherHits += chance * (judged.otherHits ?? 0);
      if (judged.amount === undefined) continue;
      amounts.push(judged.amount);
      mean += chance * judged.amount;
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

function ways({ dice }: Side, known: Thrown | undefined): readonly Way[] {
  if (known) return [{ ...known, chance: 1 }];
  return dice === null ? NO_WAYS : WAYS[dice];
}

/** @returns the chance of an outcome, 0 if it can't happen */
export const chanceOf = ({ chances }: Odds, outcome: Outcome): number => chances.find((one) => one.outcome === outcome)?.chance ?? 0;

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
