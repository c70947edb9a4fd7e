/** C14 An attack on a port from the sea: information, the assault, and plunder. */
import { NO_PIRATE, NONE, type PirateId, type PortId } from '../../data/ids.ts';
import { enterHistory, shareNotoriety } from '../../effects/history.ts';
import { spendInformation } from '../../effects/hostages.ts';
import { loseHaven } from '../../effects/leaving.ts';
import { holdPort } from '../../effects/ports.ts';
import { isTogether } from '../../queries/allies.ts';
import { judged, sumThrown } from '../../queries/dice-odds.ts';
import { isInformed, knowsOf } from '../../queries/hostages.ts';
import { firstHold, holdsOf } from '../../queries/pirates.ts';
import { plunderTrial } from '../../queries/port-trials.ts';
import { nationOfPort, portValue } from '../../queries/ports.ts';
import { KEEP_INFORMATION, LEAVE_PLUNDER, TAKE_PLUNDER, USE_INFORMATION } from '../../state/choices.ts';
import type { Game } from '../../state/position.ts';
import { roll } from '../dice/roll.ts';
import { type Asks, call, DONE, type Frame, type Procedure } from '../procedure.ts';
import { assault } from './assault.ts';
import { checkPort } from './check-port.ts';

interface AttackPort extends Frame {
  proc: 'attackPort';
  readonly pirate: PirateId;
  readonly port: PortId;
  informed: boolean;
  pounds: number;
}
type AttackPortSteps = {
  provoke: undefined;
  attackWithInformation: Asks<'useInformation' | 'keepInformation'>;
  assault: undefined;
  judged: boolean;
  plundered: number;
  takePlunder: Asks<'takePlunder' | 'leavePlunder'>;
  hold: undefined;
};

const helperOf = (g: Game, pirate: PirateId): PirateId => (isTogether(g, pirate) ? g.ally[pirate] : NO_PIRATE);

/** He may be out of the game afterwards. */
export const attackPort: Procedure<{ pirate: PirateId; port: PortId }, AttackPort, AttackPortSteps> = {
  name: 'attackPort',
  rule: 'C14.2',
  enter: ({ pirate, port }) => ({ proc: 'attackPort', at: 'provoke', pirate, port, informed: false, pounds: 0 }),
  steps: {
    /** Win or lose, its nation enters his attack history, and his haven there ends. The same happens to the ally who helps (C21.2). */
    provoke(g, { pirate, port }) {
      for (const attacker of [pirate, helperOf(g, pirate)]) {
        if (attacker === NONE) continue;
        if (g.havenOf[port] === attacker) loseHaven(g, port, 'C14.2');
        enterHistory(g, attacker, nationOfPort(g.tables, g, port), 'C14.2');
      }
      return isInformed(g, pirate) ? 'attackWithInformation' : 'assault';
    },

    attackWithInformation: {
      ask: 'attackWithInformation',
      seat: (g, { pirate }) => g.owner[pirate],
      options(g, { pirate, port }, out) {
        out.push(KEEP_INFORMATION);
        if (knowsOf(g, pirate, port)) out.push(USE_INFORMATION);
      },
      choose(g, f, choice) {
        if (choice.type === 'keepInformation') return 'assault';
        spendInformation(g, f.pirate, f.port);
        f.informed = true;
        return 'assault';
      },
      about: (_g, { pirate, port }) => ({ pirate, port }),
    },

    assault: (g, { pirate, port, informed }) => call(g, assault, { pirate, port, informed }, 'judged'),

    judged(g, { pirate, port }, hasFallen) {
      if (!hasFallen) return DONE;
      return portValue(g.tables, g, port) > 0 ? call(g, roll, { purpose: 'plunder', pirate, count: 1 }, 'plundered') : 'hold';
    },

    plundered(g, f, die) {
      f.pounds = judged(plunderTrial(g, f.port), sumThrown(die)).amount;
      return 'takePlunder';
    },

    /** C14.4 [C27] It fills all his holds; the rest goes overboard. */
    takePlunder: {
      ask: 'takePlunder',
      rule: 'C14.4',
      seat: (g, { pirate }) => g.owner[pirate],
      options: (_g, _f, out) => void out.push(TAKE_PLUNDER, LEAVE_PLUNDER),
      choose(g, { pirate, port, pounds }, choice) {
        if (choice.type === 'leavePlunder') return 'hold';
        fillHolds(g, pirate, pounds);
        g.events?.push({ type: 'plunderTaken', rule: 'C14.4', pirate, port, pounds });
        return 'hold';
      },
      about: (_g, { pirate, port, pounds }) => ({ pirate, port, pounds }),
    },

    /** The port wears down, and he holds it. Commissioners and others who can't stay go out to sea. */
    hold(g, { pirate, port }) {
      const ally = helperOf(g, pirate);
      shareNotoriety(g, pirate, ally, g.tables.portDefense[port], 'portAttack', 'C14.4');
      if (portValue(g.tables, g, port) > 0) g.worn[port] = g.worn[port] + 1;
      holdPort(g, pirate, ally, port);
      return call(g, checkPort, { port }, 'done');
    },
  },
};

/** Each hold gets an equal part; what is left over of it in pounds, the first ones. */
function fillHolds(g: Game, pirate: PirateId, pounds: number): void {
  const first = firstHold(g, pirate);
  const count = holdsOf(g.tables, g, pirate);
  const part = Math.floor(pounds / count);
  for (let hold = 0; hold < count; hold++) {
    g.holds[first + hold] = hold < pounds % count ? part + 1 : part;
    g.goods[first + hold] = 0;
  }
}
