/** C20.1 One who has declared D&R may challenge the most notorious pirate of the other players in the same hex or port. */
import { BLOOD, NO_PIRATE, PIRATES, type PirateId } from '../../data/ids.ts';
import { isActive } from '../../queries/pirates.ts';
import { isDummy } from '../../queries/solitaire.ts';
import { CHALLENGE, DECLINE } from '../../state/choices.ts';
import type { Game } from '../../state/position.ts';
import { breakTie } from '../dice/break-tie.ts';
import { type Asks, call, DONE, type Frame, type Procedure } from '../procedure.ts';
import { duel } from './duel.ts';

interface Challenge extends Frame {
  proc: 'challenge';
  readonly pirate: PirateId;
  other: PirateId;
}
type ChallengeSteps = {
  look: undefined;
  found: number;
  challenge: Asks<'challenge' | 'decline'>;
};

/** [C37] Own pirates and the ally are passed over. C28 A dummy's pirate challenges Blood alone. */
function rivalsOf(g: Game, pirate: PirateId): readonly PirateId[] {
  const seat = g.owner[pirate];
  return PIRATES.filter(
    (id) =>
      isActive(g, id) && g.at[id] === g.at[pirate] && g.owner[id] !== seat && g.ally[id] !== pirate && (!isDummy(g, seat) || id === BLOOD),
  );
}

/** Either may be out of the game afterwards. */
export const challenge: Procedure<{ pirate: PirateId }, Challenge, ChallengeSteps> = {
  name: 'challenge',
  rule: 'C20.1',
  enter: ({ pirate }) => ({ proc: 'challenge', at: 'look', pirate, other: NO_PIRATE }),
  steps: {
    look(g, { pirate }) {
      const among = rivalsOf(g, pirate);
      return among.length === 0 ? DONE : call(g, breakTie, { among }, 'found');
    },

    found(_g, f, other) {
      f.other = PIRATES[other];
      return 'challenge';
    },

    challenge: {
      ask: 'challenge',
      seat: (g, { pirate }) => g.owner[pirate],
      options: (_g, _f, out) => void out.push(DECLINE, CHALLENGE),
      choose: (g, { pirate, other }, choice) => (choice.type === 'decline' ? DONE : call(g, duel, { challenger: pirate, other }, 'done')),
      about: (_g, { pirate, other }) => ({ pirate, other }),
    },
  },
};
