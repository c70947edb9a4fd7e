/** 4.5 H, 9.55 Sack Port. */
import { NO_PLACE, type PirateId, type PortId } from '../../data/ids.ts';
import { beginRevelry, changeLoyalty, gainNotoriety } from '../../effects/pirates.ts';
import { destroyPort } from '../../effects/ports.ts';
import { partners } from '../../queries/alliance.ts';
import { NOTORIETY_PER_PORT_VALUE } from '../../queries/ports.ts';
import { sackTrial } from '../../queries/trials.ts';
import { isPassed } from '../cunning/judge.ts';
import { roll, rollOf } from '../cunning/roll.ts';
import { oust } from '../movement/oust.ts';
import { call, DONE, type Frame, type Procedure } from '../procedure.ts';

interface SackPort extends Frame {
  proc: 'sackPort';
  readonly pirate: PirateId;
  readonly port: PortId;
}

export const sackPort: Procedure<{ pirate: PirateId; port: PortId }, SackPort, { assail: undefined; judge: number; drivenOut: undefined }> =
  {
    name: 'sackPort',
    rule: '9.55',
    enter: ({ pirate, port }) => ({ proc: 'sackPort', at: 'assail', pirate, port }),
    steps: {
      /** 9.55 A second try needs a new attack. */
      assail(g, { pirate, port }) {
        for (const partner of partners(g, pirate)) g.sackThrough[partner] = 0;
        return call(g, roll, { ...rollOf(sackTrial(g.tables, g, pirate, port)), pirate, seat: g.owner[pirate] }, 'judge');
      },

      /**
       * 9.55 If one die plus Cruelty is above the port's Defense, the port is destroyed, and he and all others there are put to sea with
       * their markers.
       */
      judge(g, { pirate, port }, die) {
        if (!isPassed(g, '9.55', pirate, sackTrial(g.tables, g, pirate, port), die)) {
          g.events?.push({ type: 'sackFailed', rule: '9.55', pirate, port });
          return DONE;
        }
        g.events?.push({ type: 'portSacked', rule: '9.55', pirate, port });
        gainNotoriety(g, pirate, NOTORIETY_PER_PORT_VALUE * g.tables.portValue[port], 'portSacked', '18.2');
        changeLoyalty(g, pirate, 1, 'portSacked', '9.55');
        destroyPort(g, port, '9.55');
        return call(g, oust, { port, rule: '9.55', to: NO_PLACE }, 'drivenOut');
      },

      /** 9.55, 13.12 Last of all, his crew must revel. */
      drivenOut(g, { pirate }) {
        beginRevelry(g, pirate, false, false, '13.11');
        return DONE;
      },
    },
  };
