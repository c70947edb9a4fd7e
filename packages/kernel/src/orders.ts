/** Standing orders: a player lets windows pass in advance. That an order passes is the platform's; when it does not, and when it ends, the game's. */
import type { Decision, GameTypes, Seat } from './game.ts';

/** Why an order has ended, in the game's own words, such as `handChanged`; null if it simply ran out, so that nobody need be told. */
export interface OrderEnd<Why extends string = string> {
  readonly why: Why | null;
}

/**
 * To the platform orders are opaque JSON.
 *
 * @typeParam Order  what a player says
 * @typeParam Given  the order, with the facts of the position in which it was given
 */
export interface GameOrders<
  T extends GameTypes = GameTypes,
  Order extends object = object,
  Given extends object = object,
  Why extends string = string,
> {
  /** @param path  where the order is in the input, for messages @throws BadInput that names the place of the first fault */
  parse(json: unknown, path?: string): Order;
  /** @param asked  what the seat is asked in the open window; null if nothing */
  give(order: Order, p: T['position'], seat: Seat, asked: Decision | null): Given;
  /** @param asked  finds what the seat is asked in the open window @returns null while the order holds */
  end(order: Given, p: T['position'], seat: Seat, asked: () => Decision | null): OrderEnd<Why> | null;
  /** Whether the player may tell all others of the order: neither its words nor the windows in which it passes depend on what the seat holds. */
  mayBeOpen(order: Order | Given): boolean;
  /** Whether the order passes in a window. This must follow from public facts and the order, never from what the seat holds. */
  passes(order: Given, p: T['position'], asked: Decision, choices: readonly T['choice'][]): boolean;
}
