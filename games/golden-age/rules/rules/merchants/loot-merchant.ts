/** 8.3 Loot Merchant. */
import { cargoStar, cargoWorth } from '../../data/cargo.ts';
import {
  CHANCE,
  HOLD_COUNT,
  HOSTAGES,
  type HostageId,
  isArea,
  NO_HOSTAGE,
  NO_PIRATE,
  NO_SHIP,
  NONE,
  type PirateId,
  type PortId,
} from '../../data/ids.ts';
import { beginRevelry, changeLoyalty, gainNotoriety, putInHold, releaseHostage } from '../../effects/pirates.ts';
import { removeMerchant } from '../../effects/ports.ts';
import { partners, share } from '../../queries/alliance.ts';
import { emptyHold, hold, holdCount, isInPlay } from '../../queries/pirates.ts';
import { isSystem } from '../../queries/solitaire.ts';
import {
  ABANDON_CARGO,
  CONVERT_ALLYS_SHIP,
  CONVERT_SHIP,
  DECLARE_REVELRY,
  DECLINE,
  DRAW_HOSTAGE,
  FINISH,
  HOLD_FOR_RANSOM,
  JETTISON,
  LEAVE,
  SEIZE,
  TAKE_CARGO,
  TORTURE,
} from '../../state/choices.ts';
import { CAPTURED, EMPTY_HOLD, type Game } from '../../state/position.ts';
import { roll } from '../cunning/roll.ts';
import { type Asks, call, DONE, type Frame, type Procedure } from '../procedure.ts';
import { settle } from '../sequence/settle.ts';
import { convertShip } from './convert-ship.ts';
import { torture } from './torture.ts';

/** The state of the cargo. */
type CargoState = 'aboardPrize' | 'taken' | 'abandoned';

interface LootMerchant extends Frame {
  proc: 'lootMerchant';
  readonly pirate: PirateId;
  readonly port: PortId;
  /** The sum of d6 and Cargo. */
  total: number;
  doubloons: number;
  hostage: HostageId;
  cargo: CargoState;
  /** The hold with the new cargo, or none; and the hold in the ally's ship with his part of it, or none. */
  cargoHold: number;
  allysHold: number;
  /** The pirate whose ship the prize has become, or none. */
  converted: PirateId;
}
type LootSteps = {
  rollCargo: undefined;
  seeCargo: number;
  drawHostage: Asks<'drawHostage'>;
  seizeOrLeave: Asks<'seize' | 'leave'>;
  dealWithPrize: Asks<
    'takeCargo' | 'abandonCargo' | 'jettison' | 'convertShip' | 'convertAllysShip' | 'holdForRansom' | 'torture' | 'finish'
  >;
  takeAllysPart: Asks<'takeCargo' | 'abandonCargo'>;
  shipConverted: number;
  dealt: undefined;
  settled: undefined;
  letGo: undefined;
  mayRevel: Asks<'declareRevelry' | 'decline'>;
};

const hostageWaits = (f: LootMerchant): boolean => f.hostage !== NONE;

/** 8.5 May the prize become this ship of the two? It must be convertible, and the ship must not have declined the new cargo [R10]. */
const mayConvert = (g: Game, f: LootMerchant, ship: PirateId): boolean =>
  f.converted === NONE &&
  (f.cargo === 'aboardPrize' || (ship === f.pirate ? f.cargoHold : f.allysHold) !== NONE) &&
  g.tables.merchantShip[g.merchantAt[f.port]] !== NO_SHIP;

const mayConvertAny = (g: Game, f: LootMerchant): boolean => partners(g, f.pirate).some((ship) => mayConvert(g, f, ship));

export const lootMerchant: Procedure<{ pirate: PirateId; port: PortId }, LootMerchant, LootSteps> = {
  name: 'lootMerchant',
  rule: '8.3',
  enter: ({ pirate, port }) => ({
    proc: 'lootMerchant',
    at: 'rollCargo',
    pirate,
    port,
    total: 0,
    doubloons: 0,
    hostage: NO_HOSTAGE,
    cargo: 'aboardPrize',
    cargoHold: NONE,
    allysHold: NONE,
    converted: NO_PIRATE,
  }),
  steps: {
    /** 8.32 The cargo's total is one die plus the merchant's Cargo. */
    rollCargo(g, { pirate, port }) {
      const modifier = g.tables.merchantCargo[g.merchantAt[port]];
      return call(g, roll, { purpose: 'cargo', pirate, seat: g.active, count: 1, modifier }, 'seeCargo');
    },

    /** 8.32 Its value is in the Sea Area's column of the Cargo table. */
    seeCargo(g, f, die) {
      const { pirate, port } = f;
      const at = g.at[pirate];
      const cargo = g.tables.merchantCargo[g.merchantAt[port]];
      f.total = die + cargo;
      f.doubloons = isArea(at) ? cargoWorth(g.tables.cargoColumn[at], f.total) : 0;
      g.events?.push({ type: 'cargoSeen', rule: '8.32', pirate, port, dice: die, cargo, total: f.total, doubloons: f.doubloons });
      return HOSTAGES.some((hostage) => g.hostageOf[hostage] === NONE) ? 'drawHostage' : 'seizeOrLeave';
    },

    /** 8.41 A hostage is drawn from the pool. */
    drawHostage: {
      ask: 'drawHostage',
      seat: () => CHANCE,
      options(g, _f, out) {
        for (const hostage of HOSTAGES) if (g.hostageOf[hostage] === NONE) out.push(DRAW_HOSTAGE[hostage]);
      },
      choose(g, f, { hostage }) {
        f.hostage = hostage;
        g.hostageOf[hostage] = CAPTURED;
        g.hostageNation[hostage] = g.tables.portNation[f.port];
        g.events?.push({ type: 'hostageTaken', rule: '8.41', pirate: f.pirate, hostage, nation: g.tables.portNation[f.port] });
        return 'seizeOrLeave';
      },
    },

    /** 8.32 If he leaves the booty, the crew loses one Loyalty; the merchant returns to the pool either way [R9]. */
    seizeOrLeave: {
      ask: 'seizeBooty',
      seat: (g) => g.active,
      options(_g, _f, out) {
        out.push(SEIZE, LEAVE);
      },
      choose(g, f, choice) {
        if (choice.type === 'seize') {
          g.events?.push({ type: 'bootySeized', rule: '8.33', pirate: f.pirate });
          return 'dealWithPrize';
        }
        g.events?.push({ type: 'bootyLeft', rule: '8.32', pirate: f.pirate });
        if (hostageWaits(f)) {
          releaseHostage(g, f.hostage);
          f.hostage = NO_HOSTAGE;
        }
        removeMerchant(g, f.port, '8.23');
        changeLoyalty(g, f.pirate, -1, 'leftBooty', '8.32');
        return DONE;
      },
      about,
    },

    /** 8.31, 8.33 In any order, he takes the cargo, converts the ship, and deals with the hostage. */
    dealWithPrize: {
      ask: 'dealWithPrize',
      seat: (g) => g.active,
      options(g, f, out) {
        const holds = holdCount(g.tables, g, f.pirate);
        if (surplus(g, f) > 0) {
          for (let i = 0; i < HOLD_COUNT; i++) if (i !== newCargoOf(f) && hold(g, f.converted, i) !== EMPTY_HOLD) out.push(JETTISON[i]);
          return;
        }
        const empty = emptyHold(g.tables, g, f.pirate);
        if (f.cargo === 'aboardPrize') {
          if (empty !== NONE) out.push(TAKE_CARGO[empty]);
          else {
            for (let i = 0; i < holds; i++) out.push(TAKE_CARGO[i]);
            if (f.converted !== f.pirate) out.push(ABANDON_CARGO);
          }
        }
        for (const ship of partners(g, f.pirate))
          if (mayConvert(g, f, ship)) out.push(ship === f.pirate ? CONVERT_SHIP : CONVERT_ALLYS_SHIP);
        if (hostageWaits(f)) out.push(HOLD_FOR_RANSOM, TORTURE);
        else if (f.cargo !== 'aboardPrize') out.push(FINISH);
      },
      choose(g, f, choice) {
        const { pirate } = f;
        switch (choice.type) {
          case 'takeCargo':
            takeCargo(g, f, choice.hold);
            return g.ally[pirate] === NONE ? call(g, settle, undefined, 'settled') : 'takeAllysPart';
          case 'abandonCargo':
            f.cargo = 'abandoned';
            g.events?.push({ type: 'cargoAbandoned', rule: '8.33', pirate, doubloons: partOf(g, f, pirate) });
            return g.ally[pirate] === NONE ? 'dealt' : 'takeAllysPart';
          case 'jettison':
            jettison(g, f, choice.hold);
            return cleared(g, f);
          case 'convertShip':
            f.converted = pirate;
            return call(g, convertShip, { pirate, port: f.port, keep: f.cargoHold }, 'shipConverted');
          case 'convertAllysShip':
            f.converted = g.ally[pirate];
            return call(g, convertShip, { pirate: f.converted, port: f.port, keep: f.allysHold }, 'shipConverted');
          case 'holdForRansom':
            g.hostageOf[f.hostage] = pirate;
            g.events?.push({ type: 'hostageHeld', rule: '8.44', pirate, hostage: f.hostage });
            f.hostage = NO_HOSTAGE;
            return 'dealt';
          case 'torture': {
            const { hostage } = f;
            f.hostage = NO_HOSTAGE;
            return call(g, torture, { pirate, port: f.port, hostage }, 'dealt');
          }
          case 'finish':
            return 'letGo';
        }
      },
      about,
    },

    /** 11.3 The ally's part goes into a hold of his, an empty one or one whose booty goes overboard; or he leaves it [R73]. */
    takeAllysPart: {
      ask: 'takeAllysPart',
      rule: '11.3',
      seat: (g) => g.active,
      options(g, f, out) {
        const ally = g.ally[f.pirate];
        const empty = emptyHold(g.tables, g, ally);
        if (empty !== NONE) {
          out.push(TAKE_CARGO[empty]);
          return;
        }
        for (let i = 0; i < holdCount(g.tables, g, ally); i++) out.push(TAKE_CARGO[i]);
        if (f.converted !== ally) out.push(ABANDON_CARGO);
      },
      choose(g, f, choice) {
        const ally = g.ally[f.pirate];
        if (choice.type === 'abandonCargo')
          g.events?.push({ type: 'cargoAbandoned', rule: '11.3', pirate: ally, doubloons: partOf(g, f, ally) });
        else {
          loadCargo(g, f, ally, choice.hold);
          f.allysHold = choice.hold;
          if (f.cargo === 'abandoned') rewardCargo(g, f);
        }
        return call(g, settle, undefined, 'settled');
      },
      about: (g, f) => ({ pirate: g.ally[f.pirate], port: f.port, doubloons: partOf(g, f, g.ally[f.pirate]) }),
    },

    /** The booty has moved in the new ship, so the hold of the new cargo changes. */
    shipConverted(g, f, cargoHold) {
      if (f.converted === f.pirate) f.cargoHold = cargoHold;
      else f.allysHold = cargoHold;
      return cleared(g, f);
    },

    settled(g, f) {
      if (isInPlay(g, f.pirate)) return 'dealt';
      if (hostageWaits(f)) releaseHostage(g, f.hostage);
      f.hostage = NO_HOSTAGE;
      return 'letGo';
    },

    /** If nothing is left to deal with, the merchant returns to the pool. */
    dealt: (g, f) => (f.cargo === 'aboardPrize' || hostageWaits(f) || surplus(g, f) > 0 || mayConvertAny(g, f) ? 'dealWithPrize' : 'letGo'),

    /**
     * 8.34 Then 8.35: if the cargo was taken, he may declare Debauchery & Revelry (13.11); a pirate of the System Player always does
     * (19.19).
     */
    letGo(g, f) {
      removeMerchant(g, f.port, '8.34');
      if (f.cargo !== 'taken' || !isInPlay(g, f.pirate)) return DONE;
      if (!isSystem(g.tables, g.owner[f.pirate])) return 'mayRevel';
      beginRevelry(g, f.pirate, true, false, '19.19');
      return DONE;
    },

    mayRevel: {
      ask: 'declareRevelry',
      seat: (g) => g.active,
      options(_g, _f, out) {
        out.push(DECLINE, DECLARE_REVELRY);
      },
      choose(g, f, choice) {
        if (choice.type === 'declareRevelry') beginRevelry(g, f.pirate, true, false, '8.35');
        return DONE;
      },
      about: (_g, f) => ({ pirate: f.pirate }),
    },
  },
};

/** @returns the hold with the new cargo in the converted ship */
const newCargoOf = (f: LootMerchant): number => (f.converted === f.pirate ? f.cargoHold : f.allysHold);

/** 8.5 @returns the number of filled holds beyond the converted ship's capacity, which must also have one for cargo still aboard the prize */
function surplus(g: Game, f: LootMerchant): number {
  if (f.converted === NONE || !isInPlay(g, f.converted)) return 0;
  let filled = 0;
  for (let i = 0; i < HOLD_COUNT; i++) if (hold(g, f.converted, i) !== EMPTY_HOLD) filled++;
  return filled + (f.cargo === 'aboardPrize' ? 1 : 0) - holdCount(g.tables, g, f.converted);
}

/** 14.1 A mutiny over a smaller ship waits until its surplus is gone, or a successor would get more than the ship holds. */
const cleared = (g: Game, f: LootMerchant) => (surplus(g, f) > 0 ? 'dealt' : call(g, settle, undefined, 'settled'));

/** 11.3 @returns the ship's part of the cargo: all of it, or its share if it is one of two allies */
const partOf = (g: Game, f: LootMerchant, ship: PirateId): number => (g.ally[ship] === NONE ? f.doubloons : share(g, ship, f.doubloons));

function takeCargo(g: Game, f: LootMerchant, into: number): void {
  loadCargo(g, f, f.pirate, into);
  f.cargoHold = into;
  rewardCargo(g, f);
}

/** 8.33 The cargo, taken by either ally, brings Notoriety, and Loyalty by its star [R8]. */
function rewardCargo(g: Game, f: LootMerchant): void {
  f.cargo = 'taken';
  gainNotoriety(g, f.pirate, g.tables.merchantCargo[g.merchantAt[f.port]], 'cargo', '18.2');
  const star = cargoStar(f.total);
  if (star !== 0) changeLoyalty(g, f.pirate, star, star > 0 ? 'doubleStarredCargo' : 'starredCargo', '8.32');
}

/** 8.33 Loads cargo into this hold; booty in it goes overboard. */
function loadCargo(g: Game, f: LootMerchant, ship: PirateId, into: number): void {
  if (hold(g, ship, into) !== EMPTY_HOLD)
    g.events?.push({ type: 'holdJettisoned', rule: '8.33', pirate: ship, doubloons: hold(g, ship, into) });
  putInHold(g, ship, into, partOf(g, f, ship));
  g.events?.push({ type: 'cargoTaken', rule: '8.33', pirate: ship, hold: into, doubloons: partOf(g, f, ship) });
}

/** 8.5 Throws overboard the booty of a hold, and moves the rest up so that the first holds are the filled ones. */
function jettison(g: Game, f: LootMerchant, i: number): void {
  const ship = f.converted;
  g.events?.push({ type: 'holdJettisoned', rule: '8.5', pirate: ship, doubloons: hold(g, ship, i) });
  for (let j = i; j < HOLD_COUNT - 1; j++) putInHold(g, ship, j, hold(g, ship, j + 1));
  putInHold(g, ship, HOLD_COUNT - 1, EMPTY_HOLD);
  if (ship === f.pirate && f.cargoHold > i) f.cargoHold -= 1;
  if (ship !== f.pirate && f.allysHold > i) f.allysHold -= 1;
}

function about(g: Game, f: LootMerchant) {
  const { pirate, port, doubloons, total, hostage } = f;
  const holdsOf = surplus(g, f) > 0 ? f.converted : pirate;
  const prize = { pirate, holdsOf, port, doubloons, cargoTotal: total, merchant: g.merchantAt[port] };
  return hostage === NONE ? prize : { ...prize, hostage };
}
