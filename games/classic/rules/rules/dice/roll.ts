/** C1, C25 Throws dice for one pirate, or for nobody; he may reroll all of them once with a point of Cunning. */
import { CHANCE, NO_PIRATE, NONE, type PirateId } from '../../data/ids.ts';
import { breakdownOf } from '../../queries/roll-breakdown.ts';
import { KEEP_DICE, REROLL_DICE, ROLL } from '../../state/choices.ts';
import type { RollPurpose } from '../../state/events.ts';
import type { Game } from '../../state/position.ts';
import { type Asks, end, type Frame, type Procedure } from '../procedure.ts';
import { couldThrowBetter } from './better-throw.ts';

interface RollArgs {
  readonly purpose: RollPurpose;
  /** The pirate who rolls [C42]; by default nobody, so that the roll can't be rerolled. */
  readonly pirate?: PirateId;
  readonly count: number;
  /** Two dice are read as tens and ones (Dr66). */
  readonly tens?: boolean;
  /** The sum added to the dice, or minus what they are held against: it shows the odds, and whether another throw could be better [C90]. */
  readonly modifier?: number;
}

interface Roll extends Frame {
  proc: 'roll';
  readonly purpose: RollPurpose;
  readonly pirate: PirateId;
  readonly count: number;
  readonly tens: boolean;
  readonly modifier: number;
  dice: readonly number[];
  rerolled: boolean;
}
type RollSteps = { throwDie: Asks<'face'>; mayReroll: Asks<'keepDice' | 'rerollDice'> };

const NO_DICE: readonly number[] = [];
/** The throws of a single die, allocated once, since most throws are of one die. */
const ONE_DIE: readonly (readonly number[])[] = [[1], [2], [3], [4], [5], [6]];

function total({ dice, tens }: Roll): number {
  let sum = 0;
  for (const die of dice) sum = tens ? sum * 10 + die : sum + die;
  return sum;
}

/** @returns the sum of the dice, or the Dr66 */
export const roll: Procedure<RollArgs, Roll, RollSteps, number> = {
  name: 'roll',
  rule: 'C1',
  enter: ({ purpose, pirate = NO_PIRATE, count, tens = false, modifier = 0 }) => ({
    proc: 'roll',
    at: 'throwDie',
    purpose,
    pirate,
    count,
    tens,
    modifier,
    dice: NO_DICE,
    rerolled: false,
  }),
  steps: {
    throwDie: {
      ask: 'rollDie',
      seat: () => CHANCE,
      options(_g, _f, out) {
        for (const face of ROLL) out.push(face);
      },
      choose(g, f, { face }) {
        f.dice = f.count === 1 ? ONE_DIE[face - 1] : [...f.dice, face];
        if (f.dice.length < f.count) return 'throwDie';
        const { purpose, pirate, dice } = f;
        g.events?.push({ type: 'rolled', rule: 'C1', purpose, pirate, dice, breakdown: breakdownOf(g, rollOf(f), [f]) });
        return mayReroll(g, f) ? 'mayReroll' : end(g, total(f));
      },
      about,
    },

    mayReroll: {
      ask: 'rerollWithCunning',
      rule: 'C25',
      seat: (g, f) => g.owner[f.pirate],
      options: (_g, _f, out) => void out.push(KEEP_DICE, REROLL_DICE),
      choose(g, f, choice) {
        if (choice.type === 'keepDice') return end(g, total(f));
        payWithCunning(g, f.pirate, f.purpose);
        f.rerolled = true;
        f.dice = NO_DICE;
        return 'throwDie';
      },
      about,
    },
  },
};

const mayReroll = (g: Game, f: Roll): boolean =>
  f.pirate !== NONE && !f.rerolled && g.cunning[f.pirate] > 0 && couldThrowBetter(g, f.purpose, f.pirate, total(f), f.modifier);

/** C25 A point of Cunning is spent for good. */
export function payWithCunning(g: Game, pirate: PirateId, purpose: RollPurpose): void {
  g.cunning[pirate] = g.cunning[pirate] - 1;
  g.events?.push({ type: 'rerolled', rule: 'C25', purpose, pirate, cunningLeft: g.cunning[pirate] });
}

const rollOf = ({ purpose, dice, count, modifier }: Roll) => ({
  purpose,
  dice,
  counts: [count],
  modifiers: [modifier],
  side: 0,
  attacker: 0,
});
function about(_g: Game, f: Roll) {
  return { ...(f.pirate === NONE ? {} : { pirate: f.pirate }), roll: rollOf(f) };
}
