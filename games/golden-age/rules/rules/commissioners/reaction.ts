/** 10.31 King's Commissioner Reaction: the Commissioner comes to the pirate's Sea Area and attacks. */
import type { PirateId, Seat } from '../../data/ids.ts';
import type { AttackOutcome } from '../battle/attack-outcome.ts';
import { commissionerAttack } from '../battle/commissioner-attack.ts';
import { call, end, type Frame, type Procedure } from '../procedure.ts';

interface Reaction extends Frame {
  proc: 'reaction';
  readonly pirate: PirateId;
  readonly seat: Seat;
}

export const reaction: Procedure<{ pirate: PirateId; seat: Seat }, Reaction, { close: undefined; fought: AttackOutcome }, AttackOutcome> = {
  name: 'reaction',
  rule: '10.31',
  enter: ({ pirate, seat }) => ({ proc: 'reaction', at: 'close', pirate, seat }),
  steps: {
    close(g, { pirate, seat }) {
      const from = g.commissionerAt[seat];
      const at = g.at[pirate];
      g.commissionerAt[seat] = at;
      g.events?.push({ type: 'commissionerReacted', rule: '10.31', seat, commissioner: g.commissioner[seat], pirate, from });
      return call(g, commissionerAttack, { pirate, seat, moved: from !== at }, 'fought');
    },

    fought: (g, _f, outcome) => end(g, outcome),
  },
};
