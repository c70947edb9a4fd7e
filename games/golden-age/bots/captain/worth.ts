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
} from '@bb/golden-age/rules';
import {
  ACTIONS_TO_FILL_HOLD,
  CONSPIRACY_CHANCE,
  EMPTY_HOLD_VP,
  FUTURE_VP,
  MAX_RETREAT_ACTIONS,
  MUTINY_CHANCE_BY_LOYALTY,
  RANSOM_DOUBLOONS_PER_VALUE,
  UNSOLD_BOOTY_SHARE,
} from './assumptions.ts';
import { distance, FAR } from './distances.ts';
import { type Raider, sum } from './raider.ts';
import { lasts, type ViewerKnowledge } from './viewer-knowledge.ts';

/** 18.12 A The Victory Points of a pirate who retires. */
export const retiredWorth = (r: Raider): number => 2 * r.notoriety + Math.floor(r.netWorth / 100);

const TWO_DICE = [1, 2, 3, 4, 5, 6].flatMap((a) => [1, 2, 3, 4, 5, 6].map((b) => a + b));
const OVER = Array.from({ length: 13 }, (_, loyalty) => TWO_DICE.filter((dice) => dice > loyalty).length / TWO_DICE.length);

/** The chance that 2d6 exceed a Loyalty. */
export const overLoyalty = (loyalty: number): number => OVER[Math.floor(loyalty)] ?? 0;

/** 14.2 The chance that a mutiny succeeds. With a point of Cunning the pirate may reroll once. */
export function mutinySucceeds(leadership: number, cunning: number): number {
  const once = Math.max(0, 6 - leadership) / 6;
  return cunning > 0 ? once * once : once;
}

/** The chance that he is lost to a mutiny before he retires. */
export const mutinyRisk = (r: Raider): number =>
  Math.min(1, CONSPIRACY_CHANCE * overLoyalty(r.loyalty) + (MUTINY_CHANCE_BY_LOYALTY[Math.floor(r.loyalty)] ?? 0)) *
  mutinySucceeds(r.leadership, r.cunning);

/** What he loses if he is lost before he retires: all that he would score, less his Notoriety once. */
export const unbanked = (r: Raider): number =>
  r.notoriety +
  (r.netWorth + UNSOLD_BOOTY_SHARE * sum(r.booty)) / 100 +
  (sum(r.captives.map((c) => c.value * c.prospect)) * RANSOM_DOUBLOONS_PER_VALUE) / 100;

/** What a pirate in play will be worth after `spent` more Actions, with `retreat` Actions to go from there until he has retired. */
export const worthInPlay = (o: ViewerKnowledge, r: Raider, spent: number, retreat: number): number => o.goals.inPlay(o, r, spent, retreat);

/** Scales what a pirate will still earn by what an Action earns, which is less with more players. */
export const earningFactor = (o: ViewerKnowledge): number => o.action / TUNED_ACTION_VP;
/** What an Action earns where FUTURE_VP and EMPTY_HOLD_VP were tuned, in Victory Points. */
const TUNED_ACTION_VP = 3;

/** What the successor of a pirate who retires will earn. */
export const successorWorth = (o: ViewerKnowledge, spent: number): number =>
  earningFactor(o) * (FUTURE_VP + EMPTY_HOLD_VP[0] + EMPTY_HOLD_VP[1] + EMPTY_HOLD_VP[2]) * lasts(o, spent + 1 + ACTIONS_TO_FILL_HOLD);

/** A port where a pirate could retire, and how many Actions that takes once he is there. */
export interface Refuge {
  readonly port: PortId;
  readonly nation: NationId;
  readonly actions: number;
  readonly by: 'haven' | 'letter' | 'purchase';
}

/** 18.41 All ports where he can retire, or could after Port Activities, by the Letter in hand or by buying a haven. */
export function refugesOf(o: ViewerKnowledge, pirate: PirateId): readonly Refuge[] {
  const { view, tables: t } = o;
  const { havens } = o.goals;
  const holdsLetter =
    view.owner[pirate] === view.you && view.hand.some((card) => TITLE_OF[card] === 'letter-of-marque') && view.letter[pirate] < 0;
  const refuges: Refuge[] = [];
  for (const port of PORTS) {
    const status = portStatus(t, view, pirate, port);
    if (status !== 'pro' && status !== 'safeHaven') continue;
    const nation = t.portNation[port];
    if (havens && view.havenOf[port] === pirate) refuges.push({ port, nation, actions: 1, by: 'haven' });
    else if (mayRetireByLetter(t, view, pirate, port)) refuges.push({ port, nation, actions: 1, by: 'letter' });
    else if ((havens && mayBuyHaven(t, view, pirate, port)) || (holdsLetter && status === 'pro' && view.governorAt[port] >= 0))
      refuges.push({ port, nation, actions: 2, by: 'purchase' });
  }
  return refuges;
}

/** 9.58 Has he attacked this nation's ports? They are closed to him, or will be once he leaves the one that he took. */
export const hasAttacked = (r: Raider, nation: NationId): boolean => (r.history & (1 << nation)) !== 0;

/** How many Actions it takes from this place until he has retired. */
export function retreatFrom(o: ViewerKnowledge, r: Raider, refuges: readonly Refuge[], place: PlaceId): number {
  let best = MAX_RETREAT_ACTIONS;
  for (const { port, nation, actions } of refuges) {
    if (hasAttacked(r, nation)) continue;
    const moves = distance(o.distances, place, placeOf(port));
    if (moves < FAR) best = Math.min(best, moves * r.moveCost + actions);
  }
  return best;
}

/** What a pirate in play is worth as he is now. */
export const worthNow = (o: ViewerKnowledge, r: Raider): number => worthInPlay(o, r, 0, retreatFrom(o, r, refugesOf(o, r.pirate), r.at));

/** What a player loses with this pirate, whose Notoriety scores once in any case (18.12 B). */
export const lossOf = (o: ViewerKnowledge, r: Raider): number => Math.max(0, worthNow(o, r) - o.goals.lost(o, r));

/** 18.41 D What trying to bribe gains: the price is D66 hundreds, and is paid only if that beats sailing on. */
export function bribeGain(o: ViewerKnowledge, r: Raider): number {
  const now = worthNow(o, r);
  const refused = worthNow(o, { ...r, loyalty: Math.max(0, r.loyalty - 1) });
  let total = 0;
  for (const port of PORTS) {
    const price = locatorOf(port) * 100;
    total += price > r.netWorth ? refused : Math.max(refused, retiredWorth(r) + successorWorth(o, 1) - price / 100);
  }
  return total / PORTS.length - now - o.action;
}
