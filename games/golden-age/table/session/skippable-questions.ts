/** Decisions in which a player needs not be asked. */
import type { Choice, Decision } from '@bb/golden-age/rules';
import { isMarginCounted, KEEP_DICE, meets, prospect } from '@bb/golden-age/rules';

/**
 * @param skipIdle passes in windows in which this seat has nothing to play
 * @param cunningOnlyWhenUseful offers no reroll that could not help
 * @returns null if the player must be asked
 */
export function automaticAnswer(d: Decision, choices: readonly Choice[], skipIdle: boolean, cunningOnlyWhenUseful: boolean): Choice | null {
  const [only, ...others] = choices;
  if (only && others.length === 0) {
    if (d.traits.kind === 'window' && skipIdle) return only;
    if (only.type === 'endActions' || only.type === 'finish') return only;
  }
  return publicAutomaticAnswer(d, choices, cunningOnlyWhenUseful);
}

/** Only the automatic answers that follow from public facts: when the others see them given at once, they learn nothing about a hand. */
export function publicAutomaticAnswer(d: Decision, choices: readonly Choice[], cunningOnlyWhenUseful: boolean): Choice | null {
  const [only, ...others] = choices;
  if (only && others.length === 0 && 'single' in d.traits && d.traits.single === 'play') return only;
  // Without choices, another seat is asked.
  if (d.ask === 'rerollWithCunning' && only && cunningOnlyWhenUseful && (hasPassed(d) || isBest(d) || hasWon(d) || isHopeless(d)))
    return KEEP_DICE;
  return null;
}

/** The dice could not be better. */
const isBest = ({ about: { roll } }: Decision): boolean =>
  roll?.dice.every((die) => die === (roll.purpose === 'havenPrice' ? 1 : 6)) ?? false;

/** The test is passed with the dice as they are. */
export function hasPassed({ about: { roll } }: Decision): boolean {
  if (roll?.target === undefined || roll.needed === undefined) return false;
  const total = roll.dice.reduce((sum, die) => sum + die, roll.modifier);
  return meets(roll.needed, total, roll.target);
}

/** His total is the highest, no pirate after him can still reroll, and a higher total is worth no more. */
function hasWon({ about: { contest } }: Decision): boolean {
  if (!contest || (contest.purpose === 'bootyGrab' && contest.side === 0)) return false;
  if (contest.sides.some(({ pirate }, side) => pirate >= 0 && side > contest.side)) return false;
  return prospect(contest, contest.side).win === 1;
}

/** Chances are sums of fractions, so they are rounded. */
const ROUNDING_ERROR = 1e-9;

/** He loses whatever he rolls, and by how much makes no difference. */
function isHopeless({ about: { contest }, path }: Decision): boolean {
  if (!contest || isMarginCounted(contest.purpose, path)) return false;
  const { win, tie } = prospect(contest, contest.side, contest.side);
  return win + tie < ROUNDING_ERROR;
}
