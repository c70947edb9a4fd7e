import type { RollPurpose } from '@bb/golden-age/rules';
import type { Said } from '@bb/table-kit/catalogue.svelte.ts';

/** Titles of the battle panel for dice rolls that are no battle. */
const titles: { readonly [P in RollPurpose]?: string } = {
  stormAndPirate: 'The storm',
  stormAndWarship: 'The storm',
  stormAndCommissioner: 'The storm',
  leadership: 'Mutiny',
  conspiracy: 'A mutiny conspiracy',
  localResistance: 'The townspeople rise',
  deployCommissioner: 'The search for a Commissioner',
};

/** The battle panel. */
export const battle = {
  titles,
  region: 'Battle',
  close: 'Close the battle',
  fold: 'Collapse the battle',
  unfold: 'Expand the battle',
  against: 'against',
  passedBy: (margin: number) => (margin === 0 ? 'just made it' : `made it by ${margin}`),
  failedBy: (margin: number) => `missed it by ${margin}`,
  wonBy: (margin: number) => `by ${margin}`,
  round: (n: number, totals: string) => `Round ${n}: ${totals}`,
  stormHits: (hits: number) => (hits === 0 ? 'rides it out' : hits === 1 ? 'loses 1 Speed' : `loses ${hits} Speed`),
  lostAtSea: 'goes down',
};

export type BattleTexts = Said<typeof battle>;
