/** The table kept by listening alone: whatever the events don't say has not happened. */
import {
  type Game,
  type GameEvent,
  HOLD_COUNT,
  HOSTAGE_COUNT,
  INVOLUNTARY,
  NONE,
  PIRATE_COUNT,
  PIRATES,
  type PirateId,
  PORT_COUNT,
  SLOOP,
  SOBER,
  type Tables,
  VOLUNTARY,
} from '../src/index.ts';

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

export interface Ledger {
  readonly vp: number[];
  readonly at: number[];
  readonly ships: Ship[];
  readonly loyalty: number[];
  readonly notoriety: number[];
  readonly netWorth: number[];
  readonly cunning: number[];
  readonly hostageOf: number[];
  readonly governorAt: number[];
  readonly hasMerchant: boolean[];
  readonly destroyed: boolean[];
  readonly havenOf: number[];
  /** A card that lies sealed before a seat still counts as its own. */
  readonly handSizes: number[];
}

const filled = <T>(count: number, value: T): T[] => Array.from({ length: count }, () => value);

export const openLedger = (players: number): Ledger => ({
  vp: filled(players, 0),
  at: filled(PIRATE_COUNT, NONE),
  ships: PIRATES.map(noShip),
  loyalty: filled(PIRATE_COUNT, 0),
  notoriety: filled(PIRATE_COUNT, 0),
  netWorth: filled(PIRATE_COUNT, 0),
  cunning: filled(PIRATE_COUNT, 0),
  hostageOf: filled(HOSTAGE_COUNT, NONE),
  governorAt: filled(PORT_COUNT, NONE),
  hasMerchant: filled(PORT_COUNT, false),
  destroyed: filled(PORT_COUNT, false),
  havenOf: filled(PORT_COUNT, NONE),
  handSizes: filled(players, 0),
});

function leave(l: Ledger, pirate: PirateId): void {
  l.at[pirate] = NONE;
  l.ships[pirate] = noShip();
  l.loyalty[pirate] = 0;
  l.hostageOf.forEach((on, hostage) => {
    if (on === pirate) l.hostageOf[hostage] = NONE;
  });
  l.havenOf.forEach((of, port) => {
    if (of === pirate) l.havenOf[port] = NONE;
  });
}

const must = (what: string, told: number, due: number): void => {
  if (told !== due) throw new Error(`${what}: the event says ${told}, the ledger ${due}`);
};

/** Enters what an event says, and checks its sums. */
export function enter(l: Ledger, t: Tables, e: GameEvent, before: Ledger): void {
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
      l.vp[e.seat] += e.vp;
      return;
    case 'pirateRefused':
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
      l.netWorth[e.pirate] -= e.doubloons;
      must('Net Worth', e.now, l.netWorth[e.pirate]);
      return;
    case 'hostageTaken':
      l.hostageOf[e.hostage] = -2;
      return;
    case 'hostagePassedOn':
    case 'hostageHeld':
      l.hostageOf[e.hostage] = e.pirate;
      return;
    case 'hostageDied':
    case 'hostageRansomed':
      l.hostageOf[e.hostage] = NONE;
      return;
    case 'bootyLeft':
      l.hostageOf.forEach((on, hostage) => {
        if (on === -2) l.hostageOf[hostage] = NONE;
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

/** The same, read off the position. */
export function ledgerOf(g: Game): Ledger {
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
    hostageOf: g.hostageOf,
    governorAt: g.governorAt,
    hasMerchant: g.merchantAt.map((merchant) => merchant !== NONE),
    destroyed: g.destroyed.map((destroyed) => destroyed !== 0),
    havenOf: g.havenOf,
    handSizes: g.hands.map((hand, seat) => hand.length + (g.sealed[seat] === NONE ? 0 : 1)),
  };
}
