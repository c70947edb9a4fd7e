/** Hashes of what positions are made of, and caches by such hashes. */
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

/** What each pirate has of his own, by pirate. */
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
/** A hash may be negative: `>>> 0` makes it one below this. */
export const HASH_RANGE = 2 ** 32;

/** @returns a function that finds the value of a key, or computes it; a key holds for one set of tables */
export function cache<Value>(): (tables: VisibleBoard['tables'], key: number, compute: () => Value) => Value {
  const known = new Map<number, Value>();
  let of: VisibleBoard['tables'] | null = null;
  return (tables, key, compute) => {
    if (of !== tables || known.size > MAX_ENTRIES) {
      known.clear();
      of = tables;
    }
    const found = known.get(key);
    if (found !== undefined) return found;
    const computed = compute();
    known.set(key, computed);
    return computed;
  };
}
