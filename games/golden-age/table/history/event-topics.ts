/** The topic of an event, its seat, and the pieces that it names. */
import { type CardId, type EventType, type GameEvent, type PirateId, type PlaceId, placeOf, type Seat } from '@bb/golden-age/rules';

/** The filters of the log. */
export const TOPICS = [
  'course',
  'voyages',
  'battles',
  'merchants',
  'ports',
  'money',
  'crew',
  'pirates',
  'cards',
  'king',
  'weather',
] as const;
export type Topic = (typeof TOPICS)[number];

/** Dice have no filter: the log joins them with the event they are rolled for, or shows them with every topic. */
type TopicOrDice = Topic | 'dice';

const TOPIC_OF: Readonly<Record<EventType, TopicOrDice>> = {
  actionAnnounced: 'course',
  actionLost: 'course',
  allianceEnded: 'pirates',
  allianceFormed: 'pirates',
  bootyConverted: 'money',
  bootyGrabbed: 'money',
  bootyLeft: 'merchants',
  bootySeized: 'merchants',
  bootyStowed: 'money',
  bootyTaken: 'money',
  cardDiscarded: 'cards',
  cardDrawn: 'cards',
  cardHeldOut: 'cards',
  cardNegated: 'cards',
  cardPlayed: 'cards',
  cardPlayedAgainst: 'cards',
  cardRemoved: 'cards',
  cardShown: 'cards',
  cardTurnedUp: 'cards',
  letterKept: 'cards',
  cardShuffledIn: 'cards',
  cargoAbandoned: 'merchants',
  cargoSeen: 'merchants',
  cargoTaken: 'merchants',
  caught: 'battles',
  combatLost: 'battles',
  commissionerBeaten: 'king',
  commissionerDeployed: 'king',
  commissionerMoved: 'king',
  commissionerReacted: 'king',
  commissionerRemoved: 'king',
  commissionerScored: 'king',
  commissionerTossed: 'weather',
  contested: 'battles',
  deckRenewed: 'cards',
  duelBegan: 'battles',
  duelTied: 'battles',
  duelWon: 'battles',
  escaped: 'battles',
  fined: 'money',
  gameEnded: 'course',
  governorPlaced: 'ports',
  governorRemoved: 'ports',
  gunsMounted: 'pirates',
  handPassed: 'cards',
  havenBought: 'ports',
  havenLost: 'ports',
  historyEntered: 'ports',
  holdJettisoned: 'money',
  hostageDied: 'merchants',
  hostageHeld: 'merchants',
  hostagePassedOn: 'merchants',
  hostageRansomed: 'money',
  hostageTaken: 'merchants',
  informationGained: 'ports',
  informationTaken: 'ports',
  letterGranted: 'ports',
  letterLost: 'ports',
  letterTaken: 'ports',
  loyaltyChanged: 'crew',
  merchantFound: 'merchants',
  merchantMissed: 'merchants',
  merchantPlaced: 'merchants',
  merchantRemoved: 'merchants',
  mutinyBrokeOut: 'crew',
  mutinyQuashed: 'crew',
  mutinySucceeded: 'crew',
  notorietyGained: 'pirates',
  notorietyLost: 'pirates',
  pardonEnded: 'king',
  pardonProclaimed: 'king',
  pirateConverted: 'king',
  pirateDeployed: 'pirates',
  pirateDrafted: 'pirates',
  pirateDrawn: 'pirates',
  pirateLost: 'pirates',
  pirateMoved: 'voyages',
  pirateOusted: 'voyages',
  pirateRefused: 'pirates',
  pirateRetired: 'pirates',
  pirateScored: 'pirates',
  pirateTookCommand: 'pirates',
  playerOrderSet: 'course',
  portAssailed: 'battles',
  portAttacked: 'battles',
  portDestroyed: 'ports',
  portHeld: 'battles',
  portPlundered: 'money',
  portRose: 'ports',
  portSacked: 'ports',
  portTaken: 'battles',
  priceDeclined: 'money',
  priceNamed: 'money',
  pricePaid: 'money',
  recovered: 'crew',
  refitRolled: 'ports',
  rerolled: 'dice',
  revelryBegan: 'crew',
  rolled: 'dice',
  sackFailed: 'ports',
  scurvyBrokeOut: 'crew',
  scurvyCured: 'crew',
  shipChosen: 'pirates',
  shipConverted: 'pirates',
  shipRefitted: 'ports',
  shipTaken: 'pirates',
  shipTossed: 'weather',
  shipWorn: 'weather',
  skullPlayed: 'cards',
  speedLost: 'weather',
  stoodToFight: 'battles',
  stormStruck: 'weather',
  surrendered: 'king',
  tested: 'dice',
  tookFlight: 'battles',
  treasureMapDealt: 'money',
  treasureMapLost: 'money',
  treasureSought: 'money',
  tried: 'king',
  turnBegan: 'course',
  turnEnded: 'course',
  turnLost: 'course',
  warshipAttacked: 'battles',
  warshipHeld: 'battles',
  warshipRemoved: 'king',
  warshipSighted: 'king',
  warshipTossed: 'weather',
};

export const topicsOf = (events: readonly GameEvent[]): readonly TopicOrDice[] => [...new Set(events.map(({ type }) => TOPIC_OF[type]))];

/** The owner of each pirate. */
export interface Owners {
  readonly owner: readonly Seat[];
}

/** @returns the seat that the event names, or else the owner of its first pirate, or else −1 */
export function seatOf(event: GameEvent, { owner }: Owners): Seat {
  if ('seat' in event && event.seat >= 0) return event.seat;
  const [pirate] = piratesOf(event);
  return pirate === undefined ? -1 : (owner[pirate] ?? -1);
}

/** @returns the seat of each line, or that of the line before if it has none */
export function seatsOf(lines: readonly { readonly events: readonly GameEvent[] }[], view: Owners): readonly Seat[] {
  let seat = -1;
  return lines.map(({ events }) => {
    seat = events.map((event) => seatOf(event, view)).find((one) => one >= 0) ?? seat;
    return seat;
  });
}

/** The places, pirates and cards that a line mentions. */
export interface Pieces {
  readonly places: readonly PlaceId[];
  readonly pirates: readonly PirateId[];
  readonly cards: readonly CardId[];
}

export const NO_PIECES: Pieces = { places: [], pirates: [], cards: [] };

export function piecesOf(events: readonly GameEvent[]): Pieces {
  return {
    places: known(events.flatMap(placesOf)),
    pirates: known(events.flatMap(piratesOf)),
    cards: known(
      events.flatMap((event) => ('card' in event ? [event.card] : 'cards' in event && typeof event.cards !== 'number' ? event.cards : [])),
    ),
  };
}

const known = <Id extends number>(ids: readonly Id[]): readonly Id[] => [...new Set(ids.filter((id) => id >= 0))];

function piratesOf(event: GameEvent): readonly PirateId[] {
  if (event.type === 'contested') return known(event.sides.map(({ pirate }) => pirate));
  if (event.type === 'pardonProclaimed') return event.pirates;
  return 'pirate' in event ? known([event.pirate]) : [];
}

function placesOf(event: GameEvent): readonly PlaceId[] {
  switch (event.type) {
    case 'pirateMoved':
    case 'pirateOusted':
      return [event.from, event.to];
    case 'pirateDeployed':
    case 'commissionerMoved':
      return [event.to];
    case 'commissionerReacted':
      return [event.from];
    case 'commissionerDeployed':
      return [event.at];
    case 'stormStruck':
      return [...event.areas, placeOf(event.port)];
    case 'warshipSighted':
    case 'warshipRemoved':
      return [event.area];
    case 'actionAnnounced':
      return [event.target];
    case 'contested':
      return event.sides.flatMap(({ port }) => (port >= 0 ? [placeOf(port)] : []));
    default:
      return 'port' in event && event.port >= 0 ? [placeOf(event.port)] : [];
  }
}
