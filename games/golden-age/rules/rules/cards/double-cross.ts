/** 17.2 #4 Double Cross: a pirate who retires by his Letter is put on trial first. */

import { NO_PIRATE, type PirateId, type Seat } from '../../data/ids.ts';
import { eliminate, retire } from '../../effects/leaving.ts';
import { HANGING_TRIAL, meets } from '../../queries/trials.ts';
import { roll, rollOf } from '../cunning/roll.ts';
import { call, DONE, type Frame, type Procedure } from '../procedure.ts';
import type { WindowCard } from './card.ts';

/** The highest die with which he is released for want of evidence. */
const RELEASED_UP_TO = 2;
/** The lowest roll for which the fine is all his Net Worth. */
const FULL_FINE_FROM = 10;

interface DoubleCross extends Frame {
  proc: 'doubleCross';
  readonly pirate: PirateId;
  readonly by: Seat;
  /** The rule by which he retires. */
  readonly rule: string;
}

/** At the end the pirate is out of the game: retired or hanged. */
export const doubleCross: Procedure<
  { pirate: PirateId; by: Seat; rule: string },
  DoubleCross,
  { arrest: undefined; judge: number; fine: number }
> = {
  name: 'doubleCross',
  rule: '17.2 #4',
  enter: ({ pirate, by, rule }) => ({ proc: 'doubleCross', at: 'arrest', pirate, by, rule }),
  steps: {
    arrest: (g, { by }) => call(g, roll, { ...rollOf(HANGING_TRIAL), pirate: NO_PIRATE, seat: by }, 'judge'),

    judge(g, { pirate, by, rule }, die) {
      const verdict = meets(HANGING_TRIAL.needed, die, HANGING_TRIAL.target) ? 'hanged' : die <= RELEASED_UP_TO ? 'released' : 'fined';
      g.events?.push({ type: 'tried', rule: '17.2 #4', pirate, dice: die, verdict });
      if (verdict === 'fined') return call(g, roll, { purpose: 'fine', pirate: NO_PIRATE, seat: by, count: 2 }, 'fine');
      if (verdict === 'released') retire(g, pirate, rule);
      else eliminate(g, pirate, 'hanged', '17.2 #4');
      return DONE;
    },

    /** The fine is ten percent of his Net Worth for each point of the dice, rounded up; the rest scores. */
    fine(g, { pirate, rule }, dice) {
      const percent = dice >= FULL_FINE_FROM ? 100 : dice * 10;
      const doubloons = Math.ceil((g.netWorth[pirate] * percent) / 100);
      g.netWorth[pirate] -= doubloons;
      g.events?.push({ type: 'fined', rule: '17.2 #4', pirate, percent, doubloons, now: g.netWorth[pirate] });
      retire(g, pirate, rule);
      return DONE;
    },
  },
};

export const doubleCrossCard: WindowCard = {
  title: 'double-cross',
  mayPlay: (_b, _pirate, { moment, action }) => moment === 'announcement' && action === 'retireByLetter',
  resolve: (g, { pirate, by }) => call(g, doubleCross, { pirate, by, rule: '18.41 A' }, 'played'),
};
