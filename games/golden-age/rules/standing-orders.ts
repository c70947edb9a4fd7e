/** Standing orders: a player tells the table to pass for them in certain windows [R5]. */
import type { GameOrders } from '@bb/kernel';
import type { CardTitle } from './data/cards.ts';
import { cargoWorth } from './data/cargo.ts';
import { type CardId, FACE_DOWN, HOLD_COUNT, isArea, isPort, NO_PLACE, NONE, type PirateId, portAt, type Seat } from './data/ids.ts';
import type { Tables } from './data/tables.ts';
import type { Decision } from './game.ts';
import type { Occasion } from './queries/anti-pirate.ts';
import { hold } from './queries/pirates.ts';
import { grabTargets } from './queries/ports.ts';
import { mayPlayTitle } from './rules/cards/window-cards.ts';
import type { ActionKind } from './state/action-kinds.ts';
import { isOrderable } from './state/asks.ts';
import type { Choice } from './state/choices.ts';
import type { Game } from './state/position.ts';
import { type View, viewOf } from './state/views.ts';

/** Groups of Actions that a player may except from a standing order. */
export const ACTION_GROUPS = ['retirement', 'loot', 'attackPort'] as const;
export type ActionGroup = (typeof ACTION_GROUPS)[number];

/** A kind of window in which the player is still asked. */
export type PassException =
  /** Windows of this pirate's Actions. */
  | { readonly kind: 'pirate'; readonly pirate: PirateId }
  /** Windows of Actions of this group. */
  | { readonly kind: 'deed'; readonly deed: ActionGroup }
  /** Windows of Actions with at least this much booty at stake: what the pirate carries, and what he is after. */
  | { readonly kind: 'prize'; readonly doubloons: number }
  /** Windows in which this card could be played, whether or not the player holds it: whether we ask must not depend on the hand. */
  | { readonly kind: 'card'; readonly title: CardTitle }
  /** Windows in which the player's own Commissioner could react. */
  | { readonly kind: 'reaction' }
  /** All windows. */
  | { readonly kind: 'any' };

/** How long an order lasts: for this Action, while this pirate acts, for this Player-Turn, or until the player's own turn. */
export const SPANS = ['action', 'pirate', 'turn', 'ownTurn'] as const;
export type Span = (typeof SPANS)[number];

/** A standing order as the player gives it. */
export interface PassOrder {
  readonly span: Span;
  /** The windows in which the player is still asked. */
  readonly except: readonly PassException[];
  /** Windows with these keys, as `windowKey` writes them, are passed whatever is excepted. */
  readonly again?: readonly string[];
}

/** An order, with the facts of the position in which it was given. `lapseReason` ends it when some of them change. */
export interface StandingOrder extends PassOrder {
  /** `View.playerTurn`. */
  readonly turn: number;
  /** The pirate whose Action was under way. */
  readonly pirate: PirateId;
  /** The Action under way, as `actionKey` writes it. */
  readonly action: string;
  /** The player's hand, in any order. */
  readonly hand: readonly CardId[];
  /** The player's Commissioner, or NONE. */
  readonly commissioner: number;
  /** By Sea Area: the warship on station, or NONE. */
  readonly warships: readonly number[];
  /** By pirate: the seat that owned him. */
  readonly owners: readonly number[];
}

/** Why an order has ended. */
export type Lapse =
  | 'turnOver'
  | 'ownTurn'
  | 'otherAction'
  | 'otherPirate'
  | 'handChanged'
  | 'pirateGone'
  | 'commissionerChanged'
  | 'warshipSighted'
  | 'ownPirateInReach';

const actionKey = (about: Decision['about'] | undefined): string =>
  about?.action === undefined ? '' : `${about.pirate ?? NONE} ${about.action} ${about.place ?? NONE}`;

/** @returns what windows that ask a player the same thing again have in common: the same kind of Action of the same pirate, at the same moment */
export const windowKey = ({ ask, about: { pirate, action, moment } }: Decision): string =>
  [ask, pirate ?? NONE, action ?? '', moment ?? ''].join(' ');

/**
 * @param hand   the hand of `seat`
 * @param about  the decision at which the order is given, if there is one
 * @returns the order with the facts of this position
 */
export const giveOrder = (order: PassOrder, view: View, seat: Seat, hand: readonly CardId[], about?: Decision['about']): StandingOrder => ({
  ...order,
  turn: view.playerTurn,
  pirate: view.activePirate,
  action: actionKey(about),
  hand: hand.slice(),
  commissioner: view.commissioner[seat] ?? NONE,
  warships: view.warshipAt.slice(),
  owners: view.owner.slice(),
});

const hasSameCards = (a: readonly CardId[], b: readonly CardId[]): boolean => a.length === b.length && a.every((card) => b.includes(card));

/** @returns why the order has ended, or null while it holds. `isForAnotherAction` must be checked as well. */
export function lapseReason(order: StandingOrder, view: View, seat: Seat, hand: readonly CardId[]): Lapse | null {
  if (view.active === seat) return 'ownTurn';
  if (order.span !== 'ownTurn' && view.playerTurn !== order.turn) return 'turnOver';
  if (order.span === 'pirate' && view.activePirate !== NONE && view.activePirate !== order.pirate) return 'otherPirate';
  if (!hasSameCards(order.hand, hand)) return 'handChanged';
  if (order.except.some((except) => except.kind === 'pirate' && isGone(except.pirate, order, view))) return 'pirateGone';
  if (view.commissioner[seat] !== order.commissioner) return 'commissionerChanged';
  if (view.warshipAt.some((warship, area) => warship !== NONE && warship !== order.warships[area])) return 'warshipSighted';
  return isThreatened(view, seat) ? 'ownPirateInReach' : null;
}

/** The pirate is out of play, or another player owns him now. */
const isGone = (pirate: PirateId, { owners }: StandingOrder, view: View): boolean =>
  view.at[pirate] === NONE || view.owner[pirate] !== owners[pirate];

/** Whether the order was for one Action, and this decision is about another one: then the order has ended. */
export const isForAnotherAction = (order: StandingOrder, d: Decision): boolean =>
  order.span === 'action' && d.about.action !== undefined && actionKey(d.about) !== order.action;

/** Whether the active pirate could grab the booty of one of the seat's pirates. That ends every order. */
function isThreatened(view: View, seat: Seat): boolean {
  const pirate = view.activePirate;
  const at = view.at[pirate];
  if (at === undefined || !isPort(at)) return false;
  return grabTargets(view, pirate).some((target) => view.owner[target] === seat);
}

/** @returns the pass if an order that still holds answers this decision, or null if the player must be asked */
export function standingAnswer(
  { except, again }: PassOrder,
  d: Decision,
  choices: readonly Choice[],
  view: View,
  tables: Tables,
): Choice | null {
  const pass = choices.find(({ type }) => type === 'pass');
  if (!isOrderable(d.ask) || !pass) return null;
  if (again?.includes(windowKey(d))) return pass;
  return except.some((exception) => applies(exception, d, choices, view, tables)) ? null : pass;
}

function applies(except: PassException, d: Decision, choices: readonly Choice[], view: View, tables: Tables): boolean {
  switch (except.kind) {
    case 'pirate':
      return d.about.pirate === except.pirate;
    case 'deed':
      return d.about.action !== undefined && GROUP_KINDS[except.deed].includes(d.about.action);
    case 'prize':
      return doubloonsAtStake(d.about, view, tables) >= except.doubloons;
    case 'card':
      return couldPlay(except.title, d, view, tables);
    case 'reaction':
      return choices.some(({ type }) => type === 'react');
    case 'any':
      return true;
  }
}

/** 4.61 Whether the card could be played here, by public facts alone. */
function couldPlay(title: CardTitle, { ask, seat, about }: Decision, view: View, tables: Tables): boolean {
  if (ask === 'kcSurprise') return title === 'kc-surprise';
  if (ask === 'doubleCross') return title === 'double-cross';
  if (about.action === undefined || about.moment === undefined || view.apSpent[seat] !== 0 || view.handSizes[seat] === 0) return false;
  const occasion: Occasion = { action: about.action, moment: about.moment, inPort: 0 };
  return mayPlayTitle(tables, view, title, occasion, seat, view.pirateHandSizes[seat] ?? 0);
}

const GROUP_KINDS: Readonly<Record<ActionGroup, readonly ActionKind[]>> = {
  retirement: ['retireByLetter', 'retireInHaven', 'bribeToRetire', 'retireInPiratePort'],
  loot: ['lootMerchant'],
  attackPort: ['attackPort', 'sackPort'],
};

const AVERAGE_DIE = 3.5;
const FACES = [1, 2, 3, 4, 5, 6] as const;
/** 9.53 Doubloons for each point of the dice thrown when a port is plundered. */
const DOUBLOONS_PER_POINT = 100;

/** @returns the doubloons aboard the pirate's ship plus the average worth of the port or merchant he is after; a face-down merchant counts as 0 */
export function doubloonsAtStake({ pirate, action, place, moment }: Decision['about'], view: View, t: Tables): number {
  if (pirate === undefined) return 0;
  let aboard = 0;
  for (let i = 0; i < HOLD_COUNT; i++) aboard += Math.max(0, hold(view, pirate, i));
  if (place === undefined || !isPort(place)) return aboard;
  const port = portAt(place);
  if (action === 'attackPort' && moment === 'announcement') return aboard + AVERAGE_DIE * DOUBLOONS_PER_POINT * (t.portValue[port] ?? 0);
  const merchant = view.merchantAt[port] ?? NONE;
  const at = view.at[pirate] ?? NO_PLACE;
  if ((action !== 'findMerchant' && action !== 'lootMerchant') || merchant === NONE || merchant === FACE_DOWN || !isArea(at)) return aboard;
  const column = t.cargoColumn[at];
  const cargo = t.merchantCargo[merchant] ?? 0;
  return column === undefined ? aboard : aboard + FACES.reduce((sum, face) => sum + cargoWorth(column, cargo + face), 0) / FACES.length;
}

/** An order that ended on time needs no message. */
const NEEDS_NO_MESSAGE: readonly Lapse[] = ['turnOver', 'ownTurn'];

/** Standing orders, as the platform keeps them, once they have been read. */
export const orders: Omit<
  GameOrders<
    { position: Game; choice: Choice; view: View; event: object; about: object; options: { players: number } },
    PassOrder,
    StandingOrder,
    Lapse
  >,
  'parse'
> = {
  give: (order, g, seat, asked: Decision | null) => giveOrder(order, viewOf(g, seat), seat, g.hands[seat] ?? [], asked?.about),
  end(order, g, seat, asked: () => Decision | null) {
    const now = order.span === 'action' ? asked() : null;
    const isElsewhere = now !== null && isForAnotherAction(order, now);
    const why = lapseReason(order, viewOf(g, seat), seat, g.hands[seat] ?? []) ?? (isElsewhere ? 'otherAction' : null);
    return why && { why: NEEDS_NO_MESSAGE.includes(why) ? null : why };
  },
  // An exception for a card names a card of the player's hand, and others tell what the player wants to do with it.
  mayBeOpen: ({ except }) => except.length === 0,
  passes: (order, g, asked: Decision, choices) => standingAnswer(order, asked, choices, viewOf(g, asked.seat), g.tables) !== null,
};
