/** C25 Where a point of Cunning is well spent. */
import { type Choice, type PirateId, ratingOf } from '../../rules/index.ts';
import { evades, pairAtMost, tensAtMost } from './odds.ts';
import { best, type ViewerKnowledge } from './viewer-knowledge.ts';
import { leadOf } from './worth.ts';

const sumOf = (dice: readonly number[]): number => dice.reduce((sum, die) => sum + die, 0);

/** @returns whether the dice are so bad that he throws them again */
function isBad(o: ViewerKnowledge, pirate: PirateId): boolean {
  const { sight, about } = o;
  const { roll } = about;
  if (roll === undefined) return false;
  const first = sumOf(roll.counts.slice(0, roll.side));
  const own = roll.dice.slice(first, first + roll.counts[roll.side]);
  const others = roll.dice.filter((_, i) => i < first || i >= first + own.length);
  const modifier = roll.modifiers[roll.side];
  const against = sumOf(others) + sumOf(roll.modifiers.filter((_, side) => side !== roll.side));
  const margin = sumOf(own) + modifier - against;
  switch (roll.purpose) {
    case 'attack':
      return margin > 0 && pairAtMost(-modifier) >= 0.4 && (margin <= 2 || sight.cunning[pirate] > 1);
    case 'evasion':
      return margin <= 0 && evades(modifier) >= 0.3;
    case 'battle':
      return margin <= -3 || -margin >= sight.combat[pirate];
    case 'mutiny':
      return own[0] >= ratingOf(sight.tables, sight, pirate, 'leadership') && ratingOf(sight.tables, sight, pirate, 'leadership') > 1;
    case 'retirement': {
      const hundreds = Math.floor(sight.netWorth[pirate] / 100);
      return 10 * own[0] + own[1] > hundreds && tensAtMost(hundreds) >= 0.2 && leadOf(o, pirate) > 0;
    }
    case 'surrender':
      return own[0] === 1;
    case 'trial':
      return sumOf(own) >= 10;
    case 'wound':
      return sight.scurvy[pirate] === 1 || sight.wound[pirate] > 0;
    case 'portAttack':
      return margin <= 0;
    case 'ransom':
    case 'plunder':
      return own[0] === 1 && sight.cunning[pirate] > 1;
    default:
      return false;
  }
}

export function reroll(o: ViewerKnowledge, legal: readonly Choice[]): Choice {
  const { pirate } = o.about;
  const rerolls = pirate !== undefined && isBad(o, pirate);
  return best(legal, ({ type }) => ((type === 'rerollDice') === rerolls ? 1 : 0));
}
