/** The seats of an online table, with the names the page shows. */
import type { TableCard } from '@bb/protocol';
import type { Catalogue } from '../i18n/en/index.ts';
import { readSeat, type SeatSetup } from '../session/crew.ts';

/** Bots have no names of their own: they are called by their level, and numbered if several have the same. */
export function tableSeats({ seats }: TableCard, { kinds }: Catalogue['pages']): readonly SeatSetup[] {
  const met = new Map<string, number>();
  return seats.map(({ kind, name }) => {
    if (kind !== 'bot') return { name, kind: 'human' };
    const [level, personality] = name.split('@');
    const seat = readSeat({ kind: level, personality }, '', 'captain');
    const number = (met.get(seat.kind) ?? 0) + 1;
    met.set(seat.kind, number);
    return { ...seat, name: number > 1 ? `${kinds[seat.kind].name} ${number}` : kinds[seat.kind].name };
  });
}
