/** The form of a new game. */
export { default as Fields } from './NewGameFields.svelte';

export const intro = (): string => 'Who reaches the coast first, and lands in the right cove?';
export const note = (): string => '';
export const rivals = () => [];
