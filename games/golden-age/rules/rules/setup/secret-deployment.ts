/** 3.0 Step 7, the option: all players choose the first Sea Areas at the same time, and reveal them together. */
import { AREAS, NO_PLACE, type Seat } from '../../data/ids.ts';
import { dropFrom } from '../../effects/lists.ts';
import { fleetLimit } from '../../queries/pirates.ts';
import { idleFleetRefusal } from '../../queries/refusals/sailing.ts';
import { deployPirate, PASS } from '../../state/choices.ts';
import { type Game, leftOf } from '../../state/position.ts';
import { comeIntoPlay } from '../pirates/deploy.ts';
import { type Asks, DONE, type Frame, type Procedure } from '../procedure.ts';

interface SecretDeployment extends Frame {
  proc: 'secretDeployment';
  /** The number of questions answered by all seats together. */
  answered: number;
}

/** Every seat is asked equally often, in player order, so that the questions don't tell how many it deploys [R80]. */
const asked = (g: Game, { answered }: SecretDeployment): Seat => (g.first + Math.floor(answered / fleetLimit(g.players))) % g.players;

export const secretDeployment: Procedure<
  undefined,
  SecretDeployment,
  { next: undefined; chooseArea: Asks<'deployPirate' | 'pass'>; reveal: undefined }
> = {
  name: 'secretDeployment',
  rule: '3.0 Step 7',
  enter: () => ({ proc: 'secretDeployment', at: 'next', answered: 0 }),
  steps: {
    next: (g, f) => (f.answered < g.players * fleetLimit(g.players) ? 'chooseArea' : 'reveal'),

    /** Each seat must deploy its first pirate (5.12), and may deploy more. */
    chooseArea: {
      ask: 'deployInSecret',
      seat: asked,
      options(g, f, out) {
        const seat = asked(g, f);
        if (idleFleetRefusal(g, seat) === null) out.push(PASS);
        for (const pirate of g.pirateHands[seat])
          if (g.secretArea[pirate] === NO_PLACE) for (const area of AREAS) out.push(deployPirate(pirate, area));
      },
      choose(g, f, choice) {
        if (choice.type === 'deployPirate') g.secretArea[choice.pirate] = choice.to;
        f.answered += 1;
        return 'next';
      },
    },

    reveal(g) {
      let seat = g.first;
      do {
        for (const pirate of g.pirateHands[seat].slice()) {
          const area = g.secretArea[pirate];
          if (area === NO_PLACE) continue;
          g.secretArea[pirate] = NO_PLACE;
          dropFrom(g.pirateHands[seat], pirate);
          comeIntoPlay(g, seat, pirate, area);
        }
        seat = leftOf(g, seat);
      } while (seat !== g.first);
      return DONE;
    },
  },
};
