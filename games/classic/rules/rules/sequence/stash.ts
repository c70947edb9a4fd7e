/** C12.7 Stashing Net Worth in the own safe haven, put together in hundreds. */
import { NONE, type PirateId } from '../../data/ids.ts';
import { stashMoney } from '../../effects/crew.ts';
import { havenToStash } from '../../queries/ports.ts';
import { stashRefusal } from '../../queries/refusals/ports.ts';
import { type Choice, HUNDREDS, OPEN_STASH, PASS, STASH_ALL, STASH_PART } from '../../state/choices.ts';
import type { Game } from '../../state/position.ts';
import { type Asks, DONE, type Frame, type Procedure } from '../procedure.ts';

interface Stash extends Frame {
  proc: 'stash';
  readonly pirate: PirateId;
}

/** C5.4 A free act. */
export function offerStash(g: Game, pirate: PirateId, out: Choice[]): void {
  if (stashRefusal(g, pirate) === null) out.push(OPEN_STASH[pirate]);
}

export const stash: Procedure<{ pirate: PirateId }, Stash, { choose: Asks<'pass' | 'stashAll' | 'stashPart'> }> = {
  name: 'stash',
  rule: 'C12.7',
  enter: ({ pirate }) => ({ proc: 'stash', at: 'choose', pirate }),
  steps: {
    choose: {
      ask: 'stash',
      seat: (g, { pirate }) => g.owner[pirate],
      options(g, { pirate }, out) {
        out.push(PASS, STASH_ALL);
        for (const [i, hundreds] of HUNDREDS.entries()) if (hundreds * 100 < g.netWorth[pirate]) out.push(STASH_PART[i]);
      },
      choose(g, { pirate }, choice) {
        const port = havenToStash(g, pirate);
        if (choice.type === 'pass' || port === NONE) return DONE;
        stashMoney(g, pirate, port, choice.type === 'stashAll' ? g.netWorth[pirate] : choice.hundreds * 100);
        return havenToStash(g, pirate) === NONE ? DONE : 'choose';
      },
      about: (g, { pirate }) => ({ pirate, pounds: g.netWorth[pirate] }),
    },
  },
};
