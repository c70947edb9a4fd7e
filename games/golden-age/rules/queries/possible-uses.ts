/** All choices that a thing on the table could stand for, allowed now or not: why one is unavailable, the rule that refuses it tells. */
import {
  type CardId,
  isArea,
  isPort,
  NONE,
  PIRATES,
  type PirateId,
  type PlaceId,
  type PortId,
  placeOf,
  portAt,
  type Seat,
} from '../data/ids.ts';
import { isPiratePort, type Tables } from '../data/tables.ts';
import { type AskName, isOrderable } from '../state/asks.ts';
import { CHOICES, type Choice, type ChoiceKind, type ChoiceOf } from '../state/choices.ts';
import type { View } from '../state/views.ts';
import { hold, holdCount } from './pirates.ts';

/** What a player can point at. A place or merchant is combined with a pirate. `seat` stands for choices without a piece. */
export type Thing =
  | { readonly kind: 'place'; readonly place: PlaceId; readonly pirate: PirateId }
  | { readonly kind: 'merchant'; readonly port: PortId; readonly pirate: PirateId }
  | { readonly kind: 'pirate'; readonly pirate: PirateId }
  | { readonly kind: 'card'; readonly card: CardId }
  | { readonly kind: 'seat' };

/** The question: its ask, its seat, and what the seat sees. */
interface Situation {
  readonly ask: AskName;
  readonly seat: Seat;
  readonly view: View;
  readonly tables: Tables;
}

/** Choices that play a card in a window. */
const PLAYED_IN_WINDOW: readonly ChoiceKind[] = ['playAgainst', 'playAmbition', 'playConverts', 'playResistance'];

/** The choices by what they have in common. */
function groupedBy<K>(keyOf: (choice: Choice) => K): ReadonlyMap<K, readonly Choice[]> {
  const groups = new Map<K, Choice[]>();
  for (const choice of CHOICES) {
    const group = groups.get(keyOf(choice));
    if (group) group.push(choice);
    else groups.set(keyOf(choice), [choice]);
  }
  return groups;
}
const BY_KIND = groupedBy(({ type }) => type);
const BY_CARD = groupedBy((choice) => ('card' in choice && choice.type !== 'drawCard' ? choice.card : NONE));
const isKind =
  <K extends ChoiceKind>(type: K) =>
  (choice: Choice): choice is ChoiceOf<K> =>
    choice.type === type;
/** The choices of this kind that fit. */
const kind = <K extends ChoiceKind>(type: K, fits: (choice: ChoiceOf<K>) => boolean = () => true): readonly Choice[] =>
  (BY_KIND.get(type) ?? []).filter(isKind(type)).filter(fits);
/** The choices of these kinds for one pirate. */
const ofPirate = (pirate: PirateId, ...types: readonly ChoiceKind[]): readonly Choice[] =>
  types.flatMap((type) => (BY_KIND.get(type) ?? []).filter((choice) => 'pirate' in choice && choice.pirate === pirate));

/** The choices that the thing could stand for in this decision. */
export function possibleUses(thing: Thing, now: Situation): readonly Choice[] {
  const { ask, view } = now;
  switch (thing.kind) {
    case 'card':
      return usesOfCard(thing.card, now);
    case 'seat':
      return ask === 'antiPirateAction' ? interruptions(now) : ask === 'takeAction' ? kind('drawNewPirate') : [];
    case 'pirate':
      return usesOfPirate(thing.pirate, now);
    case 'merchant':
      return ask === 'takeAction' ? merchants(thing.pirate, (port) => port === thing.port) : [];
    case 'place':
      if (ask === 'antiPirateAction') return against(thing.place, now);
      return ask === 'takeAction' ? usesOfPlace(thing.place, thing.pirate, view) : [];
  }
}

const merchants = (pirate: PirateId, isNear: (port: PortId) => boolean): readonly Choice[] => [
  ...kind('findMerchant', (choice) => choice.pirate === pirate && isNear(choice.port)),
  ...kind('lootMerchant', (choice) => choice.pirate === pirate && isNear(choice.port)),
];
const moves = (pirate: PirateId, leadsTo: (place: PlaceId) => boolean): readonly Choice[] =>
  kind('move', (choice) => choice.pirate === pirate && leadsTo(choice.to));
const attacks = (pirate: PirateId, isNear: (port: PortId) => boolean): readonly Choice[] =>
  kind('attackPort', (choice) => choice.pirate === pirate && isNear(choice.port));

function usesOfPlace(place: PlaceId, pirate: PirateId, view: View): readonly Choice[] {
  if (view.at[pirate] === place) return isPort(place) ? inPort(pirate, view) : [];
  const there = moves(pirate, (to) => to === place);
  return isPort(place) ? [...there, ...attacks(pirate, (port) => placeOf(port) === place)] : there;
}

/** 9.4, 18.41 What a pirate can do in port. */
function inPort(pirate: PirateId, view: View): readonly Choice[] {
  const others = PIRATES.filter((other) => other !== pirate && view.at[other] === view.at[pirate]);
  const isMate = (other: PirateId): boolean => view.owner[other] === view.owner[pirate] && others.includes(other);
  return [
    ...ofPirate(pirate, 'doPortActivities', 'recover', 'sackPort', 'retireByLetter', 'retireInHaven', 'bribeToRetire'),
    ...kind('grabBooty', (choice) => choice.pirate === pirate && others.includes(choice.target)),
    ...kind('formAlliance', (choice) => choice.pirate === pirate && isMate(choice.ally)),
  ];
}

function usesOfPirate(pirate: PirateId, { ask, view, tables, seat }: Situation): readonly Choice[] {
  if (view.owner[pirate] !== seat) return [];
  if (ask === 'portActivity') return view.activePirate === pirate ? portActivities(pirate, view, tables) : [];
  if (ask !== 'takeAction') return [];
  const at = view.at[pirate];
  const away = moves(pirate, (to) => tables.moves[at]?.includes(to) ?? false);
  if (isPort(at)) {
    const mayStay = isPiratePort(tables, portAt(at)) && tables.settings.retireInPiratePorts;
    return [...inPort(pirate, view), ...(mayStay ? ofPirate(pirate, 'retireInPiratePort') : []), ...away];
  }
  if (!isArea(at)) return away;
  const near = tables.areaPorts[at];
  return [
    ...merchants(pirate, (port) => near.includes(port) && view.merchantAt[port] !== NONE),
    ...attacks(pirate, (port) => near.includes(port)),
    ...(view.treasureMapOf === pirate ? ofPirate(pirate, 'digForTreasure') : []),
    ...ofPirate(pirate, 'doPortActivities', 'recover'),
    ...away,
  ];
}

/** 9.4 Port activities for the pirate's own ship. */
const portActivities = (pirate: PirateId, view: View, tables: Tables): readonly Choice[] => [
  ...kind('ransom', ({ hostage }) => view.hostageOf[hostage] === pirate),
  ...kind('sellHold', (choice) => choice.hold < holdCount(tables, view, pirate) && hold(view, pirate, choice.hold) > 0),
  ...kind('refit'),
  ...kind('buyHaven'),
  ...kind('declareRevelry'),
];

/** 4.65 A to C, 4.66 Anti-pirate actions without a card. Without a Commissioner, the seat can't move him or attack a pirate port. */
function interruptions({ view, seat, tables }: Situation): readonly Choice[] {
  const at = view.commissionerAt[seat];
  const free = [...kind('react'), ...kind('useWarship'), ...kind('deployCommissioner'), ...kind('oust')];
  if (view.commissioner[seat] === NONE) return free;
  return [
    ...free,
    ...kind('moveCommissioner', ({ to }) => !isPort(to) && tables.moves[at]?.includes(to)),
    ...kind('attackPiratePort', ({ port }) => isArea(at) && tables.areaPorts[at].includes(port) && isPiratePort(tables, port)),
  ];
}

/** 4.65 A to C What a warship or Commissioner could do at a place. */
function against(place: PlaceId, { view, seat }: Situation): readonly Choice[] {
  const warship = isArea(place) && view.warshipAt[place] !== NONE ? kind('useWarship') : [];
  if (view.commissioner[seat] === NONE) return warship;
  return [...warship, ...(view.commissionerAt[seat] === place ? kind('react') : kind('moveCommissioner', ({ to }) => to === place))];
}

/** The uses of a card that the question is about: for its Actions, for its event, or against a pirate. */
function usesOfCard(card: CardId, { ask, view, seat }: Situation): readonly Choice[] {
  const isOwn = (choice: Choice): boolean =>
    !('pirate' in choice) || choice.type === 'playAmbition' || choice.type === 'playConverts' || view.owner[choice.pirate] === seat;
  const uses = (BY_CARD.get(card) ?? []).filter(isOwn);
  if (ask === 'negate' || ask === 'defendWithSkull') return uses.filter(({ type }) => type === 'playSkull');
  if (ask === 'portActivity') return uses.filter(({ type }) => type === 'playLetter');
  if (ask === 'discardToFate') return uses.filter(({ type }) => type === 'discardCard');
  const isAnswer = isOrderable(ask);
  return uses.filter(({ type }) => PLAYED_IN_WINDOW.includes(type) === isAnswer && type !== 'playSkull' && type !== 'discardCard');
}
