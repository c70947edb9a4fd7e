/** 10.41 A King's Commissioner attacks a pirate port. */
import { NO_PLACE, type PirateId, type PortId, placeOf, type Seat } from '../../data/ids.ts';
import { scoreKill } from '../../effects/navy.ts';
import { loseCombat } from '../../effects/pirates.ts';
import { destroyPort } from '../../effects/ports.ts';
import { isInPlay, piratesAt } from '../../queries/pirates.ts';
import { navyModifiers, shipModifiers } from '../../queries/ratings.ts';
import type { Game } from '../../state/position.ts';
import { type Contender, compare, ofCommissioner, ofPirate, sidesOf } from '../cunning/contenders.ts';
import { contest } from '../cunning/contest.ts';
import { oust } from '../movement/oust.ts';
import { call, DONE, type Frame, type Procedure } from '../procedure.ts';

interface AttackPiratePort extends Frame {
  proc: 'attackPiratePort';
  readonly port: PortId;
  readonly seat: Seat;
  /** The pirates who were driven out and have yet to take their hit. */
  driven: readonly PirateId[];
}
type Steps = { assail: undefined; fought: readonly number[]; ousted: undefined };

export const attackPiratePort: Procedure<{ port: PortId; seat: Seat }, AttackPiratePort, Steps> = {
  name: 'attackPiratePort',
  rule: '10.41',
  enter: ({ port, seat }) => ({ proc: 'attackPiratePort', at: 'assail', port, seat, driven: [] }),
  steps: {
    /** Each ship defends herself, the active pirate's first. A port without ships falls at once. */
    assail(g, f) {
      g.events?.push({ type: 'portAssailed', rule: '10.41', seat: f.seat, commissioner: g.commissioner[f.seat], port: f.port });
      const defenders = defendersOf(g, f.port);
      if (defenders.length > 0) return call(g, contest, { purpose: 'piratePortAttack', sides: sidesOf(sides(g, f)) }, 'fought');
      destroyPort(g, f.port, '10.41');
      return DONE;
    },

    /** The port is saved if at least one defender is not below the Commissioner. */
    fought(g, f, dice) {
      const last = dice.length - 1;
      const contenders = sides(g, f);
      const order = [contenders[last], ...contenders.slice(0, last)];
      if (compare(g, 'piratePortAttack', '10.41', order, [dice[last], ...dice.slice(0, last)]) <= 0) return DONE;
      f.driven = defendersOf(g, f.port);
      destroyPort(g, f.port, '10.41');
      return call(g, oust, { port: f.port, rule: '10.41', to: NO_PLACE }, 'ousted');
    },

    /** Each ship takes a Combat hit; one that sinks is the Commissioner's kill (18.12 C) [R68]. */
    ousted(g, { seat, driven }) {
      for (const pirate of driven) {
        const notoriety = g.notoriety[pirate];
        loseCombat(g, pirate, 1, 'piratePortAttack', '10.41');
        if (!isInPlay(g, pirate)) scoreKill(g, seat, pirate, notoriety);
      }
      return DONE;
    },
  },
};

/** The pirates in the port: the active one, who decides first about Cunning (12), then the others. */
function defendersOf(g: Game, port: PortId): readonly PirateId[] {
  const there = piratesAt(g, placeOf(port));
  return [...there.filter((pirate) => pirate === g.activePirate), ...there.filter((pirate) => pirate !== g.activePirate)];
}

/** The Commissioner comes last, because of the order in which Cunning is spent. */
const sides = (g: Game, { port, seat }: AttackPiratePort): readonly Contender[] => [
  ...defendersOf(g, port).map((pirate) => ofPirate(g, pirate, shipModifiers(g, pirate))),
  ofCommissioner(g, seat, navyModifiers(g.tables, g.tables.commissioners[g.commissioner[seat]].combat)),
];
