/**
 * A cache of what a voyage is worth to each pirate, since in a search most pirates rarely change. The key is a hash of everything that
 * `voyageWorth` reads: if you change what that reads, change the hash too.
 */
import { firstHold, type Game, MAX_HOLDS, type PirateId } from '../../rules/index.ts';
import type { Outlook } from '../captain/outlook.ts';
import { voyageWorth } from '../captain/voyage.ts';

const mix = (h: number, x: number): number => {
  const mixed = Math.imul(h ^ x, 0x9e3779b1);
  return mixed ^ (mixed >>> 15);
};
function mixAll(h: number, list: readonly number[]): number {
  let mixed = mix(h, list.length);
  for (let i = 0; i < list.length; i++) mixed = mix(mixed, list[i] ?? 0);
  return mixed;
}

/** A hash of all that pirates share in a position. */
export function worldHash(g: Game): number {
  let h = mix(g.players, g.mutinous);
  for (const list of [
    g.sightingAt,
    g.sightingUp,
    g.merchantOn,
    g.slotAt,
    g.commissionerOf,
    g.commissionerAt,
    g.movement,
    g.ashore,
    g.governorAt,
    g.worn,
    g.havenOf,
    g.destroyed,
    g.english,
    g.holding,
    g.bars,
    g.stashes,
    g.netWorth,
    g.notoriety,
    g.fate,
    g.at,
    g.owner,
    g.log,
    g.holds,
    g.hostageOf,
    g.toldTo,
    g.homePort,
  ])
    h = mixAll(h, list);
  return h;
}

/** A hash of the pirate and of `world`, the position around him. */
function pirateHash(g: Game, pirate: PirateId, world: number): number {
  let h = mix(world, pirate);
  for (const list of [
    g.ship,
    g.combat,
    g.speed,
    g.unrest,
    g.letter,
    g.history,
    g.wound,
    g.stunned,
    g.scars,
    g.scurvy,
    g.revelry,
    g.careened,
    g.boxed,
    g.ally,
  ])
    h = mix(h, list[pirate] ?? 0);
  const first = firstHold(g, pirate);
  for (let i = 0; i < MAX_HOLDS; i++) h = mix(h, g.goods[first + i] ?? 0);
  return h;
}

/** The cache is emptied when it has more entries; one search needs fewer. */
const MAX_ENTRIES = 50_000;
const HASH_RANGE = 2 ** 32;
let tables: Game['tables'] | null = null;
const known = new Map<number, number>();

/** @param world  the `worldHash` of this position @returns the same as `voyageWorth` */
export function cachedVoyageWorth(o: Outlook, g: Game, pirate: PirateId, world: number): number {
  if (g.tables !== tables || known.size > MAX_ENTRIES) {
    known.clear();
    tables = g.tables;
  }
  const key = pirate * HASH_RANGE + (pirateHash(g, pirate, world) >>> 0);
  const found = known.get(key);
  if (found !== undefined) return found;
  const made = voyageWorth(o, pirate);
  known.set(key, made);
  return made;
}
