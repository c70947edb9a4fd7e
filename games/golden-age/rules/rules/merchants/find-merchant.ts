/** 8.1 Find Merchant. */
import type { PirateId, PortId } from '../../data/ids.ts';
import { partners } from '../../queries/alliance.ts';
import { findTrial } from '../../queries/trials.ts';
import { UNFOUND } from '../../state/position.ts';
import { isPassed } from '../cunning/judge.ts';
import { roll, rollOf } from '../cunning/roll.ts';
import { call, DONE, type Frame, type Procedure } from '../procedure.ts';

interface FindMerchant extends Frame {
  proc: 'findMerchant';
  readonly pirate: PirateId;
  readonly port: PortId;
}

export const findMerchant: Procedure<{ pirate: PirateId; port: PortId }, FindMerchant, { search: undefined; result: number }> = {
  name: 'findMerchant',
  rule: '8.1',
  enter: ({ pirate, port }) => ({ proc: 'findMerchant', at: 'search', pirate, port }),
  steps: {
    /** 8.13 He throws one die and adds Ability, plus 1 if the merchant lies face up from an earlier Player-Turn (8.15). */
    search: (g, { pirate, port }) => call(g, roll, { ...rollOf(findTrial(g.tables, g, pirate, port)), pirate, seat: g.active }, 'result'),

    /** 8.14 At 7 or more the merchant is found, and turned face up. */
    result(g, { pirate, port }, die) {
      const passed = isPassed(g, '8.14', pirate, findTrial(g.tables, g, pirate, port), die);
      if (!passed) {
        g.events?.push({ type: 'merchantMissed', rule: '8.14', pirate, port });
        return DONE;
      }
      if (g.merchantSince[port] === UNFOUND) g.merchantSince[port] = g.playerTurn;
      for (const finder of partners(g, pirate)) g.merchantFinders[port] |= 1 << finder;
      g.events?.push({ type: 'merchantFound', rule: '8.14', pirate, port, merchant: g.merchantAt[port] });
      return DONE;
    },
  },
};
