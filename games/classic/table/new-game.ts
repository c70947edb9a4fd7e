/** The form of a new game. */
import type { SeatSetup } from '@bb/table-kit/session/seat-setup.ts';
import { words } from './words.ts';

export { default as Fields } from './NewGameFields.svelte';

export const intro = (players: number): string => (players === 1 ? words().newGame.solitaire : words().newGame.intro);
export const note = (players: number): string => (players > 4 ? words().newGame.manyPlayers : '');

/** C28 In a solitaire game two dummies sit before the player. */
export const seatsOf = (players: readonly SeatSetup[]): readonly SeatSetup[] =>
  players.length > 1 ? players : [...words().newGame.dummies.map((name) => ({ name, kind: 'captain' })), ...players];
