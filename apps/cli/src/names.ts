import type { SeatNames } from '@bb/kernel';

const NAMES = ['Anne', 'Mary', 'Jack', 'Grace', 'Ned', 'Bess', 'Tom', 'Cato', 'Holly', 'Israel'] as const;
/** The names that `bb` gives the players of any game. */
export const names: SeatNames = (seat) => NAMES[seat] ?? `Player ${seat + 1}`;
