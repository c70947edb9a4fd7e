/** What each type of event shows: its topic in the log, its sound, its animations. The compiler requires a row for every type. */
import {
  type CardId,
  type CardTitle,
  type EventOf,
  type GameEvent,
  type LossCause,
  NO_CARD,
  NO_PLACE,
  NO_WARSHIP,
  type PirateId,
  PLACE_NAMES,
  type PlaceId,
  type PortId,
  TITLE_OF,
  type View,
} from '@bb/golden-age/rules';
import type { Farewell, AnimationSpec as SpecOf, Weather, Where as WhereOf } from '@bb/table-kit/animation/animation-spec.ts';
import { type EventRows, eventTable, shortSpecs } from '@bb/table-kit/animation/event-table.ts';
import { rectanglePath } from '@bb/table-kit/map/geometry.ts';
import { HIDDEN_ROLLS } from '../battle/roll-boundaries.ts';
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

/** The pirate's counter, else his player's seat. Booty appears there before it is stowed. */
const counter = (view: View, pirate: PirateId): Where => [spot(`pirate-${pirate}`), spot(`seat-${view.owner[pirate] ?? 0}`)];
/** A part of the pirate's display if that is open. */
const ofPirate = (view: View, pirate: PirateId, part: Part): Where => [spot(`display-${pirate}`, part), ...counter(view, pirate)];
const holds = (view: View, pirate: PirateId): Where => ofPirate(view, pirate, 'holds');
const netWorth = (view: View, pirate: PirateId): Where => ofPirate(view, pirate, 'netWorth');
const cunningSpent = (view: View, pirate: PirateId): Specs => pop(ofPirate(view, pirate, 'cunning'), -1);
/** What a hit costs is shown with the hit. */
const hit = (view: View, pirate: PirateId, part: Part, hits: number): Specs => [
  ...rock(`pirate-${pirate}`),
  ...pop(ofPirate(view, pirate, part), -hits),
];
const stow = ({ pirate, hold, doubloons }: EventOf<'cargoTaken' | 'bootyStowed'>, view: View): Specs =>
  coins(counter(view, pirate), ofPirate(view, pirate, `hold-${hold}`), doubloons);
/** Where dice fall: at the pirate who rolls, else at the Commissioner or warship that faces the active pirate, else on the middle of the table. */
function thrower(view: View, pirate: PirateId, seat: number): Where {
  if (pirate >= 0) return counter(view, pirate);
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
    ? board.panels.map(({ frame }) => rectanglePath(frame)).join('')
    : board.areas
        .filter(({ id }) => areas.some((area) => PLACE_NAMES[area] === id))
        .map(({ water }) => water)
        .join('');
const FAREWELLS: { readonly [how in LossCause]?: Farewell } = { hanged: 'hanged', marooned: 'faded', disease: 'faded' };
const playedFromHand = (card: CardId, seat: number): Specs => deal(card, hand(seat), TABLE);
const WEATHER: { readonly [title in CardTitle]?: Weather } = { disease: 'disease', 'european-turmoil': 'turmoil' };
/** A card that is shown at once, and the weather that it brings. */
function show({ card, rule }: EventOf<'cardShown'>): Specs {
  const weather = WEATHER[TITLE_OF[card]];
  const shown = deal(card, rule === '19.10' ? NOW_DECK : DECK, TABLE);
  return weather === undefined ? shown : [...shown, { kind: 'sweep', outline: outlineOf([]), weather }];
}
/** A Commissioner who is there already does not sail. */
function react({ commissioner, pirate, from }: EventOf<'commissionerReacted'>, view: View): Specs {
  const to = view.at[pirate];
  const isThere = to === undefined || to < 0 || to === from;
  return isThere ? rock(`commissioner-${commissioner}`) : sail(`commissioner-${commissioner}`, from, to);
}

/** Events without a picture or a sound, by topic. */
const QUIET = [
  ['course', ['playerOrderSet', 'turnBegan', 'turnEnded', 'actionAnnounced', 'actionLost']],
  ['dice', ['tested']],
  ['battles', ['contested', 'warshipHeld', 'escaped', 'caught', 'portHeld', 'duelWon', 'duelTied']],
  ['cards', ['cardHeldOut', 'cardRemoved']],
  ['pirates', ['shipChosen', 'pirateDrafted']],
  ['crew', ['scurvyCured', 'mutinyQuashed', 'mutinySucceeded', 'recovered']],
  [
    'merchants',
    ['cargoSeen', 'hostageTaken', 'bootySeized', 'bootyLeft', 'cargoAbandoned', 'hostageHeld', 'hostageDied', 'hostagePassedOn'],
  ],
  ['ports', ['refitRolled', 'sackFailed', 'historyEntered', 'letterLost', 'letterTaken', 'informationTaken']],
  ['money', ['priceNamed', 'priceDeclined', 'treasureMapDealt', 'treasureMapLost']],
  ['king', ['commissionerBeaten', 'surrendered']],
] as const;
type Quiet = (typeof QUIET)[number][1][number];

const EVENTS: Omit<EventRows<GameEvent, Topic, View, AnimationSpec>, Quiet> = {
  // the turn
  turnLost: ['course', 'storm'],
  gameEnded: ['course', 'bell'],
  // dice
  rolled: [
    'dice',
    'dice',
    ({ purpose, pirate, seat, dice }, view) =>
      HIDDEN_ROLLS.includes(purpose) ? [] : [{ kind: 'dice', by: thrower(view, pirate, seat), dice }],
  ],
  rerolled: ['dice', 'quill', ({ pirate }, view) => cunningSpent(view, pirate)],
  // cards
  cardDrawn: ['cards', 'card', ({ seat, card }) => deal(card, DECK, hand(seat))],
  // 19.12, 19.13 Then it is played, kept, or laid aside.
  cardTurnedUp: ['cards', 'card', ({ card }) => deal(card, DECK, TABLE)],
  letterKept: ['cards', 'card', ({ card, pirate }, view) => deal(card, TABLE, counter(view, pirate))],
  cardShown: ['cards', 'card', show],
  cardPlayed: ['cards', 'card', ({ card, seat }) => playedFromHand(card, seat)],
  cardPlayedAgainst: [
    'cards',
    'card',
    ({ card, seat, rule }) => (rule === TURNED_UP ? deal(card, TABLE, TABLE) : playedFromHand(card, seat)),
  ],
  cardNegated: [
    'cards',
    'card',
    ({ seat, card, pirate }, view) => [...deal(card, TABLE, DISCARDS), ...(pirate >= 0 ? cunningSpent(view, pirate) : pop(hand(seat), -1))],
  ],
  cardDiscarded: ['cards', 'card', ({ card, seat, rule }) => (rule === TURNED_UP ? [] : deal(card, hand(seat), DISCARDS))],
  handPassed: ['cards', 'card', ({ from, to, cards }) => cards.slice(0, 1).flatMap((card) => deal(card, hand(from), hand(to)))],
  cardShuffledIn: ['cards', 'card', ({ card }) => deal(card, TABLE, DECK)],
  // pirates
  pirateDrawn: ['pirates', 'card', ({ seat }) => deal(NO_CARD, DECK, hand(seat))],
  pirateDeployed: ['pirates', 'sail', ({ pirate }) => appear(`pirate-${pirate}`)],
  pirateTookCommand: ['pirates', 'drum', ({ pirate }) => turn(`pirate-${pirate}`)],
  pirateRetired: ['pirates', 'bell', ({ pirate }) => leave(`pirate-${pirate}`, 'retired')],
  pirateLost: ['pirates', 'drum', ({ pirate, how }) => leave(`pirate-${pirate}`, FAREWELLS[how] ?? 'sunk')],
  pirateScored: ['pirates', 'quill', ({ seat, vp }) => pop([spot(`seat-${seat}`)], vp)],
  pirateMoved: ['voyages', 'sail', ({ pirate, from, to }) => sail(`pirate-${pirate}`, from, to)],
  pirateOusted: ['voyages', 'sail', ({ pirate, from, to }) => sail(`pirate-${pirate}`, from, to)],
  loyaltyChanged: ['crew', null, ({ pirate, by }, view) => pop(ofPirate(view, pirate, 'loyalty'), by)],
  notorietyGained: ['pirates', null, ({ pirate, by }, view) => pop(ofPirate(view, pirate, 'notoriety'), by)],
  notorietyLost: ['pirates', null, ({ pirate, by }, view) => pop(ofPirate(view, pirate, 'notoriety'), -by)],
  speedLost: ['weather', null, ({ pirate, hits }, view) => hit(view, pirate, 'speed', hits)],
  scurvyBrokeOut: ['crew', null, ({ pirate }) => rock(`pirate-${pirate}`)],
  mutinyBrokeOut: ['crew', 'drum', ({ pirate }) => rock(`pirate-${pirate}`)],
  revelryBegan: ['crew', null, ({ pirate }) => rock(`pirate-${pirate}`)],
  // Actions
  // merchants
  merchantPlaced: ['merchants', 'sail', ({ port: at }) => appear(`merchant-${at}`)],
  merchantFound: ['merchants', null, ({ port: at }) => turn(`merchant-${at}`)],
  merchantMissed: ['merchants', null, ({ port: at }) => rock(`merchant-${at}`)],
  merchantRemoved: ['merchants', null, ({ port: at }) => vanish(`merchant-${at}`)],
  cargoTaken: ['merchants', 'coins', stow],
  holdJettisoned: ['money', null, ({ pirate, doubloons }, view) => coins(holds(view, pirate), TABLE, doubloons)],
  shipConverted: ['pirates', 'sail', ({ pirate }) => turn(`pirate-${pirate}`)],
  informationGained: ['ports', 'quill'],
  // ports
  hostageRansomed: ['money', 'coins'],
  bootyStowed: ['money', 'coins', stow],
  bootyConverted: ['money', 'coins', ({ pirate, doubloons }, view) => coins(holds(view, pirate), netWorth(view, pirate), doubloons)],
  shipRefitted: ['ports', null, ({ pirate }) => turn(`pirate-${pirate}`)],
  pricePaid: ['money', 'coins', ({ pirate, doubloons }, view) => coins(netWorth(view, pirate), counter(view, pirate), doubloons)],
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
  commissionerDeployed: ['king', 'sail', ({ commissioner }) => appear(`commissioner-${commissioner}`)],
  pirateConverted: ['king', 'quill'],
  commissionerReacted: ['king', 'sail', react],
  portAssailed: ['battles', 'cannon', ({ commissioner }) => rock(`commissioner-${commissioner}`)],
  stoodToFight: ['battles', 'cannon'],
  tookFlight: ['battles', 'sail'],
  commissionerScored: ['king', 'quill', ({ seat, vp }) => pop([spot(`seat-${seat}`)], vp)],
  combatLost: ['battles', 'cannon', ({ pirate, hits }, view) => hit(view, pirate, 'combat', hits)],
  tried: ['king', 'drum'],
  fined: ['money', 'coins', ({ pirate, doubloons }, view) => coins(netWorth(view, pirate), counter(view, pirate), doubloons)],
  // ports at war
  portAttacked: ['battles', 'cannon', ({ pirate }) => rock(`pirate-${pirate}`)],
  portTaken: ['battles', null, ({ port: at }) => rock(`governor-${at}`)],
  portSacked: ['ports', 'cannon', ({ port: at }) => rock(`governor-${at}`)],
  portPlundered: ['money', 'coins', ({ pirate, port: at, doubloons }, view) => coins(port(at), counter(view, pirate), doubloons)],
  bootyGrabbed: ['money', 'coins', ({ pirate, target, doubloons }, view) => coins(holds(view, target), counter(view, pirate), doubloons)],
  skullPlayed: ['cards', 'card', ({ seat, card, pirate }, view) => [...playedFromHand(card, seat), ...cunningSpent(view, pirate)]],
  // duels
  duelBegan: ['battles', 'drum', ({ pirate, target }) => bond(`pirate-${pirate}`, `pirate-${target}`, true)],
  bootyTaken: ['money', 'coins', ({ pirate, from, doubloons }, view) => coins(holds(view, from), counter(view, pirate), doubloons)],
  shipTaken: ['pirates', null, ({ pirate }) => turn(`pirate-${pirate}`)],
  // alliances
  allianceFormed: ['pirates', 'quill', ({ pirate, ally }) => bond(`pirate-${pirate}`, `pirate-${ally}`, true)],
  allianceEnded: ['pirates', null, ({ pirate, ally }) => bond(`pirate-${pirate}`, `pirate-${ally}`, false)],
  // options
  pirateRefused: ['pirates', null, ({ seat, vp }) => pop([spot(`seat-${seat}`)], vp)],
  deckRenewed: ['cards', 'card'],
  treasureSought: ['money', 'coins'],
  pardonProclaimed: ['king', 'quill'],
  pardonEnded: ['king'],
};

export const { topicsOf, stepsOf } = eventTable<GameEvent, Topic, View>(EVENTS, QUIET);
