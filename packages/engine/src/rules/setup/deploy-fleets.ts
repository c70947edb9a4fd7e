/** 3.0 Step 7 Deploying the first pirates, and choosing their ships in secret. */
import { AREAS, NO_SHIP, NONE, PIRATES, SCHOONER, type Seat, SLOOP } from '../../data/ids.ts';
import { dropFrom } from '../../effects/lists.ts';
import { giveShip } from '../../effects/pirates.ts';
import { isFleetFull } from '../../queries/pirates.ts';
import { chooseShip, deployPirate, PASS } from '../../state/choice.ts';
import { type Game, leftOf } from '../../state/game.ts';
import { comeIntoPlay } from '../pirates/deploy.ts';
import { type Asks, DONE, type Frame, type Procedure } from '../procedure.ts';

interface DeployFleets extends Frame {
  proc: 'deployFleets';
  seat: Seat;
  /** Seats still to be asked in this round. */
  left: number;
  /** Somebody has deployed in this round. */
  deployed: boolean;
}
type Steps = {
  nextSeat: undefined;
  deploy: Asks<'deployPirate' | 'pass'>;
  ships: undefined;
  nextShip: undefined;
  chooseShip: Asks<'chooseShip'>;
  show: undefined;
};

const mayDeploy = (g: Game, seat: Seat): boolean => !isFleetFull(g, seat) && g.pirateHands[seat].length > 0;

export const deployFleets: Procedure<{ first: Seat; players: number }, DeployFleets, Steps> = {
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
    /** In rounds, in player order, until all have passed or are full; who passes may still deploy later [R3]. */
    nextSeat(g, f) {
      while (f.left > 0) {
        f.seat = leftOf(g, f.seat);
        f.left -= 1;
        if (mayDeploy(g, f.seat)) return 'deploy';
      }
      if (!f.deployed) return 'ships';
      f.deployed = false;
      f.left = g.players;
      return 'nextSeat';
    },

    /** The first must be deployed (5.12). Areas may be shared. */
    deploy: {
      ask: 'deployFleet',
      seat: (_g, f) => f.seat,
      options(g, f, out) {
        if (g.fleet[f.seat].length > 0) out.push(PASS);
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

    ships(g, f) {
      f.seat = g.first;
      f.left = g.players;
      return 'nextShip';
    },

    nextShip(g, f) {
      while (f.left > 0) {
        if (g.fleet[f.seat].some((pirate) => g.secretShip[pirate] === NONE)) return 'chooseShip';
        f.seat = leftOf(g, f.seat);
        f.left -= 1;
      }
      return 'show';
    },

    /** A Sloop or a Schooner for each, chosen at the same time and shown together. */
    chooseShip: {
      ask: 'chooseShip',
      seat: (_g, f) => f.seat,
      options(g, f, out) {
        const pirate = g.fleet[f.seat].find((p) => g.secretShip[p] === NONE);
        if (pirate !== undefined) out.push(chooseShip(pirate, SLOOP), chooseShip(pirate, SCHOONER));
      },
      choose(g, _f, { pirate, ship }) {
        g.secretShip[pirate] = ship;
        return 'nextShip';
      },
      about(g, f) {
        const pirate = g.fleet[f.seat].find((p) => g.secretShip[p] === NONE);
        return pirate === undefined ? {} : { pirate };
      },
    },

    show(g) {
      for (const pirate of PIRATES) {
        const ship = g.secretShip[pirate];
        if (ship === NO_SHIP) continue;
        g.secretShip[pirate] = NO_SHIP;
        giveShip(g, pirate, ship);
        g.events?.push({ type: 'shipChosen', rule: '3.0 Step 7', pirate, ship });
      }
      return DONE;
    },
  },
};
