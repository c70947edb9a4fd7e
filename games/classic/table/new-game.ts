/** The form of a new game. */
import { words } from './words.ts';

export { default as Fields } from './NewGameFields.svelte';

export const intro = (): string => words().newGame.intro;
export const note = (players: number): string => (players > 4 ? words().newGame.manyPlayers : '');
export const rivals = () => [];
