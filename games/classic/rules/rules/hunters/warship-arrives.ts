/** C13.1, C16.1 A warship that an event has moved, or newly placed: it puts pirates out of a port of its nation, and tries one at sea. */
import { isHex, NO_PIRATE, NONE, type PirateId, SLOTS, type SlotId } from '../../data/ids.ts';
import { opposingIn } from '../../queries/hunters.ts';
import { checkPort } from '../ports/check-port.ts';
import { call, DONE, type Frame, type Procedure } from '../procedure.ts';
import { hunt } from './hunt.ts';

interface WarshipArrives extends Frame {
  proc: 'warshipArrives';
  readonly slot: SlotId;
  /** The pirate that the event names, or none: then the drawer names one. */
  readonly quarry: PirateId;
  /** The pirates who were at sea there already. */
  among: readonly PirateId[];
}

export const slotNumbered = (slot: number): SlotId => SLOTS[slot];

export const warshipArrives: Procedure<{ slot: SlotId; quarry?: PirateId }, WarshipArrives, { begin: undefined; look: undefined }> = {
  name: 'warshipArrives',
  rule: 'C16.1',
  enter: ({ slot, quarry = NO_PIRATE }) => ({ proc: 'warshipArrives', at: 'begin', slot, quarry, among: [] }),
  steps: {
    /** C19 In a transit box it waits for a Random Event. */
    begin(g, f) {
      const hex = g.slotAt[f.slot];
      if (!isHex(hex)) return DONE;
      // [C40] Never a pirate of the drawer.
      f.among = f.quarry === NONE ? opposingIn(g, hex, g.active) : [f.quarry].filter((pirate) => g.at[pirate] === hex);
      const port = g.tables.portIn[hex];
      return port === NONE ? 'look' : call(g, checkPort, { port }, 'look');
    },

    /** A pirate put out of the port has been tried already, and may have sunk the warship. */
    look(g, { slot, among }) {
      const left = among.filter((pirate) => g.at[pirate] !== NONE && g.at[pirate] === g.slotAt[slot]);
      return left.length > 0 ? call(g, hunt, { seat: g.active, among: left }, 'done') : DONE;
    },
  },
};
