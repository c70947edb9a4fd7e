/** The form of a new game. */
export { default as Fields } from './NewGameFields.svelte';

export const intro = (): string =>
  'Hunt merchants, sell their cargoes, and retire rich, before a warship, a storm or your own crew ends your voyage. The pirate with the most Net Worth wins, or the first to come to 100 Notoriety.';
export const note = (players: number): string =>
  players > 4 ? 'With more than four players each has one pirate on the map at a time.' : '';
export const rivals = () => [];
