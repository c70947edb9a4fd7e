/** Standing passes: a person's word, kept at the table only, that windows of a certain kind need not be put to him [R5]. */
import {
  type ActionKind,
  type CardId,
  type CardTitle,
  type Choice,
  cargoWorth,
  type Decision,
  FACE_DOWN,
  grabTargets,
  HOLD_COUNT,
  hold,
  isArea,
  isPort,
  mayPlayTitle,
  NO_PLACE,
  NONE,
  type Occasion,
  type PirateId,
  portAt,
  type Seat,
  type Tables,
  type View,
} from '@bb/engine';

/** Kinds of Actions that one may want to be asked about, whoever takes them. */
export const DEEDS = ['retirement', 'loot', 'attackPort'] as const;
export type Deed = (typeof DEEDS)[number];

/** Which windows are still put to the person. */
export type Exception =
  /** Those of this pirate's Actions. */
  | { readonly kind: 'pirate'; readonly pirate: PirateId }
  | { readonly kind: 'deed'; readonly deed: Deed }
  /** Those of an Action by a pirate who carries, or goes for, so much. */
  | { readonly kind: 'prize'; readonly doubloons: number }
  /** Those in which this card could be played by whoever has it: what is asked must not depend on the hand. */
  | { readonly kind: 'card'; readonly title: CardTitle }
  /** Those in which his own Commissioner could react. */
  | { readonly kind: 'reaction' };

/** How long it holds: for this Action, while this pirate acts, through this Player-Turn, or until the person's own turn. */
export const SPANS = ['action', 'pirate', 'turn', 'ownTurn'] as const;
export type Span = (typeof SPANS)[number];

export interface PassOrder {
  readonly span: Span;
  readonly except: readonly Exception[];
}

/** An order, and what it assumed when it was given. */
export interface StandingPass extends PassOrder {
  readonly turn: number;
  /** Whose Action was under way, and which. */
  readonly pirate: PirateId;
  readonly action: string;
  readonly hand: readonly CardId[];
  readonly commissioner: number;
  readonly warships: readonly number[];
  /** Whose the pirates were. */
  readonly owners: readonly number[];
}

/** Why an order holds no more. */
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

/** The questions of the window, and of the cards that answer within it. Skull & Crossbones protects one's own: it is always asked. */
const WINDOWS: readonly string[] = ['antiPirateAction', 'kcSurprise', 'doubleCross'];

export const isWindow = (ask: string): boolean => WINDOWS.includes(ask);

/** The Action that a question is about. */
const actionOf = (about: Decision['about'] | undefined): string =>
  about?.action === undefined ? '' : `${about.pirate ?? NONE} ${about.action} ${about.place ?? NONE}`;

/** The order, given by `seat` in this position, at this question. `hand`: the seat's own. */
export const give = (order: PassOrder, view: View, seat: Seat, hand: readonly CardId[], about?: Decision['about']): StandingPass => ({
  ...order,
  turn: view.playerTurn,
  pirate: view.activePirate,
  action: actionOf(about),
  hand: hand.slice(),
  commissioner: view.commissioner[seat] ?? NONE,
  warships: view.warshipAt.slice(),
  owners: view.owner.slice(),
});

const sameCards = (a: readonly CardId[], b: readonly CardId[]): boolean => a.length === b.length && a.every((card) => b.includes(card));

/** Why the order is over; null while it holds. */
export function lapse(order: StandingPass, view: View, seat: Seat, hand: readonly CardId[]): Lapse | null {
  if (view.active === seat) return 'ownTurn';
  if (order.span !== 'ownTurn' && view.playerTurn !== order.turn) return 'turnOver';
  if (order.span === 'pirate' && view.activePirate !== NONE && view.activePirate !== order.pirate) return 'otherPirate';
  if (!sameCards(order.hand, hand)) return 'handChanged';
  if (order.except.some((except) => except.kind === 'pirate' && isGone(except.pirate, order, view))) return 'pirateGone';
  if (view.commissioner[seat] !== order.commissioner) return 'commissionerChanged';
  if (view.warshipAt.some((warship, area) => warship !== NONE && warship !== order.warships[area])) return 'warshipSighted';
  return isThreatened(view, seat) ? 'ownPirateInReach' : null;
}

/** Out of play, or another player's now. */
const isGone = (pirate: PirateId, { owners }: StandingPass, view: View): boolean =>
  view.at[pirate] === NONE || view.owner[pirate] !== owners[pirate];

/** An order for one Action is over with the next. */
export const strays = (order: StandingPass, d: Decision): boolean =>
  order.span === 'action' && d.about.action !== undefined && actionOf(d.about) !== order.action;

/** The active pirate could grab the booty of one of the seat's pirates, whatever was said before. */
function isThreatened(view: View, seat: Seat): boolean {
  const pirate = view.activePirate;
  const at = view.at[pirate];
  if (at === undefined || !isPort(at)) return false;
  return grabTargets(view, pirate).some((target) => view.owner[target] === seat);
}

/** What an order that holds answers: the pass among the choices, or null where it wants the person asked. */
export function standingAnswer({ except }: PassOrder, d: Decision, choices: readonly Choice[], view: View, tables: Tables): Choice | null {
  const pass = choices.find(({ type }) => type === 'pass');
  if (!isWindow(d.ask) || !pass) return null;
  return except.some((one) => applies(one, d, choices, view, tables)) ? null : pass;
}

function applies(except: Exception, d: Decision, choices: readonly Choice[], view: View, tables: Tables): boolean {
  switch (except.kind) {
    case 'pirate':
      return d.about.pirate === except.pirate;
    case 'deed':
      return d.about.action !== undefined && KINDS[except.deed].includes(d.about.action);
    case 'prize':
      return stake(d.about, view, tables) >= except.doubloons;
    case 'card':
      return couldPlay(except.title, d, view, tables);
    case 'reaction':
      return choices.some(({ type }) => type === 'react');
  }
}

/** 4.61 As far as the table knows. */
function couldPlay(title: CardTitle, { ask, seat, about }: Decision, view: View, tables: Tables): boolean {
  if (ask === 'kcSurprise') return title === 'kc-surprise';
  if (ask === 'doubleCross') return title === 'double-cross';
  if (about.action === undefined || about.moment === undefined || view.apSpent[seat] !== 0 || view.handSizes[seat] === 0) return false;
  const occasion: Occasion = { action: about.action, moment: about.moment, inPort: 0 };
  return mayPlayTitle(tables, view, title, occasion, seat, view.pirateHandSizes[seat] ?? 0);
}

const KINDS: Readonly<Record<Deed, readonly ActionKind[]>> = {
  retirement: ['retireByLetter', 'retireInHaven', 'bribeToRetire', 'retireInPiratePort'],
  loot: ['lootMerchant'],
  attackPort: ['attackPort', 'sackPort'],
};

/** A die, on average. */
const DIE = 3.5;
const FACES = [1, 2, 3, 4, 5, 6] as const;
/** 9.53 Doubloons for each point that a plundered port's dice make. */
const PLUNDER = 100;

/** Doubloons that the pirate carries, and what he goes for is worth on average; of a merchant nobody has seen nothing is known. */
export function stake({ pirate, action, place, moment }: Decision['about'], view: View, t: Tables): number {
  if (pirate === undefined) return 0;
  let aboard = 0;
  for (let i = 0; i < HOLD_COUNT; i++) aboard += Math.max(0, hold(view, pirate, i));
  if (place === undefined || !isPort(place)) return aboard;
  const port = portAt(place);
  if (action === 'attackPort' && moment === 'announcement') return aboard + DIE * PLUNDER * (t.portValue[port] ?? 0);
  const merchant = view.merchantAt[port] ?? NONE;
  const at = view.at[pirate] ?? NO_PLACE;
  if ((action !== 'findMerchant' && action !== 'lootMerchant') || merchant === NONE || merchant === FACE_DOWN || !isArea(at)) return aboard;
  const column = t.cargoColumn[at];
  const cargo = t.merchantCargo[merchant] ?? 0;
  return column === undefined ? aboard : aboard + FACES.reduce((sum, face) => sum + cargoWorth(column, cargo + face), 0) / FACES.length;
}
