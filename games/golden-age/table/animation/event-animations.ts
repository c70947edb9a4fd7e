/** The animations of each type of event. The compiler requires an entry for every type; null means no animation. */
import {
  type EventOf,
  type EventType,
  type GameEvent,
  type LossCause,
  NO_CARD,
  NO_PLACE,
  NO_WARSHIP,
  type PirateId,
  PLACE_NAMES,
  type PlaceId,
  type PortId,
  type RollPurpose,
  TITLE_OF,
  type View,
} from '@bb/golden-age/rules';
import { coinsFor, type Farewell } from '@bb/table-kit/animation/animation-spec.ts';
import { board } from '../board/board.ts';
import type { AnimationSpec, Part, Spot, Where } from './actors.ts';

type Specs = readonly AnimationSpec[];
type ToSpecs<T extends EventType> = null | ((event: EventOf<T>, view: View) => Specs);

const NO_ANIMATIONS: Specs = [];
const spot = (actor: Spot['actor'], part: Part | null = null): Spot => ({ actor, part });
const TABLE: Where = [spot('table')];

/** A part of the pirate's display if that is open, else his counter, else his player's seat. */
function ofPirate(view: View, pirate: PirateId, part: Part): Where {
  return [spot(`display-${pirate}`, part), spot(`pirate-${pirate}`), spot(`seat-${view.owner[pirate] ?? 0}`)];
}
/** Where dice fall: at the pirate who rolls, else at the Commissioner or warship that faces the active pirate, else on the middle of the table. */
function thrower(view: View, pirate: PirateId, seat: number): Where {
  if (pirate >= 0) return [spot(`pirate-${pirate}`), spot(`seat-${view.owner[pirate] ?? 0}`)];
  const at = view.at[view.activePirate] ?? NO_PLACE;
  const warship = view.warshipAt[at] ?? NO_WARSHIP;
  if (at >= 0 && view.commissionerAt[seat] === at) return [spot(`commissioner-${view.commissioner[seat] ?? 0}`), ...TABLE];
  return warship >= 0 ? [spot(`warship-${warship}`), ...TABLE] : TABLE;
}
const hand = (seat: number): Where => [spot(`hand-${seat}`), spot(`seat-${seat}`)];
const port = (at: PortId): Where => [spot(`merchant-${at}`), spot(`governor-${at}`)];
/** A phone shows only the number of cards. */
const DECK: Where = [spot('deck'), spot('deckSize')];
/** 19.3 The MPI deck of a solitaire game. */
const NOW_DECK: Where = [spot('nowDeck'), ...DECK];
/** 19.13 A card played or discarded under this rule lies on the table already. */
const TURNED_UP = '19.13';
const DISCARDS: Where = [spot('discards'), spot('deckSize')];

const pop = (at: Where, by: number): Specs => (by === 0 ? NO_ANIMATIONS : [{ kind: 'pop', at, by }]);
/** For each coin that flies, beyond the first two. */
const DOUBLOONS_EACH = 250;
const coins = (from: Where, to: Where, doubloons: number): Specs =>
  doubloons > 0 ? [{ kind: 'coins', from, to, coins: coinsFor(doubloons, DOUBLOONS_EACH) }] : NO_ANIMATIONS;
/** @returns the outline of Sea Areas; of the whole board for none */
const outlineOf = (areas: readonly PlaceId[]): string =>
  areas.length === 0
    ? board.panels.map(({ frame: [x, y, w, h] }) => `M${x} ${y}h${w}v${h}h${-w}z`).join('')
    : board.areas
        .filter(({ id }) => areas.some((area) => PLACE_NAMES[area] === id))
        .map(({ water }) => water)
        .join('');
const FAREWELLS: { readonly [how in LossCause]?: Farewell } = { hanged: 'hanged', marooned: 'faded', disease: 'faded' };
const playedFromHand = (card: EventOf<'cardPlayed'>['card'], seat: number): Specs => [{ kind: 'card', card, from: hand(seat), to: TABLE }];
/** The pirate's counter: booty appears there before it is stowed. */
const placeOf = (view: View, pirate: PirateId): Where => [spot(`pirate-${pirate}`), spot(`seat-${view.owner[pirate] ?? 0}`)];

/** Rolls whose result is animated instead of the dice. */
const HIDDEN_ROLLS: readonly RollPurpose[] = [
  'playerOrder',
  'draftOrder',
  'governorPlacement',
  'merchantPlacement',
  'newGovernors',
  'randomDeployment',
];

const EVENT_ANIMATIONS: { readonly [T in EventType]: ToSpecs<T> } = {
  // the turn
  playerOrderSet: null,
  turnBegan: null,
  turnLost: null,
  turnEnded: null,
  gameEnded: null,
  // dice
  rolled: ({ purpose, pirate, seat, dice }, view) =>
    HIDDEN_ROLLS.includes(purpose) ? NO_ANIMATIONS : [{ kind: 'dice', by: thrower(view, pirate, seat), dice }],
  rerolled: ({ pirate }, view) => pop(ofPirate(view, pirate, 'cunning'), -1),
  tested: null,
  contested: null,
  // cards
  cardDrawn: ({ seat, card }) => [{ kind: 'card', card, from: DECK, to: hand(seat) }],
  // 19.12, 19.13 Then it is played, kept, or laid aside.
  cardTurnedUp: ({ card }) => [{ kind: 'card', card, from: DECK, to: TABLE }],
  letterKept: ({ card, pirate }, view) => [{ kind: 'card', card, from: TABLE, to: placeOf(view, pirate) }],
  cardShown: ({ card, rule }) => {
    const shown: AnimationSpec = { kind: 'card', card, from: rule === '19.10' ? NOW_DECK : DECK, to: TABLE };
    const title = TITLE_OF[card];
    if (title === 'disease') return [shown, { kind: 'sweep', outline: outlineOf([]), weather: 'disease' }];
    return title === 'european-turmoil' ? [shown, { kind: 'sweep', outline: outlineOf([]), weather: 'turmoil' }] : [shown];
  },
  cardPlayed: ({ card, seat }) => playedFromHand(card, seat),
  cardPlayedAgainst: ({ card, seat, rule }) =>
    rule === TURNED_UP ? [{ kind: 'card', card, from: TABLE, to: TABLE }] : playedFromHand(card, seat),
  cardNegated: ({ seat, card, pirate }, view) => [
    { kind: 'card', card, from: TABLE, to: DISCARDS },
    ...pop(pirate >= 0 ? ofPirate(view, pirate, 'cunning') : hand(seat), -1),
  ],
  cardDiscarded: ({ card, seat, rule }) => (rule === TURNED_UP ? NO_ANIMATIONS : [{ kind: 'card', card, from: hand(seat), to: DISCARDS }]),
  handPassed: ({ from, to, cards }) => cards.slice(0, 1).map((card) => ({ kind: 'card', card, from: hand(from), to: hand(to) })),
  cardShuffledIn: ({ card }) => [{ kind: 'card', card, from: TABLE, to: DECK }],
  cardHeldOut: null,
  cardRemoved: null,
  // pirates
  pirateDrawn: ({ seat }) => [{ kind: 'card', card: NO_CARD, from: DECK, to: hand(seat) }],
  pirateDeployed: ({ pirate }) => [{ kind: 'appear', actor: `pirate-${pirate}` }],
  shipChosen: null,
  pirateTookCommand: ({ pirate }) => [{ kind: 'turn', actor: `pirate-${pirate}` }],
  pirateRetired: ({ pirate }) => [{ kind: 'leave', actor: `pirate-${pirate}`, how: 'retired' }],
  pirateLost: ({ pirate, how }) => [{ kind: 'leave', actor: `pirate-${pirate}`, how: FAREWELLS[how] ?? 'sunk' }],
  pirateScored: ({ seat, vp }) => pop([spot(`seat-${seat}`)], vp),
  pirateMoved: ({ pirate, from, to }) => [{ kind: 'sail', actor: `pirate-${pirate}`, from, to, goesOn: false }],
  pirateOusted: ({ pirate, from, to }) => [{ kind: 'sail', actor: `pirate-${pirate}`, from, to, goesOn: false }],
  loyaltyChanged: ({ pirate, by }, view) => pop(ofPirate(view, pirate, 'loyalty'), by),
  notorietyGained: ({ pirate, by }, view) => pop(ofPirate(view, pirate, 'notoriety'), by),
  notorietyLost: ({ pirate, by }, view) => pop(ofPirate(view, pirate, 'notoriety'), -by),
  speedLost: ({ pirate, hits }, view) => [{ kind: 'rock', actor: `pirate-${pirate}` }, ...pop(ofPirate(view, pirate, 'speed'), -hits)],
  scurvyBrokeOut: ({ pirate }) => [{ kind: 'rock', actor: `pirate-${pirate}` }],
  scurvyCured: null,
  mutinyBrokeOut: ({ pirate }) => [{ kind: 'rock', actor: `pirate-${pirate}` }],
  mutinyQuashed: null,
  mutinySucceeded: null,
  revelryBegan: ({ pirate }) => [{ kind: 'rock', actor: `pirate-${pirate}` }],
  recovered: null,
  // Actions
  actionAnnounced: null,
  actionLost: null,
  // merchants
  merchantPlaced: ({ port: at }) => [{ kind: 'appear', actor: `merchant-${at}` }],
  merchantFound: ({ port: at }) => [{ kind: 'turn', actor: `merchant-${at}` }],
  merchantMissed: ({ port: at }) => [{ kind: 'rock', actor: `merchant-${at}` }],
  merchantRemoved: ({ port: at }) => [{ kind: 'vanish', actor: `merchant-${at}` }],
  cargoSeen: null,
  hostageTaken: null,
  bootySeized: null,
  bootyLeft: null,
  cargoTaken: ({ pirate, hold, doubloons }, view) => coins(placeOf(view, pirate), ofPirate(view, pirate, `hold-${hold}`), doubloons),
  cargoAbandoned: null,
  holdJettisoned: ({ pirate, doubloons }, view) => coins(ofPirate(view, pirate, 'holds'), TABLE, doubloons),
  shipConverted: ({ pirate }) => [{ kind: 'turn', actor: `pirate-${pirate}` }],
  hostageHeld: null,
  hostageDied: null,
  informationGained: null,
  // ports
  hostageRansomed: null,
  bootyStowed: ({ pirate, hold, doubloons }, view) => coins(placeOf(view, pirate), ofPirate(view, pirate, `hold-${hold}`), doubloons),
  bootyConverted: ({ pirate, doubloons }, view) => coins(ofPirate(view, pirate, 'holds'), ofPirate(view, pirate, 'netWorth'), doubloons),
  refitRolled: null,
  shipRefitted: ({ pirate }) => [{ kind: 'turn', actor: `pirate-${pirate}` }],
  priceNamed: null,
  pricePaid: ({ pirate, doubloons }, view) => coins(ofPirate(view, pirate, 'netWorth'), placeOf(view, pirate), doubloons),
  priceDeclined: null,
  havenBought: ({ port: at }) => [{ kind: 'appear', actor: `haven-${at}` }],
  havenLost: ({ port: at }) => [{ kind: 'vanish', actor: `haven-${at}` }],
  letterGranted: null,
  gunsMounted: null,
  portDestroyed: ({ port: at }) => [{ kind: 'appear', actor: `ruin-${at}` }],
  governorPlaced: ({ port: at, replaced }) => [{ kind: replaced >= 0 ? 'turn' : 'appear', actor: `governor-${at}` }],
  governorRemoved: ({ port: at }) => [{ kind: 'vanish', actor: `governor-${at}` }],
  portRose: ({ port: at }) => [{ kind: 'vanish', actor: `ruin-${at}` }],
  // events of the sea
  stormStruck: ({ areas }) => [{ kind: 'sweep', outline: outlineOf(areas), weather: 'storm' }],
  shipTossed: ({ pirate, hits }) => (hits > 0 ? [{ kind: 'rock', actor: `pirate-${pirate}` }] : NO_ANIMATIONS),
  shipWorn: ({ pirate }) => [{ kind: 'rock', actor: `pirate-${pirate}` }],
  warshipTossed: ({ warship }) => [{ kind: 'rock', actor: `warship-${warship}` }],
  commissionerTossed: ({ commissioner }) => [{ kind: 'rock', actor: `commissioner-${commissioner}` }],
  warshipRemoved: ({ warship }) => [{ kind: 'vanish', actor: `warship-${warship}` }],
  commissionerRemoved: ({ commissioner }) => [{ kind: 'vanish', actor: `commissioner-${commissioner}` }],
  commissionerMoved: ({ commissioner, to }) => [{ kind: 'sail', actor: `commissioner-${commissioner}`, from: NO_PLACE, to, goesOn: false }],
  // warships and Commissioners
  warshipSighted: ({ warship }) => [{ kind: 'appear', actor: `warship-${warship}` }],
  warshipAttacked: ({ warship }) => [{ kind: 'rock', actor: `warship-${warship}` }],
  warshipHeld: null,
  commissionerDeployed: ({ commissioner }) => [{ kind: 'appear', actor: `commissioner-${commissioner}` }],
  pirateConverted: null,
  commissionerReacted: ({ commissioner, pirate, from }, view) => {
    const to = view.at[pirate];
    if (to === undefined || to < 0 || to === from) return [{ kind: 'rock', actor: `commissioner-${commissioner}` }];
    return [{ kind: 'sail', actor: `commissioner-${commissioner}`, from, to, goesOn: false }];
  },
  portAssailed: ({ commissioner }) => [{ kind: 'rock', actor: `commissioner-${commissioner}` }],
  stoodToFight: null,
  tookFlight: null,
  escaped: null,
  caught: null,
  commissionerBeaten: null,
  commissionerScored: ({ seat, vp }) => pop([spot(`seat-${seat}`)], vp),
  combatLost: ({ pirate, hits }, view) => [{ kind: 'rock', actor: `pirate-${pirate}` }, ...pop(ofPirate(view, pirate, 'combat'), -hits)],
  surrendered: null,
  tried: null,
  fined: ({ pirate, doubloons }, view) => coins(ofPirate(view, pirate, 'netWorth'), placeOf(view, pirate), doubloons),
  // ports at war
  portAttacked: ({ pirate }) => [{ kind: 'rock', actor: `pirate-${pirate}` }],
  portTaken: ({ port: at }) => [{ kind: 'rock', actor: `governor-${at}` }],
  portHeld: null,
  portSacked: ({ port: at }) => [{ kind: 'rock', actor: `governor-${at}` }],
  sackFailed: null,
  historyEntered: null,
  letterLost: null,
  portPlundered: ({ pirate, port: at, doubloons }, view) => coins(port(at), placeOf(view, pirate), doubloons),
  bootyGrabbed: ({ pirate, target, doubloons }, view) => coins(ofPirate(view, target, 'holds'), placeOf(view, pirate), doubloons),
  skullPlayed: ({ seat, card, pirate }, view) => [...playedFromHand(card, seat), ...pop(ofPirate(view, pirate, 'cunning'), -1)],
  // duels
  duelBegan: ({ pirate, target }) => [{ kind: 'bond', one: `pirate-${pirate}`, other: `pirate-${target}`, formed: true }],
  duelWon: null,
  duelTied: null,
  bootyTaken: ({ pirate, from, doubloons }, view) => coins(ofPirate(view, from, 'holds'), placeOf(view, pirate), doubloons),
  hostagePassedOn: null,
  letterTaken: null,
  informationTaken: null,
  shipTaken: ({ pirate }) => [{ kind: 'turn', actor: `pirate-${pirate}` }],
  // alliances
  allianceFormed: ({ pirate, ally }) => [{ kind: 'bond', one: `pirate-${pirate}`, other: `pirate-${ally}`, formed: true }],
  allianceEnded: ({ pirate, ally }) => [{ kind: 'bond', one: `pirate-${pirate}`, other: `pirate-${ally}`, formed: false }],
  // options
  pirateDrafted: null,
  pirateRefused: ({ seat, vp }) => pop([spot(`seat-${seat}`)], vp),
  deckRenewed: null,
  treasureMapDealt: null,
  treasureMapLost: null,
  treasureSought: null,
  pardonProclaimed: null,
  pardonEnded: null,
};

/** A generic function, so that the compiler matches the event with the entry of its type. */
function animationsOfType<T extends EventType>(event: EventOf<T> & { readonly type: T }, view: View): Specs {
  const toSpecs: ToSpecs<T> = EVENT_ANIMATIONS[event.type];
  return toSpecs === null ? NO_ANIMATIONS : toSpecs(event, view);
}

export const animationsOf = (event: GameEvent, view: View): Specs => animationsOfType(event, view);
