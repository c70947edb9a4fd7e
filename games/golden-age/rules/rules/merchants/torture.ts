/** 8.45 Torturing a hostage. */
import type { HostageId, PirateId, PortId } from '../../data/ids.ts';
import { changeLoyalty, gainInformation, gainNotoriety, releaseHostage } from '../../effects/pirates.ts';
import { tortureTrial } from '../../queries/trials.ts';
import { isPassed } from '../cunning/judge.ts';
import { roll, rollOf } from '../cunning/roll.ts';
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
      question: (g, { pirate }) => call(g, roll, { ...rollOf(tortureTrial(g.tables, g, pirate)), pirate, seat: g.active }, 'answer'),

      /**
       * If the die is above Cruelty, the hostage talks (8.46). Either way the hostage dies, the crew gains Loyalty, and the pirate
       * Notoriety.
       */
      answer(g, { pirate, port, hostage }, die) {
        const { info, value } = g.tables.hostages[hostage];
        if (isPassed(g, '8.45', pirate, tortureTrial(g.tables, g, pirate), die)) {
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
