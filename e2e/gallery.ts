/** A position for each question of a game, found by `scripts/gallery.ts`. */
import { readFileSync } from 'node:fs';
import { type AnyRecord, type Game, type GameTypes, whatIfOf } from '@bb/kernel';

interface Gallery {
  readonly games: readonly AnyRecord[];
  /** The name: the engine's name for the question, then what distinguishes this position. The position: a game, a number of its choices, the seat. */
  readonly positions: readonly { readonly name: string; readonly game: number; readonly at: number; readonly seat: number }[];
}

export interface GalleryRecord {
  readonly name: string;
  /** The file to import: a what-if that has come there. */
  readonly record: object;
}

const NAMES = ['Holly', 'Anne', 'Jonathan', 'Mary', 'Israel', 'Grace', 'Ned', 'Bess', 'Tom', 'Cato'];

/** @param told  the number of choices before the question that the log tells of */
export function galleryOf<T extends GameTypes>(game: Game<T>, told = 0): readonly GalleryRecord[] {
  const { games, positions }: Gallery = JSON.parse(readFileSync(new URL(`gallery/${game.id}.json`, import.meta.url), 'utf8'));
  return positions.map(({ name, game: n, at, seat }) => {
    const found = games[n];
    if (!found) throw new Error(`${name}: there is no game ${n}`);
    const options = game.parseOptions(found.options, 'options');
    const from = Math.max(0, at - told);
    const origin = [{ choices: found.choices.slice(0, from), deal: null }];
    const seats = NAMES.slice(0, options.players).map((own, i) => ({ name: own, kind: i === seat ? 'human' : 'captain' }));
    return { name, record: { ...whatIfOf(game, options, origin, found.choices.slice(from, at), game.newGame(options)), seats } };
  });
}
