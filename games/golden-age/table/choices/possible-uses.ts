/** All choices that a thing on the table could stand for, allowed now or not, so that the page can say why one is unavailable. */
import {
  type AskName,
  type CardId,
  CHOICES,
  type Choice,
  type ChoiceKind,
  hold,
  isArea,
  isOrderable,
  isPiratePort,
  isPort,
  NO_PLACE,
  NONE,
  PIRATES,
  type PirateId,
  type PlaceId,
  type PortId,
  placeOf,
  portAt,
  type Seat,
  type Tables,
  type View,
} from '@bb/golden-age/rules';

/** What the player points at. A place or merchant is combined with the selected pirate. `seat` stands for choices without a piece. */
export type Thing =
  | { readonly kind: 'place'; readonly place: PlaceId; readonly pirate: PirateId }
  | { readonly kind: 'merchant'; readonly port: PortId; readonly pirate: PirateId }
  | { readonly kind: 'pirate'; readonly pirate: PirateId }
  | { readonly kind: 'card'; readonly card: CardId }
  | { readonly kind: 'seat' };

/** A choice, and the number of the rule that forbids it now; null if it is allowed. */
export interface Use {
  readonly choice: Choice;
  readonly rule: string | null;
}

/** The decision: its ask, its seat, and what the seat sees. */
export interface Situation {
  readonly ask: AskName;
  readonly seat: Seat;
  readonly view: View;
  readonly tables: Tables;
}

/** All choices by their kind, and those that play or discard a card by the card. */
const BY_KIND = new Map<ChoiceKind, Choice[]>();
const BY_CARD = new Map<CardId, Choice[]>();
for (const choice of CHOICES) {
  const known = BY_KIND.get(choice.type);
  if (known) known.push(choice);
  else BY_KIND.set(choice.type, [choice]);
  if (!('card' in choice) || choice.type === 'drawCard') continue;
  const ofCard = BY_CARD.get(choice.card);
  if (ofCard) ofCard.push(choice);
  else BY_CARD.set(choice.card, [choice]);
}
const kind = (type: ChoiceKind): readonly Choice[] => BY_KIND.get(type) ?? [];
/** The choices of these kinds for one pirate. */
const ofPirate = (pirate: PirateId, ...types: readonly ChoiceKind[]): readonly Choice[] =>
  types.flatMap((type) => kind(type).filter((choice) => 'pirate' in choice && choice.pirate === pirate));

/** The choices that the thing could stand for in this decision. */
export function possibleUses(thing: Thing, now: Situation): readonly Choice[] {
  switch (thing.kind) {
    case 'card':
      return usesOfCard(thing.card, now);
    case 'seat':
      return now.ask === 'antiPirateAction' ? interruptions(now) : now.ask === 'takeAction' ? kind('drawNewPirate') : [];
    case 'pirate':
      return usesOfPirate(thing.pirate, now);
    case 'merchant':
      return now.ask === 'takeAction'
        ? ofPirate(thing.pirate, 'findMerchant', 'lootMerchant').filter((choice) => 'port' in choice && choice.port === thing.port)
        : [];
    case 'place':
      if (now.ask === 'antiPirateAction') return against(thing.place, now);
      return now.ask === 'takeAction' ? usesOfPlace(thing.place, thing.pirate, now.view) : [];
  }
}

function usesOfPlace(place: PlaceId, pirate: PirateId, view: View): readonly Choice[] {
  const moves = ofPirate(pirate, 'move').filter((choice) => choice.type === 'move' && choice.to === place);
  const isHere = view.at[pirate] === place;
  if (!isPort(place)) return isHere ? [] : moves;
  const attacks = ofPirate(pirate, 'attackPort').filter((choice) => choice.type === 'attackPort' && placeOf(choice.port) === place);
  return isHere ? inPort(pirate, view) : [...moves, ...attacks];
}

/** 9.4, 18.41 What a pirate can do in port. */
function inPort(pirate: PirateId, view: View): readonly Choice[] {
  const others = PIRATES.filter((other) => other !== pirate && view.at[other] === view.at[pirate]);
  return [
    ...ofPirate(pirate, 'doPortActivities', 'recover', 'sackPort', 'retireByLetter', 'retireInHaven', 'bribeToRetire'),
    ...ofPirate(pirate, 'grabBooty').filter((choice) => choice.type === 'grabBooty' && others.includes(choice.target)),
    ...ofPirate(pirate, 'formAlliance').filter(
      (choice) => choice.type === 'formAlliance' && view.owner[choice.ally] === view.owner[pirate] && others.includes(choice.ally),
    ),
  ];
}

function usesOfPirate(pirate: PirateId, now: Situation): readonly Choice[] {
  const { ask, view, tables, seat } = now;
  if (view.owner[pirate] !== seat) return [];
  if (ask === 'portActivity') return view.activePirate === pirate ? portActivities(pirate, view, tables) : [];
  if (ask !== 'takeAction') return [];
  const at = view.at[pirate] ?? NO_PLACE;
  if (!isArea(at)) {
    const moves = ofPirate(pirate, 'move').filter((choice) => choice.type === 'move' && tables.moves[at]?.includes(choice.to));
    return isPort(at)
      ? [
          ...inPort(pirate, view),
          ...(isPiratePort(tables, portAt(at)) && tables.settings.retireInPiratePorts ? ofPirate(pirate, 'retireInPiratePort') : []),
          ...moves,
        ]
      : moves;
  }
  const near = tables.areaPorts[at] ?? [];
  const merchants = ofPirate(pirate, 'findMerchant', 'lootMerchant').filter(
    (choice) => 'port' in choice && near.includes(choice.port) && view.merchantAt[choice.port] !== NONE,
  );
  return [
    ...merchants,
    ...ofPirate(pirate, 'attackPort').filter((choice) => choice.type === 'attackPort' && near.includes(choice.port)),
    ...(view.treasureMapOf === pirate ? ofPirate(pirate, 'digForTreasure') : []),
    ...ofPirate(pirate, 'doPortActivities', 'recover'),
    ...ofPirate(pirate, 'move').filter((choice) => choice.type === 'move' && tables.moves[at]?.includes(choice.to)),
  ];
}

/** 9.4 Port activities for the pirate's own ship. */
const portActivities = (pirate: PirateId, view: View, { ships }: Tables): readonly Choice[] => [
  ...kind('ransom').filter((choice) => choice.type === 'ransom' && view.hostageOf[choice.hostage] === pirate),
  ...kind('sellHold').filter(
    (choice) =>
      choice.type === 'sellHold' && choice.hold < (ships[view.ship[pirate] ?? NONE]?.holds ?? 0) && hold(view, pirate, choice.hold) > 0,
  ),
  ...kind('refit'),
  ...kind('buyHaven'),
  ...kind('declareRevelry'),
];

/** 4.65 A to C, 4.66 Anti-pirate actions without a card. Without a Commissioner, the seat can't move him or attack a pirate port. */
function interruptions({ view, seat, tables }: Situation): readonly Choice[] {
  const at = view.commissionerAt[seat] ?? NONE;
  const own = (view.commissioner[seat] ?? NONE) !== NONE;
  return [
    ...kind('react'),
    ...kind('useWarship'),
    ...kind('deployCommissioner'),
    ...kind('oust'),
    ...(own
      ? kind('moveCommissioner').filter(
          (choice) => choice.type === 'moveCommissioner' && !isPort(choice.to) && tables.moves[at]?.includes(choice.to),
        )
      : []),
    ...(own
      ? kind('attackPiratePort').filter(
          (choice) =>
            choice.type === 'attackPiratePort' && tables.areaPorts[at]?.includes(choice.port) && isPiratePort(tables, choice.port),
        )
      : []),
  ];
}

/** 4.65 A to C What a warship or Commissioner could do at a place. */
const against = (place: PlaceId, { view, seat }: Situation): readonly Choice[] => [
  ...(isArea(place) && (view.warshipAt[place] ?? NONE) !== NONE ? kind('useWarship') : []),
  ...((view.commissioner[seat] ?? NONE) === NONE
    ? []
    : view.commissionerAt[seat] === place
      ? kind('react')
      : kind('moveCommissioner').filter((choice) => choice.type === 'moveCommissioner' && choice.to === place)),
];

/** Choices that play a card in a window. */
const PLAYED_IN_WINDOW: readonly ChoiceKind[] = ['playAgainst', 'playAmbition', 'playConverts', 'playResistance'];

/** The uses of a card that the decision is about: for its Actions, for its event, or against a pirate. */
function usesOfCard(card: CardId, { ask, view, seat }: Situation): readonly Choice[] {
  const own = (choice: Choice): boolean =>
    !('pirate' in choice) || choice.type === 'playAmbition' || choice.type === 'playConverts' || view.owner[choice.pirate] === seat;
  const uses = (BY_CARD.get(card) ?? []).filter(own);
  if (ask === 'negate' || ask === 'defendWithSkull') return uses.filter(({ type }) => type === 'playSkull');
  if (ask === 'portActivity') return uses.filter(({ type }) => type === 'playLetter');
  if (ask === 'discardToFate') return uses.filter(({ type }) => type === 'discardCard');
  const isAnswer = isOrderable(ask);
  return uses.filter(({ type }) => PLAYED_IN_WINDOW.includes(type) === isAnswer && type !== 'playSkull' && type !== 'discardCard');
}
