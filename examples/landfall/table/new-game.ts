/** The form of a new game. */
import type { SeatSetup } from '@bb/table-kit/session/seat-setup.ts';

export { default as Fields } from './NewGameFields.svelte';

export const presets: readonly [] = [];

export const intro = (): string => 'Who reaches the coast first, and lands in the right cove?';
export const note = (): string => '';
export const seatsOf = (players: readonly SeatSetup[]): readonly SeatSetup[] => players;
