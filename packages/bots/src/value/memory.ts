/**
 * Remembers what a pirate was valued at. In a search most pirates are most of the time as they were, in a world as it was; whatever
 * `describePirate` looks at goes into the hash, so that what is remembered is what would be worked out again.
 */
import { EMPTY_HOLD, type Game, HOLD_COUNT, HOSTAGES, maySack, NONE, type PirateId } from '@bb/engine';
import { nth } from '../captain/nth.ts';

const mix = (h: number, x: number): number => {
  const mixed = Math.imul(h ^ x, 0x9e3779b1);
  return mixed ^ (mixed >>> 15);
};

function mixAll(h: number, list: readonly number[]): number {
  let mixed = h;
  for (let i = 0; i < list.length; i++) mixed = mix(mixed, list[i] ?? 0);
  return mixed;
}

/** Of all that lies around the pirates. */
export function worldOf(g: Game): number {
  let h = mix(g.players, g.deck.length);
  h = mix(h, g.pardons);
  h = mix(h, g.pardonThrough);
  h = mix(h, g.pardoned);
  h = mix(h, g.active);
  h = mix(h, g.treasureMapOf);
  let lie = 0;
  for (let port = 0; port < g.merchantAt.length; port++) {
    lie = lie * 2 + (g.merchantAt[port] === NONE ? 0 : 1);
    if (port % 18 === 17) {
      h = mix(h, lie);
      lie = 0;
    }
  }
  h = mixAll(h, g.attacked);
  h = mixAll(h, g.destroyed);
  h = mixAll(h, g.governorAt);
  h = mixAll(h, g.havenOf);
  h = mixAll(h, g.warshipAt);
  h = mixAll(h, g.commissioner);
  h = mixAll(h, g.commissionerAt);
  return mixAll(h, g.info);
}

/** Of the pirate himself in this world. */
function standingOf(g: Game, pirate: PirateId, world: number): number {
  const seat = nth(g.owner, pirate);
  let h = mix(world, seat);
  h = mix(h, g.active === seat ? (g.actionsLeft + 1) * 64 + g.actionsOf : 0);
  h = mix(h, nth(g.at, pirate));
  h = mix(h, nth(g.ship, pirate) * 64 + nth(g.combat, pirate));
  h = mix(h, nth(g.speed, pirate));
  h = mix(h, nth(g.loyalty, pirate));
  h = mix(h, nth(g.notoriety, pirate));
  h = mix(h, nth(g.netWorth, pirate));
  h = mix(h, nth(g.cunning, pirate));
  h = mix(h, nth(g.letter, pirate));
  h = mix(h, nth(g.ally, pirate));
  h = mix(
    h,
    (nth(g.guns, pirate) === NONE ? 0 : 1) + 2 * nth(g.revelry, pirate) + 8 * nth(g.recovery, pirate) + 64 * nth(g.scurvy, pirate),
  );
  h = mix(h, nth(g.history, pirate));
  h = mix(h, nth(g.bribed, pirate));
  h = mix(h, nth(g.taken, pirate) * 2 + (maySack(g, pirate) ? 1 : 0));
  for (let i = 0; i < HOLD_COUNT; i++) h = mix(h, g.holds[pirate * HOLD_COUNT + i] ?? EMPTY_HOLD);
  for (const hostage of HOSTAGES) if (g.hostageOf[hostage] === pirate) h = mix(h, hostage + 1);
  for (let port = 0; port < g.merchantFinders.length; port++)
    if ((nth(g.merchantFinders, port) & (1 << pirate)) !== 0) h = mix(h, port + 1);
  return h;
}

/** More than a search comes to; then all is forgotten. */
const MOST = 100_000;
const PIRATE_STEP = 2 ** 32;
let tables: Game['tables'] | null = null;
const known = new Map<number, number>();

/** `work` works it out where it is not known. */
export function remembered(g: Game, pirate: PirateId, world: number, work: () => number): number {
  if (g.tables !== tables || known.size > MOST) {
    known.clear();
    tables = g.tables;
  }
  const key = pirate * PIRATE_STEP + (standingOf(g, pirate, world) >>> 0);
  const found = known.get(key);
  if (found !== undefined) return found;
  const made = work();
  known.set(key, made);
  return made;
}
