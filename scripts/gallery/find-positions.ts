/** Finds positions for the questions of a game, in as few games as it can. */
import { CHANCE, type ChoiceJson, type Game, type GameTypes, recordOf } from '@bb/kernel';

/** Panels with more choices than this are left to other tests. */
const MOST_CHOICES = 24;

/** Where the positions of a game come from. */
export interface Source<T extends GameTypes> {
  readonly game: Game<T>;
  /** The number of games to search; their seeds begin at 0. */
  readonly games: number;
  optionsOf(seed: number): T['options'];
  /** Plays a game. `visit` is called before each choice, and with null at the end. */
  play(seed: number, visit: (p: T['position'], next: T['choice'] | null, offered: readonly T['choice'][]) => void): void;
  /** @returns the kind of position to show, several for questions that look different in different circumstances; null for those that add nothing */
  kindOf(p: T['position'], offered: readonly T['choice'][]): string | null;
  /** Kinds of positions whose panels fold their choices, so that there may be any number. */
  readonly folded?: readonly string[];
}

export interface Gallery {
  readonly games: readonly object[];
  readonly positions: readonly { readonly name: string; readonly game: number; readonly at: number; readonly seat: number }[];
}

interface Found {
  readonly at: number;
  readonly seat: number;
  readonly choices: number;
}

/** Plays a game. @returns its choices, and the position of each kind that has the most of them */
function positionsIn<T extends GameTypes>(
  { game, play, kindOf, folded = [] }: Source<T>,
  seed: number,
): { readonly made: readonly T['choice'][]; readonly found: ReadonlyMap<string, Found> } {
  const made: T['choice'][] = [];
  const found = new Map<string, Found>();
  play(seed, (p, next, offered) => {
    const d = offered.length < 2 ? null : game.decision(p);
    const kind = d && d.seat !== CHANCE ? kindOf(p, offered) : null;
    const isShown = kind !== null && (offered.length <= MOST_CHOICES || folded.includes(kind));
    if (d && isShown && offered.length > (found.get(kind)?.choices ?? 0))
      found.set(kind, { at: made.length, seat: d.seat, choices: offered.length });
    if (next) made.push(next);
  });
  return { made, found };
}

export function findPositions<T extends GameTypes>(source: Source<T>): Gallery {
  const { game, optionsOf } = source;
  /** By seed: the kinds of positions that each game has. */
  const kinds = Array.from({ length: source.games }, (_, seed) => [...positionsIn(source, seed).found.keys()]);
  const missing = new Set(kinds.flat());
  const games: object[] = [];
  const positions: { readonly name: string; readonly game: number; readonly at: number; readonly seat: number }[] = [];
  while (missing.size > 0) {
    const gain = kinds.map((has) => has.filter((kind) => missing.has(kind)).length);
    const seed = gain.indexOf(Math.max(...gain));
    const { made, found } = positionsIn(source, seed);
    const places = [...found].filter(([kind]) => missing.delete(kind));
    const choices: readonly ChoiceJson[] = made
      .slice(0, Math.max(...places.map(([, { at }]) => at)))
      .map((choice) => game.choices.toJson(choice));
    positions.push(...places.map(([name, { at, seat }]) => ({ name, game: games.length, at, seat })));
    const options = optionsOf(seed);
    games.push(recordOf(game, options, choices, game.newGame(options)));
  }
  positions.sort((a, b) => (a.name < b.name ? -1 : 1));
  return { games, positions };
}
