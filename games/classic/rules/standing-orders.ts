/** C30 Standing orders: a player tells the table to pass for them in windows of other players' turns. */
import { BadInput, type Seat } from '@bb/kernel';
import { type Fault, list, object, oneOf } from '@bb/kernel/check';
import { COMMISSIONERS } from './data/ids.ts';
import type { Board } from './state/position.ts';

/** The questions that can be passed in advance. */
export const ORDERABLE_ASKS = ['tryIntercept', 'stash'] as const;
export type OrderableAsk = (typeof ORDERABLE_ASKS)[number];

/** How long an order lasts: for this Player Turn, or until the player's own. */
const SPANS = ['turn', 'ownTurn'] as const;

/** A standing order as the player gives it: the questions that are passed, and how long. */
export interface PassOrder {
  readonly span: (typeof SPANS)[number];
  readonly asks: readonly OrderableAsk[];
}
const isOrder = object({ span: oneOf(SPANS, 'span'), asks: list(oneOf(ORDERABLE_ASKS, 'question')) });

/** An order, with the facts of the position in which it was given. */
export interface StandingOrder extends PassOrder {
  readonly turn: number;
  /** The state of the player's pirates and Commissioners. */
  readonly pirates: readonly number[];
  readonly commissioners: readonly number[];
}

/** Why an order has ended before its time. */
export type Lapse = 'asked' | 'pirateChanged' | 'commissionerChanged';

export const isOrderable = (ask: string | undefined): ask is OrderableAsk => ORDERABLE_ASKS.some((orderable) => orderable === ask);

/** @throws BadInput that names the first fault */
export function parseOrder(json: unknown, path = ''): PassOrder {
  const faults: Fault[] = [];
  if (isOrder(json, path, faults)) return { span: json.span, asks: ORDERABLE_ASKS.filter((ask) => json.asks.includes(ask)) };
  const { path: place, message } = faults[0];
  throw new BadInput(place, message);
}

export const giveOrder = ({ span, asks }: PassOrder, b: Board, seat: Seat): StandingOrder => ({
  span,
  asks,
  turn: b.turn,
  pirates: piratesOf(b, seat),
  commissioners: commissionersOf(b, seat),
});

/** What an attack, a storm or a disease changes. */
const piratesOf = (b: Board, seat: Seat): readonly number[] =>
  b.fleet[seat].flatMap((pirate) => [pirate, b.at[pirate], b.combat[pirate], b.speed[pirate], b.wound[pirate]]);

const commissionersOf = (b: Board, seat: Seat): readonly number[] =>
  COMMISSIONERS.filter((commissioner) => b.commissionerOf[commissioner] === seat).flatMap((commissioner) => [
    commissioner,
    b.commissionerAt[commissioner],
    b.strength[commissioner],
    b.ashore[commissioner],
  ]);

const isSame = (a: readonly number[], b: readonly number[]): boolean => a.length === b.length && a.every((value, i) => value === b[i]);

/**
 * @param ask  what the seat is asked now, if anything
 * @returns why the order has ended, with null if its time is over; null while it holds
 */
export function orderEnd(order: StandingOrder, b: Board, seat: Seat, ask: string | undefined): { readonly why: Lapse | null } | null {
  if (b.active === seat || (order.span === 'turn' && b.turn !== order.turn)) return { why: null };
  if (ask !== undefined && !isOrderable(ask)) return { why: 'asked' };
  if (!isSame(order.pirates, piratesOf(b, seat))) return { why: 'pirateChanged' };
  return isSame(order.commissioners, commissionersOf(b, seat)) ? null : { why: 'commissionerChanged' };
}

export const isPassed = ({ asks }: PassOrder, ask: string): boolean => asks.some((orderable) => orderable === ask);
