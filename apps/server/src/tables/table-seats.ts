/** The players in the seats of a table. */
import type { Seat } from '@bb/kernel';
import { Refused } from '../accounts/refused.ts';
import { hostedGame } from './hosted-games.ts';
import type { Person, PersonSeat, SeatRecord, TableRecord } from './table-record.ts';

/** The player who sends a request. */
export interface Player {
  readonly id: string;
  readonly name: string;
}

export const personSeat = ({ id, name }: Player): PersonSeat => ({ kind: 'person', player: id, name, isReady: false });
export const isReady = (seat: SeatRecord): boolean => seat.kind === 'bot' || (seat.kind === 'person' && seat.isReady);
export const withSeat = (record: TableRecord, at: Seat, seat: SeatRecord): TableRecord => ({
  ...record,
  seats: record.seats.with(at, seat),
});

/** @returns the player's seat; null if the player has none */
export function seatOf({ seats }: TableRecord, player: Player | null): Seat | null {
  const at = seats.findIndex((seat) => seat.kind === 'person' && seat.player === player?.id);
  return at < 0 ? null : at;
}

/** @returns the seat in which a bot plays for the player; null if there is none */
export function replacedSeatOf({ seats }: TableRecord, player: Player | null): Seat | null {
  const at = seats.findIndex((seat) => seat.kind === 'bot' && seat.replaces !== null && seat.replaces.player === player?.id);
  return at < 0 ? null : at;
}

/** @returns the seat the player resigned from, or null */
export function resignedSeatOf({ seats }: TableRecord, player: Player | null): Seat | null {
  const at = seats.findIndex((seat) => seat.kind === 'bot' && seat.resigned !== undefined && seat.resigned === player?.id);
  return at < 0 ? null : at;
}

/** @returns the player's seat @throws Refused `notSeated` */
export function requireSeat(record: TableRecord, player: Player): Seat {
  const seat = seatOf(record, player);
  if (seat === null) throw new Refused('notSeated');
  return seat;
}

/** @returns null for a bot or an open seat */
export const personAt = (seat: SeatRecord | undefined): Person | null =>
  seat?.kind === 'person' ? { player: seat.player, name: seat.name } : null;

const nextHostOf = (record: TableRecord): PersonSeat | undefined => record.seats.find((seat): seat is PersonSeat => seat.kind === 'person');

/** If the host has left, the next person becomes host. Without any person the table is aborted. */
const afterLeaving = (record: TableRecord, player: string): TableRecord => {
  const heir = nextHostOf(record);
  if (!heir) return { ...record, stage: 'aborted' };
  return record.host === player ? { ...record, host: heir.player } : record;
};

/** Gives a person's seat to somebody else, or opens it. All votes end. */
export function replacePerson(record: TableRecord, at: Seat, seat: SeatRecord): TableRecord {
  const person = personAt(record.seats[at]);
  return person === null ? record : afterLeaving({ ...withSeat(record, at, seat), votes: [] }, person.player);
}

/** Gives the player's seat to the game's substitute for good. All votes end. @param name  empty if the player deletes the account */
export const resigned = (record: TableRecord, at: Seat, { id, name }: Player): TableRecord =>
  replacePerson(record, at, {
    kind: 'bot',
    bot: hostedGame(record.game, record.version).bots.substitute,
    replaces: null,
    resigned: id,
    resignedName: name,
  });

/** Opens the player's seat before the game. @throws Refused `notSeated` */
export function leaveSeat(record: TableRecord, player: Player): TableRecord {
  const at = requireSeat(record, player);
  return afterLeaving({ ...withSeat(record, at, { kind: 'open' }), clientSeeds: record.clientSeeds.with(at, null) }, player.id);
}

/** Call when the settings change: players were ready for, and added client seeds to, the old settings. */
export const withNobodyReady = (record: TableRecord): TableRecord => ({
  ...record,
  seats: record.seats.map((seat) => (seat.kind === 'person' ? { ...seat, isReady: false } : seat)),
  clientSeeds: record.clientSeeds.map(() => null),
});

/** Removes a deleted player from a table: from the seat until the game is over, and then the name only, since the others need the rest. */
export function withoutPlayer(record: TableRecord, { id }: Player): TableRecord {
  const nobody: Player = { id, name: '' };
  const at = seatOf(record, nobody);
  if (at !== null && record.stage === 'waiting') return leaveSeat(record, nobody);
  if (at !== null && record.stage === 'inProgress') return resigned(record, at, nobody);
  const seats = record.seats.map((seat): SeatRecord => {
    if (seat.kind === 'person' && seat.player === id) return { ...seat, name: '' };
    if (seat.kind === 'bot' && seat.replaces?.player === id) return { ...seat, replaces: null };
    if (seat.kind === 'bot' && seat.resigned === id) return { ...seat, resignedName: '' };
    return seat;
  });
  return { ...record, seats };
}
