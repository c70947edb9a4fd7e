/** C12.8 A governor is drawn from the cup. The caller decides what to do with him. The cup must not be empty [C68]. */
import { CHANCE, GOVERNORS, type GovernorId, type PortId } from '../../data/ids.ts';
import { DRAW_GOVERNOR } from '../../state/choices.ts';
import { type Asks, end, type Frame, type Procedure } from '../procedure.ts';

interface DrawGovernor extends Frame {
  proc: 'drawGovernor';
  readonly port: PortId;
}

/** @returns the governor, who is still in the cup */
export const drawGovernor: Procedure<{ port: PortId }, DrawGovernor, { draw: Asks<'drawGovernor'> }, number> = {
  name: 'drawGovernor',
  rule: 'C12.8',
  enter: ({ port }) => ({ proc: 'drawGovernor', at: 'draw', port }),
  steps: {
    draw: {
      ask: 'drawGovernor',
      seat: () => CHANCE,
      options(g, _f, out) {
        for (const governor of g.governorPool) out.push(DRAW_GOVERNOR[governor]);
      },
      choose(g, { port }, { governor }) {
        g.events?.push({ type: 'governorDrawn', rule: 'C12.8', port, governor });
        return end(g, governor);
      },
      about: (_g, { port }) => ({ port }),
    },
  },
};

export const governorNumbered = (governor: number): GovernorId => GOVERNORS[governor];
