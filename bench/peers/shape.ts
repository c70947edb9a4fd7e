/** The size of our states and decisions, measured in a game, for the peers that imitate them. */
import { type Choice, goldenAge, legal, newGame, play, type Save, save } from '@bb/golden-age/rules';
import { chance, midGame, PLAYERS } from '../measures.ts';

type Json = Readonly<Record<string, unknown>>;
type Position = Save['position'];

const SEED = 2008;
const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null;

/** @returns each number and text of a position, by its path */
function cellsOf(value: unknown, path = '', out = new Map<string, unknown>()): ReadonlyMap<string, unknown> {
  if (!isObject(value)) return out.set(path, value);
  for (const [key, inner] of Object.entries(value)) cellsOf(inner, `${path}/${key}`, out);
  return out;
}

/** @returns a mid-game position, as saved */
export const midPosition = (): Position => save(midGame(goldenAge, SEED)).position;

export interface Shape {
  /** Numbers and texts in a position. */
  readonly cells: number;
  /** Choices that a decision offers. */
  readonly choices: number;
  /** Cells that a decision changes. */
  readonly changes: number;
  /** The same, without the stack of procedures. */
  readonly changesOnBoard: number;
  /** Decisions in a game. */
  readonly decisions: number;
}

/** @returns the means over a random game, rounded up */
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
