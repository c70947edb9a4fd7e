/** Questions that need not be put to a person. */
import type { Choice, Decision, RollPurpose } from '@bb/engine';
import { DECLINE, KEEP_DICE, PASS } from '@bb/engine';
import { prospect } from '@bb/words';

/** Asks where a single choice left is made without asking. */
const FORCED: readonly string[] = [
  'chooseArea',
  'chooseSuccessor',
  'clearHolds',
  'dealWithPrize',
  'discardToFate',
  'payGrabber',
  'stowBooty',
  'takeAllysPart',
];

/**
 * The answer that goes without saying, or null.
 * `skipIdle`: windows in which this seat holds nothing to play are passed over.
 * `cunningOnlyWhenUseful`: a test that has been passed is not offered for rerolling.
 */
export function idleAnswer(d: Decision, choices: readonly Choice[], skipIdle: boolean, cunningOnlyWhenUseful: boolean): Choice | null {
  const [only, ...others] = choices;
  if (only && others.length === 0) {
    if ((only === PASS || only === DECLINE) && skipIdle) return only;
    if (only.type === 'endActions' || only.type === 'finish') return only;
  }
  return openAnswer(d, choices, cunningOnlyWhenUseful);
}

/** Of these, the ones that everybody at the table could give: who sees one given at once learns nothing of a hand. */
export function openAnswer(d: Decision, choices: readonly Choice[], cunningOnlyWhenUseful: boolean): Choice | null {
  const [only, ...others] = choices;
  if (only && others.length === 0 && FORCED.includes(d.ask)) return only;
  if (d.ask === 'rerollWithCunning' && cunningOnlyWhenUseful && (hasPassed(d) || isBest(d) || hasWon(d) || isHopeless(d))) return KEEP_DICE;
  return null;
}

/** No roll could be better. */
const isBest = ({ about: { roll } }: Decision): boolean =>
  roll?.dice.every((die) => die === (roll.purpose === 'havenPrice' ? 1 : 6)) ?? false;

/** A test that has been passed as it lies. */
export function hasPassed({ about: { roll } }: Decision): boolean {
  if (roll?.target === undefined) return false;
  const total = roll.dice.reduce((sum, die) => sum + die, roll.modifier);
  return roll.under ? total <= roll.target : total >= roll.target;
}

/** Higher than all, no pirate after him could still throw again, and a higher total is worth no more. */
function hasWon({ about: { contest } }: Decision): boolean {
  if (!contest || (contest.purpose === 'bootyGrab' && contest.side === 0)) return false;
  if (contest.sides.some(({ pirate }, side) => pirate >= 0 && side > contest.side)) return false;
  return prospect(contest, contest.side, false).win === 1;
}

/** Chances are sums of fractions. */
const ROUNDING = 1e-9;

/** What matters is who wins, not by how much. */
const DECISIVE: readonly RollPurpose[] = ['flight', 'duel', 'oust', 'piratePortAttack'];

/** Lost whatever he throws. */
function isHopeless({ about: { contest } }: Decision): boolean {
  if (!contest || !DECISIVE.includes(contest.purpose)) return false;
  const { win, tie } = prospect(contest, contest.side, true);
  return win + tie < ROUNDING;
}
