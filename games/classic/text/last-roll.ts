/** The dice of the last roll, found in the events. */
import { type EventOf, type EventType, type GameEvent, NONE, type PirateId, type RollPurpose } from '../rules/index.ts';

/** One side's dice. */
export interface RolledSide {
  readonly pirate: PirateId;
  readonly dice: readonly number[];
}

export interface LastRoll {
  readonly purpose: RollPurpose;
  /** One side, or two in a contest: a pirate's own comes first, in a duel the attacker's as soon as it is known. */
  readonly sides: readonly RolledSide[];
  /** The event that tells the result of the roll; null while that is open. */
  readonly result: GameEvent | null;
  /** All events after the dice. */
  readonly after: readonly GameEvent[];
  /** The index of the event of the last dice. */
  readonly at: number;
}

/** Rolls of two sides. */
const CONTESTS: readonly RollPurpose[] = ['evasion', 'battle', 'portAttack', 'duel'];

/** The events that tell the result of a roll. */
const RESULTS: Partial<Record<RollPurpose, readonly EventType[]>> = {
  move: ['moveBegan'],
  attack: ['merchantAttacked'],
  torture: ['hostageTortured'],
  ransom: ['hostageRansomed'],
  havenPrice: ['pricePaid'],
  letterPrice: ['pricePaid'],
  careen: ['shipCareened', 'commissionerCareened'],
  portAttack: ['portAttacked'],
  plunder: ['plunderTaken'],
  evasion: ['intercepted', 'evaded'],
  battle: ['battleRound'],
  duel: ['duelExchange'],
  wound: ['wounded'],
  mutiny: ['mutinyTalkedDown', 'pirateLost', 'pirateRetired'],
  petition: ['petitionMade'],
  retirement: ['retirementRolled'],
  surrender: ['pirateRetired', 'pirateLost'],
  trial: ['tried', 'pirateLost'],
  storm: ['stormWeathered', 'commissionerWeathered', 'warshipWeathered'],
};

/**
 * @param events  in the order in which they happened
 * @returns null if no dice have been rolled
 */
export function lastRoll(events: readonly GameEvent[]): LastRoll | null {
  const last = events.findLastIndex((event) => event.type === 'rolled' && !isHarmless(event));
  const rolled = events[last];
  if (rolled?.type !== 'rolled') return null;
  const after = events.slice(last + 1);
  const results = RESULTS[rolled.purpose] ?? [];
  const result = after.find(({ type }) => results.includes(type)) ?? null;
  return { purpose: rolled.purpose, sides: ordered(sidesOf(events, last, rolled), result), result, after, at: last };
}

/** A wound check that wounds nobody says less than the roll before it. */
const isHarmless = ({ purpose, dice }: EventOf<'rolled'>): boolean => purpose === 'wound' && dice[0] !== 1;

/** The dice of both sides, those that were thrown again last. */
function sidesOf(events: readonly GameEvent[], last: number, rolled: EventOf<'rolled'>): readonly RolledSide[] {
  const sides: RolledSide[] = [rolled];
  if (!CONTESTS.includes(rolled.purpose)) return sides;
  for (let i = last - 1; i >= 0; i--) {
    const event = events[i];
    if (event?.type === 'rerolled') continue;
    if (event?.type !== 'rolled' || event.purpose !== rolled.purpose) break;
    if (sides.every(({ pirate }) => pirate !== event.pirate)) sides.push(event);
    if (sides.length === 2) break;
  }
  return sides;
}

function ordered(sides: readonly RolledSide[], result: GameEvent | null): readonly RolledSide[] {
  const attacker = result?.type === 'duelExchange' ? result.pirate : null;
  const rank = ({ pirate }: RolledSide): number => (pirate === attacker ? 0 : pirate === NONE ? 2 : 1);
  return sides.toSorted((a, b) => rank(a) - rank(b)).map(({ pirate, dice }) => ({ pirate, dice }));
}
