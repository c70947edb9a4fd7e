/** 9.44 Refit. */
import type { PirateId, PortId } from '../../data/ids.ts';
import { partners } from '../../queries/alliance.ts';
import { combatDamage, speedDamage } from '../../queries/pirates.ts';
import { portStatus, refitBonus } from '../../queries/ports.ts';
import { REPAIR_COMBAT, REPAIR_SPEED } from '../../state/choices.ts';
import type { Game } from '../../state/position.ts';
import { DIE_FACES, roll } from '../cunning/roll.ts';
import { type Asks, call, DONE, type Frame, type Procedure } from '../procedure.ts';

interface Refit extends Frame {
  proc: 'refit';
  readonly pirate: PirateId;
  readonly port: PortId;
  /** The hits yet to be divided. */
  hits: number;
  /** The index of the track: Combat, Speed, the ally's Combat, the ally's Speed. */
  track: number;
  /** The hits already assigned to the Combat of the current ship. */
  combat: number;
}

export const refit: Procedure<
  { pirate: PirateId; port: PortId },
  Refit,
  { begin: undefined; repair: number; next: undefined; divide: Asks<'repairCombat' | 'repairSpeed'> }
> = {
  name: 'refit',
  rule: '9.44',
  enter: ({ pirate, port }) => ({ proc: 'refit', at: 'begin', pirate, port, hits: 0, track: 0, combat: 0 }),
  steps: {
    /** A pirate port repairs all damage without a roll (9.35). */
    begin(g, { pirate, port }) {
      if (portStatus(g.tables, g, pirate, port) === 'piratePort') {
        for (const ship of partners(g, pirate)) mend(g, ship, combatDamage(g.tables, g, ship), speedDamage(g.tables, g, ship));
        return DONE;
      }
      return call(g, roll, { purpose: 'refit', pirate, seat: g.active, count: 1, best: bestDie(g, pirate, port) }, 'repair');
    },

    /** The refit repairs half the die, rounded up, and two more in a safe haven. */
    repair(g, f, die) {
      const { pirate, port } = f;
      const bonus = refitBonus(g.tables, g, pirate, port);
      f.hits = Math.ceil(die / 2) + bonus;
      g.events?.push({ type: 'refitRolled', rule: '9.44', pirate, dice: die, bonus, hits: f.hits });
      return 'next';
    },

    /** Track by track, the player divides the repairs over Combat and Speed, of both ships if they are allied (11.4). */
    next(g, f) {
      const damage = damages(g, f.pirate);
      if (f.track >= damage.length) return DONE;
      const [least, most] = bounds(damage, f);
      if (least < most) return 'divide';
      mendTrack(g, f, most);
      return 'next';
    },

    divide: {
      ask: 'divideRepairs',
      seat: (g) => g.active,
      options(g, f, out) {
        const [least, most] = bounds(damages(g, f.pirate), f);
        for (let n = least; n <= most; n++) out.push((f.track % 2 === 0 ? REPAIR_COMBAT : REPAIR_SPEED)[n]);
      },
      choose(g, f, choice) {
        mendTrack(g, f, choice.hits);
        return 'next';
      },
      about: (g, f) => ({ pirate: partners(g, f.pirate)[Math.floor(f.track / 2)], hits: f.hits }),
    },
  },
};

/** @returns the lowest die that repairs all damage, or as much as a die can */
function bestDie(g: Game, pirate: PirateId, port: PortId): number {
  const damage = damages(g, pirate).reduce((sum, hits) => sum + hits, 0);
  return Math.max(1, Math.min(DIE_FACES, 2 * (damage - refitBonus(g.tables, g, pirate, port))) - 1);
}

/** The damage to Combat and Speed of the pirate's ship, then of his ally's. */
const damages = (g: Game, pirate: PirateId): readonly number[] =>
  partners(g, pirate).flatMap((ship) => [combatDamage(g.tables, g, ship), speedDamage(g.tables, g, ship)]);

/** @returns the least and the most hits that this track may get, so that no repair is wasted that another track could use */
function bounds(damage: readonly number[], { hits, track }: Refit): readonly [number, number] {
  let later = 0;
  for (const hits of damage.slice(track + 1)) later += hits;
  const most = Math.min(hits, damage[track]);
  return [Math.min(most, Math.max(0, hits - later)), most];
}

function mendTrack(g: Game, f: Refit, hits: number): void {
  const ship = partners(g, f.pirate)[Math.floor(f.track / 2)];
  if (f.track % 2 === 0) f.combat = hits;
  else mend(g, ship, f.combat, hits);
  f.hits -= hits;
  f.track += 1;
}

function mend(g: Game, pirate: PirateId, combat: number, speed: number): void {
  g.combat[pirate] += combat;
  g.speed[pirate] += speed;
  g.events?.push({ type: 'shipRefitted', rule: '9.44', pirate, combat, speed });
}
