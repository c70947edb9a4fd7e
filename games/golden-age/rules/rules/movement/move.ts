/** 7 Move. */
import { ENGLISH, isPort, type PirateId, type PlaceId, portAt } from '../../data/ids.ts';
import { isPiratePort } from '../../data/tables.ts';
import { changeOwnLoyalty, cureScurvy, PIRATE_PORT_REVELRY_LOYALTY, placePirate, REVELRY_LOYALTY } from '../../effects/pirates.ts';
import { partners } from '../../queries/alliance.ts';
import { maySail, moveCost } from '../../queries/movement.ts';
import { isRevelling } from '../../queries/pirates.ts';
import { isPardoned } from '../../queries/ports.ts';
import { isBlackbeard } from '../../queries/solitaire.ts';
import type { Game } from '../../state/position.ts';
import { pardonedRetirement } from '../cards/pardoned-retirement.ts';
import { call, DONE, type Frame, type Procedure } from '../procedure.ts';

interface Move extends Frame {
  proc: 'move';
  readonly pirate: PirateId;
  readonly to: PlaceId;
  /** The Actions already spent on it. */
  readonly paid: number;
  /** The pirates who have come into port and may be pardoned there. */
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
    /**
     * 7.12 A ship whose Speed fell below 0 after the announcement now pays a second Action, or stays [R67]. The destination may have been
     * closed in the meantime (10.41).
     */
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
      for (const pirate of sailing) {
        placePirate(g, pirate, to);
        g.events?.push({ type: 'pirateMoved', rule: '7.1', pirate: pirate, from, to });
      }
      if (!isPort(to)) return DONE;
      for (const pirate of sailing) enterPort(g, pirate);
      f.arrived = sailing;
      return 'pardon';
    },

    /** 17.2 #8 Each pardoned pirate who has come into an English port retires; not Blackbeard (19.15). */
    pardon(g, f) {
      const { to, arrived } = f;
      const [next, ...rest] = arrived;
      if (next === undefined || g.tables.portNation[portAt(to)] !== ENGLISH) return DONE;
      f.arrived = rest;
      return isPardoned(g, next) && !isBlackbeard(g.tables, next) ? call(g, pardonedRetirement, { pirate: next }, 'pardon') : 'pardon';
    },
  },
};

/** 9.15, 9.41 Scurvy is cured in port. 13.22 A crew that already revels gets the full Loyalty of a pirate port, once [R15]. */
export function enterPort(g: Game, pirate: PirateId): void {
  cureScurvy(g, pirate);
  if (!isRevelling(g, pirate) || g.feasted[pirate] !== 0 || !isPiratePort(g.tables, portAt(g.at[pirate]))) return;
  g.feasted[pirate] = 1;
  changeOwnLoyalty(g, pirate, PIRATE_PORT_REVELRY_LOYALTY - REVELRY_LOYALTY, 'revelry', '13.22');
}
