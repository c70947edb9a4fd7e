/** 8.45 Torturing a hostage. */
import type { HostageId, PirateId, PortId } from '../../data/ids.ts';
import { changeLoyalty, gainInformation, gainNotoriety, releaseHostage } from '../../effects/pirates.ts';
import { torturersCruelty } from '../../queries/ratings.ts';
import { roll } from '../cunning/roll.ts';
import { call, DONE, type Frame, type Procedure } from '../procedure.ts';

interface Torture extends Frame {
  proc: 'torture';
  readonly pirate: PirateId;
  readonly port: PortId;
  readonly hostage: HostageId;
}

export const torture: Procedure<{ pirate: PirateId; port: PortId; hostage: HostageId }, Torture, { question: undefined; answer: number }> =
  {
    name: 'torture',
    rule: '8.45',
    enter: ({ pirate, port, hostage }) => ({ proc: 'torture', at: 'question', pirate, port, hostage }),
    steps: {
      question: (g, { pirate }) =>
        call(g, roll, { purpose: 'torture', pirate, seat: g.active, count: 1, need: torturersCruelty(g.tables, g, pirate) + 1 }, 'answer'),

      /**
       * If the die is above Cruelty, the hostage talks (8.46). Either way the hostage dies, the crew gains Loyalty, and the pirate
       * Notoriety.
       */
      answer(g, { pirate, port, hostage }, die) {
        const cruelty = torturersCruelty(g.tables, g, pirate);
        const { info, value } = g.tables.hostages[hostage];
        g.events?.push({
          type: 'tested',
          rule: '8.45',
          purpose: 'torture',
          pirate,
          dice: die,
          modifiers: [],
          total: die,
          target: cruelty,
          needed: 'above',
          passed: die > cruelty,
        });
        if (die > cruelty) {
          const now = gainInformation(g, pirate, port, info);
          g.events?.push({ type: 'informationGained', rule: '8.46', pirate, port, points: info, now });
        }
        releaseHostage(g, hostage);
        g.events?.push({ type: 'hostageDied', rule: '8.45', pirate, hostage });
        changeLoyalty(g, pirate, 1, 'torture', '8.45');
        gainNotoriety(g, pirate, value, 'torture', '18.2');
        return DONE;
      },
    },
  };
