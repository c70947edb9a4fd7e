/** C20.1 One who has declared D&R may challenge the most notorious pirate of the other players in the same hex or port. */
import { BLOOD, CHANCE, NO_PIRATE, PIRATES, type PirateId } from '../../data/ids.ts';
import { isActive, mostNotorious } from '../../queries/pirates.ts';
import { isDummy } from '../../queries/solitaire.ts';
import { BREAK_TIE, CHALLENGE, DECLINE } from '../../state/choices.ts';
import type { Game } from '../../state/position.ts';
import { type Asks, call, DONE, type Frame, type Procedure } from '../procedure.ts';
import { duel } from './duel.ts';

interface Challenge extends Frame {
  proc: 'challenge';
  readonly pirate: PirateId;
  other: PirateId;
}
type ChallengeSteps = {
  look: undefined;
  breakTie: Asks<'breakTie'>;
  challenge: Asks<'challenge' | 'decline'>;
  over: undefined;
};

/** [C37] Own pirates and the ally are passed over. C28 A dummy's pirate challenges Blood alone. */
function rivalsOf(g: Game, pirate: PirateId): readonly PirateId[] {
  const seat = g.owner[pirate];
  return PIRATES.filter(
    (one) =>
      isActive(g, one) &&
      g.at[one] === g.at[pirate] &&
      g.owner[one] !== seat &&
      g.ally[one] !== pirate &&
      (!isDummy(g, seat) || one === BLOOD),
  );
}

/** Either may be out of the game afterwards. */
export const challenge: Procedure<{ pirate: PirateId }, Challenge, ChallengeSteps> = {
  name: 'challenge',
  rule: 'C20.1',
  enter: ({ pirate }) => ({ proc: 'challenge', at: 'look', pirate, other: NO_PIRATE }),
  steps: {
    look(g, f) {
      const rivals = rivalsOf(g, f.pirate);
      if (rivals.length === 0) return DONE;
      const most = mostNotorious(g, rivals);
      f.other = most[0];
      return most.length > 1 ? 'breakTie' : 'challenge';
    },

    /** C1 A tie is settled by a die. */
    breakTie: {
      ask: 'breakTie',
      rule: 'C1',
      seat: () => CHANCE,
      options(g, { pirate }, out) {
        for (const one of mostNotorious(g, rivalsOf(g, pirate))) out.push(BREAK_TIE[one]);
      },
      choose(_g, f, { pirate }) {
        f.other = pirate;
        return 'challenge';
      },
    },

    challenge: {
      ask: 'challenge',
      seat: (g, { pirate }) => g.owner[pirate],
      options: (_g, _f, out) => void out.push(DECLINE, CHALLENGE),
      choose: (g, { pirate, other }, choice) => (choice.type === 'decline' ? DONE : call(g, duel, { challenger: pirate, other }, 'over')),
      about: (_g, { pirate, other }) => ({ pirate, other }),
    },

    over: () => DONE,
  },
};
