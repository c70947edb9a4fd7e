/** What each type of event shows: its topic in the log, its sound, its animations. The compiler requires a row for every type. */
import {
  type EventOf,
  type EventType,
  type GameEvent,
  HEXES,
  type LossCause,
  NO_PIRATE,
  NONE,
  type OceanId,
  type PirateId,
  type PortId,
  type RollPurpose,
  type Tables,
  type View,
} from '@bb/classic/rules';
import type { Farewell, AnimationSpec as SpecOf, Weather, Where as WhereOf } from '@bb/table-kit/animation/animation-spec.ts';
import type { AnimationStep } from '@bb/table-kit/animation/animation-steps.ts';
import { type EventRows, eventTable, shortSpecs } from '@bb/table-kit/animation/event-table.ts';
import { rectanglePath } from '@bb/table-kit/map/geometry.ts';
import { board } from '../board/board.ts';
import type { TableTexts } from '../i18n/en/table.ts';

/** What the log can be filtered by. The texts give the order of the list. */
type Topic = keyof TableTexts['log']['topics'];

/** What the page marks with `data-actor`. */
type Actor =
  | `${'pirate' | 'warship' | 'commissioner' | 'merchant' | 'port' | 'governor' | 'haven' | 'ruin' | 'plate' | 'ship-log' | 'seat'}-${number}`
  | 'deck'
  | 'drawn-card'
  | 'table';
/** A part of a ship log, marked with `data-part`. */
type Part = 'holds' | `hold-${number}` | 'netWorth' | 'notoriety' | 'unrest' | 'combat' | 'speed';
type Where = WhereOf<Actor, Part>;
type AnimationSpec = SpecOf<Actor, Part>;
type Specs = readonly AnimationSpec[];

/** What the viewer sees after the events. */
export interface Seen {
  readonly view: View;
  readonly tables: Tables;
}

/** For each coin that flies, beyond the first two. */
const POUNDS_EACH = 150;
const { spot, rock, appear, turn, vanish, leave, sail, bond, deal, pop, coins } = shortSpecs<Actor, Part>(POUNDS_EACH);

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
const holds = (seen: Seen, pirate: PirateId): Where => ofPirate(seen, pirate, 'holds');
const netWorth = (seen: Seen, pirate: PirateId): Where => ofPirate(seen, pirate, 'netWorth');
/** What a hit costs is shown with the hit. */
const hit = (seen: Seen, pirate: PirateId, part: Part, hits: number): Specs => [
  ...rock(`pirate-${pirate}`),
  ...pop(ofPirate(seen, pirate, part), -hits),
];
const port = (at: PortId): Where => [spot(`governor-${at}`), spot(`haven-${at}`), spot(`port-${at}`), spot('table')];

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
    ? board.panels.map(({ frame }) => rectanglePath(frame)).join('')
    : HEXES.filter((hex) => oceanOf[hex] === ocean)
        .map((hex) => board.hexes[hex]?.water ?? '')
        .join('');
const WEATHER: { readonly [kind in EventOf<'randomEventRead'>['event']]?: Weather } = {
  storm: 'storm',
  scurvy: 'disease',
  disease: 'disease',
};

/** Events without a picture or a sound, by topic. */
const QUIET = [
  ['course', ['turnBegan', 'turnPassed']],
  ['crew', ['mutinyTalkedDown']],
  ['voyages', ['moveBegan']],
  ['merchants', ['historyEntered', 'hostageTaken', 'hostageTortured', 'hostageReleased']],
  ['king', ['surrendered', 'commissionersCareenEnded']],
  ['battles', ['duelWon', 'duelExchange', 'portTaken']],
  ['ports', ['careenEnded', 'governorDrawn', 'letterLost', 'letterWithdrawn', 'governorDismissed']],
  ['pirates', ['pirateRecovered', 'retirementRolled']],
  ['alliances', ['allianceRefused', 'tradeRefused']],
] as const;
type Quiet = (typeof QUIET)[number][1][number];

const EVENTS: Omit<EventRows<GameEvent, Topic, Seen, AnimationSpec>, Quiet> = {
  // the course of the game
  lineRead: ['cards', 'card'],
  gameWentOn: ['course', 'bell'],
  gameEnded: ['course', 'bell'],
  // dice and cards
  rolled: [
    'dice',
    'dice',
    ({ purpose, pirate, dice }, seen) =>
      HIDDEN_ROLLS.includes(purpose) ? [] : [{ kind: 'dice', by: pirate < 0 ? [spot('table')] : placeOf(seen, pirate), dice }],
  ],
  rerolled: ['dice', 'quill'],
  cardDrawn: ['cards', 'card', ({ card }) => deal(card, [spot('deck')], [spot('drawn-card')])],
  deckShuffled: ['cards', 'card'],
  // pirates
  pirateDrawn: ['pirates', 'card'],
  pirateStarted: ['pirates', 'sail', ({ pirate }) => appear(`pirate-${pirate}`)],
  pirateRetired: ['pirates', 'bell', ({ pirate }) => leave(`pirate-${pirate}`, 'retired')],
  pirateLost: ['pirates', 'drum', ({ pirate, how }) => leave(`pirate-${pirate}`, FAREWELLS[how])],
  notorietyGained: ['pirates', null, ({ pirate, by }, seen) => pop(ofPirate(seen, pirate, 'notoriety'), by)],
  unrestChanged: ['crew', null, ({ pirate, by }, seen) => pop(ofPirate(seen, pirate, 'unrest'), by)],
  combatLost: ['battles', 'cannon', ({ pirate, hits }, seen) => hit(seen, pirate, 'combat', hits)],
  speedLost: ['weather', null, ({ pirate, hits }, seen) => hit(seen, pirate, 'speed', hits)],
  stashed: ['money', 'coins', ({ pirate, port: at, pounds }, seen) => coins(netWorth(seen, pirate), port(at), pounds)],
  mutinyBrokeOut: ['crew', 'drum', ({ pirate }) => rock(`pirate-${pirate}`)],
  // sailing
  pirateMoved: ['voyages', 'sail', ({ pirate, from, to }) => sail(`pirate-${pirate}`, from, to)],
  searched: ['merchants', null, ({ pirate }) => rock(`pirate-${pirate}`)],
  stormWeathered: ['weather', 'storm', ({ pirate }) => rock(`pirate-${pirate}`)],
  waveWeathered: ['weather', 'storm', ({ pirate }) => rock(`pirate-${pirate}`)],
  // merchants
  merchantPlaced: ['merchants', 'sail', ({ sighting }) => appear(`merchant-${sighting}`)],
  merchantInspected: [
    'merchants',
    'quill',
    ({ sighting, merchant }) => (merchant < 0 ? rock(`merchant-${sighting}`) : turn(`merchant-${sighting}`)),
  ],
  merchantTurnedUp: ['merchants', null, ({ sighting }) => turn(`merchant-${sighting}`)],
  merchantAttacked: ['merchants', 'cannon', ({ sighting }) => rock(`merchant-${sighting}`)],
  shipTaken: ['pirates', 'sail', ({ pirate }) => turn(`pirate-${pirate}`)],
  bootyStowed: [
    'merchants',
    'coins',
    ({ pirate, hold, pounds }, seen) => coins(placeOf(seen, pirate), ofPirate(seen, pirate, `hold-${hold}`), pounds),
  ],
  revelryDeclared: ['crew', null, ({ pirate }) => rock(`pirate-${pirate}`)],
  merchantRemoved: ['merchants', null, ({ sighting }) => vanish(`merchant-${sighting}`)],
  // hunters
  warshipPlaced: ['king', 'sail', ({ slot }) => appear(`warship-${slot}`)],
  warshipTurnedUp: ['king', null, ({ slot }) => turn(`warship-${slot}`)],
  warshipRemoved: ['king', null, ({ slot }) => vanish(`warship-${slot}`)],
  warshipMoved: ['king', 'sail', ({ slot, from, to }) => sail(`warship-${slot}`, from, to)],
  petitionMade: ['king', 'quill'],
  commissionerGranted: ['king', 'quill', ({ commissioner }) => appear(`commissioner-${commissioner}`)],
  commissionerMoved: ['king', 'sail', ({ commissioner, from, to }) => sail(`commissioner-${commissioner}`, from, to)],
  commissionerRemoved: ['king', null, ({ commissioner }) => vanish(`commissioner-${commissioner}`)],
  campaignBegan: ['king', 'drum', ({ commissioner }) => rock(`commissioner-${commissioner}`)],
  intercepted: ['battles', null, ({ pirate }) => rock(`pirate-${pirate}`)],
  evaded: ['battles', 'sail'],
  battleBegan: ['battles', 'drum', ({ pirate }) => rock(`pirate-${pirate}`)],
  battleRound: ['battles', 'cannon'],
  tried: ['king', 'drum', ({ pirate, pounds }, seen) => coins(netWorth(seen, pirate), placeOf(seen, pirate), pounds)],
  wounded: ['pirates', null, ({ pirate }) => rock(`pirate-${pirate}`)],
  pirateOusted: ['voyages', 'sail', ({ pirate }) => rock(`pirate-${pirate}`)],
  // duels
  duelBegan: ['battles', 'drum', ({ pirate, other }) => bond(`pirate-${pirate}`, `pirate-${other}`, true)],
  // ports
  shipRefitted: ['ports', null, ({ pirate, by }, seen) => pop(ofPirate(seen, pirate, 'combat'), by)],
  shipCareened: ['ports', null, ({ pirate, by }, seen) => pop(ofPirate(seen, pirate, 'speed'), by)],
  commissionerRefitted: ['king', null, ({ commissioner, by }) => pop([spot(`commissioner-${commissioner}`)], by)],
  commissionerCareened: ['king', null, ({ commissioner, by }) => pop([spot(`commissioner-${commissioner}`)], by)],
  bootySold: ['money', 'coins', ({ pirate, pounds }, seen) => coins(holds(seen, pirate), netWorth(seen, pirate), pounds)],
  hostageRansomed: ['money', 'coins', ({ pirate, port: at, pounds }, seen) => coins(port(at), netWorth(seen, pirate), pounds)],
  pricePaid: ['money', 'coins', ({ pirate, port: at, pounds }, seen) => coins(netWorth(seen, pirate), port(at), pounds)],
  havenWon: ['ports', 'quill', ({ port: at }) => appear(`haven-${at}`)],
  letterBought: ['ports', 'quill'],
  informationUsed: ['ports', 'quill'],
  portAttacked: ['battles', 'cannon', ({ pirate }) => rock(`pirate-${pirate}`)],
  plunderTaken: ['money', 'coins', ({ pirate, port: at, pounds }, seen) => coins(port(at), placeOf(seen, pirate), pounds)],
  governorPlaced: ['ports', 'quill', ({ port: at }) => appear(`governor-${at}`)],
  governorRemoved: ['ports', null, ({ port: at }) => vanish(`governor-${at}`)],
  havenLost: ['ports', null, ({ port: at }) => vanish(`haven-${at}`)],
  letterOffered: ['ports', 'quill'],
  portDestroyed: ['ports', 'cannon', ({ port: at }) => appear(`ruin-${at}`)],
  englishPortFounded: ['ports', 'quill'],
  // alliances
  allianceFormed: ['alliances', 'quill', ({ pirate, other }) => bond(`pirate-${pirate}`, `pirate-${other}`, true)],
  allianceBroken: ['alliances', null, ({ pirate, other }) => bond(`pirate-${pirate}`, `pirate-${other}`, false)],
  traded: [
    'alliances',
    'coins',
    ({ pirate, other, give, take }, seen) => [
      ...coins(placeOf(seen, pirate), placeOf(seen, other), give.pounds),
      ...coins(placeOf(seen, other), placeOf(seen, pirate), take.pounds),
    ],
  ],
  allianceEnded: ['alliances', null, ({ pirate, other }) => bond(`pirate-${pirate}`, `pirate-${other}`, false)],
  // random events
  randomEventRead: [
    'cards',
    null,
    ({ event, ocean }, { tables }) => {
      const weather = WEATHER[event];
      return weather === undefined ? [] : [{ kind: 'sweep', outline: outlineOf(ocean, tables), weather }];
    },
  ],
  commissionerWeathered: ['weather', null, ({ commissioner }) => rock(`commissioner-${commissioner}`)],
  warshipWeathered: ['weather', null, ({ slot }) => rock(`warship-${slot}`)],
  scurvyBrokeOut: ['crew', null, ({ pirate }) => rock(`pirate-${pirate}`)],
  scurvyEscaped: ['crew'],
  hostageDied: ['merchants'],
  noHostage: ['merchants'],
};

const { topicsOf, stepsOf } = eventTable<GameEvent, Topic, Seen>(EVENTS, QUIET);

export { topicsOf };

/** @returns the animations and sounds of events, step by step */
export const animationStepsOf = (events: readonly GameEvent[], seen: Seen): readonly AnimationStep[] =>
  stepsOf(
    events.map((event, i) => besidePirate(event, events.slice(0, i))),
    seen,
  );

/** Throws of a pirate and of hunters or a port, who throw right after him. */
const FIGHTS: readonly RollPurpose[] = ['evasion', 'battle', 'portAttack'];

/** Dice of hunters or a port roll where the dice of their opponent, a pirate, have rolled. */
function besidePirate(event: GameEvent, earlier: readonly GameEvent[]): GameEvent {
  if (event.type !== 'rolled' || event.pirate !== NO_PIRATE || !FIGHTS.includes(event.purpose)) return event;
  const own = earlier.findLast((one) => one.type === 'rolled');
  return own?.type === 'rolled' && own.purpose === event.purpose ? { ...event, pirate: own.pirate } : event;
}

const MOVES: readonly EventType[] = ['pirateMoved', 'warshipMoved', 'commissionerMoved'];

/** One hex of a move: the next may follow without a pause. */
export const isStep = (events: readonly GameEvent[]): boolean => events.length > 0 && events.every(({ type }) => MOVES.includes(type));
