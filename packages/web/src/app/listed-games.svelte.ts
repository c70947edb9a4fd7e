/** The games of the page, by their ids. What a game is played with is fetched when it is first asked for. */
import { withTexts } from '@bb/ui/catalogue.svelte.ts';
import type { GameTable } from '@bb/ui/game-table.ts';
import type { SessionGame, SessionTypes } from '@bb/ui/session/session-game.ts';
import { SvelteMap } from 'svelte/reactivity';
import { GAMES } from '../games.ts';

/** @returns null if the page does not have this game */
export const gameNamed = (id: unknown): GameTable | null => GAMES.find((game) => game.id === id) ?? null;

/** The games that everybody is offered. An example is reached by its address alone, such as `#/new?game=…`. */
export const offeredGames = (): readonly GameTable[] => GAMES.filter(({ isExample }) => !isExample);

/** @throws Error if the page has no game */
export function standardGame(): GameTable {
  const [first] = offeredGames();
  if (first) return first;
  throw new Error('the page has no game');
}

/** @returns the game that the address names, such as `#/new?game=…`; the standard game if it names none */
export const gameInAddress = (hash: string): GameTable => gameNamed(new URLSearchParams(hash.split('?')[1]).get('game')) ?? standardGame();

const fetched = new SvelteMap<string, SessionGame<SessionTypes>>();
const asked = new Set<string>();

/** @returns rules and texts of a game; null until they are here, and for a game that the page does not have */
export function playedGame(id: string): SessionGame<SessionTypes> | null {
  if (!asked.has(id)) {
    asked.add(id);
    void fetchGame(id).catch(() => asked.delete(id));
  }
  return fetched.get(id) ?? null;
}

/** @returns null for a game that the page does not have */
export async function fetchGame(id: string): Promise<SessionGame<SessionTypes> | null> {
  const known = fetched.get(id);
  const listed = gameNamed(id);
  if (known || !listed) return known ?? null;
  const game = await withTexts(listed.play());
  fetched.set(id, game);
  return game;
}
