/** The news since a player's last choice: the most important lines of the log, turn by turn. */
import type { Seat } from '@bb/kernel';
import type { GameSession } from '../../session/game-session.ts';
import type { LogLine } from '../../session/logbook.svelte.ts';
import type { SessionTypes } from '../../session/session-game.ts';
import { type GameLine, withTurns } from '../game-lines.ts';

/** How important a game's events are, and for which seats. */
export interface NewsScale<Event> {
  /** 0 for an event that is no news. */
  readonly weightOf: (event: Event) => number;
  /** The seats whose doing or pirates it is, the first above all. */
  readonly seatsOf: (event: Event) => readonly Seat[];
  /** The seat that it harms, in its pirates, hand or turn; −1 if none. */
  readonly harmed: (event: Event) => Seat;
}

/** @returns the weights by type; a type of no group has none */
export const weightsOf = <Type extends string>(
  groups: readonly (readonly [weight: number, ...types: readonly Type[]])[],
): ReadonlyMap<Type, number> => new Map(groups.flatMap(([weight, ...types]) => types.map((type) => [type, weight] as const)));

/** What changes by events, such as Victory Points. */
export interface NewsFigure<Event> {
  readonly by: (event: Event) => number;
  /** @returns such as “+2 VP” */
  readonly text: (by: number) => string;
}

/** What a game says of its news. */
export interface GameNews<T extends SessionTypes> {
  readonly scale: (view: T['view']) => NewsScale<T['event']>;
  readonly lines: (heard: readonly LogLine<T>[], session: GameSession<T>) => readonly GameLine<T['event']>[];
  readonly figures: (names: T['names']) => readonly NewsFigure<T['event']>[];
  /** Points at the pieces of a line on the board. */
  readonly point: (events: readonly T['event'][]) => void;
}

export interface NewsLine<L> {
  readonly line: L;
  /** That of its first event that has one, or else of the line before. */
  readonly seat: Seat;
  /** It harms the reader. */
  readonly isLoss: boolean;
}

export interface News<L> {
  /** Lines of the log, in their order, each turn's below its heading. */
  readonly lines: readonly NewsLine<L>[];
  /** The number of news left out. */
  readonly left: number;
}

/** Added to the news of the reader's own pirates, so that they come before all others. */
const OWN_BONUS = 10;
/** Added to what harms the reader, so that it comes first. */
const LOSS_BONUS = 20;

/**
 * @param reader whose own doings are left out; null for news for everyone
 * @param most the most lines without headings
 * @param onTurn the seat whose turn it is before the first heading
 */
export function newsOf<Event extends object, L extends GameLine<Event>>(
  story: readonly L[],
  { weightOf, seatsOf, harmed }: NewsScale<Event>,
  reader: Seat | null,
  most: number,
  onTurn: Seat = -1,
): News<L> {
  let turn = onTurn;
  let seat = -1;
  const isLoss = (event: Event): boolean => reader !== null && harmed(event) === reader;
  function weigh({ events }: L): number {
    const weight = Math.max(...events.map(weightOf));
    if (events.some(isLoss)) return weight + LOSS_BONUS;
    const seats = events.flatMap(seatsOf);
    const isOwn = reader !== null && seats.includes(reader);
    const byOthers = seats.some((one) => one !== reader);
    const isDoing = events.every((event) => 'seat' in event && event.seat === reader);
    if (weight === 0 || isDoing || (turn === reader && !byOthers)) return 0;
    return isOwn ? weight + OWN_BONUS : weight;
  }
  const weighed = story.map((line) => {
    seat = line.events.flatMap(seatsOf)[0] ?? seat;
    if (line.depth === 0) turn = seat;
    return { line, depth: line.depth, seat, isLoss: line.events.some(isLoss), weight: line.depth === 0 ? 0 : weigh(line) };
  });
  const candidates = weighed.filter(({ weight }) => weight > 0);
  const kept = new Set(candidates.toSorted((a, b) => b.weight - a.weight || a.line.id - b.line.id).slice(0, most));
  return { lines: withTurns(weighed, (one) => kept.has(one)), left: candidates.length - kept.size };
}

/** @returns how much each seat's figures have changed, such as “+2 VP”; seats without a change are left out */
export function changesOf<Event>(
  events: readonly Event[],
  seatsOf: (event: Event) => readonly Seat[],
  figures: readonly NewsFigure<Event>[],
): readonly { readonly seat: Seat; readonly texts: readonly string[] }[] {
  const seats = [...new Set(events.flatMap((event) => seatsOf(event).slice(0, 1)))].sort((a, b) => a - b);
  return seats.flatMap((seat) => {
    const own = events.filter((event) => seatsOf(event)[0] === seat);
    const texts = figures.flatMap(({ by, text }) => {
      const sum = own.reduce((total, event) => total + by(event), 0);
      return sum === 0 ? [] : [text(sum)];
    });
    return texts.length > 0 ? [{ seat, texts }] : [];
  });
}
