/** 3.0 Step 5 The pro-pirate governors are placed. */
import { GOVERNORS, NONE, PORT_COUNT, PORTS, type PortId, PRO_GOVERNOR_COUNT, type Seat } from '../../data/ids.ts';
import { isPiratePort } from '../../data/tables.ts';
import { placeGovernor } from '../../effects/ports.ts';
import type { Game } from '../../state/position.ts';
import { rollPort } from '../cunning/roll.ts';
import { call, DONE, type Frame, type Procedure } from '../procedure.ts';

interface PlaceProGovernors extends Frame {
  proc: 'placeProGovernors';
  readonly seat: Seat;
  placed: number;
}

const isFree = (g: Game, port: PortId): boolean => !isPiratePort(g.tables, port) && g.governorAt[port] === NONE;

export const placeProGovernors: Procedure<{ seat: Seat }, PlaceProGovernors, { next: undefined; place: PortId }> = {
  name: 'placeProGovernors',
  rule: '3.0 Step 5',
  enter: ({ seat }) => ({ proc: 'placeProGovernors', at: 'next', seat, placed: 0 }),
  steps: {
    /** If no port is free, the other governors stay away [R33]. */
    next: (g, f) =>
      f.placed < PRO_GOVERNOR_COUNT && PORTS.some((port) => isFree(g, port))
        ? call(g, rollPort, { purpose: 'governorPlacement', seat: f.seat }, 'place')
        : DONE,

    /** If the port is a pirate port or has a governor, the next free locator is used. */
    place(g, f, rolled) {
      let port = rolled;
      while (!isFree(g, port)) port = PORTS[(port + 1) % PORT_COUNT];
      placeGovernor(g, port, GOVERNORS[f.placed], '3.0 Step 5');
      f.placed += 1;
      return 'next';
    },
  },
};
