import type { EventOf, RollPurpose } from '@bb/golden-age/rules';

/** Titles of the battle panel for dice rolls that are no battle. */
const stages: { readonly [P in RollPurpose]?: string } = {
  stormAndPirate: 'The storm',
  stormAndWarship: 'The storm',
  stormAndCommissioner: 'The storm',
  leadership: 'Mutiny',
  conspiracy: 'A mutiny conspiracy',
  localResistance: 'The townspeople rise',
  deployCommissioner: 'The search for a Commissioner',
};

const needed: Readonly<Record<EventOf<'tested'>['needed'], (figure: number) => string>> = {
  atLeast: (figure) => `needs ${figure} or more`,
  above: (figure) => `needs more than ${figure}`,
  atMost: (figure) => `needs ${figure} or less`,
  below: (figure) => `needs less than ${figure}`,
};

export const animation = {
  stage: 'Battle',
  stages,
  closeStage: 'Close the battle',
  closeStageHint: 'Close (Esc)',
  foldStage: 'Collapse the battle',
  unfoldStage: 'Expand the battle',
  against: 'against',
  total: 'Total',
  whatCameOfIt: 'Result',
  needed,
  passedBy: (margin: number) => (margin === 0 ? 'just made it' : `made it by ${margin}`),
  failedBy: (margin: number) => `missed it by ${margin}`,
  wonBy: (margin: number) => `by ${margin}`,
  round: (n: number, totals: string) => `Round ${n}: ${totals}`,
  stormHits: (hits: number) => (hits === 0 ? 'rides it out' : hits === 1 ? 'loses 1 Speed' : `loses ${hits} Speed`),
  lostAtSea: 'goes down',
  yourTurn: (title: string) => `● Your turn · ${title}`,
};
