/** 9.44 Refit. */
import type { PirateId, PortId } from '../../data/ids.ts';
import { combatDamage, speedDamage } from '../../queries/pirates.ts';
import { portStatus } from '../../queries/ports.ts';
import { REPAIR_COMBAT } from '../../state/choice.ts';
import type { Game } from '../../state/game.ts';
import { roll } from '../cunning/roll.ts';
import { type Asks, call, DONE, type Frame, type Procedure } from '../procedure.ts';

/** 9.34 A safe haven repairs this much more. */
export const HAVEN_REFIT = 2;

interface Refit extends Frame {
  proc: 'refit';
  readonly pirate: PirateId;
  readonly port: PortId;
  hits: number;
}

export const refit: Procedure<
  { pirate: PirateId; port: PortId },
  Refit,
  { begin: undefined; repair: number; divide: Asks<'repairCombat'> }
> = {
  name: 'refit',
  rule: '9.44',
  enter: ({ pirate, port }) => ({ proc: 'refit', at: 'begin', pirate, port, hits: 0 }),
  steps: {
    /** A pirate port repairs everything, without a roll (9.35). */
    begin(g, { pirate, port }) {
      if (portStatus(g.tables, g, pirate, port) === 'piratePort') {
        mend(g, pirate, combatDamage(g.tables, g, pirate), speedDamage(g.tables, g, pirate));
        return DONE;
      }
      return call(g, roll, { purpose: 'refit', pirate, seat: g.active, count: 1 }, 'repair');
    },

    /** Half the die, rounded up; two more in a safe haven. */
    repair(g, f, die) {
      const { pirate, port } = f;
      const bonus = portStatus(g.tables, g, pirate, port) === 'safeHaven' ? HAVEN_REFIT : 0;
      f.hits = Math.ceil(die / 2) + bonus;
      g.events?.push({ type: 'refitRolled', rule: '9.44', pirate, dice: die, bonus, hits: f.hits });
      const combat = combatDamage(g.tables, g, pirate);
      const speed = speedDamage(g.tables, g, pirate);
      if (combat > 0 && speed > 0 && f.hits < combat + speed) return 'divide';
      mend(g, pirate, Math.min(combat, f.hits), Math.min(speed, f.hits));
      return DONE;
    },

    /** The player divides the hits over Combat and Speed. */
    divide: {
      ask: 'divideRepairs',
      seat: (g) => g.active,
      options(g, { pirate, hits }, out) {
        const most = Math.min(hits, combatDamage(g.tables, g, pirate));
        for (let n = Math.max(0, hits - speedDamage(g.tables, g, pirate)); n <= most; n++) out.push(REPAIR_COMBAT[n]);
      },
      choose(g, f, choice) {
        mend(g, f.pirate, choice.hits, f.hits - choice.hits);
        return DONE;
      },
      about: (_g, { pirate, hits }) => ({ pirate, hits }),
    },
  },
};

function mend(g: Game, pirate: PirateId, combat: number, speed: number): void {
  g.combat[pirate] += combat;
  g.speed[pirate] += speed;
  g.events?.push({ type: 'shipRefitted', rule: '9.44', pirate, combat, speed });
}
