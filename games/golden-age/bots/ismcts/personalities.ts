/** What a searching bot plays for besides its chance to win. 0 means not at all. */
import type { Temper } from '../level-names.ts';

export interface Personality {
  /** How much its own Victory Points count: at 1, 100 of them count as much as winning. */
  readonly greed: number;
  /** How much the best opponent's chance to win counts against a result. */
  readonly spite: number;
  /** Above 0 it prefers uncertain results, below 0 safe ones. */
  readonly daring: number;
}

export const PERSONALITIES: Readonly<Record<Temper, Personality>> = {
  even: { greed: 0, spite: 0, daring: 0 },
  bold: { greed: 0, spite: 0, daring: 0.25 },
  greedy: { greed: 1, spite: 0, daring: 0 },
  cautious: { greed: 0, spite: 0, daring: -0.25 },
  vindictive: { greed: 0, spite: 0.7, daring: 0 },
};
