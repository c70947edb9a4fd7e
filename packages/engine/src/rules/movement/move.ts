/** 7 Move. */
import { ENGLISH, isPort, type PirateId, type PlaceId, portAt } from '../../data/ids.ts';
import { isPiratePort } from '../../data/tables.ts';
import { changeOwnLoyalty, cureScurvy, PIRATE_PORT_REVELRY, put, REVELRY } from '../../effects/pirates.ts';
import { partners } from '../../queries/alliance.ts';
import { maySail, moveCost } from '../../queries/movement.ts';
import { isRevelling } from '../../queries/pirates.ts';
import { isPardoned } from '../../queries/ports.ts';
import { isBlackbeard } from '../../queries/solitaire.ts';
import type { Game } from '../../state/game.ts';
import { pardonedRetirement } from '../cards/pardoned-retirement.ts';
import { call, DONE, type Frame, type Procedure } from '../procedure.ts';

interface Move extends Frame {
  proc: 'move';
  readonly pirate: PirateId;
  readonly to: PlaceId;
  /** Actions spent on it. */
  readonly paid: number;
  /** Who has come into port and may be pardoned there. */
  arrived: readonly PirateId[];
}

export const move: Procedure<
  { pirate: PirateId; to: PlaceId; paid: number },
  Move,
  { weighAnchor: undefined; sail: undefined; pardon: undefined }
> = {
  name: 'move',
  rule: '7.1',
  enter: ({ pirate, to, paid }) => ({ proc: 'move', at: 'weighAnchor', pirate, to, paid, arrived: [] }),
  steps: {
    /** 7.12 A ship slowed below 0 since the Move was announced takes the second Action now, or stays [R67]; and a pirate port may have fallen (10.41). */
    weighAnchor(g, { pirate, to, paid }) {
      if (!maySail(g.tables, g, pirate, to)) {
        g.events?.push({ type: 'actionLost', rule: '9.51', pirate, action: 'move' });
        return DONE;
      }
      const due = moveCost(g, pirate) - paid;
      if (due <= 0) return 'sail';
      if (g.actionsLeft < due) {
        g.events?.push({ type: 'actionLost', rule: '7.12', pirate, action: 'move' });
        return DONE;
      }
      g.actionsLeft -= due;
      return 'sail';
    },

    sail(g, f) {
      const { pirate, to } = f;
      const from = g.at[pirate];
      const sailing = partners(g, pirate);
      for (const one of sailing) {
        put(g, one, to);
        g.events?.push({ type: 'pirateMoved', rule: '7.1', pirate: one, from, to });
      }
      if (!isPort(to)) return DONE;
      for (const one of sailing) enterPort(g, one);
      f.arrived = sailing;
      return 'pardon';
    },

    /** 17.2 #8 Each pardoned one of those who have come in; Blackbeard does not retire so (19.15). */
    pardon(g, f) {
      const { to, arrived } = f;
      const [next, ...rest] = arrived;
      if (next === undefined || g.tables.portNation[portAt(to)] !== ENGLISH) return DONE;
      f.arrived = rest;
      return isPardoned(g, next) && !isBlackbeard(g.tables, next) ? call(g, pardonedRetirement, { pirate: next }, 'pardon') : 'pardon';
    },
  },
};

/** 9.15, 9.41 Port cures scurvy; 13.22 a crew that revels already gets the full feast of a pirate port, once [R15]. */
export function enterPort(g: Game, pirate: PirateId): void {
  cureScurvy(g, pirate);
  if (!isRevelling(g, pirate) || g.feasted[pirate] !== 0 || !isPiratePort(g.tables, portAt(g.at[pirate]))) return;
  g.feasted[pirate] = 1;
  changeOwnLoyalty(g, pirate, PIRATE_PORT_REVELRY - REVELRY, 'revelry', '13.22');
}
