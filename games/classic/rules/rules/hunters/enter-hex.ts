/** C8.2, C13.1 As soon as a pirate enters a hex, the hunters there try to intercept him; then each ally who has come with him (C21.3). */
import { NO_PIRATE, NONE, type PirateId } from '../../data/ids.ts';
import { hasHunter } from '../../queries/hunters.ts';
import { isActive } from '../../queries/pirates.ts';
import type { Game } from '../../state/position.ts';
import { call, end, type Frame, type Procedure } from '../procedure.ts';
import { interception } from './interception.ts';

interface EnterHex extends Frame {
  proc: 'enterHex';
  readonly pirate: PirateId;
  /** The ally who enters with him, or none. */
  readonly companion: PirateId;
  fought: boolean;
}

const isMet = (g: Game, pirate: PirateId): boolean => pirate !== NONE && isActive(g, pirate) && hasHunter(g, g.at[pirate], g.owner[pirate]);

/** @returns whether there was a battle. The pirates may be out of the game. */
export const enterHex: Procedure<
  { pirate: PirateId; companion?: PirateId },
  EnterHex,
  { first: undefined; met: boolean; second: undefined; companionMet: boolean },
  boolean
> = {
  name: 'enterHex',
  rule: 'C8.2',
  enter: ({ pirate, companion = NO_PIRATE }) => ({ proc: 'enterHex', at: 'first', pirate, companion, fought: false }),
  steps: {
    first: (g, { pirate }) => (isMet(g, pirate) ? call(g, interception, { pirate }, 'met') : 'second'),

    met(_g, f, fought) {
      f.fought = fought;
      return 'second';
    },

    second: (g, { companion, fought }) =>
      isMet(g, companion) ? call(g, interception, { pirate: companion }, 'companionMet') : end(g, fought),

    companionMet: (g, f, fought) => end(g, fought || f.fought),
  },
};
