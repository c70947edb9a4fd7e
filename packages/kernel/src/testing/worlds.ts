/** Worlds beside the game: other positions that a seat takes for the same. */
import { isDeepStrictEqual } from 'node:util';
import type { Decision, Game, GameTypes, Random, Seat } from '../game.ts';
import { isRecord } from '../json.ts';
import { seeded } from '../seeded.ts';
import { differences, valueAt } from './differences.ts';

/** A position of a game that is to be checked. */
export interface Moment<T extends GameTypes> {
  readonly p: T['position'];
  readonly asked: Decision;
  readonly legal: readonly T['choice'][];
  /** The choice that the game goes on with. */
  readonly chosen: T['choice'];
  /** The seats that have answered the same question face down just before. */
  readonly answered: ReadonlySet<Seat>;
  /** Other in each moment, for the worlds that are dealt there. */
  readonly seed: string;
}

/** A choice, made on a copy of a position. */
export interface Played<T extends GameTypes> {
  readonly choice: T['choice'];
  readonly after: T['position'];
  readonly events: readonly T['event'][];
  readonly save: object;
}

export const nameOf = (seat: Seat | null): string => (seat === null ? 'the spectator' : `seat ${seat}`);

export function tryChoice<T extends GameTypes>(game: Game<T>, p: T['position'], choice: T['choice']): Played<T> {
  const after = game.clone(p);
  const events: T['event'][] = [];
  game.play(after, choice, events);
  return { choice, after, events, save: saveOf(game, after) };
}

/** @returns a save without what the procedure that ended last has returned: the interpreter keeps it, but nothing reads it any more */
export function saveOf<T extends GameTypes>(game: Game<T>, p: T['position']): object {
  const save = Object.entries(game.save(p)).map(([field, value]) => [field, withoutResult(value)]);
  return withoutResult(Object.fromEntries(save));
}

function withoutResult<X>(json: X): X {
  if (!isRecord(json) || !('stack' in json) || !('result' in json)) return json;
  return { ...json, result: null };
}

/** @returns a copy in which all that a seat can't see is dealt anew. The same seed deals the same if the seat sees the same. */
export function dealtAnew<T extends GameTypes>(game: Game<T>, p: T['position'], seat: Seat | null, seed: string): T['position'] {
  const other = game.clone(p);
  game.resample(other, seat, seeded(seed));
  return other;
}

/** @returns what a seat is told of a choice */
export const toldOf = <T extends GameTypes>(game: Game<T>, { events }: Played<T>, seat: Seat | null): readonly T['event'][] =>
  events.map((event) => game.redact(event, seat)).filter((event) => event !== null);

/** What a seat sees of a position. */
export interface SeatsView {
  readonly view: object;
  readonly decision: object | null;
  /** The ids of its choices in the order of the list; none if another seat is asked. */
  readonly legal: readonly number[];
}

export function seatsViewOf<T extends GameTypes>(game: Game<T>, p: T['position'], seat: Seat | null): SeatsView {
  const decision = game.decision(p);
  const legal = decision !== null && decision.seat === seat ? game.legal(p).map(({ id }) => id) : [];
  return { view: game.view(p, seat), decision, legal };
}

const MEMBERS = ['view', 'decision', 'legal'] as const;

/** @returns the member of the game that shows a difference, with the place and both values, such as `view (hands[1]: 3 or 7)`; null if none */
export function shownBetween(here: SeatsView, there: SeatsView): string | null {
  const member = MEMBERS.find((member) => !isDeepStrictEqual(here[member], there[member]));
  return member === undefined ? null : `${member} (${difference(here[member], there[member])})`;
}

/** @returns the first place at which two values differ, with both values */
export function difference(here: unknown, there: unknown): string {
  const [path = ''] = differences(here, there, 1);
  const [one, other] = [here, there].map((json) => JSON.stringify(valueAt(json, path)) ?? 'nothing');
  return `${path === '' ? '' : `${path}: `}${one} or ${other}`.slice(0, 200);
}

/** @param most  the most to take @returns some of these, in a random order */
export function sample<X>(from: readonly X[], most: number, random: Random): readonly X[] {
  const left = from.slice();
  const chosen: X[] = [];
  while (chosen.length < most && left.length > 0) chosen.push(...left.splice(Math.floor(random() * left.length), 1));
  return chosen;
}
