/** The ratings and modifiers of pirates and their ships, alone and in an alliance (11.2). */
import { NONE, type PirateId, type PortId } from '../data/ids.ts';
import type { Tables } from '../data/tables.ts';
import type { Modifier } from '../state/events.ts';
import type { Board } from '../state/position.ts';
import { partners } from './alliance.ts';
import { information, isRevelling } from './pirates.ts';

export type Rating = 'initiative' | 'ability' | 'leadership' | 'cruelty' | 'duel';

/** 11.2 Allies may use either one's rating. For these ratings the higher is never worse [R72]. */
export function rating(t: Tables, b: Board, pirate: PirateId, which: Rating): number {
  const own = t.pirates[pirate][which];
  const ally = b.ally[pirate];
  return ally === NONE ? own : Math.max(own, t.pirates[ally][which]);
}

/** 8.45 The less cruel of two allies tortures: a hostage talks on a die above Cruelty. */
export function torturersCruelty(t: Tables, b: Board, pirate: PirateId): number {
  const own = t.pirates[pirate].cruelty;
  const ally = b.ally[pirate];
  return ally === NONE ? own : Math.min(own, t.pirates[ally].cruelty);
}

/** 12 The points of Cunning that can be spent on his roll: his own and his ally's (11.2). */
export const cunningLeft = (b: Board, pirate: PirateId): number =>
  b.cunning[pirate] + (b.ally[pirate] === NONE ? 0 : b.cunning[b.ally[pirate]]);

/** 17.2 #10 [R57] The bonus of Heavy Guns. */
export const HEAVY_GUNS = 2;
/** 13.23 The modifier of a revelling crew. */
const REVELRY_MODIFIER = -2;

export const sumOf = (modifiers: readonly Modifier[]): number => {
  let sum = 0;
  for (const { amount } of modifiers) sum += amount;
  return sum;
};

/** 11.2 The ally whose ship fights: the one with the higher Combat, or with guns if Combat is equal. */
function fightingShip(b: Board, pirate: PirateId): PirateId {
  const ally = b.ally[pirate];
  if (ally === NONE) return pirate;
  const difference = b.combat[ally] - b.combat[pirate];
  return difference > 0 || (difference === 0 && b.guns[pirate] === NONE && b.guns[ally] !== NONE) ? ally : pirate;
}

/** The modifiers of one ship: Combat and guns. */
export function shipModifiers(b: Board, pirate: PirateId): Modifier[] {
  const out: Modifier[] = [{ cause: 'combat', amount: b.combat[pirate] }];
  if (b.guns[pirate] !== NONE) out.push({ cause: 'guns', amount: HEAVY_GUNS });
  return out;
}

/** The modifiers in a fight: Combat, guns and Ability. In battle and against a port (6.46, 9.52, 10.35). */
function fightModifiers(t: Tables, b: Board, pirate: PirateId): Modifier[] {
  const out = shipModifiers(b, fightingShip(b, pirate));
  out.push({ cause: 'ability', amount: t.pirates[pirate].ability });
  const ally = b.ally[pirate];
  if (ally !== NONE) out.push({ cause: 'allysAbility', amount: t.pirates[ally].ability });
  return out;
}

/** 6.46, 10.35 The modifiers of a pirate attacked at sea; a revelling crew fights worse (13.23). */
export function battleModifiers(t: Tables, b: Board, pirate: PirateId): Modifier[] {
  const out = fightModifiers(t, b, pirate);
  if (isRevelling(b, pirate)) out.push({ cause: 'revelry', amount: REVELRY_MODIFIER });
  return out;
}

/** 9.52 The modifiers for attacking a port, without Information about it. */
export const attackModifiers = fightModifiers;

/** 9.52, 8.46 The modifiers for attacking this port; allies use the Information of the better informed [R74]. */
export function portAttackModifiers(t: Tables, b: Board, pirate: PirateId, port: PortId): Modifier[] {
  const out = attackModifiers(t, b, pirate);
  const known = Math.max(...partners(b, pirate).map((partner) => information(b, partner, port)));
  if (known !== 0) out.push({ cause: 'information', amount: known });
  return out;
}

/** 9.52, 9.57 A port's modifiers stay the same, even if it is attacked again. */
export const portDefenseModifiers = (t: Tables, port: PortId): readonly Modifier[] => [{ cause: 'defense', amount: t.portDefense[port] }];

/** 9.58 A port that has been attacked before throws two dice. */
export const portDefenseDice = (b: Board, port: PortId): number => (b.attacked[port] === 0 ? 1 : 2);

/** 6.45, 10.33 The modifiers for fleeing; of two allies the slower counts. */
export function flightModifiers(b: Board, pirate: PirateId): Modifier[] {
  const ally = b.ally[pirate];
  const out: Modifier[] = [{ cause: 'speed', amount: ally === NONE ? b.speed[pirate] : Math.min(b.speed[pirate], b.speed[ally]) }];
  if (isRevelling(b, pirate)) out.push({ cause: 'revelry', amount: REVELRY_MODIFIER });
  return out;
}

/** 10.33 The modifier of a Commissioner who reacts from an adjacent Sea Area. */
const FROM_AFAR_MODIFIER = -1;

/** 6.45, 10.33 The modifiers of a warship or Commissioner in pursuit. */
export function pursuitModifiers(speed: number, fromAfar: boolean): Modifier[] {
  const out: Modifier[] = [{ cause: 'speed', amount: speed }];
  if (fromAfar) out.push({ cause: 'fromAdjacentArea', amount: FROM_AFAR_MODIFIER });
  return out;
}

/** 10.35, 10.41, 10.42, 6.46 The modifiers of a warship or Commissioner in a fight, with the living rules' bonus [R30]. */
export function navyModifiers(t: Tables, combat: number): Modifier[] {
  const out: Modifier[] = [{ cause: 'combat', amount: combat }];
  if (t.navyBonus !== 0) out.push({ cause: 'livingRules', amount: t.navyBonus });
  return out;
}
