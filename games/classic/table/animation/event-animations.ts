/** The animations of each type of event. The compiler requires an entry for every type; null means no animation. */
import {
  type EventOf,
  type EventType,
  type GameEvent,
  HEXES,
  type LossCause,
  NONE,
  type OceanId,
  type PirateId,
  type PortId,
  type RollPurpose,
  type Tables,
  type View,
} from '@bb/classic/rules';
import {
  coinsFor,
  type Farewell,
  type AnimationSpec as SpecOf,
  type Spot as SpotOf,
  type Weather,
} from '@bb/table-kit/animation/animation-spec.ts';
import { board } from '../board/board.ts';

/** What the page marks with `data-actor`. */
type Actor =
  | `${'pirate' | 'warship' | 'commissioner' | 'merchant' | 'port' | 'governor' | 'haven' | 'ruin' | 'plate' | 'ship-log' | 'seat'}-${number}`
  | 'deck'
  | 'drawn-card'
  | 'table';
/** A part of a ship log, marked with `data-part`. */
type Part = 'holds' | `hold-${number}` | 'netWorth' | 'notoriety' | 'unrest' | 'combat' | 'speed';
type Spot = SpotOf<Actor, Part>;
type Where = readonly Spot[];
export type AnimationSpec = SpecOf<Actor, Part>;
type Specs = readonly AnimationSpec[];

/** What the viewer sees after the events. */
export interface Seen {
  readonly view: View;
  readonly tables: Tables;
}
type ToSpecs<T extends EventType> = null | ((event: EventOf<T>, seen: Seen) => Specs);

const NO_ANIMATIONS: Specs = [];
const spot = (actor: Spot['actor'], part: Part | null = null): Spot => ({ actor, part });

/** The pirate's counter, else his plate, else his player's seat. */
const placeOf = ({ view }: Seen, pirate: PirateId): Where => [
  spot(`pirate-${pirate}`),
  spot(`plate-${pirate}`),
  spot(`seat-${view.owner[pirate] ?? 0}`),
];
/** A part of the pirate's ship log if that is open. */
const ofPirate = (seen: Seen, pirate: PirateId, part: Part): Where => [
  spot(`ship-log-${pirate}`, part),
  spot(`plate-${pirate}`),
  ...placeOf(seen, pirate),
];
const port = (at: PortId): Where => [spot(`governor-${at}`), spot(`haven-${at}`), spot(`port-${at}`), spot('table')];

/** For each coin that flies, beyond the first two. */
const POUNDS_EACH = 150;
const coins = (from: Where, to: Where, pounds: number): Specs =>
  pounds > 0 ? [{ kind: 'coins', from, to, coins: coinsFor(pounds, POUNDS_EACH) }] : NO_ANIMATIONS;
const pop = (at: Where, by: number): Specs => (by === 0 ? NO_ANIMATIONS : [{ kind: 'pop', at, by }]);
const rock = (actor: Actor): Specs => [{ kind: 'rock', actor }];
const appear = (actor: Actor): Specs => [{ kind: 'appear', actor }];
const turn = (actor: Actor): Specs => [{ kind: 'turn', actor }];
const vanish = (actor: Actor): Specs => [{ kind: 'vanish', actor }];
const sail = (actor: Actor, from: number, to: number): Specs => [{ kind: 'sail', actor, from, to, goesOn: false }];

/** Rolls of nobody, whose result is shown on the map. */
const HIDDEN_ROLLS: readonly RollPurpose[] = ['governorPlacement', 'newGovernor', 'recall', 'waves'];
const FAREWELLS: { readonly [how in LossCause]: Farewell } = {
  sunk: 'sunk',
  duel: 'sunk',
  wounds: 'sunk',
  marooned: 'faded',
  hanged: 'hanged',
};

/** @returns the outline of the hexes of an ocean; of the whole board if there is none */
const outlineOf = (ocean: OceanId | typeof NONE, { oceanOf }: Tables): string =>
  ocean === NONE
    ? board.panels.map(({ frame: [x, y, w, h] }) => `M${x} ${y}h${w}v${h}h${-w}z`).join('')
    : HEXES.filter((hex) => oceanOf[hex] === ocean)
        .map((hex) => board.hexes[hex]?.water ?? '')
        .join('');
const WEATHER: { readonly [kind in EventOf<'randomEventRead'>['event']]?: Weather } = {
  storm: 'storm',
  scurvy: 'disease',
  disease: 'disease',
};

const EVENT_ANIMATIONS: { readonly [T in EventType]: ToSpecs<T> } = {
  // the course of the game
  turnBegan: null,
  turnPassed: null,
  lineRead: null,
  gameWentOn: null,
  gameEnded: null,
  // dice and cards
  rolled: ({ purpose, pirate, dice }, seen) =>
    HIDDEN_ROLLS.includes(purpose) ? NO_ANIMATIONS : [{ kind: 'dice', by: pirate < 0 ? [spot('table')] : placeOf(seen, pirate), dice }],
  rerolled: null,
  cardDrawn: ({ card }) => [{ kind: 'card', card, from: [spot('deck')], to: [spot('drawn-card')] }],
  deckShuffled: null,
  // pirates
  pirateDrawn: null,
  pirateStarted: ({ pirate }) => appear(`pirate-${pirate}`),
  pirateRetired: ({ pirate }) => [{ kind: 'leave', actor: `pirate-${pirate}`, how: 'retired' }],
  pirateLost: ({ pirate, how }) => [{ kind: 'leave', actor: `pirate-${pirate}`, how: FAREWELLS[how] }],
  notorietyGained: ({ pirate, by }, seen) => pop(ofPirate(seen, pirate, 'notoriety'), by),
  unrestChanged: ({ pirate, by }, seen) => pop(ofPirate(seen, pirate, 'unrest'), by),
  combatLost: ({ pirate, hits }, seen) => [...rock(`pirate-${pirate}`), ...pop(ofPirate(seen, pirate, 'combat'), -hits)],
  speedLost: ({ pirate, hits }, seen) => [...rock(`pirate-${pirate}`), ...pop(ofPirate(seen, pirate, 'speed'), -hits)],
  stashed: ({ pirate, port: at, pounds }, seen) => coins(ofPirate(seen, pirate, 'netWorth'), port(at), pounds),
  mutinyBrokeOut: ({ pirate }) => rock(`pirate-${pirate}`),
  mutinyTalkedDown: null,
  // sailing
  moveBegan: null,
  pirateMoved: ({ pirate, from, to }) => sail(`pirate-${pirate}`, from, to),
  searched: ({ pirate }) => rock(`pirate-${pirate}`),
  stormWeathered: ({ pirate }) => rock(`pirate-${pirate}`),
  // merchants
  merchantPlaced: ({ sighting }) => appear(`merchant-${sighting}`),
  merchantInspected: ({ sighting, merchant }) => (merchant < 0 ? rock(`merchant-${sighting}`) : turn(`merchant-${sighting}`)),
  merchantTurnedUp: ({ sighting }) => turn(`merchant-${sighting}`),
  merchantAttacked: ({ sighting }) => rock(`merchant-${sighting}`),
  historyEntered: null,
  shipTaken: ({ pirate }) => turn(`pirate-${pirate}`),
  bootyStowed: ({ pirate, hold, pounds }, seen) => coins(placeOf(seen, pirate), ofPirate(seen, pirate, `hold-${hold}`), pounds),
  revelryDeclared: ({ pirate }) => rock(`pirate-${pirate}`),
  hostageTaken: null,
  hostageTortured: null,
  hostageReleased: null,
  merchantRemoved: ({ sighting }) => vanish(`merchant-${sighting}`),
  // hunters
  warshipPlaced: ({ slot }) => appear(`warship-${slot}`),
  warshipTurnedUp: ({ slot }) => turn(`warship-${slot}`),
  warshipRemoved: ({ slot }) => vanish(`warship-${slot}`),
  warshipMoved: ({ slot, from, to }) => sail(`warship-${slot}`, from, to),
  petitionMade: null,
  commissionerGranted: ({ commissioner }) => appear(`commissioner-${commissioner}`),
  commissionerMoved: ({ commissioner, from, to }) => sail(`commissioner-${commissioner}`, from, to),
  commissionerRemoved: ({ commissioner }) => vanish(`commissioner-${commissioner}`),
  campaignBegan: ({ commissioner }) => rock(`commissioner-${commissioner}`),
  intercepted: ({ pirate }) => rock(`pirate-${pirate}`),
  evaded: null,
  battleBegan: ({ pirate }) => rock(`pirate-${pirate}`),
  battleRound: null,
  surrendered: null,
  tried: ({ pirate, pounds }, seen) => coins(ofPirate(seen, pirate, 'netWorth'), placeOf(seen, pirate), pounds),
  wounded: ({ pirate }) => rock(`pirate-${pirate}`),
  pirateOusted: ({ pirate }) => rock(`pirate-${pirate}`),
  // duels
  duelBegan: ({ pirate, other }) => [{ kind: 'bond', one: `pirate-${pirate}`, other: `pirate-${other}`, formed: true }],
  duelWon: null,
  duelExchange: null,
  // ports
  shipRefitted: ({ pirate, by }, seen) => pop(ofPirate(seen, pirate, 'combat'), by),
  shipCareened: ({ pirate, by }, seen) => pop(ofPirate(seen, pirate, 'speed'), by),
  commissionerRefitted: ({ commissioner, by }) => pop([spot(`commissioner-${commissioner}`)], by),
  commissionerCareened: ({ commissioner, by }) => pop([spot(`commissioner-${commissioner}`)], by),
  careenEnded: null,
  pirateRecovered: null,
  commissionersCareenEnded: null,
  bootySold: ({ pirate, pounds }, seen) => coins(ofPirate(seen, pirate, 'holds'), ofPirate(seen, pirate, 'netWorth'), pounds),
  hostageRansomed: ({ pirate, port: at, pounds }, seen) => coins(port(at), ofPirate(seen, pirate, 'netWorth'), pounds),
  pricePaid: ({ pirate, port: at, pounds }, seen) => coins(ofPirate(seen, pirate, 'netWorth'), port(at), pounds),
  havenWon: ({ port: at }) => appear(`haven-${at}`),
  letterBought: null,
  informationUsed: null,
  portAttacked: ({ pirate }) => rock(`pirate-${pirate}`),
  plunderTaken: ({ pirate, port: at, pounds }, seen) => coins(port(at), placeOf(seen, pirate), pounds),
  portTaken: null,
  governorDrawn: null,
  governorPlaced: ({ port: at }) => appear(`governor-${at}`),
  governorRemoved: ({ port: at }) => vanish(`governor-${at}`),
  havenLost: ({ port: at }) => vanish(`haven-${at}`),
  letterLost: null,
  letterOffered: null,
  letterWithdrawn: null,
  portDestroyed: ({ port: at }) => appear(`ruin-${at}`),
  governorDismissed: null,
  englishPortFounded: null,
  // alliances
  allianceFormed: ({ pirate, other }) => [{ kind: 'bond', one: `pirate-${pirate}`, other: `pirate-${other}`, formed: true }],
  allianceRefused: null,
  allianceBroken: ({ pirate, other }) => [{ kind: 'bond', one: `pirate-${pirate}`, other: `pirate-${other}`, formed: false }],
  tradeRefused: null,
  traded: ({ pirate, other, give, take }, seen) => [
    ...coins(placeOf(seen, pirate), placeOf(seen, other), give.pounds),
    ...coins(placeOf(seen, other), placeOf(seen, pirate), take.pounds),
  ],
  retirementRolled: null,
  allianceEnded: ({ pirate, other }) => [{ kind: 'bond', one: `pirate-${pirate}`, other: `pirate-${other}`, formed: false }],
  // random events
  randomEventRead({ event, ocean }, { tables }) {
    const weather = WEATHER[event];
    return weather === undefined ? NO_ANIMATIONS : [{ kind: 'sweep', outline: outlineOf(ocean, tables), weather }];
  },
  commissionerWeathered: ({ commissioner }) => rock(`commissioner-${commissioner}`),
  warshipWeathered: ({ slot }) => rock(`warship-${slot}`),
  scurvyBrokeOut: ({ pirate }) => rock(`pirate-${pirate}`),
  hostageDied: null,
};

/** A generic function, so that the compiler matches the event with the entry of its type. */
function animationsOfType<T extends EventType>(event: EventOf<T> & { readonly type: T }, seen: Seen): Specs {
  const toSpecs: ToSpecs<T> = EVENT_ANIMATIONS[event.type];
  return toSpecs === null ? NO_ANIMATIONS : toSpecs(event, seen);
}

export const animationsOf = (event: GameEvent, seen: Seen): Specs => animationsOfType(event, seen);
