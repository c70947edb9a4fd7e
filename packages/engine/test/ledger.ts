/** The table kept by listening alone: whatever the events don't say has not happened. */
import {
  AREA_COUNT,
  CAPTURED,
  type Game,
  type GameEvent,
  HOLD_COUNT,
  HOSTAGE_COUNT,
  IN_PLAY,
  INVOLUNTARY,
  NONE,
  PIRATE_COUNT,
  PIRATES,
  type PirateId,
  PORT_COUNT,
  REFUSAL_VP,
  SLOOP,
  SOBER,
  type Tables,
  VOLUNTARY,
} from '../src/index.ts';
import { equal } from './equal.ts';
import { same } from './random-games.ts';

interface Ship {
  ship: number;
  combat: number;
  speed: number;
  /** Doubloons in all holds. */
  booty: number;
  scurvy: number;
  revelry: number;
  guns: boolean;
}
const noShip = (): Ship => ({ ship: NONE, combat: 0, speed: 0, booty: 0, scurvy: 0, revelry: SOBER, guns: false });

/** 14.2 */
const NEW_CAPTAINS_LOYALTY = 6;

interface Ledger {
  readonly vp: number[];
  readonly at: number[];
  readonly ships: Ship[];
  readonly loyalty: number[];
  readonly notoriety: number[];
  readonly netWorth: number[];
  readonly cunning: number[];
  readonly hostageOf: number[];
  /** Who has captured the hostage that is not yet dealt with; the last one, where there is none. */
  readonly captorOf: number[];
  readonly governorAt: number[];
  readonly hasMerchant: boolean[];
  readonly destroyed: boolean[];
  readonly havenOf: number[];
  /** A card that lies sealed before a seat still counts as its own. */
  readonly handSizes: number[];
  readonly letter: number[];
  /** Information Points, by pirate and port. */
  readonly info: number[];
  /** Before whom the map lies; nobody knows while he counts what he has dug up. */
  readonly treasureMapOf: number[];
  readonly ally: number[];
  /** Masks of nations. */
  readonly history: number[];
  readonly warshipAt: number[];
  readonly commissioner: number[];
  readonly commissionerAt: number[];
  /** By pirate: the Pardon is his. */
  readonly pardoned: boolean[];
}

const filled = <T>(count: number, value: T): T[] => Array.from({ length: count }, () => value);

const openLedger = (players: number): Ledger => ({
  vp: filled(players, 0),
  at: filled(PIRATE_COUNT, NONE),
  ships: PIRATES.map(noShip),
  loyalty: filled(PIRATE_COUNT, 0),
  notoriety: filled(PIRATE_COUNT, 0),
  netWorth: filled(PIRATE_COUNT, 0),
  cunning: filled(PIRATE_COUNT, 0),
  hostageOf: filled(HOSTAGE_COUNT, NONE),
  captorOf: [NONE],
  governorAt: filled(PORT_COUNT, NONE),
  hasMerchant: filled(PORT_COUNT, false),
  destroyed: filled(PORT_COUNT, false),
  havenOf: filled(PORT_COUNT, NONE),
  handSizes: filled(players, 0),
  letter: filled(PIRATE_COUNT, NONE),
  info: filled(PIRATE_COUNT * PORT_COUNT, 0),
  treasureMapOf: [NONE],
  ally: filled(PIRATE_COUNT, NONE),
  history: filled(PIRATE_COUNT, 0),
  warshipAt: filled(AREA_COUNT, NONE),
  commissioner: filled(players, NONE),
  commissionerAt: filled(players, NONE),
  pardoned: filled(PIRATE_COUNT, false),
});

function leave(l: Ledger, pirate: PirateId): void {
  l.at[pirate] = NONE;
  l.ships[pirate] = noShip();
  l.loyalty[pirate] = 0;
  l.hostageOf.forEach((on, hostage) => {
    if (on === pirate || (on === CAPTURED && l.captorOf[0] === pirate)) l.hostageOf[hostage] = NONE;
  });
  l.havenOf.forEach((of, port) => {
    if (of === pirate) l.havenOf[port] = NONE;
  });
  l.letter[pirate] = NONE;
  l.info.fill(0, pirate * PORT_COUNT, (pirate + 1) * PORT_COUNT);
  l.pardoned[pirate] = false;
}

const must = (what: string, told: number, due: number): void => {
  if (told !== due) throw new Error(`${what}: the event says ${told}, the ledger ${due}`);
};

/** Enters what an event says, and checks its sums. */
function enter(l: Ledger, t: Tables, e: GameEvent, before: Ledger): void {
  switch (e.type) {
    case 'pirateDeployed':
      l.at[e.pirate] = e.to;
      l.loyalty[e.pirate] = t.startLoyalty;
      l.cunning[e.pirate] = t.pirates[e.pirate].cunning;
      giveShip(l, t, e.pirate, SLOOP);
      return;
    case 'shipChosen':
      giveShip(l, t, e.pirate, e.ship);
      return;
    case 'shipConverted':
      must('ship converted', e.from, l.ships[e.pirate].ship);
      giveShip(l, t, e.pirate, e.to);
      return;
    case 'pirateTookCommand':
      l.at[e.pirate] = before.at[e.from];
      l.ships[e.pirate] = { ...before.ships[e.from] };
      l.loyalty[e.pirate] = NEW_CAPTAINS_LOYALTY;
      if (e.rule === '14.2') l.cunning[e.pirate] = t.pirates[e.pirate].cunning;
      before.hostageOf.forEach((on, hostage) => {
        if (on === e.from) l.hostageOf[hostage] = e.pirate;
      });
      return;
    case 'pirateLost':
      must('VP of a pirate lost', e.vp, l.notoriety[e.pirate]);
      l.vp[e.seat] += e.vp;
      leave(l, e.pirate);
      return;
    case 'pirateRetired':
      must('VP of a retired pirate', e.vp, 2 * l.notoriety[e.pirate] + Math.floor(l.netWorth[e.pirate] / 100));
      l.vp[e.seat] += e.vp;
      leave(l, e.pirate);
      return;
    case 'duelBegan':
      if (l.at[e.target] === NONE) l.cunning[e.target] = t.pirates[e.target].cunning;
      return;
    case 'commissionerScored':
      must('VP of a Commissioner', e.vp, Math.floor(l.notoriety[e.pirate] / 2));
      l.vp[e.seat] += e.vp;
      return;
    case 'pirateRefused':
      must('VP for a pirate refused', e.vp, REFUSAL_VP);
      l.vp.forEach((_, seat) => {
        if (seat !== e.seat) l.vp[seat] += e.vp;
      });
      return;
    case 'pirateScored':
      must('VP at the end', e.vp, l.notoriety[e.pirate]);
      l.vp[e.seat] += e.vp;
      return;
    case 'pirateMoved':
    case 'pirateOusted':
      must('where he was', e.from, l.at[e.pirate]);
      l.at[e.pirate] = e.to;
      return;
    case 'loyaltyChanged':
      l.loyalty[e.pirate] += e.by;
      must('Loyalty', e.now, l.loyalty[e.pirate]);
      return;
    case 'notorietyGained':
      l.notoriety[e.pirate] += e.by;
      must('Notoriety', e.now, l.notoriety[e.pirate]);
      return;
    case 'speedLost':
      l.ships[e.pirate].speed -= e.hits;
      must('Speed', e.now, l.ships[e.pirate].speed);
      return;
    case 'combatLost':
      l.ships[e.pirate].combat -= e.hits;
      must('Combat', e.now, l.ships[e.pirate].combat);
      return;
    case 'shipRefitted':
      l.ships[e.pirate].combat += e.combat;
      l.ships[e.pirate].speed += e.speed;
      return;
    case 'rerolled':
    case 'skullPlayed':
    case 'cardNegated':
      l.cunning[e.pirate] -= 1;
      if (e.type !== 'rerolled') l.handSizes[e.seat] -= 1;
      must('Cunning', e.cunningLeft, l.cunning[e.pirate]);
      return;
    case 'scurvyBrokeOut':
      l.ships[e.pirate].scurvy = 1;
      return;
    case 'scurvyCured':
      l.ships[e.pirate].scurvy = 0;
      return;
    case 'revelryBegan':
      l.ships[e.pirate].revelry = e.voluntary ? VOLUNTARY : INVOLUNTARY;
      return;
    case 'recovered':
      if (e.done) l.ships[e.pirate].revelry = SOBER;
      return;
    case 'gunsMounted':
      l.ships[e.pirate].guns = true;
      return;
    case 'cargoTaken':
    case 'bootyStowed':
      l.ships[e.pirate].booty += e.doubloons;
      return;
    case 'bootyGrabbed':
      must('grabbed', e.doubloons, Math.ceil((l.ships[e.target].booty * e.percent) / 100));
      return;
    case 'portPlundered':
      must('plundered', e.doubloons, 100 * e.dice);
      return;
    case 'bootyTaken':
      l.ships[e.from].booty -= e.doubloons;
      return;
    case 'shipTaken': {
      const { ship, combat, speed, booty, guns } = l.ships[e.from];
      l.ships[e.pirate] = { ...l.ships[e.pirate], ship, combat, speed, guns, booty: l.ships[e.pirate].booty + booty };
      return;
    }
    case 'holdJettisoned':
      l.ships[e.pirate].booty -= e.doubloons;
      return;
    case 'bootyConverted':
      l.ships[e.pirate].booty -= e.booty;
      l.netWorth[e.pirate] += e.doubloons;
      must('converted at its rate', e.doubloons, Math.ceil((e.booty * e.percent) / 100));
      must('Net Worth', e.now, l.netWorth[e.pirate]);
      return;
    case 'fined':
    case 'pricePaid':
      if (e.type === 'fined') must('the fine', e.doubloons, Math.ceil((l.netWorth[e.pirate] * e.percent) / 100));
      l.netWorth[e.pirate] -= e.doubloons;
      must('Net Worth', e.now, l.netWorth[e.pirate]);
      return;
    case 'hostageTaken':
      l.hostageOf[e.hostage] = CAPTURED;
      l.captorOf[0] = e.pirate;
      return;
    case 'hostagePassedOn':
    case 'hostageHeld':
      l.hostageOf[e.hostage] = e.pirate;
      return;
    case 'hostageDied':
    case 'hostageRansomed':
      if (e.type === 'hostageRansomed') must('the ransom', e.doubloons, 50 * e.value * e.dice);
      l.hostageOf[e.hostage] = NONE;
      return;
    case 'bootyLeft':
      l.hostageOf.forEach((on, hostage) => {
        if (on === CAPTURED) l.hostageOf[hostage] = NONE;
      });
      return;
    case 'governorPlaced':
      must('the governor before', e.replaced, l.governorAt[e.port]);
      l.governorAt[e.port] = e.governor;
      return;
    case 'governorRemoved':
      must('the governor', e.governor, l.governorAt[e.port]);
      l.governorAt[e.port] = NONE;
      return;
    case 'merchantPlaced':
      l.hasMerchant[e.port] = true;
      return;
    case 'merchantRemoved':
      l.hasMerchant[e.port] = false;
      return;
    case 'portDestroyed':
      l.destroyed[e.port] = true;
      return;
    case 'havenBought':
      l.havenOf[e.port] = e.pirate;
      return;
    case 'havenLost':
      l.havenOf[e.port] = NONE;
      return;
    case 'cardDrawn':
      l.handSizes[e.seat] += 1;
      return;
    case 'cardPlayed':
    case 'cardPlayedAgainst':
      l.handSizes[e.seat] -= 1;
      return;
    case 'cardDiscarded':
      l.handSizes[e.seat] -= 1;
      return;
    case 'handPassed':
      l.handSizes[e.to] = e.cards.length;
      return;
    default:
      enterTable(l, e);
  }
}

/** Of what lies on the table beside pirates, ships and money. */
function enterTable(l: Ledger, e: GameEvent): void {
  switch (e.type) {
    case 'letterGranted':
      l.letter[e.pirate] = e.nation;
      return;
    case 'letterTaken':
      must('the Letter', e.nation, l.letter[e.from]);
      l.letter[e.pirate] = e.nation;
      l.letter[e.from] = NONE;
      return;
    case 'letterLost':
      must('the Letter', e.nation, l.letter[e.pirate]);
      l.letter[e.pirate] = NONE;
      return;
    case 'informationGained':
      l.info[e.pirate * PORT_COUNT + e.port] += e.points;
      must('Information', e.now, l.info[e.pirate * PORT_COUNT + e.port]);
      return;
    case 'informationTaken':
      for (let port = 0; port < PORT_COUNT; port++) {
        l.info[e.pirate * PORT_COUNT + port] += l.info[e.from * PORT_COUNT + port];
        l.info[e.from * PORT_COUNT + port] = 0;
      }
      return;
    case 'treasureMapDealt':
      l.treasureMapOf[0] = e.pirate;
      return;
    case 'treasureMapLost':
    case 'treasureSought':
      l.treasureMapOf[0] = NONE;
      return;
    case 'allianceFormed':
      l.ally[e.pirate] = e.ally;
      l.ally[e.ally] = e.pirate;
      return;
    case 'allianceEnded':
      must('the partner', e.ally, l.ally[e.pirate]);
      l.ally[e.pirate] = NONE;
      l.ally[e.ally] = NONE;
      return;
    case 'historyEntered':
      l.history[e.pirate] |= 1 << e.nation;
      return;
    case 'warshipSighted':
      must('no warship', NONE, l.warshipAt[e.area]);
      l.warshipAt[e.area] = e.warship;
      return;
    case 'warshipRemoved':
      must('the warship', e.warship, l.warshipAt[e.area]);
      l.warshipAt[e.area] = NONE;
      return;
    case 'commissionerDeployed':
      l.commissioner[e.seat] = e.commissioner;
      l.commissionerAt[e.seat] = e.at;
      return;
    case 'commissionerMoved':
      l.commissionerAt[e.seat] = e.to;
      return;
    case 'commissionerReacted':
      must('where the Commissioner was', e.from, l.commissionerAt[e.seat]);
      l.commissionerAt[e.seat] = l.at[e.pirate];
      return;
    case 'commissionerRemoved':
    case 'commissionerBeaten':
      must('the Commissioner', e.commissioner, l.commissioner[e.seat]);
      l.commissioner[e.seat] = NONE;
      l.commissionerAt[e.seat] = NONE;
      return;
    case 'pardonProclaimed':
      for (const pirate of PIRATES) l.pardoned[pirate] = e.pirates.includes(pirate);
      return;
    case 'pardonEnded':
      l.pardoned.fill(false);
      return;
    default:
  }
}

function giveShip(l: Ledger, t: Tables, pirate: PirateId, ship: number): void {
  l.ships[pirate] = { ...l.ships[pirate], ship, combat: t.ships[ship].combat, speed: t.ships[ship].speed };
}

/** Booty out of the holds in the middle of In-Port Activities, not yet converted. */
function beingSold(g: Game, pirate: PirateId): number {
  for (const frame of g.stack) {
    if (!('sold' in frame && 'soldByAlly' in frame && 'pirate' in frame)) continue;
    if (frame.pirate === pirate && typeof frame.sold === 'number') return frame.sold;
    if (frame.pirate === g.ally[pirate] && typeof frame.soldByAlly === 'number') return frame.soldByAlly;
  }
  return 0;
}

/** A captured hostage is nobody's any more once its captor is lost. */
function hostagesOf(g: Game): number[] {
  const looting = g.stack.find(({ proc }) => proc === 'lootMerchant');
  const isLost = looting !== undefined && 'pirate' in looting && typeof looting.pirate === 'number' && g.fate[looting.pirate] !== IN_PLAY;
  return g.hostageOf.map((on) => (on === CAPTURED && isLost ? NONE : on));
}

function informationOf(g: Game): number[] {
  const info = filled(PIRATE_COUNT * PORT_COUNT, 0);
  for (let i = 0; i < g.info.length; i += 3) info[g.info[i] * PORT_COUNT + g.info[i + 1]] += g.info[i + 2];
  return info;
}

/** The map is gone, and how much there is has still to be told. */
const isCounting = (g: Game): boolean => g.stack.some(({ proc, at }) => proc === 'digForTreasure' && at === 'count');

/** The same, read off the position. */
function ledgerOf(g: Game): Ledger {
  return {
    vp: g.vp,
    at: g.at,
    ships: PIRATES.map((pirate) => ({
      ship: g.ship[pirate],
      combat: g.combat[pirate],
      speed: g.speed[pirate],
      booty:
        beingSold(g, pirate) +
        g.holds.slice(pirate * HOLD_COUNT, (pirate + 1) * HOLD_COUNT).reduce((sum, doubloons) => sum + Math.max(0, doubloons), 0),
      scurvy: g.scurvy[pirate],
      revelry: g.revelry[pirate],
      guns: g.guns[pirate] !== NONE,
    })),
    loyalty: g.loyalty,
    notoriety: g.notoriety,
    netWorth: g.netWorth,
    cunning: g.cunning,
    hostageOf: hostagesOf(g),
    captorOf: [],
    governorAt: g.governorAt,
    hasMerchant: g.merchantAt.map((merchant) => merchant !== NONE),
    destroyed: g.destroyed.map((destroyed) => destroyed !== 0),
    havenOf: g.havenOf,
    handSizes: g.hands.map((hand, seat) => hand.length + (g.sealed[seat] === NONE ? 0 : 1)),
    letter: g.letter,
    info: informationOf(g),
    treasureMapOf: isCounting(g) ? [] : [g.treasureMapOf],
    ally: g.ally,
    history: g.history,
    warshipAt: g.warshipAt,
    commissioner: g.commissioner,
    commissionerAt: g.commissionerAt,
    pardoned: PIRATES.map((pirate) => (g.pardoned & (1 << pirate)) !== 0),
  };
}

/** A ledger kept from the start of a game. */
export function keepLedger(players: number) {
  const kept = openLedger(players);
  const fields = Object.keys(kept);
  return {
    enter(tables: Tables, events: readonly GameEvent[]): void {
      const before = events.some((event) => event.type === 'pirateTookCommand') ? structuredClone(kept) : kept;
      for (const event of events) enter(kept, tables, event, before);
    },
    /** Field by field, so that the fault names its place. */
    compare(g: Game): void {
      const a: Readonly<Record<string, unknown>> = { ...kept };
      const b: Readonly<Record<string, unknown>> = { ...ledgerOf(g) };
      for (const field of fields)
        if (!equal(a[field], b[field]) && !equal(b[field], []))
          same(JSON.stringify(a[field]), JSON.stringify(b[field]), `${field}, kept and read,`);
    },
  };
}
