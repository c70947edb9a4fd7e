/** 3.0 Steps 2 and 6 Dice determine Player A, and the first to draft. */
import { NO_PIRATE, type Seat } from '../../data/ids.ts';
import { roll } from '../cunning/roll.ts';
import { call, end, type Frame, type Procedure } from '../procedure.ts';

interface PlayerOrder extends Frame {
  proc: 'playerOrder';
  readonly purpose: OrderPurpose;
  seat: Seat;
  /** The seats that roll in this round. */
  rolling: readonly Seat[];
  highest: number;
  /** The seats with the highest die so far. */
  leading: readonly Seat[];
}

type OrderPurpose = 'playerOrder' | 'draftOrder';

type Steps = { begin: undefined; next: undefined; compare: number };

/** @returns the seat that begins */
export const playerOrder: Procedure<{ purpose: OrderPurpose }, PlayerOrder, Steps, Seat> = {
  name: 'playerOrder',
  rule: '3.0 Step 2',
  enter: ({ purpose }) => ({ proc: 'playerOrder', at: 'begin', purpose, seat: -1, rolling: [], highest: 0, leading: [] }),
  steps: {
    begin(g, f) {
      f.rolling = Array.from({ length: g.players }, (_, seat) => seat);
      return 'next';
    },

    /** The highest die wins; seats that tie roll again among themselves [R2]. */
    next(g, f) {
      const next = f.rolling.find((seat) => seat > f.seat);
      if (next !== undefined) {
        f.seat = next;
        return call(g, roll, { purpose: f.purpose, pirate: NO_PIRATE, seat: next, count: 1 }, 'compare');
      }
      if (f.leading.length === 1) return end(g, f.leading[0]);
      f.rolling = f.leading;
      f.leading = [];
      f.highest = 0;
      f.seat = -1;
      return 'next';
    },

    compare(_g, f, die) {
      if (die > f.highest) f.leading = [f.seat];
      else if (die === f.highest) f.leading = [...f.leading, f.seat];
      f.highest = Math.max(f.highest, die);
      return 'next';
    },
  },
};
