/** What a bot that searches plays for, beside winning. */
import type { Temper } from '../names.ts';

export interface Personality {
  /** How much its own Victory Points count for themselves, whoever wins. */
  readonly greed: number;
  /** How much the loss of whoever leads counts for itself. */
  readonly spite: number;
  /** What it adds for an uncertain outcome (above 0), or takes off (below 0). */
  readonly daring: number;
}

export const PERSONALITIES: Readonly<Record<Temper, Personality>> = {
  even: { greed: 0, spite: 0, daring: 0 },
  bold: { greed: 0, spite: 0, daring: 0.25 },
  greedy: { greed: 1, spite: 0, daring: 0 },
  cautious: { greed: 0, spite: 0, daring: -0.25 },
  vindictive: { greed: 0, spite: 0.7, daring: 0 },
};
