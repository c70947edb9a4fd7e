/** 3.0 Step 7 The first pirates are deployed openly. */
import { AREAS, type Seat } from '../../data/ids.ts';
import { dropFrom } from '../../effects/lists.ts';
import { isFleetFull } from '../../queries/pirates.ts';
import { idleFleetRefusal } from '../../queries/refusals/sailing.ts';
import { deployPirate, PASS } from '../../state/choices.ts';
import { type Game, leftOf } from '../../state/position.ts';
import { comeIntoPlay } from '../pirates/deploy.ts';
import { type Asks, DONE, type Frame, type Procedure } from '../procedure.ts';

interface DeployFleets extends Frame {
  proc: 'deployFleets';
  seat: Seat;
  /** The number of seats still to be asked in this round. */
  left: number;
  /** A seat has deployed in this round. */
  deployed: boolean;
}

const mayDeploy = (g: Game, seat: Seat): boolean => !isFleetFull(g, seat) && g.pirateHands[seat].length > 0;

export const deployFleets: Procedure<
  { first: Seat; players: number },
  DeployFleets,
  { nextSeat: undefined; deploy: Asks<'deployPirate' | 'pass'> }
> = {
  name: 'deployFleets',
  rule: '3.0 Step 7',
  enter: ({ first, players }) => ({
    proc: 'deployFleets',
    at: 'nextSeat',
    seat: (first + players - 1) % players,
    left: players,
    deployed: false,
  }),
  steps: {
    /**
     * The seats deploy in rounds, in player order, until all have passed or are full. A seat that passes may still deploy in a later round
     * [R3].
     */
    nextSeat(g, f) {
      while (f.left > 0) {
        f.seat = leftOf(g, f.seat);
        f.left -= 1;
        if (mayDeploy(g, f.seat)) return 'deploy';
      }
      if (!f.deployed) return DONE;
      f.deployed = false;
      f.left = g.players;
      return 'nextSeat';
    },

    /** Each seat must deploy its first pirate (5.12). Pirates may share an area. */
    deploy: {
      ask: 'deployFleet',
      seat: (_g, f) => f.seat,
      options(g, f, out) {
        if (idleFleetRefusal(g, f.seat) === null) out.push(PASS);
        for (const pirate of g.pirateHands[f.seat]) for (const area of AREAS) out.push(deployPirate(pirate, area));
      },
      choose(g, f, choice) {
        if (choice.type === 'pass') return 'nextSeat';
        f.deployed = true;
        dropFrom(g.pirateHands[f.seat], choice.pirate);
        comeIntoPlay(g, f.seat, choice.pirate, choice.to);
        return 'nextSeat';
      },
    },
  },
};
