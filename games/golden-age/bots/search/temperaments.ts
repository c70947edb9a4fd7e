/** What a searching bot plays for besides its chance to win. 0 means not at all. */

import type { GoldenAge } from '@bb/golden-age/rules';
import type { SearchHooks } from '@bb/search';
import type { Temperament } from '../level-names.ts';

export interface Preferences {
  /** How much its own Victory Points count: at 1, 100 of them count as much as winning. */
  readonly greed: number;
  /** How much the best opponent's chance to win counts against a result. */
  readonly spite: number;
  /** Above 0 it prefers uncertain results, below 0 safe ones. */
  readonly daring: number;
}

export const PREFERENCES: Readonly<Record<Temperament, Preferences>> = {
  even: { greed: 0, spite: 0, daring: 0 },
  bold: { greed: 0, spite: 0, daring: 0.25 },
  greedy: { greed: 1, spite: 0, daring: 0 },
  cautious: { greed: 0, spite: 0, daring: -0.25 },
  vindictive: { greed: 0, spite: 0.7, daring: 0 },
};

/** How many Victory Points count as much as winning, at greed 1. */
const VP_PER_WIN = 100;

/** @returns what a result is worth to a seat with this temperament */
export const worthTo =
  ({ greed, spite, daring }: Preferences): NonNullable<SearchHooks<GoldenAge>['worth']> =>
  ({ win, scores }, seat) => {
    const own = win[seat] ?? 0;
    let worth = daring === 0 ? own : own ** Math.exp(daring);
    if (greed > 0) worth += (greed * (scores[seat] ?? 0)) / VP_PER_WIN;
    if (spite > 0) {
      let leader = 0;
      for (let other = 0; other < win.length; other++) if (other !== seat) leader = Math.max(leader, win[other] ?? 0);
      worth -= spite * leader;
    }
    return worth;
  };
