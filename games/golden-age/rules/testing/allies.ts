/** Two allied pirates, for the tests of alliances (11). */
import type { PlaceName } from '../data/ids.ts';
import { allied, noMerchants, pirate } from './arrange.ts';
import { scenario, type Table } from './scenario.ts';

export const RATINGS = {
  low: { ability: 3, leadership: 4, cruelty: 5, initiative: 2, duel: 2 },
  vane: { ability: 2, leadership: 3, cruelty: 3, initiative: 4, duel: 3 },
} as const;

type PirateOptions = Parameters<typeof pirate>[3];

interface AlliesOptions {
  readonly actions?: number;
  readonly low?: PirateOptions;
  readonly vane?: PirateOptions;
}

/** Low, who is the senior, and Vane, allied in one place. It is their player's turn. */
export function allies(at: PlaceName, { actions = 3, low = {}, vane = {} }: AlliesOptions = {}): Table {
  const t = scenario({ actions, ratings: RATINGS });
  pirate(t, 'low', at, low);
  pirate(t, 'vane', at, vane);
  allied(t, 'low', 'vane');
  noMerchants(t);
  return t;
}
