/**
 * A cache of the value function's results for pirates, since in a search most pirates rarely change. The key is a hash of everything that
 * `describePirate` reads: if you change what that reads, change the hash too.
 */
import { EMPTY_HOLD, type Game, HOLD_COUNT, HOSTAGES, maySack, NONE, type PirateId } from '@bb/golden-age/rules';

const mix = (h: number, x: number): number => {
  const mixed = Math.imul(h ^ x, 0x9e3779b1);
  return mixed ^ (mixed >>> 15);
};

function mixAll(h: number, list: readonly number[]): number {
  let mixed = h;
  for (let i = 0; i < list.length; i++) mixed = mix(mixed, list[i] ?? 0);
  return mixed;
}

/** A hash of all that pirates share in a position. */
export function worldHash(g: Game): number {
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

/** A hash of the pirate and of `world`, the position around him. */
function pirateHash(g: Game, pirate: PirateId, world: number): number {
  const seat = g.owner[pirate];
  let h = mix(world, seat);
  h = mix(h, g.active === seat ? (g.actionsLeft + 1) * 64 + g.actionsOf : 0);
  h = mix(h, g.at[pirate]);
  h = mix(h, g.ship[pirate] * 64 + g.combat[pirate]);
  h = mix(h, g.speed[pirate]);
  h = mix(h, g.loyalty[pirate]);
  h = mix(h, g.notoriety[pirate]);
  h = mix(h, g.netWorth[pirate]);
  h = mix(h, g.cunning[pirate]);
  h = mix(h, g.letter[pirate]);
  h = mix(h, g.ally[pirate]);
  h = mix(h, (g.guns[pirate] === NONE ? 0 : 1) + 2 * g.revelry[pirate] + 8 * g.recovery[pirate] + 64 * g.scurvy[pirate]);
  h = mix(h, g.history[pirate]);
  h = mix(h, g.bribed[pirate]);
  h = mix(h, g.taken[pirate] * 2 + (maySack(g, pirate) ? 1 : 0));
  for (let i = 0; i < HOLD_COUNT; i++) h = mix(h, g.holds[pirate * HOLD_COUNT + i] ?? EMPTY_HOLD);
  for (const hostage of HOSTAGES) if (g.hostageOf[hostage] === pirate) h = mix(h, hostage + 1);
  for (let port = 0; port < g.merchantFinders.length; port++) if ((g.merchantFinders[port] & (1 << pirate)) !== 0) h = mix(h, port + 1);
  return h;
}

/** The cache is emptied when it has more entries; one search needs fewer. */
const MAX_ENTRIES = 100_000;
const HASH_RANGE = 2 ** 32;

/** @param world the `worldHash` of this position @returns the pirate's value from the cache, or from `compute` if it is not there */
type CachedWorth = (g: Game, pirate: PirateId, world: number, compute: () => number) => number;

/** @returns an empty cache, for one set of weights */
export function pirateCache(): CachedWorth {
  let tables: Game['tables'] | null = null;
  const known = new Map<number, number>();
  return (g, pirate, world, compute) => {
    if (g.tables !== tables || known.size > MAX_ENTRIES) {
      known.clear();
      tables = g.tables;
    }
    const key = pirate * HASH_RANGE + (pirateHash(g, pirate, world) >>> 0);
    const found = known.get(key);
    if (found !== undefined) return found;
    const computed = compute();
    known.set(key, computed);
    return computed;
  };
}
