/** C21.1, C21.4 Alliances are formed and broken by free acts. */
import { PIRATES, type PirateId } from '../../data/ids.ts';
import { endAlliance } from '../../effects/leaving.ts';
import { allianceRefusal, alliancesRefusal, breachRefusal } from '../../queries/refusals/alliances.ts';
import { ACCEPT, BREAK_ALLIANCE, CHALLENGE, type Choice, offerAlliance as choiceOf, DECLINE } from '../../state/choices.ts';
import type { Game } from '../../state/position.ts';
import { duel } from '../duels/duel.ts';
import { type Asks, call, DONE, type Frame, type Procedure } from '../procedure.ts';

/** C5.4 */
export function offerAlliance(g: Game, pirate: PirateId, out: Choice[]): void {
  if (alliancesRefusal(g, pirate) !== null) return;
  for (const other of PIRATES) if (allianceRefusal(g, pirate, other) === null) out.push(choiceOf(pirate, other));
}

/** C5.4 */
export function offerBreach(g: Game, pirate: PirateId, out: Choice[]): void {
  if (breachRefusal(g, pirate) === null) out.push(BREAK_ALLIANCE[pirate]);
}

interface FormAlliance extends Frame {
  proc: 'formAlliance';
  readonly pirate: PirateId;
  readonly other: PirateId;
}

/** The other's player agrees or not. */
export const formAlliance: Procedure<
  { pirate: PirateId; other: PirateId },
  FormAlliance,
  { offer: undefined; answerAlliance: Asks<'accept' | 'decline'> }
> = {
  name: 'formAlliance',
  rule: 'C21.1',
  enter: ({ pirate, other }) => ({ proc: 'formAlliance', at: 'offer', pirate, other }),
  steps: {
    offer(g, { pirate, other }) {
      g.offered.push(pirate, other);
      return 'answerAlliance';
    },

    answerAlliance: {
      ask: 'answerAlliance',
      seat: (g, { other }) => g.owner[other],
      options: (_g, _f, out) => void out.push(ACCEPT, DECLINE),
      choose(g, { pirate, other }, choice) {
        const isAccepted = choice.type === 'accept';
        if (isAccepted) {
          g.ally[pirate] = other;
          g.ally[other] = pirate;
        }
        g.events?.push({ type: isAccepted ? 'allianceFormed' : 'allianceRefused', rule: 'C21.1', pirate, other });
        return DONE;
      },
      about: (_g, { pirate, other }) => ({ pirate: other, other: pirate }),
    },
  },
};

interface BreakAlliance extends Frame {
  proc: 'breakAlliance';
  readonly pirate: PirateId;
  readonly other: PirateId;
}

/** C21.4 [C77] The one who is left may challenge the breaker at once. Either may be out of the game afterwards. */
export const breakAlliance: Procedure<
  { pirate: PirateId; other: PirateId },
  BreakAlliance,
  { part: undefined; challengeBreaker: Asks<'challenge' | 'decline'> }
> = {
  name: 'breakAlliance',
  rule: 'C21.4',
  enter: ({ pirate, other }) => ({ proc: 'breakAlliance', at: 'part', pirate, other }),
  steps: {
    part(g, { pirate, other }) {
      g.events?.push({ type: 'allianceBroken', rule: 'C21.4', pirate, other });
      g.offered.push(pirate, other);
      endAlliance(g, pirate, 'C21.4', true);
      return 'challengeBreaker';
    },

    challengeBreaker: {
      ask: 'challengeBreaker',
      seat: (g, { other }) => g.owner[other],
      options: (_g, _f, out) => void out.push(DECLINE, CHALLENGE),
      choose: (g, { pirate, other }, choice) =>
        choice.type === 'decline' ? DONE : call(g, duel, { challenger: other, other: pirate }, 'done'),
      about: (_g, { pirate, other }) => ({ pirate: other, other: pirate }),
    },
  },
};
