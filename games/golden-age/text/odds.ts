import { type Decision, waysToSum } from '@bb/golden-age/rules';
import type { Language } from './language.ts';

export interface Odds {
  /** From 0 to 1. */
  readonly chance: number;
  /** `d6 + 4 ≥ 7`. */
  readonly formula: string;
}

/** @returns the chance that the roll succeeds, or null if it is not a test */
export function odds(roll: Decision['about']['roll'], language: Language): Odds | null {
  if (!roll || roll.target === undefined) return null;
  const { count, modifier, target, under = false } = roll;
  const ways = waysToSum(count);
  const good = ways.reduce((sum, n, total) => sum + ((under ? total + modifier <= target : total + modifier >= target) ? n : 0), 0);
  return { chance: good / 6 ** count, formula: `${throwOf(count, modifier, language)} ${under ? '≤' : '≥'} ${target}` };
}

/** `d6`, `3d6 + 4`, `d6 − 2`. */
export const throwOf = (count: number, modifier: number, { die }: Language): string =>
  `${die(count)}${modifier === 0 ? '' : ` ${modifier < 0 ? '−' : '+'} ${Math.abs(modifier)}`}`;

/** 0.4167 → `42 %`. Only the impossible is shown as 0, only the certain as 100. */
export function percent(chance: number): string {
  const rounded = Math.round(chance * 100);
  if (rounded === 0 && chance > 1e-9) return '< 1 %';
  return rounded === 100 && chance < 1 - 1e-9 ? '> 99 %' : `${rounded} %`;
}
