/** C1 The most notorious of several pirates; a tie is settled by a die. */
import { CHANCE, type PirateId } from '../../data/ids.ts';
import { mostNotorious } from '../../queries/pirates.ts';
import { BREAK_TIE } from '../../state/choices.ts';
import { type Asks, end, type Frame, type Procedure } from '../procedure.ts';

interface BreakTie extends Frame {
  proc: 'breakTie';
  readonly among: readonly PirateId[];
}

/** `among` must not be empty. @returns the pirate */
export const breakTie: Procedure<{ among: readonly PirateId[] }, BreakTie, { look: undefined; breakTie: Asks<'breakTie'> }, number> = {
  name: 'breakTie',
  rule: 'C1',
  enter: ({ among }) => ({ proc: 'breakTie', at: 'look', among }),
  steps: {
    look(g, f) {
      const most = mostNotorious(g, f.among);
      return most.length > 1 ? 'breakTie' : end(g, most[0]);
    },

    breakTie: {
      ask: 'breakTie',
      seat: () => CHANCE,
      options(g, { among }, out) {
        for (const pirate of mostNotorious(g, among)) out.push(BREAK_TIE[pirate]);
      },
      choose: (g, _f, { pirate }) => end(g, pirate),
    },
  },
};
