/** Standing passes: a person's word, kept at the table only, that windows of a certain kind need not be put to him. */
import { type CardId, type Choice, type Decision, grabTargets, isPort, NONE, PASS, type PirateId, type Seat, type View } from '@bb/engine';

/** Which windows are still put to the person. */
export type Exception =
  | { readonly kind: 'none' }
  /** Those of this pirate's Actions. */
  | { readonly kind: 'pirate'; readonly pirate: PirateId }
  /** Those in which his own Commissioner could react. */
  | { readonly kind: 'reaction' };

/** How long it holds: while this pirate acts, through this Player-Turn, or until the person's own turn. */
export type Span = 'pirate' | 'turn' | 'ownTurn';

export interface PassOrder {
  readonly span: Span;
  readonly except: Exception;
}

/** An order, and what it assumed when it was given. */
export interface StandingPass extends PassOrder {
  readonly turn: number;
  /** Whose Action was under way. */
  readonly pirate: PirateId;
  readonly hand: readonly CardId[];
  readonly commissioner: number;
}

/** Why an order holds no more. */
export type Lapse = 'turnOver' | 'ownTurn' | 'otherPirate' | 'handChanged' | 'pirateGone' | 'commissionerChanged' | 'ownPirateInReach';

/** The questions of the window, and of the cards that answer within it. Skull & Crossbones protects one's own: it is always asked. */
const WINDOWS: readonly string[] = ['antiPirateAction', 'kcSurprise', 'doubleCross'];

export const isWindow = (ask: string): boolean => WINDOWS.includes(ask);

/** The order, given by `seat` in this position. `hand`: the seat's own. */
export const give = (order: PassOrder, view: View, seat: Seat, hand: readonly CardId[]): StandingPass => ({
  ...order,
  turn: view.playerTurn,
  pirate: view.activePirate,
  hand: hand.slice(),
  commissioner: view.commissioner[seat] ?? NONE,
});

const sameCards = (a: readonly CardId[], b: readonly CardId[]): boolean => a.length === b.length && a.every((card) => b.includes(card));

/** Why the order is over; null while it holds. */
export function lapse(order: StandingPass, view: View, seat: Seat, hand: readonly CardId[]): Lapse | null {
  if (view.active === seat) return 'ownTurn';
  if (order.span !== 'ownTurn' && view.playerTurn !== order.turn) return 'turnOver';
  if (order.span === 'pirate' && view.activePirate !== NONE && view.activePirate !== order.pirate) return 'otherPirate';
  if (!sameCards(order.hand, hand)) return 'handChanged';
  if (order.except.kind === 'pirate' && view.at[order.except.pirate] === NONE) return 'pirateGone';
  if (order.except.kind === 'reaction' && view.commissioner[seat] !== order.commissioner) return 'commissionerChanged';
  return isThreatened(view, seat) ? 'ownPirateInReach' : null;
}

/** The active pirate could grab the booty of one of the seat's pirates, whatever was said before. */
function isThreatened(view: View, seat: Seat): boolean {
  const pirate = view.activePirate;
  const at = view.at[pirate];
  if (at === undefined || !isPort(at)) return false;
  return grabTargets(view, pirate).some((target) => view.owner[target] === seat);
}

/** What an order that holds answers: `PASS`, or null where it wants the person asked. */
export function standingAnswer({ except }: PassOrder, d: Decision, choices: readonly Choice[]): Choice | null {
  if (!isWindow(d.ask) || !choices.includes(PASS)) return null;
  switch (except.kind) {
    case 'none':
      return PASS;
    case 'pirate':
      return d.about.pirate === except.pirate ? null : PASS;
    case 'reaction':
      return choices.some(({ type }) => type === 'react') ? null : PASS;
  }
}
