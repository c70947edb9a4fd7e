/** C12.5, C12.6 Business in port: the sale of booty, hold by hold, or the ransom of a hostage. */
import { type HostageId, MAX_HOLDS, type PirateId, type PortId } from '../../data/ids.ts';
import { receive } from '../../effects/crew.ts';
import { emptyHold } from '../../effects/leaving.ts';
import { judged, sumThrown } from '../../queries/dice-odds.ts';
import { hostagesOf } from '../../queries/hostages.ts';
import { firstHold, hasBooty } from '../../queries/pirates.ts';
import { ransomTrial } from '../../queries/port-trials.ts';
import { isHaven, paidFor } from '../../queries/ports.ts';
import { businessRefusal, ransomRefusal } from '../../queries/refusals/ports.ts';
import { type Choice, DO_BUSINESS, FINISH, RANSOM, SELL_HOLD } from '../../state/choices.ts';
import type { Game } from '../../state/position.ts';
import { roll } from '../dice/roll.ts';
import { dropHostage } from '../prizes/torture.ts';
import { type Asks, call, type Frame, type Procedure } from '../procedure.ts';
import { affairs } from './affairs.ts';

interface Business extends Frame {
  proc: 'business';
  readonly pirate: PirateId;
  readonly port: PortId;
  /** The worth of what he has sold, before the rate of the port. */
  worth: number;
}

/** In a pirate haven he can only sell. */
export function offerBusiness(g: Game, pirate: PirateId, out: Choice[]): void {
  if (businessRefusal(g, pirate) === null) out.push(DO_BUSINESS[pirate]);
  if (ransomRefusal(g, pirate) !== null) return;
  for (const hostage of hostagesOf(g, pirate)) out.push(RANSOM[hostage]);
}

export const business: Procedure<
  { pirate: PirateId; port: PortId },
  Business,
  { begin: undefined; sellHolds: Asks<'sellHold' | 'finish'>; sold: undefined }
> = {
  name: 'business',
  rule: 'C12.5',
  enter: ({ pirate, port }) => ({ proc: 'business', at: 'begin', pirate, port, worth: 0 }),
  steps: {
    begin: (g, { pirate }) => (hasBooty(g, pirate) ? 'sellHolds' : 'sold'),

    sellHolds: {
      ask: 'sellHolds',
      seat: (g, { pirate }) => g.owner[pirate],
      options(g, { pirate, port, worth }, out) {
        if (worth > 0 || !isHaven(g.tables, g, port)) out.push(FINISH);
        for (let hold = 0; hold < MAX_HOLDS; hold++) if (g.holds[firstHold(g, pirate) + hold] > 0) out.push(SELL_HOLD[hold]);
      },
      choose(g, f, choice) {
        if (choice.type === 'finish') return 'sold';
        f.worth += g.holds[firstHold(g, f.pirate) + choice.hold];
        emptyHold(g, f.pirate, choice.hold);
        return 'begin';
      },
      about: (g, { pirate, port, worth }) => ({ pirate, port, pounds: paidFor(g, pirate, port, worth) }),
    },

    sold(g, { pirate, port, worth }) {
      if (worth > 0) {
        const pounds = paidFor(g, pirate, port, worth);
        g.events?.push({ type: 'bootySold', rule: 'C12.5', pirate, port, pounds });
        receive(g, pirate, pounds, 'sale', 'C12.5');
      }
      return call(g, affairs, { pirate, port, sold: worth > 0 }, 'done');
    },
  },
};

interface Ransom extends Frame {
  proc: 'ransom';
  readonly pirate: PirateId;
  readonly port: PortId;
  readonly hostage: HostageId;
}

/** C12.6 */
export const ransom: Procedure<{ pirate: PirateId; port: PortId; hostage: HostageId }, Ransom, { begin: undefined; offered: number }> = {
  name: 'ransom',
  rule: 'C12.6',
  enter: ({ pirate, port, hostage }) => ({ proc: 'ransom', at: 'begin', pirate, port, hostage }),
  steps: {
    begin: (g, { pirate }) => call(g, roll, { purpose: 'ransom', pirate, count: 1 }, 'offered'),

    /** [C75] Bribe, letter and D&R follow as after a sale. */
    offered(g, { pirate, port, hostage }, die) {
      const { amount: pounds } = judged(ransomTrial(g, pirate, port), sumThrown(die));
      g.events?.push({ type: 'hostageRansomed', rule: 'C12.6', pirate, port, hostage, pounds });
      dropHostage(g, hostage);
      receive(g, pirate, pounds, 'ransom', 'C12.6');
      return call(g, affairs, { pirate, port, sold: true }, 'done');
    },
  },
};
