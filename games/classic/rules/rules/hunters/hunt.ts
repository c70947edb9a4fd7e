/** C16.1 Hunters try one pirate in their hex: a Commissioner in an operation of his own, or warships that an event has brought. */
import { type CommissionerId, NO_COMMISSIONER, type PirateId, type Seat } from '../../data/ids.ts';
import { huntRefusal } from '../../queries/refusals/hunters.ts';
import { type Choice, HUNT, INTERCEPT_WITH } from '../../state/choices.ts';
import type { Game } from '../../state/position.ts';
import { type Asks, call, type Frame, type Procedure } from '../procedure.ts';
import { interception } from './interception.ts';

interface Hunt extends Frame {
  proc: 'hunt';
  /** The seat that names the pirate. */
  readonly seat: Seat;
  readonly among: readonly PirateId[];
  readonly leader: CommissionerId;
}

/** C5.3, C16.1 Offers a Commissioner's hunt: at sea, in a hex with an opposing pirate. */
export function offerHunt(g: Game, commissioner: CommissionerId, out: Choice[]): void {
  if (huntRefusal(g, commissioner) === null) out.push(INTERCEPT_WITH[commissioner]);
}

/** `among` must not be empty; `leader`: the Commissioner whose operation it is. The pirate may be out of the game afterwards. */
export const hunt: Procedure<{ seat: Seat; among: readonly PirateId[]; leader?: CommissionerId }, Hunt, { chooseQuarry: Asks<'hunt'> }> = {
  name: 'hunt',
  rule: 'C16.1',
  enter: ({ seat, among, leader = NO_COMMISSIONER }) => ({ proc: 'hunt', at: 'chooseQuarry', seat, among, leader }),
  steps: {
    chooseQuarry: {
      ask: 'chooseQuarry',
      seat: (_g, { seat }) => seat,
      options(_g, { among }, out) {
        for (const pirate of among) out.push(HUNT[pirate]);
      },
      choose: (g, { leader }, { pirate }) => call(g, interception, { pirate, leader }, 'done'),
      about: (g, { among, leader }) => ({ place: g.at[among[0]], ...(leader >= 0 ? { commissioner: leader } : {}) }),
    },
  },
};
