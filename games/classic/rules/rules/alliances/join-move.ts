/** C21.2 Before a pirate sails, his ally's player is asked whether the ally comes along. */
import { isPort, NO_PIRATE, NONE, type PirateId } from '../../data/ids.ts';
import { JOIN, STAY } from '../../state/choices.ts';
import type { Game } from '../../state/position.ts';
import { type Asks, end, type Frame, type Procedure } from '../procedure.ts';

interface JoinMove extends Frame {
  proc: 'joinMove';
  readonly pirate: PirateId;
  readonly intoBox: boolean;
}

/** He lies beside the other, has neither D&R nor careen marker [C65] [C87], and may enter a transit box if that is the move (C8.1). */
function mayJoin(g: Game, pirate: PirateId, intoBox: boolean): boolean {
  const ally = g.ally[pirate];
  return (
    ally !== NONE && g.at[ally] === g.at[pirate] && g.revelry[ally] === 0 && g.careened[ally] === 0 && !(intoBox && g.boxed[ally] === 1)
  );
}

/** @returns the ally who comes along, or none */
export const joinMove: Procedure<
  { pirate: PirateId; intoBox?: boolean },
  JoinMove,
  { look: undefined; joinMove: Asks<'join' | 'stay'> },
  number
> = {
  name: 'joinMove',
  rule: 'C21.2',
  enter: ({ pirate, intoBox = false }) => ({ proc: 'joinMove', at: 'look', pirate, intoBox }),
  steps: {
    /** Out of a port that they have taken the ally goes with the holder. */
    look(g, { pirate, intoBox }) {
      if (!mayJoin(g, pirate, intoBox)) return end(g, NO_PIRATE);
      return isPort(g.at[pirate]) && g.holding[pirate] === 1 ? end(g, g.ally[pirate]) : 'joinMove';
    },

    joinMove: {
      ask: 'joinMove',
      seat: (g, { pirate }) => g.owner[g.ally[pirate]],
      options: (_g, _f, out) => void out.push(JOIN, STAY),
      choose: (g, { pirate }, choice) => end(g, choice.type === 'join' ? g.ally[pirate] : NO_PIRATE),
      about: (g, { pirate }) => ({ pirate: g.ally[pirate], other: pirate }),
    },
  },
};
