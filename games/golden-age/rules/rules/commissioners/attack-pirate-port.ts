/** 10.41 A King's Commissioner attacks a pirate port. */
import { NO_PLACE, type PirateId, type PortId, type Seat } from '../../data/ids.ts';
import { scoreKill } from '../../effects/navy.ts';
import { loseCombat } from '../../effects/pirates.ts';
import { destroyPort } from '../../effects/ports.ts';
import { attackerFirst } from '../../queries/dice-odds.ts';
import { isInPlay } from '../../queries/pirates.ts';
import { defendersOf, piratePortTrial } from '../../queries/trials.ts';
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
      const purpose = 'piratePortAttack';
      if (compare(g, purpose, '10.41', attackerFirst(purpose, sides(g, f)), attackerFirst(purpose, dice)) <= 0) return DONE;
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

function sides(g: Game, { port, seat }: AttackPiratePort): readonly Contender[] {
  const { sides } = piratePortTrial(g.tables, g, port, g.tables.commissioners[g.commissioner[seat]].combat);
  return [...defendersOf(g, port).map((pirate, i) => ofPirate(g, pirate, sides[i])), ofCommissioner(g, seat, sides[sides.length - 1])];
}
