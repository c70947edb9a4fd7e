/** What each type of event shows: its topic in the log, its sound, its animations. The compiler requires a row for every type. */
import {
  type CardId,
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
import type { Farewell, AnimationSpec as SpecOf, Where as WhereOf } from '@bb/table-kit/animation/animation-spec.ts';
import { type EventRows, eventTable, shortSpecs } from '@bb/table-kit/animation/event-table.ts';
import { board } from '../board/board.ts';

/** What the log can be filtered by. The texts give the order of the list. */
type Topic = 'course' | 'voyages' | 'battles' | 'merchants' | 'ports' | 'money' | 'crew' | 'pirates' | 'cards' | 'king' | 'weather';

/** What the page marks with `data-actor`. */
type Actor =
  | `${'pirate' | 'warship' | 'commissioner' | 'merchant' | 'governor' | 'haven' | 'ruin' | 'display' | 'seat' | 'hand' | 'card'}-${number}`
  | 'deck'
  | 'nowDeck'
  | 'deckSize'
  | 'discards'
  | 'table';
/** A part of a pirate's display, marked with `data-part`. */
type Part = 'holds' | `hold-${number}` | 'netWorth' | 'notoriety' | 'loyalty' | 'combat' | 'speed' | 'cunning';

type Where = WhereOf<Actor, Part>;
type AnimationSpec = SpecOf<Actor, Part>;
type Specs = readonly AnimationSpec[];

/** For each coin that flies, beyond the first two. */
const DOUBLOONS_EACH = 250;
const { spot, rock, appear, turn, vanish, leave, sail, bond, deal, pop, coins } = shortSpecs<Actor, Part>(DOUBLOONS_EACH);
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

/** @returns the outline of Sea Areas; of the whole board for none */
const outlineOf = (areas: readonly PlaceId[]): string =>
  areas.length === 0
    ? board.panels.map(({ frame: [x, y, w, h] }) => `M${x} ${y}h${w}v${h}h${-w}z`).join('')
    : board.areas
        .filter(({ id }) => areas.some((area) => PLACE_NAMES[area] === id))
        .map(({ water }) => water)
        .join('');
const FAREWELLS: { readonly [how in LossCause]?: Farewell } = { hanged: 'hanged', marooned: 'faded', disease: 'faded' };
const playedFromHand = (card: CardId, seat: number): Specs => deal(card, hand(seat), TABLE);
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

const EVENTS: EventRows<GameEvent, Topic, View, AnimationSpec> = {
  // the turn
  playerOrderSet: ['course'],
  turnBegan: ['course'],
  turnLost: ['course', 'storm'],
  turnEnded: ['course'],
  gameEnded: ['course', 'bell'],
  // dice
  rolled: [
    'dice',
    'dice',
    ({ purpose, pirate, seat, dice }, view) =>
      HIDDEN_ROLLS.includes(purpose) ? [] : [{ kind: 'dice', by: thrower(view, pirate, seat), dice }],
  ],
  rerolled: ['dice', 'quill', ({ pirate }, view) => pop(ofPirate(view, pirate, 'cunning'), -1)],
  tested: ['dice'],
  contested: ['battles'],
  // cards
  cardDrawn: ['cards', 'card', ({ seat, card }) => deal(card, DECK, hand(seat))],
  // 19.12, 19.13 Then it is played, kept, or laid aside.
  cardTurnedUp: ['cards', 'card', ({ card }) => deal(card, DECK, TABLE)],
  letterKept: ['cards', 'card', ({ card, pirate }, view) => deal(card, TABLE, placeOf(view, pirate))],
  cardShown: [
    'cards',
    'card',
    ({ card, rule }) => {
      const shown: AnimationSpec = { kind: 'card', card, from: rule === '19.10' ? NOW_DECK : DECK, to: TABLE };
      const title = TITLE_OF[card];
      if (title === 'disease') return [shown, { kind: 'sweep', outline: outlineOf([]), weather: 'disease' }];
      return title === 'european-turmoil' ? [shown, { kind: 'sweep', outline: outlineOf([]), weather: 'turmoil' }] : [shown];
    },
  ],
  cardPlayed: ['cards', 'card', ({ card, seat }) => playedFromHand(card, seat)],
  cardPlayedAgainst: [
    'cards',
    'card',
    ({ card, seat, rule }) => (rule === TURNED_UP ? deal(card, TABLE, TABLE) : playedFromHand(card, seat)),
  ],
  cardNegated: [
    'cards',
    'card',
    ({ seat, card, pirate }, view) => [
      ...deal(card, TABLE, DISCARDS),
      ...pop(pirate >= 0 ? ofPirate(view, pirate, 'cunning') : hand(seat), -1),
    ],
  ],
  cardDiscarded: ['cards', 'card', ({ card, seat, rule }) => (rule === TURNED_UP ? [] : deal(card, hand(seat), DISCARDS))],
  handPassed: ['cards', 'card', ({ from, to, cards }) => cards.slice(0, 1).flatMap((card) => deal(card, hand(from), hand(to)))],
  cardShuffledIn: ['cards', 'card', ({ card }) => deal(card, TABLE, DECK)],
  cardHeldOut: ['cards'],
  cardRemoved: ['cards'],
  // pirates
  pirateDrawn: ['pirates', 'card', ({ seat }) => deal(NO_CARD, DECK, hand(seat))],
  pirateDeployed: ['pirates', 'sail', ({ pirate }) => appear(`pirate-${pirate}`)],
  shipChosen: ['pirates'],
  pirateTookCommand: ['pirates', 'drum', ({ pirate }) => turn(`pirate-${pirate}`)],
  pirateRetired: ['pirates', 'bell', ({ pirate }) => leave(`pirate-${pirate}`, 'retired')],
  pirateLost: ['pirates', 'drum', ({ pirate, how }) => leave(`pirate-${pirate}`, FAREWELLS[how] ?? 'sunk')],
  pirateScored: ['pirates', 'quill', ({ seat, vp }) => pop([spot(`seat-${seat}`)], vp)],
  pirateMoved: ['voyages', 'sail', ({ pirate, from, to }) => sail(`pirate-${pirate}`, from, to)],
  pirateOusted: ['voyages', 'sail', ({ pirate, from, to }) => sail(`pirate-${pirate}`, from, to)],
  loyaltyChanged: ['crew', null, ({ pirate, by }, view) => pop(ofPirate(view, pirate, 'loyalty'), by)],
  notorietyGained: ['pirates', null, ({ pirate, by }, view) => pop(ofPirate(view, pirate, 'notoriety'), by)],
  notorietyLost: ['pirates', null, ({ pirate, by }, view) => pop(ofPirate(view, pirate, 'notoriety'), -by)],
  speedLost: ['weather', null, ({ pirate, hits }, view) => [...rock(`pirate-${pirate}`), ...pop(ofPirate(view, pirate, 'speed'), -hits)]],
  scurvyBrokeOut: ['crew', null, ({ pirate }) => rock(`pirate-${pirate}`)],
  scurvyCured: ['crew'],
  mutinyBrokeOut: ['crew', 'drum', ({ pirate }) => rock(`pirate-${pirate}`)],
  mutinyQuashed: ['crew'],
  mutinySucceeded: ['crew'],
  revelryBegan: ['crew', null, ({ pirate }) => rock(`pirate-${pirate}`)],
  recovered: ['crew'],
  // Actions
  actionAnnounced: ['course'],
  actionLost: ['course'],
  // merchants
  merchantPlaced: ['merchants', 'sail', ({ port: at }) => appear(`merchant-${at}`)],
  merchantFound: ['merchants', null, ({ port: at }) => turn(`merchant-${at}`)],
  merchantMissed: ['merchants', null, ({ port: at }) => rock(`merchant-${at}`)],
  merchantRemoved: ['merchants', null, ({ port: at }) => vanish(`merchant-${at}`)],
  cargoSeen: ['merchants'],
  hostageTaken: ['merchants'],
  bootySeized: ['merchants'],
  bootyLeft: ['merchants'],
  cargoTaken: [
    'merchants',
    'coins',
    ({ pirate, hold, doubloons }, view) => coins(placeOf(view, pirate), ofPirate(view, pirate, `hold-${hold}`), doubloons),
  ],
  cargoAbandoned: ['merchants'],
  holdJettisoned: ['money', null, ({ pirate, doubloons }, view) => coins(ofPirate(view, pirate, 'holds'), TABLE, doubloons)],
  shipConverted: ['pirates', 'sail', ({ pirate }) => turn(`pirate-${pirate}`)],
  hostageHeld: ['merchants'],
  hostageDied: ['merchants'],
  informationGained: ['ports', 'quill'],
  // ports
  hostageRansomed: ['money', 'coins'],
  bootyStowed: [
    'money',
    'coins',
    ({ pirate, hold, doubloons }, view) => coins(placeOf(view, pirate), ofPirate(view, pirate, `hold-${hold}`), doubloons),
  ],
  bootyConverted: [
    'money',
    'coins',
    ({ pirate, doubloons }, view) => coins(ofPirate(view, pirate, 'holds'), ofPirate(view, pirate, 'netWorth'), doubloons),
  ],
  refitRolled: ['ports'],
  shipRefitted: ['ports', null, ({ pirate }) => turn(`pirate-${pirate}`)],
  priceNamed: ['money'],
  pricePaid: [
    'money',
    'coins',
    ({ pirate, doubloons }, view) => coins(ofPirate(view, pirate, 'netWorth'), placeOf(view, pirate), doubloons),
  ],
  priceDeclined: ['money'],
  havenBought: ['ports', 'quill', ({ port: at }) => appear(`haven-${at}`)],
  havenLost: ['ports', null, ({ port: at }) => vanish(`haven-${at}`)],
  letterGranted: ['ports', 'quill'],
  gunsMounted: ['pirates', 'cannon'],
  portDestroyed: ['ports', 'cannon', ({ port: at }) => appear(`ruin-${at}`)],
  governorPlaced: ['ports', 'quill', ({ port: at, replaced }) => [{ kind: replaced >= 0 ? 'turn' : 'appear', actor: `governor-${at}` }]],
  governorRemoved: ['ports', null, ({ port: at }) => vanish(`governor-${at}`)],
  portRose: ['ports', null, ({ port: at }) => vanish(`ruin-${at}`)],
  // events of the sea
  stormStruck: ['weather', 'storm', ({ areas }) => [{ kind: 'sweep', outline: outlineOf(areas), weather: 'storm' }]],
  shipTossed: ['weather', null, ({ pirate, hits }) => (hits > 0 ? rock(`pirate-${pirate}`) : [])],
  shipWorn: ['weather', null, ({ pirate }) => rock(`pirate-${pirate}`)],
  warshipTossed: ['weather', null, ({ warship }) => rock(`warship-${warship}`)],
  commissionerTossed: ['weather', null, ({ commissioner }) => rock(`commissioner-${commissioner}`)],
  warshipRemoved: ['king', null, ({ warship }) => vanish(`warship-${warship}`)],
  commissionerRemoved: ['king', null, ({ commissioner }) => vanish(`commissioner-${commissioner}`)],
  commissionerMoved: ['king', 'sail', ({ commissioner, to }) => sail(`commissioner-${commissioner}`, NO_PLACE, to)],
  // warships and Commissioners
  warshipSighted: ['king', 'sail', ({ warship }) => appear(`warship-${warship}`)],
  warshipAttacked: ['battles', 'cannon', ({ warship }) => rock(`warship-${warship}`)],
  warshipHeld: ['battles'],
  commissionerDeployed: ['king', 'sail', ({ commissioner }) => appear(`commissioner-${commissioner}`)],
  pirateConverted: ['king', 'quill'],
  commissionerReacted: [
    'king',
    'sail',
    ({ commissioner, pirate, from }, view) => {
      const to = view.at[pirate];
      if (to === undefined || to < 0 || to === from) return rock(`commissioner-${commissioner}`);
      return sail(`commissioner-${commissioner}`, from, to);
    },
  ],
  portAssailed: ['battles', 'cannon', ({ commissioner }) => rock(`commissioner-${commissioner}`)],
  stoodToFight: ['battles', 'cannon'],
  tookFlight: ['battles', 'sail'],
  escaped: ['battles'],
  caught: ['battles'],
  commissionerBeaten: ['king'],
  commissionerScored: ['king', 'quill', ({ seat, vp }) => pop([spot(`seat-${seat}`)], vp)],
  combatLost: [
    'battles',
    'cannon',
    ({ pirate, hits }, view) => [...rock(`pirate-${pirate}`), ...pop(ofPirate(view, pirate, 'combat'), -hits)],
  ],
  surrendered: ['king'],
  tried: ['king', 'drum'],
  fined: ['money', 'coins', ({ pirate, doubloons }, view) => coins(ofPirate(view, pirate, 'netWorth'), placeOf(view, pirate), doubloons)],
  // ports at war
  portAttacked: ['battles', 'cannon', ({ pirate }) => rock(`pirate-${pirate}`)],
  portTaken: ['battles', null, ({ port: at }) => rock(`governor-${at}`)],
  portHeld: ['battles'],
  portSacked: ['ports', 'cannon', ({ port: at }) => rock(`governor-${at}`)],
  sackFailed: ['ports'],
  historyEntered: ['ports'],
  letterLost: ['ports'],
  portPlundered: ['money', 'coins', ({ pirate, port: at, doubloons }, view) => coins(port(at), placeOf(view, pirate), doubloons)],
  bootyGrabbed: [
    'money',
    'coins',
    ({ pirate, target, doubloons }, view) => coins(ofPirate(view, target, 'holds'), placeOf(view, pirate), doubloons),
  ],
  skullPlayed: [
    'cards',
    'card',
    ({ seat, card, pirate }, view) => [...playedFromHand(card, seat), ...pop(ofPirate(view, pirate, 'cunning'), -1)],
  ],
  // duels
  duelBegan: ['battles', 'drum', ({ pirate, target }) => bond(`pirate-${pirate}`, `pirate-${target}`, true)],
  duelWon: ['battles'],
  duelTied: ['battles'],
  bootyTaken: [
    'money',
    'coins',
    ({ pirate, from, doubloons }, view) => coins(ofPirate(view, from, 'holds'), placeOf(view, pirate), doubloons),
  ],
  hostagePassedOn: ['merchants'],
  letterTaken: ['ports'],
  informationTaken: ['ports'],
  shipTaken: ['pirates', null, ({ pirate }) => turn(`pirate-${pirate}`)],
  // alliances
  allianceFormed: ['pirates', 'quill', ({ pirate, ally }) => bond(`pirate-${pirate}`, `pirate-${ally}`, true)],
  allianceEnded: ['pirates', null, ({ pirate, ally }) => bond(`pirate-${pirate}`, `pirate-${ally}`, false)],
  // options
  pirateDrafted: ['pirates'],
  pirateRefused: ['pirates', null, ({ seat, vp }) => pop([spot(`seat-${seat}`)], vp)],
  deckRenewed: ['cards', 'card'],
  treasureMapDealt: ['money'],
  treasureMapLost: ['money'],
  treasureSought: ['money', 'coins'],
  pardonProclaimed: ['king', 'quill'],
  pardonEnded: ['king'],
};

export const { topicsOf, stepsOf } = eventTable<GameEvent, Topic, View>(EVENTS);
