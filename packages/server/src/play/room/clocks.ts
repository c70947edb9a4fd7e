/** When a table's players run out of time. All moments are in milliseconds since 1970. */
import type { Seat } from '@bb/kernel';
import type { ClockState } from '@bb/protocol';
import type { Pause } from '../../tables/table-record.ts';
import { timeAfter, timeStopped } from '../clock-stops.ts';
import type { ReachedPosition } from '../reached-position.ts';
import type { SealedAsk } from '../secret-ask.ts';
import { LEASE_MS } from '../wake-delays.ts';
import { isPaused, type TableRoom } from './table-room.ts';

const HALF = 2;

/** When the clocks of all seats stood still. */
const stopsOf = ({ record, host: { downtimes } }: TableRoom): readonly Pause[] =>
  downtimes.length === 0 ? record.pauses : [...record.pauses, ...downtimes];

/** When the asked player runs out of time, if the clock does not stand still now; null if there is no clock. */
export function closesAt(room: TableRoom): number | null {
  const { game, record, clocks, window, vacations } = room;
  const { position, at } = room.reached;
  const seat = game.seatToChoose(position);
  if (seat === null) return null;
  const isPerson = record.seats[seat]?.kind === 'person';
  const limit = window ? clocks.windowLimit : isPerson ? clocks.limit(seat) : null;
  if (limit === null) return null;
  // A window does not wait for a player on vacation, who can give a standing order.
  return timeAfter(at, limit, [...stopsOf(room), ...(window ? [] : (vacations.get(seat) ?? []))]);
}

/** Whether the asked player has run out of time. */
export function isLate(room: TableRoom, now: number): boolean {
  const closes = closesAt(room);
  return closes !== null && now >= closes && !isPaused(room);
}

/** When half of the time is gone; null if there is no clock. */
export function halfTime(room: TableRoom, closes = closesAt(room)): number | null {
  const { at } = room.reached;
  return closes === null ? null : at + (closes - at) / HALF;
}

/** @returns when a node is to look after the table in this position */
export function wakeAt({ game, record, clocks }: TableRoom, { position, at }: ReachedPosition, asks: readonly SealedAsk[]): number | null {
  const seat = game.seatToChoose(position);
  if (seat === null) return null;
  if (asks.length > 0 || record.seats[seat]?.kind === 'bot') return at + LEASE_MS;
  const limit = clocks.limit(seat);
  return limit === null ? null : at + limit / HALF;
}

/** The seat has answered what it was asked in that position: charges its time bank. Time used in a window is not charged. */
export function charge(room: TableRoom, { position, at: since }: ReachedPosition, seat: Seat, at: number): void {
  const { record, game, clocks } = room;
  if (!record.clock || record.seats[seat]?.kind !== 'person') return;
  const asked = game.decision(position);
  if (asked && asked.traits.kind !== 'window') clocks.spend(seat, at - since - timeStopped(stopsOf(room), since, at));
}

/** @returns null without time limits */
export function clockFace(room: TableRoom): ClockState | null {
  const { record, clocks, host } = room;
  if (!record.clock) return null;
  const until = isPaused(room) ? null : closesAt(room);
  return { now: host.now(), until, banks: record.seats.map((_, seat) => clocks.bank(seat)) };
}
