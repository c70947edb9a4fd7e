/** Who sits where at a table. */
import type { Seat } from '@bb/engine';
import { Refused } from '../accounts/refused.ts';
import type { Person, PersonsSeat, SeatBody, TableBody } from './table-body.ts';

/** Who asks. */
export interface Player {
  readonly id: string;
  readonly name: string;
}

export const seatFor = ({ id, name }: Player): PersonsSeat => ({ kind: 'person', player: id, name, isReady: false });
export const isReady = (seat: SeatBody): boolean => seat.kind === 'bot' || (seat.kind === 'person' && seat.isReady);
export const withSeat = (body: TableBody, at: Seat, seat: SeatBody): TableBody => ({ ...body, seats: body.seats.with(at, seat) });

/** Where the player sits; null: nowhere. */
export function seatOf({ seats }: TableBody, player: Player | null): Seat | null {
  const at = seats.findIndex((seat) => seat.kind === 'person' && seat.player === player?.id);
  return at < 0 ? null : at;
}

/** Where a bot plays for him; null: nowhere. */
export function seatKeptFor({ seats }: TableBody, player: Player | null): Seat | null {
  const at = seats.findIndex((seat) => seat.kind === 'bot' && seat.replaces !== null && seat.replaces.player === player?.id);
  return at < 0 ? null : at;
}

/** @returns the seat the player resigned from, or null */
export function resignedSeatOf({ seats }: TableBody, player: Player | null): Seat | null {
  const at = seats.findIndex((seat) => seat.kind === 'bot' && seat.resigned !== undefined && seat.resigned === player?.id);
  return at < 0 ? null : at;
}

/** @throws Refused */
export function mySeat(body: TableBody, player: Player): Seat {
  const seat = seatOf(body, player);
  if (seat === null) throw new Refused('notSeated');
  return seat;
}

/** Null: nobody sits there, or a bot. */
export const personAt = (seat: SeatBody | undefined): Person | null =>
  seat?.kind === 'person' ? { player: seat.player, name: seat.name } : null;

const heirOf = (body: TableBody): PersonsSeat | undefined => body.seats.find((seat): seat is PersonsSeat => seat.kind === 'person');

/** The table passes from its host to the next person, and where there is none, it is no more. */
const leftBy = (body: TableBody, player: string): TableBody => {
  const heir = heirOf(body);
  if (!heir) return { ...body, stage: 'aborted' };
  return body.host === player ? { ...body, host: heir.player } : body;
};

/** Somebody or nobody plays on where a person sat; what was voted on by who sat there before is no more. */
export function standIn(body: TableBody, at: Seat, seat: SeatBody): TableBody {
  const person = personAt(body.seats[at]);
  return person === null ? body : leftBy({ ...withSeat(body, at, seat), votes: [] }, person.player);
}

/** Gets up before the game. @throws Refused */
export function without(body: TableBody, player: Player): TableBody {
  const at = mySeat(body, player);
  return leftBy({ ...withSeat(body, at, { kind: 'open' }), pinches: body.pinches.with(at, null) }, player.id);
}

/** Something else is to be played: who was ready was so for what it was, and what he added to the dice was added to that. */
export const unready = (body: TableBody): TableBody => ({
  ...body,
  seats: body.seats.map((seat) => (seat.kind === 'person' ? { ...seat, isReady: false } : seat)),
  pinches: body.pinches.map(() => null),
});

/** What others need of him stays without his name. */
export function nameless(body: TableBody, { id }: Player): TableBody {
  const seats = body.seats.map((seat): SeatBody => {
    if (seat.kind === 'person' && seat.player === id) return { ...seat, name: '' };
    if (seat.kind === 'bot' && seat.replaces?.player === id) return { ...seat, replaces: null };
    return seat;
  });
  return { ...body, seats };
}
