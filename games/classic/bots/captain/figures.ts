/** The figures by which rules of thumb weigh one thing against another: the captain's by judgment, those of the search tuned by games. */

export interface Figures {
  /** How much of its worth a Move counts for when operations are compared, and an attack on a merchant in his hex. */
  readonly voyage: number;
  readonly prize: number;
  /** How much of the danger of the place where he lies speaks for a Move. */
  readonly stayRisk: number;
  /** Where he sails: how much of their worth business in a port counts for, and merchants and ports to attack. */
  readonly call: number;
  readonly prey: number;
  /** The share of the usual plunder that he expects of a port. */
  readonly plunder: number;
  /** The hits that he expects when he is beaten off from a port. */
  readonly lossHits: number;
  /** The Notoriety from which on it counts, and the pounds for the square of each point above (C26.1). */
  readonly fameFrom: number;
  readonly fame: number;
  /** Whether he hastens the end of a game that he would win (`wantsEnd` and `winsByRetiring` in `worth.ts`). */
  readonly hastensEnd: boolean;
}

/** By judgment. */
export const CAPTAINS: Figures = {
  voyage: 1,
  prize: 1,
  stayRisk: 1,
  call: 1,
  prey: 1,
  plunder: 0.8,
  lossHits: 4,
  fameFrom: 55,
  fame: 1,
  hastensEnd: false,
};

/** Tuned in thousands of games by `training/tune.ts`; docs/classic/bots.md says what they win. */
export const TUNED: Figures = {
  voyage: 0.58,
  prize: 1.22,
  stayRisk: 0.74,
  call: 0.74,
  prey: 1.25,
  plunder: 0.48,
  lossHits: 4.92,
  fameFrom: 30,
  fame: 0.6,
  hastensEnd: true,
};
