/** C25 [C90] Could another throw be better? Where none could, nobody is asked for Cunning. All that decides it lies open. */
import type { PirateId } from '../../data/ids.ts';
import { ratingOf, worthOf } from '../../queries/pirates.ts';
import { speedDamage } from '../../queries/repairs.ts';
import { allysHelp, HANGED_FROM, TRIED_AT } from '../../queries/strengths.ts';
import type { RollPurpose } from '../../state/events.ts';
import type { Game } from '../../state/position.ts';

const [LOWEST_FACE, HIGHEST_FACE] = [1, 6] as const;
const [LOWEST_SUM, HIGHEST_SUM] = [2, 12] as const;

/**
 * Could a roll with nobody against it be better? The points of a move may be too many as well as too few, since a search needs all of them used.
 * @param total  the sum of the dice, or the Dr66 @param modifier  what is added, to show the odds
 */
export function couldThrowBetter(g: Game, purpose: RollPurpose, pirate: PirateId, total: number, modifier: number): boolean {
  switch (purpose) {
    case 'wound':
      return total === 1;
    case 'attack':
      return total - allysHelp(g, pirate) + modifier > 0;
    case 'torture':
      return total !== ratingOf(g.tables, g, pirate, 'cruelty');
    case 'ransom':
    case 'plunder':
      return total < HIGHEST_FACE;
    case 'havenPrice':
    case 'letterPrice':
      return total > LOWEST_FACE;
    case 'careen':
      return total < Math.min(HIGHEST_FACE, speedDamage(g, pirate));
    case 'mutiny':
      return total >= ratingOf(g.tables, g, pirate, 'leadership');
    case 'retirement':
      return total * 100 > worthOf(g, pirate);
    case 'surrender':
      return total <= TRIED_AT;
    case 'trial':
      return total >= HANGED_FROM || (total > LOWEST_SUM && g.netWorth[pirate] > 0);
    default:
      return true;
  }
}

/**
 * Could his side of an opposed roll be higher? The margin counts in a battle and in a duel, but not when he evades or attacks a port.
 * @param margin  by how much his total is higher
 */
export function couldThrowHigher(purpose: RollPurpose, dice: readonly number[], margin: number): boolean {
  switch (purpose) {
    case 'evasion':
    case 'portAttack':
      return margin <= 0;
    case 'battle':
      return betterPair(dice) < HIGHEST_SUM;
    default:
      return dice.some((die) => die < HIGHEST_FACE);
  }
}

/** C21.3 With an ally beside him he throws two pairs, and only the higher pair counts. */
const betterPair = ([a = 0, b = 0, c = 0, d = 0]: readonly number[]): number => Math.max(a + b, c + d);
