/** Chances and dice as texts. */
import { type About, type Needed, testChance } from '@bb/golden-age/rules';
import type { Language } from './language.ts';

export interface Odds {
  /** From 0 to 1. */
  readonly chance: number;
  /** `d6 + 4 ≥ 7`. */
  readonly formula: string;
}

/** @returns the chance that the roll succeeds, or null if it is not a test */
export function odds(roll: About['roll'], language: Language): Odds | null {
  if (roll?.target === undefined || roll.needed === undefined) return null;
  const test = { ...roll, needed: roll.needed, target: roll.target };
  return { chance: testChance(test), formula: formula(test, language) };
}

const SIGNS: Readonly<Record<Needed, string>> = { atLeast: '≥', above: '>', atMost: '≤', below: '<' };
interface Test {
  readonly count: number;
  readonly modifier: number;
  readonly needed: Needed;
  readonly target: number;
}
/** `d6 + 4 ≥ 7` */
export const formula = ({ count, modifier, needed, target }: Test, language: Language): string =>
  `${throwOf(count, modifier, language)} ${SIGNS[needed]} ${target}`;

/** `d6`, `3d6 + 4`, `d6 − 2`. */
export const throwOf = (count: number, modifier: number, { die }: Language): string =>
  `${die(count)}${modifier === 0 ? '' : ` ${modifier < 0 ? '−' : '+'} ${Math.abs(modifier)}`}`;

/** 0.4167 → `42 %`. Only the impossible is shown as 0, only the certain as 100. */
export function percent(chance: number): string {
  const rounded = Math.round(chance * 100);
  if (rounded === 0 && chance > 1e-9) return '< 1 %';
  return rounded === 100 && chance < 1 - 1e-9 ? '> 99 %' : `${rounded} %`;
}
