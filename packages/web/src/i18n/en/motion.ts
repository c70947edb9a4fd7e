import type { EventOf, RollPurpose } from '@bb/engine';

/** What is staged, where its dice have another name. */
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

export const motion = {
  stage: 'Battle',
  stages,
  closeStage: 'Close the battle',
  closeStageHint: 'Close (Esc)',
  foldStage: 'Fold the battle up',
  unfoldStage: 'Show the battle in full',
  against: 'against',
  total: 'Total',
  whatCameOfIt: 'What came of it',
  needed,
  passedBy: (margin: number) => (margin === 0 ? 'just made it' : `made it by ${margin}`),
  failedBy: (margin: number) => `missed it by ${margin}`,
  wonBy: (margin: number) => `by ${margin}`,
  round: (n: number, totals: string) => `Round ${n}: ${totals}`,
  stormHits: (hits: number) => (hits === 0 ? 'rides it out' : hits === 1 ? 'loses 1 Speed' : `loses ${hits} Speed`),
  lostAtSea: 'goes down',
  pace: 'Bots play',
  paces: { slow: 'slowly', normal: 'at a normal pace', fast: 'fast', none: 'at once, without motion' },
  sounds: 'Sounds',
  volume: 'Volume',
  yourTurn: (title: string) => `● Your turn · ${title}`,
};
