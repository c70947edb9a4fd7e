/** The figures by which rules of thumb weigh one thing against another: the captain's by judgment, those of the search tuned by games. */

export interface Figures {
  /** What counts of the worth of sailing on, and of a merchant where he is. */
  readonly voyage: number;
  readonly prize: number;
  /** The share of the risk of staying that speaks for a Move. */
  readonly stayRisk: number;
  /** Of a voyage: what counts of business in a port, and of prey and plunder. */
  readonly call: number;
  readonly prey: number;
  /** What a port yields, for each point of the die and the port's Value, in hundreds of pounds. */
  readonly plunder: number;
  /** Hits in an attack on a port that fails. */
  readonly lossHits: number;
  /** Notoriety counts from here on, by the square of what is above it (C26.1). */
  readonly fameFrom: number;
  readonly fame: number;
}

/** By judgment, tested in games against random players. */
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
};

/** Tuned by games against the captain; docs/classic/bots.md tells how, and what each set wins. */
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
};
