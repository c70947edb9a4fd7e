/** 15 Duels. */
import type { PirateId } from '../../data/ids.ts';
import { rating } from '../../queries/ratings.ts';
import { duelTrial } from '../../queries/trials.ts';
import { BREAK_OFF, DUEL_ON } from '../../state/choices.ts';
import type { Game } from '../../state/position.ts';
import { type Contender, compare, ofPirate, sidesOf } from '../cunning/contenders.ts';
import { contest } from '../cunning/contest.ts';
import { type Asks, call, end, type Frame, type Procedure } from '../procedure.ts';

interface Duel extends Frame {
  proc: 'duel';
  /** The active pirate. */
  readonly pirate: PirateId;
  readonly rival: PirateId;
  /** If true, neither may break off. */
  readonly toTheEnd: boolean;
  /** The active pirate wants to go on, and the rival is asked next. */
  defiant: boolean;
}
type Steps = { draw: undefined; fight: undefined; fought: readonly number[]; goOn: Asks<'duelOn' | 'breakOff'> };

/** @returns the Notoriety that the winner gains (15.2), negative if `pirate` has lost; 0 if they have broken off */
export const duel: Procedure<{ pirate: PirateId; rival: PirateId; toTheEnd: boolean }, Duel, Steps, number> = {
  name: 'duel',
  rule: '15.1',
  enter: ({ pirate, rival, toTheEnd }) => ({ proc: 'duel', at: 'draw', pirate, rival, toTheEnd, defiant: false }),
  steps: {
    draw(g, { pirate, rival }) {
      g.events?.push({ type: 'duelBegan', rule: '15.1', pirate, target: rival });
      return 'fight';
    },

    /** 15.1 Each throws a number of dice equal to his Duel. */
    fight: (g, f) => call(g, contest, { purpose: 'duel', sides: sidesOf(duelists(g, f)) }, 'fought'),

    /** 15.2 The higher total wins. The winner gains both their Duel ratings in Notoriety. */
    fought(g, f, dice) {
      const { pirate, rival } = f;
      const margin = compare(g, 'duel', '15.1', duelists(g, f), dice);
      if (margin === 0) {
        if (!f.toTheEnd) return 'goOn';
        g.events?.push({ type: 'duelTied', rule: '15.1', pirate, target: rival, goesOn: true });
        return 'fight';
      }
      const fame = duelOf(g, pirate) + duelOf(g, rival);
      g.events?.push({ type: 'duelWon', rule: '15.1', pirate: margin > 0 ? pirate : rival, loser: margin > 0 ? rival : pirate });
      return end(g, margin > 0 ? fame : -fame);
    },

    /** 15.1 A tied duel over a Booty Grab goes on only if both players want it. */
    goOn: {
      ask: 'duelOn',
      seat: (g, f) => g.owner[f.defiant ? f.rival : f.pirate],
      options(_g, _f, out) {
        out.push(DUEL_ON, BREAK_OFF);
      },
      choose(g, f, choice) {
        const { pirate, rival } = f;
        if (choice.type === 'duelOn' && !f.defiant) {
          f.defiant = true;
          return 'goOn';
        }
        f.defiant = false;
        const goesOn = choice.type === 'duelOn';
        g.events?.push({ type: 'duelTied', rule: '15.1', pirate, target: rival, goesOn });
        return goesOn ? 'fight' : end(g, 0);
      },
      about: (_g, f) => (f.defiant ? { pirate: f.rival, target: f.pirate } : { pirate: f.pirate, target: f.rival }),
    },
  },
};

const duelOf = (g: Game, pirate: PirateId): number => rating(g.tables, g, pirate, 'duel');

function duelists(g: Game, { pirate, rival }: Duel): readonly Contender[] {
  const [own, other] = duelTrial(g.tables, g, pirate, rival).sides;
  return [ofPirate(g, pirate, own), ofPirate(g, rival, other)];
}
