/** What a pirate is worth to his player, in Victory Points. */
import {
  locatorOf,
  mayBuyHaven,
  mayRetireByLetter,
  type NationId,
  type PirateId,
  type PlaceId,
  PORTS,
  type PortId,
  placeOf,
  portStatus,
  TITLE_OF,
} from '@bb/engine';
import { distance, FAR } from './chart.ts';
import { nth } from './nth.ts';
import { lasts, type Outlook } from './outlook.ts';
import { type Raider, sum } from './raider.ts';
import { CONSPIRACY, DISCONTENT, FUTURE, NO_RETREAT, RANSOM_PER_VALUE, ROOM, TIME_TO_FILL, UNSOLD } from './weights.ts';

/** 18.12 A */
export const retiredWorth = (r: Raider): number => 2 * r.notoriety + Math.floor(r.netWorth / 100);

const TWO_DICE = [1, 2, 3, 4, 5, 6].flatMap((a) => [1, 2, 3, 4, 5, 6].map((b) => a + b));
const OVER = Array.from({ length: 13 }, (_, loyalty) => TWO_DICE.filter((dice) => dice > loyalty).length / TWO_DICE.length);

/** The chance that 2d6 exceed the Loyalty. */
export const overLoyalty = (loyalty: number): number => OVER[Math.floor(loyalty)] ?? 0;

/** 14.2 The chance that a mutiny succeeds; a point of Cunning lets him try twice. */
export function mutinySucceeds(leadership: number, cunning: number): number {
  const once = Math.max(0, 6 - leadership) / 6;
  return cunning > 0 ? once * once : once;
}

/** The chance that his own crew will be his end. */
export const mutinyRisk = (r: Raider): number =>
  Math.min(1, CONSPIRACY * overLoyalty(r.loyalty) + (DISCONTENT[Math.floor(r.loyalty)] ?? 0)) * mutinySucceeds(r.leadership, r.cunning);

/** What he loses if he does not live to retire: all but his Notoriety, once. */
export const unbanked = (r: Raider): number =>
  r.notoriety + (r.netWorth + UNSOLD * sum(r.booty)) / 100 + (sum(r.captives.map((c) => c.value * c.prospect)) * RANSOM_PER_VALUE) / 100;

/**
 * In play, once so many Actions more have been taken. `retreat`: those that it takes from there until he has retired.
 */
export const worthInPlay = (o: Outlook, r: Raider, spent: number, retreat: number): number => o.goals.inPlay(o, r, spent, retreat);

/** What a pirate will still earn goes with what an Action earns: among more players it is less. */
export const bustle = (o: Outlook): number => o.action / BUSY;
/** Victory Points an Action earns where the figures for the future were tried. */
const BUSY = 3;

/** What another pirate will earn in place of one who retires. */
export const successorWorth = (o: Outlook, spent: number): number =>
  bustle(o) * (FUTURE + ROOM[0] + ROOM[1] + ROOM[2]) * lasts(o, spent + 1 + TIME_TO_FILL);

/** Where he could retire, and how many Actions that takes once he is in port. */
export interface Refuge {
  readonly port: PortId;
  readonly nation: NationId;
  readonly actions: number;
  readonly by: 'haven' | 'letter' | 'purchase';
}

/** 18.41 All ports where he can retire, or will be able to after Port Activities with the Letter in hand or Net Worth to spend. */
export function refugesOf(o: Outlook, pirate: PirateId): readonly Refuge[] {
  const { view, tables: t } = o;
  const { havens } = o.goals;
  const holdsLetter =
    view.owner[pirate] === view.you && view.hand.some((card) => TITLE_OF[card] === 'letter-of-marque') && nth(view.letter, pirate) < 0;
  const refuges: Refuge[] = [];
  for (const port of PORTS) {
    const status = portStatus(t, view, pirate, port);
    if (status !== 'pro' && status !== 'safeHaven') continue;
    const nation = nth(t.portNation, port);
    if (havens && view.havenOf[port] === pirate) refuges.push({ port, nation, actions: 1, by: 'haven' });
    else if (mayRetireByLetter(t, view, pirate, port)) refuges.push({ port, nation, actions: 1, by: 'letter' });
    else if ((havens && mayBuyHaven(t, view, pirate, port)) || (holdsLetter && status === 'pro' && nth(view.governorAt, port) >= 0))
      refuges.push({ port, nation, actions: 2, by: 'purchase' });
  }
  return refuges;
}

/** 9.58 Ports of this nation are closed to him, or will be once he has left the one that he took. */
export const hasAttacked = (r: Raider, nation: NationId): boolean => (r.history & (1 << nation)) !== 0;

/** Actions until he has retired, from a place. */
export function retreatFrom(o: Outlook, r: Raider, refuges: readonly Refuge[], place: PlaceId): number {
  let best = NO_RETREAT;
  for (const { port, nation, actions } of refuges) {
    if (hasAttacked(r, nation)) continue;
    const moves = distance(o.chart, place, placeOf(port));
    if (moves < FAR) best = Math.min(best, moves * r.moveCost + actions);
  }
  return best;
}

/** In play as he is now. */
export const worthNow = (o: Outlook, r: Raider): number => worthInPlay(o, r, 0, retreatFrom(o, r, refugesOf(o, r.pirate), r.at));

/** What a pirate's player loses with him: his Notoriety counts once in any case (18.12 B). */
export const lossOf = (o: Outlook, r: Raider): number => Math.max(0, worthNow(o, r) - o.goals.lost(o, r));

/** 18.41 D What a bribe would gain: a price of D66 times 100, paid only if that beats sailing on; by Action. */
export function bribeGain(o: Outlook, r: Raider): number {
  const now = worthNow(o, r);
  const refused = worthNow(o, { ...r, loyalty: Math.max(0, r.loyalty - 1) });
  let total = 0;
  for (const port of PORTS) {
    const price = locatorOf(port) * 100;
    total += price > r.netWorth ? refused : Math.max(refused, retiredWorth(r) + successorWorth(o, 1) - price / 100);
  }
  return total / PORTS.length - now - o.action;
}
