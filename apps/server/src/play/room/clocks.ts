/** When a table's players run out of time. All moments are in milliseconds since 1970. */
import type { Seat } from '@bb/kernel';
import type { ClockState } from '@bb/protocol';
import { type Pause, stopsSince, timeAfter, timeBetween } from '../../time/stops.ts';
import type { ReachedPosition } from '../reached-position.ts';
import type { SealedAsk } from '../secret-ask.ts';
import { LEASE_MS } from '../wake-delays.ts';
import { isPaused, type TableRoom } from './table-room.ts';

/** When the clocks of all seats have stood still since a moment. */
const stopsOf = ({ record, host }: TableRoom, from: number): readonly Pause[] => [...record.pauses, ...stopsSince(host.time.gaps, from)];

/** When the asked player runs out of time, if the clock does not stand still now; null if there is no clock. */
export const closesAt = (room: TableRoom): number | null => partGoneAt(room, 1);

/** When half of that time is gone; null if there is no clock. */
export const halfTime = (room: TableRoom): number | null => partGoneAt(room, 1 / 2);

function partGoneAt(room: TableRoom, part: number): number | null {
  const { game, record, clocks, window, vacations } = room;
  const { position, at } = room.reached;
  const seat = game.seatToChoose(position);
  if (seat === null) return null;
  const isPerson = record.seats[seat]?.kind === 'person';
  const limit = window ? clocks.windowLimit : isPerson ? clocks.limit(seat) : null;
  if (limit === null) return null;
  // A window does not wait for a player on vacation, who can give a standing order.
  return timeAfter(at, Math.ceil(limit * part), [...stopsOf(room, at), ...(window ? [] : (vacations.get(seat) ?? []))]);
}

/** Whether the asked player has run out of time: not before it is known that the time counts. */
export function isLate(room: TableRoom, now: number): boolean {
  const closes = closesAt(room);
  return closes !== null && closes <= now && closes <= room.host.time.sure() && !isPaused(room);
}

/** Whether this moment has come unless part of the time up to it was a gap, for which nobody has looked yet. */
export const mayHaveCome = ({ host }: TableRoom, moment: number | null): boolean =>
  moment !== null && moment <= host.now() && moment > host.time.sure();

/** @returns when a node is to look after the table in this position */
export function wakeAt({ game, record, clocks }: TableRoom, { position, at }: ReachedPosition, asks: readonly SealedAsk[]): number | null {
  const seat = game.seatToChoose(position);
  if (seat === null) return null;
  if (asks.length > 0 || record.seats[seat]?.kind === 'bot') return at + LEASE_MS;
  const limit = clocks.limit(seat);
  return limit === null ? null : at + Math.ceil(limit / 2);
}

/** The seat has answered what it was asked in that position: charges its time bank. Time used in a window is not charged. */
export function charge(room: TableRoom, { position, at: since }: ReachedPosition, seat: Seat, at: number): void {
  const { record, game, clocks } = room;
  if (!record.clock || record.seats[seat]?.kind !== 'person') return;
  const asked = game.decision(position);
  if (asked && asked.traits.kind !== 'window') clocks.spend(seat, timeBetween(since, at, stopsOf(room, since)));
}

/** @returns null without time limits */
export function clockFace(room: TableRoom): ClockState | null {
  const { record, clocks, host } = room;
  if (!record.clock) return null;
  const until = isPaused(room) ? null : closesAt(room);
  return { now: host.now(), until, banks: record.seats.map((_, seat) => clocks.bank(seat)) };
}
