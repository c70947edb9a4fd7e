/** What the peers with a state like ours have to be like, taken from a game of ours. */
import { type Choice, legal, newGame, play, type Save, save } from '@bb/engine';
import { chance, midGame, PLAYERS } from '../measures.ts';

type Json = Readonly<Record<string, unknown>>;
type Position = Save['position'];

const SEED = 2008;
const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null;

/** Every scalar of a position, by its path. */
function cellsOf(value: unknown, path = '', out = new Map<string, unknown>()): ReadonlyMap<string, unknown> {
  if (!isObject(value)) return out.set(path, value);
  for (const [key, inner] of Object.entries(value)) cellsOf(inner, `${path}/${key}`, out);
  return out;
}

/** A position in the middle of a game, as it is saved. */
export const midPosition = (): Position => save(midGame(SEED)).position;

export interface Shape {
  /** Numbers and names that a position consists of. */
  readonly cells: number;
  /** Choices that a question offers. */
  readonly choices: number;
  /** Cells that a decision changes; on the board, without the stack of procedures. */
  readonly changes: number;
  readonly changesOnBoard: number;
  /** Decisions in a game. */
  readonly decisions: number;
}

/** The mean over a random game, rounded up. */
export function shapeOfAGame(): Shape {
  const pick = chance(SEED);
  const g = newGame({ players: PLAYERS });
  const offered: Choice[] = [];
  let [decisions, cells, choices, changes, onBoard] = [0, 0, 0, 0, 0];
  let before = cellsOf(save(g).position);
  while (g.ask) {
    legal(g, offered);
    const choice = offered[pick(offered.length)];
    if (!choice) throw new Error(`nothing is legal at ${g.ask.ask}`);
    play(g, choice);
    const after = cellsOf(save(g).position);
    const changed = [...after].filter(([path, value]) => before.get(path) !== value);
    decisions += 1;
    cells += after.size;
    choices += offered.length;
    changes += changed.length;
    onBoard += changed.filter(([path]) => !path.startsWith('/stack')).length;
    before = after;
  }
  const mean = (total: number): number => Math.ceil(total / decisions);
  return { cells: mean(cells), choices: mean(choices), changes: mean(changes), changesOnBoard: mean(onBoard), decisions };
}
