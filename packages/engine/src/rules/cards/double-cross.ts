/** 17.2 #4 Double Cross: a pirate who retires by his Letter is put on trial first. */
import { NO_PIRATE, type PirateId, type Seat } from '../../data/ids.ts';
import { eliminate, retire } from '../../effects/leaving.ts';
import { roll } from '../cunning/roll.ts';
import { call, DONE, type Frame, type Procedure } from '../procedure.ts';

/** The die is at most this for want of evidence ... */
const RELEASED = 2;
/** ... and at most this for an acquittal that costs money. */
export const FINED = 4;
/** From this roll on the fine is everything. */
const EVERYTHING = 10;

interface DoubleCross extends Frame {
  proc: 'doubleCross';
  readonly pirate: PirateId;
  readonly by: Seat;
  /** By which he retires. */
  readonly rule: string;
}

/** Afterwards he is out of the game: retired, or hanged. */
export const doubleCross: Procedure<
  { pirate: PirateId; by: Seat; rule: string },
  DoubleCross,
  { arrest: undefined; judge: number; fine: number }
> = {
  name: 'doubleCross',
  rule: '17.2 #4',
  enter: ({ pirate, by, rule }) => ({ proc: 'doubleCross', at: 'arrest', pirate, by, rule }),
  steps: {
    arrest: (g, { by }) => call(g, roll, { purpose: 'doubleCross', pirate: NO_PIRATE, seat: by, count: 1 }, 'judge'),

    judge(g, { pirate, by, rule }, die) {
      const verdict = die <= RELEASED ? 'released' : die <= FINED ? 'fined' : 'hanged';
      g.events?.push({ type: 'tried', rule: '17.2 #4', pirate, dice: die, verdict });
      if (verdict === 'fined') return call(g, roll, { purpose: 'fine', pirate: NO_PIRATE, seat: by, count: 2 }, 'fine');
      if (verdict === 'released') retire(g, pirate, rule);
      else eliminate(g, pirate, 'hanged', '17.2 #4');
      return DONE;
    },

    /** Ten percent of his Net Worth a pip, rounded up; the rest counts. */
    fine(g, { pirate, rule }, dice) {
      const percent = dice >= EVERYTHING ? 100 : dice * 10;
      const doubloons = Math.ceil((g.netWorth[pirate] * percent) / 100);
      g.netWorth[pirate] -= doubloons;
      g.events?.push({ type: 'fined', rule: '17.2 #4', pirate, percent, doubloons, now: g.netWorth[pirate] });
      retire(g, pirate, rule);
      return DONE;
    },
  },
};
