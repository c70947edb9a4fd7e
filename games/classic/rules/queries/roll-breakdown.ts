/** What the event of a roll tells of it. */
import { NO_PIRATE, type PirateId } from '../data/ids.ts';
import type { About } from '../state/about.ts';
import type { RollBreakdown, RolledSide } from '../state/rolls.ts';
import type { VisibleBoard } from '../state/views.ts';
import { DIE, judged, NOTHING, type Side, TENS, thrownOf, totalOf } from './dice-odds.ts';
import { trialOf } from './reroll-odds.ts';

/** The dice of one side, as they lie; none before they are thrown. */
export interface Cast {
  readonly pirate: PirateId;
  readonly dice: readonly number[];
}

/** @param casts  of the sides, in the order of the roll */
export function breakdownOf(s: VisibleBoard, roll: NonNullable<About['roll']>, casts: readonly Cast[]): RollBreakdown {
  const own = casts[roll.attacker];
  const other = casts[1 - roll.attacker] ?? NOBODY;
  const trial = trialOf(s, own.pirate, roll);
  // They only name a port.
  if (trial === null)
    return { own: sideOf(own, own.dice.length === 1 ? DIE : TENS), sign: '', other: sideOf(NOBODY, NOTHING), outcome: null };
  const [mine, theirs] = [sideOf(own, trial.own), sideOf(other, trial.other)];
  const isOpen = mine.total === null || theirs.total === null;
  const outcome = isOpen ? null : judged(trial, thrownOf(own.dice, mine.kind), thrownOf(other.dice, theirs.kind)).outcome;
  return { own: mine, sign: trial.sign, other: theirs, outcome };
}

const NOBODY: Cast = { pirate: NO_PIRATE, dice: [] };

function sideOf({ pirate, dice }: Cast, side: Side): RolledSide {
  const { dice: kind, pounds, percent, modifiers } = side;
  const total = kind !== null && dice.length === 0 ? null : totalOf(side, thrownOf(dice, kind));
  return { pirate, kind, dice: kind === 'better' && dice.length > 0 ? betterPair(dice) : dice, pounds, percent, modifiers, total };
}

/** C21.3 @returns the higher of two pairs, the one that counts */
function betterPair([a, b, c, d]: readonly number[]): readonly number[] {
  return a + b >= c + d ? [a, b] : [c, d];
}
