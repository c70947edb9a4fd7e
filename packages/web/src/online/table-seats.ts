/** The seats of an online table, with the names the page shows. */

import type { Catalogue } from '../i18n/en/index.ts';
import { parseSeat, type SeatSetup } from '../session/seat-kinds.ts';
import type { TableCard } from './messages.ts';

/**
 * Bots have no names of their own. They are called by their level, and numbered if several have the same; a bot that plays for a person who
 * left bears that person's name, so that no other bot changes its name in the middle of a game.
 */
export function tableSeats({ seats }: TableCard, { kinds, botFor, playerWhoLeft }: Catalogue['pages']): readonly SeatSetup[] {
  const met = new Map<string, number>();
  return seats.map(({ kind, name, replaces, resigned }) => {
    if (kind !== 'bot') return { name, kind: 'human' };
    const [level, personality] = name.split('@');
    const seat = parseSeat({ kind: level, personality }, '', 'captain');
    const person = replaces ?? resigned;
    if (person !== null) return { ...seat, name: botFor(kinds[seat.kind].name, person || playerWhoLeft) };
    const number = (met.get(seat.kind) ?? 0) + 1;
    met.set(seat.kind, number);
    return { ...seat, name: number > 1 ? `${kinds[seat.kind].name} ${number}` : kinds[seat.kind].name };
  });
}
