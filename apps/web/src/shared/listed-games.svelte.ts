/** The games of the page, by their ids. What a game is played with is fetched when it is first asked for. */
import { withTexts } from '@bb/table-kit/catalogue.svelte.ts';
import type { GameTable } from '@bb/table-kit/game-table.ts';
import type { SessionGame, SessionTypes } from '@bb/table-kit/session/session-game.ts';
import { SvelteMap } from 'svelte/reactivity';
import { GAMES } from '../games.ts';

/** @returns null if the page does not have this game */
export const gameNamed = (id: unknown): GameTable | null => GAMES.find((game) => game.id === id) ?? null;

/** The games that everybody is offered. An example is reached by its address alone, such as `#/new?game=…`. */
export const offeredGames = (): readonly GameTable[] => GAMES.filter(({ isExample }) => !isExample);

/** @returns what tells this game from the others, in the language of the page */
export const editionOf = (id: string): string => gameNamed(id)?.offer().edition ?? id;

/** @throws Error if the page has no game */
export function standardGame(): GameTable {
  const [first] = offeredGames();
  if (first) return first;
  throw new Error('the page has no game');
}

/** @returns the game that the address names, such as `#/new?game=…`; null if it names none */
export const namedInAddress = (hash: string): GameTable | null => gameNamed(new URLSearchParams(hash.split('?')[1]).get('game'));
/** @returns the game that the address names; the standard game if it names none */
export const gameInAddress = (hash: string): GameTable => namedInAddress(hash) ?? standardGame();

const fetching = new Map<string, Promise<SessionGame<SessionTypes>>>();
const fetched = new SvelteMap<string, SessionGame<SessionTypes>>();

/** @returns rules and texts of a game */
export function fetchGame(listed: GameTable): Promise<SessionGame<SessionTypes>> {
  const { id } = listed;
  const known = fetching.get(id);
  if (known) return known;
  const game = withTexts(listed.play());
  fetching.set(id, game);
  game.then(
    (here) => fetched.set(id, here),
    // The next call tries again.
    () => fetching.delete(id),
  );
  return game;
}

/** @returns rules and texts of a game; null until they are here, and for a game that the page does not have */
export function playedGame(id: string): SessionGame<SessionTypes> | null {
  const listed = gameNamed(id);
  if (listed) void fetchGame(listed).catch(() => undefined);
  return fetched.get(id) ?? null;
}
