/** Makes a failing game as short and simple as it can be while it still fails in the same way. */
import type { GameTypes } from '@bb/kernel';
import { checkEnd, checkSave } from './explorer.ts';
import type { FuzzedGame } from './fuzzed-game.ts';

export interface Fault<T extends GameTypes> {
  readonly message: string;
  readonly options: T['options'];
  /** The choices up to the failure. */
  readonly choices: readonly T['choice'][];
}

/** A check of every position on the way. @throws Error if the position is wrong */
export type Check<T extends GameTypes> = (p: T['position']) => void;

/** Plays these choices, and skips those that are not legal when their turn comes. @returns null if nothing fails */
export function faultOf<T extends GameTypes>(
  { game, idleKinds }: FuzzedGame<T>,
  options: T['options'],
  wanted: readonly T['choice'][],
  check: Check<T> = (p) => checkSave(game, p),
): Fault<T> | null {
  const choices: T['choice'][] = [];
  try {
    const p = game.newGame(options);
    let next = 0;
    while (game.seatToChoose(p) !== null) {
      const offered = game.legal(p);
      check(p);
      const least = offered.find(({ type }) => idleKinds.includes(type));
      while (least === undefined && next < wanted.length && !offered.some((choice) => choice === wanted[next])) next++;
      const asked = wanted[next];
      if (asked === undefined) return null;
      const choice = offered.includes(asked) ? asked : least;
      if (choice === undefined) return null;
      if (choice === asked) next++;
      choices.push(choice);
      game.play(p, choice);
    }
    checkEnd(game, p);
    return null;
  } catch (error) {
    return { message: error instanceof Error ? error.message : String(error), options, choices };
  }
}

/** The message without its numbers, which differ from game to game. */
const messagePattern = ({ message }: { readonly message: string }): string => message.replaceAll(/-?\d+/g, '#');

/** The shortest failing game found within `milliseconds`. */
export function shrunk<T extends GameTypes>(fuzzed: FuzzedGame<T>, fault: Fault<T>, milliseconds: number, check?: Check<T>): Fault<T> {
  const until = performance.now() + milliseconds;
  const isOver = (): boolean => performance.now() > until;
  let best = fault;
  const improves = (options: T['options'], choices: readonly T['choice'][]): void => {
    const found = faultOf(fuzzed, options, choices, check);
    if (found === null || messagePattern(found) !== messagePattern(fault)) return;
    if (found.choices.length <= best.choices.length) best = found;
  };
  improves(fuzzed.game.parseOptions({ players: fault.options.players }), best.choices);
  for (let size = Math.ceil(best.choices.length / 2); size >= 1 && !isOver(); size = Math.floor(size / 2))
    for (let from = 0; from < best.choices.length && !isOver(); ) {
      const before = best.choices.length;
      improves(best.options, [...best.choices.slice(0, from), ...best.choices.slice(from + size)]);
      if (best.choices.length >= before) from += size;
    }
  return best;
}
