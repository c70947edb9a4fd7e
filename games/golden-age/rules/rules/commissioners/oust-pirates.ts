/** 10.42 A King's Commissioner drives pirates out of a port. */
import { type PirateId, portAt, type Seat } from '../../data/ids.ts';
import { gainOwnNotoriety } from '../../effects/pirates.ts';
import { attackerFirst } from '../../queries/dice-odds.ts';
import { piratesAt } from '../../queries/pirates.ts';
import { oustTrial } from '../../queries/trials.ts';
import type { Game } from '../../state/position.ts';
import { type Contender, compare, ofCommissioner, ofPirate, sidesOf } from '../cunning/contenders.ts';
import { contest } from '../cunning/contest.ts';
import { oust } from '../movement/oust.ts';
import { call, end, type Frame, type Procedure } from '../procedure.ts';

interface OustPirates extends Frame {
  proc: 'oustPirates';
  readonly pirate: PirateId;
  readonly seat: Seat;
}

/** The active pirate is in a port beside the Commissioner. @returns whether the pirates there are ousted */
export const oustPirates: Procedure<
  { pirate: PirateId; seat: Seat },
  OustPirates,
  { assail: undefined; fought: readonly number[]; ousted: undefined },
  boolean
> = {
  name: 'oustPirates',
  rule: '10.42',
  enter: ({ pirate, seat }) => ({ proc: 'oustPirates', at: 'assail', pirate, seat }),
  steps: {
    assail(g, f) {
      const { pirate, seat } = f;
      g.events?.push({ type: 'portAssailed', rule: '10.42', seat, commissioner: g.commissioner[seat], port: portAt(g.at[pirate]) });
      return call(g, contest, { purpose: 'oust', sides: sidesOf(sides(g, f)) }, 'fought');
    },

    /**
     * If the Commissioner is strictly higher, he ousts them all, from Bermuda to his own Sea Area [R43]; otherwise each gets a point of
     * Notoriety.
     */
    fought(g, f, dice) {
      const place = g.at[f.pirate];
      if (compare(g, 'oust', '10.42', attackerFirst('oust', sides(g, f)), attackerFirst('oust', dice)) > 0)
        return call(g, oust, { port: portAt(place), rule: '10.42', to: g.commissionerAt[f.seat] }, 'ousted');
      for (const pirate of piratesAt(g, place)) gainOwnNotoriety(g, pirate, 1, 'ousterRepelled', '18.2');
      return end(g, false);
    },

    ousted: (g) => end(g, true),
  },
};

/** One die is thrown for all the ships in port, by the active pirate's player. */
function sides(g: Game, { pirate, seat }: OustPirates): readonly Contender[] {
  const [ships, commissioner] = oustTrial(g.tables, g, g.at[pirate], g.tables.commissioners[g.commissioner[seat]].combat).sides;
  return [ofPirate(g, pirate, ships), ofCommissioner(g, seat, commissioner)];
}
