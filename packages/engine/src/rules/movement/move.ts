/** 7 Move. */
import { ENGLISH, isPort, type PirateId, type PlaceId, portAt } from '../../data/ids.ts';
import { isPiratePort } from '../../data/tables.ts';
import { changeLoyalty, cureScurvy, PIRATE_PORT_REVELRY, put, REVELRY } from '../../effects/pirates.ts';
import { moveCost } from '../../queries/movement.ts';
import { isRevelling } from '../../queries/pirates.ts';
import { isPardoned } from '../../queries/ports.ts';
import type { Game } from '../../state/game.ts';
import { pardonedRetirement } from '../cards/pardoned-retirement.ts';
import { call, DONE, type Frame, type Procedure } from '../procedure.ts';

interface Move extends Frame {
  proc: 'move';
  readonly pirate: PirateId;
  readonly to: PlaceId;
  /** Actions spent on it. */
  readonly paid: number;
}

export const move: Procedure<
  { pirate: PirateId; to: PlaceId; paid: number },
  Move,
  { weighAnchor: undefined; sail: undefined; retired: undefined }
> = {
  name: 'move',
  rule: '7.1',
  enter: ({ pirate, to, paid }) => ({ proc: 'move', at: 'weighAnchor', pirate, to, paid }),
  steps: {
    /** 7.12 A ship slowed below 0 since the Move was announced takes the second Action now, or stays [R67]. */
    weighAnchor(g, { pirate, paid }) {
      const due = moveCost(g, pirate) - paid;
      if (due <= 0) return 'sail';
      if (g.actionsLeft < due) {
        g.events?.push({ type: 'actionLost', rule: '7.12', pirate, action: 'move' });
        return DONE;
      }
      g.actionsLeft -= due;
      return 'sail';
    },

    sail(g, { pirate, to }) {
      const from = g.at[pirate];
      put(g, pirate, to);
      g.events?.push({ type: 'pirateMoved', rule: '7.1', pirate, from, to });
      if (!isPort(to)) return DONE;
      enterPort(g, pirate);
      const pardoned = isPardoned(g, pirate) && g.tables.portNation[portAt(to)] === ENGLISH;
      return pardoned ? call(g, pardonedRetirement, { pirate }, 'retired') : DONE;
    },

    retired: () => DONE,
  },
};

/** 9.15, 9.41 Port cures scurvy; 13.22 a crew that revels already gets the full feast of a pirate port, once [R15]. */
export function enterPort(g: Game, pirate: PirateId): void {
  cureScurvy(g, pirate);
  if (!isRevelling(g, pirate) || g.feasted[pirate] !== 0 || !isPiratePort(g.tables, portAt(g.at[pirate]))) return;
  g.feasted[pirate] = 1;
  changeLoyalty(g, pirate, PIRATE_PORT_REVELRY - REVELRY, 'revelry', '13.22');
}
