/** A position for each question of the game, found by `scripts/gallery.ts`. */
import { readFileSync } from 'node:fs';
import { type GameRecord, goldenAge, newGame } from '@bb/golden-age/rules';
import { whatIfOf } from '@bb/kernel';

interface Gallery {
  readonly games: readonly GameRecord[];
  /** The name: the engine's name for the question, then what distinguishes this position. The position: a game, a number of its choices, the seat. */
  readonly positions: readonly { readonly name: string; readonly game: number; readonly at: number; readonly seat: number }[];
}

export interface GalleryRecord {
  readonly name: string;
  /** The file to import: a what-if that begins there. */
  readonly record: object;
}

const NAMES = ['Holly', 'Anne', 'Jonathan', 'Mary', 'Israel', 'Grace', 'Ned', 'Bess', 'Tom', 'Cato'];
const { games, positions }: Gallery = JSON.parse(readFileSync(new URL('gallery.json', import.meta.url), 'utf8'));

export const GALLERY: readonly GalleryRecord[] = positions.map(({ name, game, at, seat }) => {
  const found = games[game];
  if (!found) throw new Error(`${name}: there is no game ${game}`);
  const { options, choices } = found;
  const origin = [{ choices: choices.slice(0, at), deal: null }];
  const seats = NAMES.slice(0, options.players).map((own, i) => ({ name: own, kind: i === seat ? 'human' : 'captain' }));
  return { name, record: { ...whatIfOf(goldenAge, options, origin, [], newGame(options)), seats } };
});
