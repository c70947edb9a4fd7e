/** 8.1 Find Merchant. */
import type { PirateId, PortId } from '../../data/ids.ts';
import { partners } from '../../queries/alliance.ts';
import { FIND_TARGET, faceUpBonus, findModifier } from '../../queries/merchants.ts';
import { UNFOUND } from '../../state/position.ts';
import { roll } from '../cunning/roll.ts';
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
    search(g, { pirate, port }) {
      const modifier = findModifier(g.tables, g, pirate, port);
      return call(
        g,
        roll,
        { purpose: 'find', pirate, seat: g.active, count: 1, modifier, need: Math.max(1, FIND_TARGET - modifier) },
        'result',
      );
    },

    /** 8.14 At 7 or more the merchant is found, and turned face up. */
    result(g, { pirate, port }, die) {
      const bonus = faceUpBonus(g, port);
      const total = die + findModifier(g.tables, g, pirate, port);
      const passed = total >= FIND_TARGET;
      g.events?.push({
        type: 'tested',
        rule: '8.14',
        purpose: 'find',
        pirate,
        dice: die,
        modifiers: [
          { cause: 'ability', amount: total - die - bonus },
          { cause: 'faceUp', amount: bonus },
        ],
        total,
        target: FIND_TARGET,
        needed: 'atLeast',
        passed,
      });
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
