/** C16.4, C20, C24.3 Battles and duels. */
import { type Choice, combatOf, type PirateId, ratingOf } from '../../rules/index.ts';
import { best, type ViewerKnowledge } from './viewer-knowledge.ts';
import { leadOf, wantsEnd } from './worth.ts';

const choose = (legal: readonly Choice[], type: Choice['type']): Choice => best(legal, (choice) => (choice.type === type ? 1 : 0));

/** A pirate gets away with 5 Notoriety; hunters fight on, who lose nothing that is the captain's own. */
export function endBattle(o: ViewerKnowledge, legal: readonly Choice[]): Choice {
  const { pirate } = o.about;
  return choose(legal, pirate !== undefined && o.sight.owner[pirate] === o.seat && !wantsEnd(o) ? 'endBattle' : 'fightOn');
}

/** C24.3 Two in three retire with what is on board; the weak take that chance. */
const TOO_WEAK = 4;
export function surrenderOrFight(o: ViewerKnowledge, legal: readonly Choice[]): Choice {
  const { pirate } = o.about;
  const isWise = pirate !== undefined && (combatOf(o.sight.tables, o.sight, pirate) <= TOO_WEAK || leadOf(o, pirate) > 0);
  const surrenders = isWise && !wantsEnd(o);
  return choose(legal, surrenders ? 'surrender' : 'fightOn');
}

/** The sum of what counts in a duel. */
const skill = ({ sight }: ViewerKnowledge, pirate: PirateId): number =>
  (['endurance', 'duelAttack', 'duelDefense'] as const).reduce((sum, rating) => sum + ratingOf(sight.tables, sight, pirate, rating), 0);

export function backOff(o: ViewerKnowledge, legal: readonly Choice[]): Choice {
  const { pirate, other } = o.about;
  const isWeaker = pirate !== undefined && other !== undefined && skill(o, pirate) < skill(o, other) && o.sight.unrest[pirate] > 4;
  return choose(legal, isWeaker ? 'backOff' : 'fightOn');
}

const SURE_EDGE = 2;
export function challenge(o: ViewerKnowledge, legal: readonly Choice[]): Choice {
  const { pirate, other } = o.about;
  const challenges = pirate !== undefined && other !== undefined && skill(o, pirate) >= skill(o, other) + SURE_EDGE;
  return choose(legal, challenges ? 'challenge' : 'decline');
}
