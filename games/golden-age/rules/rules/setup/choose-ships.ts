/** 3.0 Step 7 The ships of the first pirates, chosen in secret. */
import { NO_SHIP, NONE, PIRATES, SCHOONER, type Seat, SLOOP } from '../../data/ids.ts';
import { giveShip } from '../../effects/pirates.ts';
import { chooseShip } from '../../state/choices.ts';
import { leftOf } from '../../state/position.ts';
import { type Asks, DONE, type Frame, type Procedure } from '../procedure.ts';

interface ChooseShips extends Frame {
  proc: 'chooseShips';
  seat: Seat;
  /** The number of seats still to choose, this one included. */
  left: number;
}

export const chooseShips: Procedure<
  { first: Seat; players: number },
  ChooseShips,
  { next: undefined; chooseShip: Asks<'chooseShip'>; show: undefined }
> = {
  name: 'chooseShips',
  rule: '3.0 Step 7',
  enter: ({ first, players }) => ({ proc: 'chooseShips', at: 'next', seat: first, left: players }),
  steps: {
    next(g, f) {
      while (f.left > 0) {
        if (g.fleet[f.seat].some((pirate) => g.secretShip[pirate] === NONE)) return 'chooseShip';
        f.seat = leftOf(g, f.seat);
        f.left -= 1;
      }
      return 'show';
    },

    /** Each pirate gets a Sloop or a Schooner. All choose at the same time, and the ships are shown together. */
    chooseShip: {
      ask: 'chooseShipInSecret',
      seat: (_g, f) => f.seat,
      options(g, f, out) {
        const pirate = g.fleet[f.seat].find((p) => g.secretShip[p] === NONE);
        if (pirate !== undefined) out.push(chooseShip(pirate, SLOOP), chooseShip(pirate, SCHOONER));
      },
      choose(g, _f, { pirate, ship }) {
        g.secretShip[pirate] = ship;
        return 'next';
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
