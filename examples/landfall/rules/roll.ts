import { CHANCE, end, type Frame, type Seat } from '@bb/kernel';
import { PRESS_ON, ROLL_DIE, SAIL } from './choices.ts';
import type { AskFor, Rule } from './position.ts';

interface Roll extends Frame {
  proc: 'roll';
  readonly seat: Seat;
  dice: readonly number[];
}

const sum = (dice: readonly number[]): number => dice.reduce((total, face) => total + face, 0);

/** 2 Throws dice as long as the seat dares. Returns the leagues that they make, 0 if a number comes twice. */
export const roll: Rule<{ seat: Seat }, Roll, { throwDie: AskFor<'rollDie'>; dare: AskFor<'sail' | 'pressOn'> }, number> = {
  name: 'roll',
  rule: '2',
  enter: ({ seat }) => ({ proc: 'roll', at: 'throwDie', seat, dice: [] }),
  steps: {
    throwDie: {
      ask: 'rollDie',
      seat: () => CHANCE,
      options: (_p, _f, out) => void out.push(...ROLL_DIE),
      choose(p, f, { face }) {
        p.events?.push({ type: 'rolled', seat: f.seat, face });
        if (f.dice.includes(face)) return end(p, 0);
        f.dice = [...f.dice, face];
        return 'dare';
      },
    },

    dare: {
      ask: 'sailOrPressOn',
      seat: (_p, { seat }) => seat,
      options: (_p, _f, out) => void out.push(SAIL, PRESS_ON),
      choose: (p, { dice }, { type }) => (type === 'pressOn' ? 'throwDie' : end(p, sum(dice))),
      about: (_p, { seat, dice }) => ({ ship: seat, roll: sum(dice) }),
    },
  },
};
