/** Rolls before they are made: the dice, what is added to them, and what they must reach. The procedures, the odds and the log have it from here. */
import { type PirateId, type PlaceId, type PortId, placeOf } from '../data/ids.ts';
import type { Tables } from '../data/tables.ts';
import type { Modifier, Needed, RollPurpose } from '../state/events.ts';
import type { Board } from '../state/position.ts';
import { FIND_TARGET, faceUpBonus } from './merchants.ts';
import { piratesAt } from './pirates.ts';
import {
  battleModifiers,
  flightModifiers,
  navyModifiers,
  portAttackModifiers,
  portDefenseDice,
  portDefenseModifiers,
  pursuitModifiers,
  rating,
  shipModifiers,
  torturersCruelty,
} from './ratings.ts';

/** The dice of one side, and what is added to them. */
export interface DiceSide {
  readonly count: number;
  readonly modifiers: readonly Modifier[];
}

/** A roll that must reach a figure. */
export interface Trial extends DiceSide {
  readonly purpose: RollPurpose;
  readonly needed: Needed;
  readonly target: number;
}

/** An opposed roll. The sides are in the order in which they throw. */
export interface OpposedTrial {
  readonly purpose: RollPurpose;
  readonly sides: readonly DiceSide[];
}

/** By how much a total meets what is needed: 0 is the narrowest success, −1 the narrowest failure. */
export function marginOf(needed: Needed, total: number, target: number): number {
  switch (needed) {
    case 'atLeast':
      return total - target;
    case 'above':
      return total - target - 1;
    case 'atMost':
      return target - total;
    case 'below':
      return target - total - 1;
  }
}

/** Whether a total meets what is needed. */
export const meets = (needed: Needed, total: number, target: number): boolean => marginOf(needed, total, target) >= 0;

const trial = (purpose: RollPurpose, count: number, needed: Needed, target: number, modifiers: readonly Modifier[] = []): Trial => ({
  purpose,
  count,
  modifiers,
  needed,
  target,
});

/** 8.13, 8.14 The search for a merchant: Ability, and 1 if it lies face up from an earlier Player-Turn (8.15). */
export const findTrial = (t: Tables, b: Board, pirate: PirateId, port: PortId): Trial =>
  trial('find', 1, 'atLeast', FIND_TARGET, [
    { cause: 'ability', amount: rating(t, b, pirate, 'ability') },
    { cause: 'faceUp', amount: faceUpBonus(b, port) },
  ]);

/** 8.45 The torture of a hostage. */
export const tortureTrial = (t: Tables, b: Board, pirate: PirateId): Trial => trial('torture', 1, 'above', torturersCruelty(t, b, pirate));

/** 9.55 The sack of a port. */
export const sackTrial = (t: Tables, b: Board, pirate: PirateId, port: PortId): Trial =>
  trial('sack', 1, 'above', t.portDefense[port], [{ cause: 'cruelty', amount: rating(t, b, pirate, 'cruelty') }]);

/** 10.12 The search for a King's Commissioner. */
export const commissionTrial = (b: Board, pirate: PirateId): Trial => trial('deployCommissioner', 3, 'below', b.notoriety[pirate]);

/** 14.2 A mutiny. */
export const leadershipTrial = (t: Tables, pirate: PirateId): Trial => trial('leadership', 1, 'atMost', t.pirates[pirate].leadership);

/** 17.2 #1 The lowest die with which he finds something. */
const TREASURE_FROM = 3;
export const TREASURE_TRIAL = trial('treasure', 1, 'atLeast', TREASURE_FROM);

/** 17.2 #4 The highest die with which he is fined; above it he is hanged. */
const FINED_UP_TO = 4;
export const HANGING_TRIAL = trial('doubleCross', 1, 'above', FINED_UP_TO);

/** 17.2 #13 A rising in a port with a pro-pirate governor. */
export const resistanceTrial = (t: Tables, port: PortId): Trial => trial('localResistance', 1, 'above', t.portValue[port]);

/** 17.2 #15 A conspiracy of his crew. */
export const conspiracyTrial = (b: Board, pirate: PirateId): Trial => trial('conspiracy', 2, 'above', b.loyalty[pirate]);

/** 9.45 The doubloons for each point of the die that names the price of a haven. */
export const HAVEN_PRICE = 100;
/** 18.41 D The doubloons for each point of the D66 that names the price of retiring. */
export const BRIBE_UNIT = 100;

const side = (modifiers: readonly Modifier[], count = 1): DiceSide => ({ count, modifiers });

/** 6.45, 10.33 A pirate flees from a warship or Commissioner of this Speed. */
export const flightTrial = (b: Board, pirate: PirateId, speed: number, fromAfar: boolean): OpposedTrial => ({
  purpose: 'flight',
  sides: [side(flightModifiers(b, pirate)), side(pursuitModifiers(speed, fromAfar))],
});

/** 6.46, 10.35 A pirate fights a warship or Commissioner of this Combat. */
export const battleTrial = (t: Tables, b: Board, pirate: PirateId, combat: number): OpposedTrial => ({
  purpose: 'battle',
  sides: [side(battleModifiers(t, b, pirate)), side(navyModifiers(t, combat))],
});

/** 9.52 A pirate attacks a port. */
export const portAttackTrial = (t: Tables, b: Board, pirate: PirateId, port: PortId): OpposedTrial => ({
  purpose: 'portAttack',
  sides: [side(portAttackModifiers(t, b, pirate, port)), side(portDefenseModifiers(t, port), portDefenseDice(b, port))],
});

/** 9.62 The grabber's bonus, because the victim's crew is revelling. */
const GRABBER_BONUS = 1;
/** 9.62, 17.2 #19 The victim's bonus from Skull & Crossbones. */
const SKULL_BONUS = 2;
/** 9.62 A grab of booty. @param hasSkull  the victim has played Skull & Crossbones */
export function grabTrial(t: Tables, b: Board, pirate: PirateId, victim: PirateId, hasSkull: boolean): OpposedTrial {
  const ability = (pirate: PirateId): Modifier => ({ cause: 'ability', amount: rating(t, b, pirate, 'ability') });
  return {
    purpose: 'bootyGrab',
    sides: [
      side([ability(pirate), { cause: 'grabber', amount: GRABBER_BONUS }]),
      side(hasSkull ? [ability(victim), { cause: 'skull', amount: SKULL_BONUS }] : [ability(victim)]),
    ],
  };
}

/** 15.1 An exchange of a duel. */
export const duelTrial = (t: Tables, b: Board, pirate: PirateId, rival: PirateId): OpposedTrial => ({
  purpose: 'duel',
  sides: [side([], rating(t, b, pirate, 'duel')), side([], rating(t, b, rival, 'duel'))],
});

/** 10.41 The pirates in the port: the active one, who decides first about Cunning (12), then the others. */
export function defendersOf(b: Board, port: PortId): readonly PirateId[] {
  const there = piratesAt(b, placeOf(port));
  return [...there.filter((pirate) => pirate === b.activePirate), ...there.filter((pirate) => pirate !== b.activePirate)];
}

/** 10.41 A Commissioner of this Combat attacks a pirate port. Each ship defends herself; he comes last, because of the order in which Cunning is spent. */
export const piratePortTrial = (t: Tables, b: Board, port: PortId, combat: number): OpposedTrial => ({
  purpose: 'piratePortAttack',
  sides: [...defendersOf(b, port).map((pirate) => side(shipModifiers(b, pirate))), side(navyModifiers(t, combat))],
});

/** 10.42 A Commissioner of this Combat drives the pirates out of a port. One die is thrown for all the ships there. */
export const oustTrial = (t: Tables, b: Board, at: PlaceId, combat: number): OpposedTrial => ({
  purpose: 'oust',
  sides: [side(piratesAt(b, at).flatMap((pirate) => shipModifiers(b, pirate))), side(navyModifiers(t, combat))],
});
