/** Hashes of parts of a position, and caches whose keys are such hashes. */
import type { VisibleBoard } from '../../rules/index.ts';

/** @returns a 32-bit hash of h and x */
export const mix = (h: number, x: number): number => {
  const mixed = Math.imul(h ^ x, 0x9e3779b1);
  return mixed ^ (mixed >>> 15);
};
export function mixAll(h: number, list: readonly number[]): number {
  let mixed = mix(h, list.length);
  for (let i = 0; i < list.length; i++) mixed = mix(mixed, list[i] ?? 0);
  return mixed;
}

/** The lists of a position that have one entry for each pirate. */
export const listsByPirate = (g: VisibleBoard): readonly (readonly number[])[] => [
  g.at,
  g.netWorth,
  g.notoriety,
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
];

/** A cache is emptied when it has more entries; one search needs fewer. */
const MAX_ENTRIES = 50_000;
/** Hashes can be negative; `hash >>> 0` is from 0 to below this. */
export const HASH_RANGE = 2 ** 32;

/** @returns a function that returns the cached value of a key, or computes it. Other `tables` empty the cache. */
export function cache<Value>(): (tables: VisibleBoard['tables'], key: number, compute: () => Value) => Value {
  const values = new Map<number, Value>();
  let cachedFor: VisibleBoard['tables'] | null = null;
  return (tables, key, compute) => {
    if (cachedFor !== tables || values.size > MAX_ENTRIES) {
      values.clear();
      cachedFor = tables;
    }
    const cached = values.get(key);
    if (cached !== undefined) return cached;
    const computed = compute();
    values.set(key, computed);
    return computed;
  };
}
