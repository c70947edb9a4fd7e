/** Statistics of a game by seat: points turn by turn, deeds, and luck with the dice. */
import {
  contestOdds,
  type EventOf,
  type GameEvent,
  hasTies,
  IN_PLAY,
  isTieEnough,
  LOST,
  meets,
  PIRATES,
  RETIRED,
  type RollPurpose,
  type Seat,
  sumOf,
  testChance,
  thrower,
  type View,
} from '@bb/golden-age/rules';
import { measureTurns } from '@bb/table-kit/table/history/measure-turns.ts';
import type { History } from '../session/session.ts';

/** The measures that have a line chart. */
export const MEASURES = ['vp', 'notoriety', 'netWorth'] as const;
export type Measure = (typeof MEASURES)[number];

/** The measures at the beginning of a Player-Turn, or at the end of the game. */
export interface Standing {
  /** 0 at the end of the game. */
  readonly turn: number;
  /** By seat. Notoriety and Net Worth are those of its pirates in play. */
  readonly vp: readonly number[];
  readonly notoriety: readonly number[];
  readonly netWorth: readonly number[];
}

export const standingsOf = (history: History): readonly Standing[] =>
  measureTurns(history, (g, { turn }) => {
    const sum = (worth: readonly number[]): readonly number[] =>
      g.vp.map((_, seat) => PIRATES.reduce((all, p) => (g.owner[p] === seat && g.fate[p] === IN_PLAY ? all + (worth[p] ?? 0) : all), 0));
    return { turn, vp: g.vp.slice(), notoriety: sum(g.notoriety), netWorth: sum(g.netWorth) };
  });

/** What a seat has done, and how its pirates ended. */
export const DEEDS = ['retired', 'lost', 'merchants', 'doubloons', 'ports', 'duels', 'against', 'mutinies'] as const;
export type Deed = (typeof DEEDS)[number];
export type Deeds = Readonly<Record<Deed, number>>;

/** @returns the deeds by seat */
export function deedsOf(events: readonly GameEvent[], { owner, fate, vp }: Pick<View, 'owner' | 'fate' | 'vp'>): readonly Deeds[] {
  const own = (seat: Seat, type: GameEvent['type']): readonly GameEvent[] =>
    events.filter((e) => e.type === type && ('seat' in e ? e.seat === seat : 'pirate' in e && owner[e.pirate] === seat));
  const ended = (seat: Seat, how: number): number => PIRATES.filter((p) => owner[p] === seat && fate[p] === how).length;
  return vp.map((_, seat) => ({
    retired: ended(seat, RETIRED),
    lost: ended(seat, LOST),
    merchants: own(seat, 'bootySeized').length,
    doubloons: own(seat, 'bootyConverted').reduce((sum, e) => (e.type === 'bootyConverted' ? sum + e.doubloons : sum), 0),
    ports: own(seat, 'portTaken').length,
    duels: own(seat, 'duelWon').length,
    against: own(seat, 'cardPlayedAgainst').length,
    mutinies: own(seat, 'mutinySucceeded').length,
  }));
}

/**
 * A seat's luck with the dice. It counts each roll of a test, rerolls with Cunning too, and the final dice of each contest, for the
 * pirates who rolled them.
 */
export interface Luck {
  readonly throws: number;
  /** The number that succeeded. */
  readonly came: number;
  /** The sum of their chances before the rolls. */
  readonly expected: number;
}

interface Throw {
  readonly seat: Seat;
  readonly came: boolean;
  readonly chance: number;
}

/** @returns the luck by seat */
export function luckOf(events: readonly GameEvent[], { owner, vp }: Pick<View, 'owner' | 'vp'>): readonly Luck[] {
  const throws = throwsOf(events, owner);
  return vp.map((_, seat) => {
    const own = throws.filter((one) => one.seat === seat);
    return { throws: own.length, came: own.filter(({ came }) => came).length, expected: own.reduce((sum, { chance }) => sum + chance, 0) };
  });
}

function throwsOf(events: readonly GameEvent[], owner: readonly Seat[]): readonly Throw[] {
  /** The dice whose test has not been decided yet. */
  const open = new Map<RollPurpose, EventOf<'rolled'>[]>();
  return events.flatMap((event): readonly Throw[] => {
    if (event.type === 'rolled') open.set(event.purpose, [...(open.get(event.purpose) ?? []), event]);
    if (event.type === 'tested') {
      const rolls = open.get(event.purpose) ?? [];
      open.delete(event.purpose);
      return rolls.map((roll) => tried(roll, event));
    }
    return event.type === 'contested' ? fought(event, owner) : [];
  });
}

function tried({ seat, dice }: EventOf<'rolled'>, { modifiers, target, needed }: EventOf<'tested'>): Throw {
  const modifier = sumOf(modifiers);
  const total = dice.reduce((sum, die) => sum + die, modifier);
  return { seat, came: meets(needed, total, target), chance: testChance({ count: dice.length, modifier, needed, target }) };
}

function fought({ sides, purpose, won }: EventOf<'contested'>, owner: readonly Seat[]): readonly Throw[] {
  const throwers = sides.map(thrower);
  const chance = contestOdds(throwers, isTieEnough(purpose));
  const [first, second, ...more] = sides;
  const thrown: Throw[] = [];
  if (first && first.pirate >= 0) thrown.push({ seat: owner[first.pirate] ?? -1, came: won, chance });
  if (!first || !second || second.pirate < 0 || more.length > 0) return thrown;
  // If a tie has no winner, the second one must be higher; otherwise he wins whenever the first does not.
  const tieHasNoWinner = hasTies(purpose);
  return [
    ...thrown,
    {
      seat: owner[second.pirate] ?? -1,
      came: tieHasNoWinner ? second.total > first.total : !won,
      chance: tieHasNoWinner ? contestOdds(throwers.toReversed()) : 1 - chance,
    },
  ];
}
