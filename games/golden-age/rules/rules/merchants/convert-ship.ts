/** 8.5 The captured merchant becomes the pirate's ship. */
import { HOLD_COUNT, NONE, type PirateId, type PortId } from '../../data/ids.ts';
import { changeLoyalty, giveShip, putInHold } from '../../effects/pirates.ts';
import { hold } from '../../queries/pirates.ts';
import { EMPTY_HOLD } from '../../state/position.ts';
import { end, type Frame, type Procedure } from '../procedure.ts';

interface ConvertShip extends Frame {
  proc: 'convertShip';
  readonly pirate: PirateId;
  readonly port: PortId;
  /** The hold with the new cargo, or none. */
  readonly keep: number;
}

/** Moves the booty into the first holds of the new ship. @returns the hold that then has the new cargo, or none */
export const convertShip: Procedure<{ pirate: PirateId; port: PortId; keep: number }, ConvertShip, { moveOver: undefined }, number> = {
  name: 'convertShip',
  rule: '8.5',
  enter: ({ pirate, port, keep }) => ({ proc: 'convertShip', at: 'moveOver', pirate, port, keep }),
  steps: {
    /** The new ship is undamaged. The crew likes a larger ship and dislikes a smaller one; guns, hostages and the rest stay. */
    moveOver(g, { pirate, port, keep }) {
      const from = g.ship[pirate];
      const to = g.tables.merchantShip[g.merchantAt[port]];
      giveShip(g, pirate, to);
      g.events?.push({ type: 'shipConverted', rule: '8.5', pirate, from, to });
      let filled = 0;
      let kept = NONE;
      for (let i = 0; i < HOLD_COUNT; i++) {
        const doubloons = hold(g, pirate, i);
        if (doubloons === EMPTY_HOLD) continue;
        if (i === keep) kept = filled;
        putInHold(g, pirate, filled++, doubloons);
      }
      for (let i = filled; i < HOLD_COUNT; i++) putInHold(g, pirate, i, EMPTY_HOLD);
      if (to > from) changeLoyalty(g, pirate, 1, 'largerShip', '8.5');
      if (to < from) changeLoyalty(g, pirate, -1, 'smallerShip', '8.5');
      return end(g, kept);
    },
  },
};
