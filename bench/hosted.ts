/** The games that can be measured, loaded when they are. */
import type { Game, GameTypes } from '@bb/kernel';

/** Passes a game on, whatever its types. */
type Visitor = <R>(work: <T extends GameTypes>(game: Game<T>) => R) => R;

export const STANDARD_GAME = 'golden-age';

const GAMES: Readonly<Record<string, () => Promise<Visitor>>> = {
  [STANDARD_GAME]: async () => {
    const { goldenAge } = await import('@bb/golden-age/rules');
    return (work) => work(goldenAge);
  },
  classic: async () => {
    const { classic } = await import('@bb/classic/rules');
    return (work) => work(classic);
  },
  landfall: async () => {
    const { landfall } = await import('@bb/landfall/rules');
    return (work) => work(landfall);
  },
};

/** @throws Error if there is no such game */
export async function gameNamed(id: string): Promise<Visitor> {
  const load = Object.hasOwn(GAMES, id) ? GAMES[id] : undefined;
  if (!load) throw new Error(`there is no game "${id}" to measure`);
  return load();
}
