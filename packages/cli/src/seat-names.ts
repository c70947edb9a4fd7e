/** How seats are called where nobody has given them names, and several of them in a row. */
import type { Seat } from '@bb/engine';
import type { Names } from '@bb/words';

export const seatNames = (players: number): readonly string[] => Array.from({ length: players }, (_, seat) => `Player ${seat + 1}`);

const LIST = new Intl.ListFormat('en', { type: 'conjunction' });
export const several = (seats: readonly Seat[], n: Names): string => LIST.format(seats.map((seat) => n.seat(seat)));
