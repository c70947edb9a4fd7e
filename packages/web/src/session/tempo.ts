/** How long pictures and pauses last. */
import type { Pace } from './settings.svelte.ts';

export interface Tempo {
  /** Milliseconds of one picture; 0 shows none. */
  readonly scene: number;
  /** Milliseconds a bot's move stays when all has been shown. */
  readonly rest: number;
}

/** No picture is longer. */
export const LONGEST = 400;
const TEMPI: Readonly<Record<Pace, Tempo>> = {
  slow: { scene: LONGEST, rest: 900 },
  normal: { scene: 300, rest: 350 },
  fast: { scene: 130, rest: 40 },
  none: { scene: 0, rest: 0 },
};

/** Who wants no motion still gets the time to read. */
export const tempoOf = (pace: Pace, still: boolean): Tempo => (still ? { ...TEMPI[pace], scene: 0 } : TEMPI[pace]);

/** With more pictures than these waiting each is shorter. */
const CROWD = 6;
const SHORTEST = 40;

/** Milliseconds of the next picture with so many waiting behind it. */
export const tempoFor = ({ scene }: Tempo, waiting: number): number =>
  waiting <= CROWD ? scene : Math.max(SHORTEST, Math.round((scene * CROWD) / waiting));

/** The time to see a move of which nothing is left to be shown. */
export const pauseAfter = ({ rest }: Tempo): Promise<void> =>
  rest === 0 ? Promise.resolve() : new Promise((done) => setTimeout(done, rest));
