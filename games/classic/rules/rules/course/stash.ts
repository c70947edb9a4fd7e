/** C12.7 Stashing Net Worth in the own safe haven, put together in hundreds. */
import { itemAt } from '@bb/kernel';
import { NONE, type PirateId, type PortId } from '../../data/ids.ts';
import { stashMoney } from '../../effects/crew.ts';
import { portOf } from '../../queries/ports.ts';
import { isDummy } from '../../queries/solitaire.ts';
import { type Choice, HUNDREDS, OPEN_STASH, PASS, STASH_ALL, STASH_PART } from '../../state/choices.ts';
import type { Game } from '../../state/position.ts';
import { type Asks, DONE, type Frame, type Procedure } from '../procedure.ts';

interface Stash extends Frame {
  proc: 'stash';
  readonly pirate: PirateId;
}

/** C12.7 @returns his own haven, if he lies in it with Net Worth on board; else none. C28 Dummies stash nothing. */
export function havenToStash(g: Game, pirate: PirateId): PortId | typeof NONE {
  const port = portOf(g, pirate);
  return port !== NONE && g.havenOf[port] === pirate && itemAt(g.netWorth, pirate) > 0 && !isDummy(g, itemAt(g.owner, pirate))
    ? port
    : NONE;
}

/** C5.4 A free act. */
export function offerStash(g: Game, pirate: PirateId, out: Choice[]): void {
  if (havenToStash(g, pirate) !== NONE) out.push(itemAt(OPEN_STASH, pirate));
}

export const stash: Procedure<{ pirate: PirateId }, Stash, { choose: Asks<'pass' | 'stashAll' | 'stashPart'> }> = {
  name: 'stash',
  rule: 'C12.7',
  enter: ({ pirate }) => ({ proc: 'stash', at: 'choose', pirate }),
  steps: {
    choose: {
      ask: 'stash',
      seat: (g, { pirate }) => itemAt(g.owner, pirate),
      options(g, { pirate }, out) {
        out.push(PASS, STASH_ALL);
        for (const [i, hundreds] of HUNDREDS.entries()) if (hundreds * 100 < itemAt(g.netWorth, pirate)) out.push(itemAt(STASH_PART, i));
      },
      choose(g, { pirate }, choice) {
        const port = havenToStash(g, pirate);
        if (choice.type === 'pass' || port === NONE) return DONE;
        stashMoney(g, pirate, port, choice.type === 'stashAll' ? itemAt(g.netWorth, pirate) : choice.hundreds * 100);
        return havenToStash(g, pirate) === NONE ? DONE : 'choose';
      },
      about: (g, { pirate }) => ({ pirate, pounds: itemAt(g.netWorth, pirate) }),
    },
  },
};
