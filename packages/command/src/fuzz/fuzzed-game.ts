/** What the fuzzer needs of a game beside its contract. */
import type { Frame, Game, GameTypes, Random } from '@bb/kernel';
import type { Player } from '@bb/search';

export interface FuzzedGame<T extends GameTypes> {
  readonly game: Game<T>;
  /** Each step is a function, or an ask. */
  readonly procedures: Readonly<Record<string, { readonly name: string; readonly steps: Readonly<Record<string, unknown>> }>>;
  stackOf(p: T['position']): Frame[];
  /** What can occur in a game beside its choices, asks and steps. The first word of an item is its category: `card doldrums`. */
  readonly items: readonly string[];
  /** @returns why the item can't occur in games of these players; null if it can, and then the fuzzer must reach it */
  exclusionFor(item: string, players: number): string | null;
  /** Whether everything must occur with each number of players, or only with any. */
  readonly isPerCount: boolean;
  drawOptions(players: number, random: Random): T['options'];
  /** @returns the items that occur with these options, and while such a game is made: its first steps can't be counted */
  optionItems(options: T['options']): readonly string[];
  choiceItems?(choice: T['choice']): readonly string[];
  eventItems?(event: T['event']): readonly string[];
  /** @returns the name of what a choice does, finer than its type. The fuzzer chooses rare acts more often. */
  actOf?(choice: T['choice']): string;
  /** Weights of kinds of choice that make games long and rich; 1 for all others. */
  readonly weights: { readonly [K in T['choice']['type']]?: number };
  /** The kind of choice that moves a piece, and those of a list that lead to other pieces. */
  readonly company?: { readonly kind: T['choice']['type']; among(p: T['position'], moves: readonly T['choice'][]): readonly T['choice'][] };
  /** @returns those throws and draws that lead to something rare; all if none do */
  drawsToward?(p: T['position'], draws: readonly T['choice'][]): readonly T['choice'][];
  /** Plays some seats in some games. */
  readonly bot?: Player<T>;
  /** Tries a choice that may be illegal. @returns the item of the rule that refuses it, if any */
  tryRefusal?(p: T['position'], legal: readonly T['choice'][], random: Random): string | null;
  /** Whether the corpus is offered this position: at one point of each turn. */
  isOffered(p: T['position'], random: Random): boolean;
  /** @returns the traits of a position that may lead to something rare, as a mask; 0 if it has none */
  signature(p: T['position']): number;
  /** The kinds of choice that do as little as possible. */
  readonly idleKinds: readonly T['choice']['type'][];
}

const stepsOf = <T extends GameTypes>({ procedures }: FuzzedGame<T>) =>
  Object.values(procedures).flatMap(({ name, steps }) =>
    Object.entries(steps).map(([at, step]) => ({ name, at, item: `${typeof step === 'function' ? 'step' : 'ask'} ${name}/${at}` })),
  );

/** @returns everything that can occur in a game: the coverage items */
export const itemsOf = <T extends GameTypes>(fuzzed: FuzzedGame<T>): readonly string[] => [
  ...fuzzed.items,
  ...new Set(fuzzed.game.choices.all.map(({ type }) => `choice ${type}`)),
  ...stepsOf(fuzzed)
    .map(({ item }) => item)
    .toSorted(),
];

/** @returns by procedure, then by step: the index of its item */
export function stepIndexOf<T extends GameTypes>(
  fuzzed: FuzzedGame<T>,
  indexOf: (item: string) => number,
): ReadonlyMap<string, ReadonlyMap<string, number>> {
  const index = new Map<string, Map<string, number>>();
  for (const { name, at, item } of stepsOf(fuzzed)) index.set(name, (index.get(name) ?? new Map()).set(at, indexOf(item)));
  return index;
}
