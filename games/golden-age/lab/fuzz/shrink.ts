/** Makes a failing game as short and simple as it can be while it still fails in the same way. */
import { type Choice, type ChoiceKind, type Game, type GameOptions, legal, newGame, play } from '@bb/golden-age/rules';
import { checkEnd, checkSave } from './explorer.ts';

export interface Fault {
  readonly message: string;
  readonly options: GameOptions;
  /** The choices up to the failure. */
  readonly choices: readonly Choice[];
}

/** Choices that do as little as possible, for decisions that the wanted choices do not cover. */
const DO_NOTHING: readonly ChoiceKind[] = ['pass', 'decline', 'keepDice', 'finish', 'endActions'];

/** A check of every position on the way. @throws Error if the position is wrong */
export type Check = (g: Game) => void;

/** Plays these choices, and skips those that are not legal when their turn comes. @returns null if nothing fails */
export function faultOf(options: GameOptions, wanted: readonly Choice[], check: Check = checkSave): Fault | null {
  const choices: Choice[] = [];
  try {
    const g = newGame(options);
    let next = 0;
    while (g.ask) {
      const offered = legal(g);
      check(g);
      const least = offered.find(({ type }) => DO_NOTHING.includes(type));
      while (least === undefined && next < wanted.length && !offered.some((choice) => choice === wanted[next])) next++;
      const asked = wanted[next];
      if (asked === undefined) return null;
      const choice = offered.includes(asked) ? asked : least;
      if (choice === undefined) return null;
      if (choice === asked) next++;
      choices.push(choice);
      play(g, choice);
    }
    checkEnd(g);
    return null;
  } catch (error) {
    return { message: error instanceof Error ? error.message : String(error), options, choices };
  }
}

/** The message without its numbers, which differ from game to game. */
const messagePattern = ({ message }: Fault): string => message.replaceAll(/-?\d+/g, '#');

/** The shortest failing game found within `milliseconds`. */
export function shrunk(fault: Fault, milliseconds: number, check: Check = checkSave): Fault {
  const until = performance.now() + milliseconds;
  const isOver = (): boolean => performance.now() > until;
  let best = fault;
  const improves = (options: GameOptions, choices: readonly Choice[]): boolean => {
    const found = faultOf(options, choices, check);
    if (found === null || messagePattern(found) !== messagePattern(fault)) return false;
    if (found.choices.length > best.choices.length) return false;
    best = found;
    return true;
  };
  const { players } = fault.options;
  improves({ players }, best.choices);
  for (let size = Math.ceil(best.choices.length / 2); size >= 1 && !isOver(); size = Math.floor(size / 2))
    for (let from = 0; from < best.choices.length && !isOver(); ) {
      const before = best.choices.length;
      improves(best.options, [...best.choices.slice(0, from), ...best.choices.slice(from + size)]);
      if (best.choices.length >= before) from += size;
    }
  return best;
}
