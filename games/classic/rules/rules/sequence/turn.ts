/** C5.1 A Player Turn: its beginning, one operation, and free acts before and after it. */
import { isPort, NO_PIRATE, type Seat } from '../../data/ids.ts';
import { changeUnrest } from '../../effects/crew.ts';
import { pirateBit } from '../../queries/pirates.ts';
import type { OperationKind } from '../../queries/refusals/operations.ts';
import type { Choice } from '../../state/choices.ts';
import type { Game } from '../../state/position.ts';
import { type Asks, DONE, type Frame, type Procedure } from '../procedure.ts';
import { type FreeActKind, offerFreeActs, offerOperations, perform } from './operations.ts';
import { settleThen, settleUnrestThen } from './settle.ts';

interface Turn extends Frame {
  proc: 'turn';
  readonly seat: Seat;
}
type TurnSteps = {
  begin: undefined;
  act: undefined;
  takeOperation: Asks<OperationKind | FreeActKind>;
  acted: undefined;
};

const offered: Choice[] = [];
/** C5.4 To set a hostage free or to make room for a trade is no end in itself: he who wants it does it when he is asked anyway. */
const isWorthAsking = ({ type }: Choice): boolean => type !== 'release' && type !== 'jettison' && type !== 'endTurn';

export const turn: Procedure<{ seat: Seat }, Turn, TurnSteps> = {
  name: 'turn',
  rule: 'C5.3',
  enter: ({ seat }) => ({ proc: 'turn', at: 'begin', seat }),
  steps: {
    begin(g, { seat }) {
      g.turn += 1;
      g.active = seat;
      g.operating = NO_PIRATE;
      g.operated = 0;
      if (g.offered.length > 0) g.offered = [];
      if (g.traded.length > 0) g.traded = [];
      g.idle = 0;
      // [C69] A superficial wound got between two turns ends when the next one begins.
      g.stunned.fill(0);
      g.events?.push({ type: 'turnBegan', rule: 'C5.1', seat, turn: g.turn });
      for (const pirate of g.fleet[seat]) {
        if (g.revelry[pirate] === 1) g.idle |= pirateBit(pirate);
        if (g.scurvy[pirate] === 1 && !isPort(g.at[pirate])) changeUnrest(g, pirate, -1, 'scurvy', 'C17.2');
      }
      return settleUnrestThen(g, 'takeOperation');
    },

    /** After the operation the player is asked only if a free act is left that changes something [C91]. */
    act(g, { seat }) {
      if (g.operated === 0) return 'takeOperation';
      while (offered.length > 0) offered.pop();
      offerFreeActs(g, seat, offered);
      return offered.some(isWorthAsking) ? 'takeOperation' : DONE;
    },

    takeOperation: {
      ask: 'takeOperation',
      seat: (_g, { seat }) => seat,
      options(g, { seat }, out) {
        offerFreeActs(g, seat, out);
        if (g.operated === 0) offerOperations(g, seat, out);
      },
      choose: (g, { seat }, choice) => perform(g, seat, choice),
    },

    acted: (g) => settleThen(g, 'act'),
  },
};

/** C17.1, C5.1 Superficial wounds end, and markers of those who began the turn with one come off. */
export function endMarkers(g: Game): void {
  g.stunned.fill(0);
  for (const pirate of g.fleet[g.active]) if ((g.idle & pirateBit(pirate)) !== 0) g.revelry[pirate] = 0;
  g.idle = 0;
}
