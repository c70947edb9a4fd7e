/** The open window of a table: what the server knows for it, and what its seats are told. */
import { createHmac } from 'node:crypto';
import type { AnyChoice, Seat } from '@bb/kernel';
import type { OwnState } from '@bb/protocol';
import { ResponseDelay } from '../response-delay.ts';
import { type SealedAsk, secretAsk, windowOf } from '../secret-ask.ts';
import type { StandingOrders } from '../standing-orders.ts';
import {
  askOf,
  newWindow,
  type SeatChoice,
  type SeatFacts,
  stepWindow,
  unansweredSeats,
  viewWindow,
  type Window,
  type WindowEffect,
  type WindowEvent,
  type WindowFacts,
  type WindowView,
} from '../windows.ts';
import { closesAt, mayHaveCome } from './clocks.ts';
import { isPaused, type TableRoom, whenLateOf } from './table-room.ts';

const UNITS = 2 ** 48;

const isFast = ({ record }: TableRoom): boolean => record.windows === 'fast';
const isAlone = ({ record }: TableRoom): boolean => record.seats.filter(({ kind }) => kind === 'person').length < 2;

/** Opens the window of the position that the table has reached, if it has one. */
export function openWindow(room: TableRoom, asks: readonly SealedAsk[]): void {
  room.chances.clear();
  // A new map, not `clear()`: clearing keeps the old table of a map alive until a collection of the whole heap.
  if (room.standIns.size > 0) room.standIns = new Map();
  room.window = asks.length === 0 ? null : newWindow(room.reached.at, asks, { isFast: isFast(room), isAlone: isAlone(room) });
}

/** @returns null if this seat is not asked in a window */
export const secretAskOf = ({ window }: TableRoom, seat: Seat): SealedAsk | null => window && askOf(window, seat);

/** @returns a number from 0 to 1: the same on every node, and unknown without the seed */
function chanceOf({ id, record: { seed, rewinds }, reached: { seq }, chances }: TableRoom, seat: Seat): number {
  const known = chances.get(seat);
  if (known !== undefined) return known;
  const drawn = createHmac('sha256', seed).update(`tempo/${id}/${rewinds.length}/${seq}/${seat}`).digest();
  const chance = drawn.readUIntBE(0, 6) / UNITS;
  chances.set(seat, chance);
  return chance;
}

export function responseDelayOf({ responseDelays }: TableRoom, seat: Seat): ResponseDelay {
  const known = responseDelays.get(seat) ?? new ResponseDelay();
  responseDelays.set(seat, known);
  return known;
}

/** What the server knows of the player at an asked seat. */
export function factsOf(room: TableRoom, ask: SealedAsk): SeatFacts {
  const { seat } = ask;
  const sits = room.record.seats[seat];
  const chance = isFast(room) ? 0 : chanceOf(room, seat);
  return {
    isBot: sits?.kind === 'bot',
    isSearching: sits?.kind === 'bot' && room.bots.isSearching(sits.bot),
    presentSince: room.presence.since(seat),
    orderedAt: room.orders.orderedAt(ask),
    isOpenPass: room.orders.isOpen(seat),
    standIn: standInOf(room, seat),
    delayMs: responseDelayOf(room, seat).draw(chance),
  };
}

/** A bot's answer for a player who may not answer; null if there is none, or the player has changed what happens. */
export function standInOf(room: TableRoom, seat: Seat): AnyChoice | null {
  const found = room.standIns.get(seat);
  return found?.bot === whenLateOf(room, seat) ? found.choice : null;
}

/** Something happens in this window, which must be open. @returns the window after it, and what has to be done */
export const stepOf = (room: TableRoom, window: Window, event: WindowEvent): readonly [Window, readonly WindowEffect[]] =>
  stepWindow(window, event, { ...timesOf(room), of: (ask) => factsOf(room, ask) });

/** The window does not close before somebody has looked whether the time up to then counts. */
function timesOf(room: TableRoom): Pick<WindowFacts, 'now' | 'closesAt'> {
  const [now, closes] = [room.host.now(), closesAt(room)];
  return { now: closes !== null && mayHaveCome(room, closes) ? closes - 1 : now, closesAt: closes };
}

/** @returns the choices of the window that count now */
export function dueChoices(room: TableRoom): readonly SeatChoice[] {
  if (isPaused(room) || !room.window) return [];
  const [, [effect]] = stepOf(room, room.window, { type: 'tick' });
  return effect?.type === 'resolve' ? effect.choices : [];
}

/** @returns the choice that counts at once, because the server passes for the seat; null if it does not */
export function passAtOnce(room: TableRoom, position: object, orders: StandingOrders): SeatChoice | null {
  if (!isFast(room) && !isAlone(room)) return openPass(room, position, orders);
  const ask = secretAsk(room.game, position);
  if (!ask) return null;
  const { seat, isForced, quiet } = ask;
  const isBot = room.record.seats[seat]?.kind === 'bot';
  const passes = isBot ? isFast(room) && isForced : isForced || orders.orderedAt(ask) !== null;
  return passes ? { seat, key: null, choice: quiet } : null;
}

/** The seats of players who have told everybody that they pass. */
export const openPassers = ({ orders, record }: Pick<TableRoom, 'orders' | 'record'>): readonly Seat[] =>
  orders.openSeats.filter((seat) => record.seats[seat]?.kind === 'person');

/** @returns the first pass of a window in which all seats pass, as everybody knows; null if it has to wait for anybody */
function openPass(room: TableRoom, position: object, orders: StandingOrders): SeatChoice | null {
  const passers = openPassers({ orders, record: room.record });
  if (passers.length === 0 || isPaused(room)) return null;
  const asks = windowOf(room.game, position);
  const [first] = asks;
  const isPassed = first && asks.every((ask) => passers.includes(ask.seat) && orders.orderedAt(ask) !== null);
  return isPassed ? { seat: first.seat, key: null, choice: first.quiet } : null;
}

/** The players that the table waits for: those who have not answered and not passed in advance, whatever they hold. */
export function seatsWaitedFor(room: TableRoom): readonly Seat[] {
  const { window, game, record } = room;
  const { position } = room.reached;
  const asked = game.seatToChoose(position);
  if (asked === null) return [];
  const seats = window ? unansweredSeats(window, (ask) => ({ orderedAt: room.orders.orderedAt(ask) })) : [asked];
  return seats.filter((seat) => record.seats[seat]?.kind === 'person');
}

/** What a viewer sees of the open window; null if there is none. */
export const windowFor = ({ window }: TableRoom, viewer: Seat | null): WindowView | null => window && viewWindow(window, viewer);

/** What only the seat itself may know, apart from its view. */
export function ownState(room: TableRoom, seat: Seat): OwnState {
  const { game, orders } = room;
  const own = windowFor(room, seat)?.own;
  const ask = secretAskOf(room, seat);
  return {
    sealed: own?.sealed ? game.choices.toJson(own.sealed) : null,
    instead: (own?.instead ?? []).map((choice) => game.choices.toJson(choice)),
    order: orders.of(seat),
    passes: ask !== null && orders.orderedAt(ask) !== null,
    lapsed: orders.lapsedOf(seat),
    whenLate: whenLateOf(room, seat),
  };
}
