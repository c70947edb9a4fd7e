/** 9.6, 15.1, 11 Decisions after a Booty Grab, a duel or a port attack: what the winner takes, what the loser pays, which ally bears an odd hit. */
import { type About, type Choice, HOLD_COUNT, hold, type PirateId } from '@bb/golden-age/rules';
import { COMBAT_HIT_VP, CUNNING_POINT_VP, SPEED_HIT_VP } from './assumptions.ts';
import { best } from './choose-action.ts';
import { expected } from './dice-odds.ts';
import { duelGain } from './grab.ts';
import { raiderOf, sum } from './raider.ts';
import type { ViewerKnowledge } from './viewer-knowledge.ts';

/** 9.53 Puts plunder in place of the poorest hold, if it is richer. */
export function stowPlunder(o: ViewerKnowledge, legal: readonly Choice[], { pirate, doubloons = 0 }: About): Choice {
  if (pirate === undefined) return legal[0];
  return best(legal, (choice) => (choice.type === 'takeCargo' ? doubloons - aboard(o, pirate, choice.hold) : 0));
}

const aboard = (o: ViewerKnowledge, pirate: PirateId, i: number): number => (i < HOLD_COUNT ? hold(o.view, pirate, i) : 0);

/** 17.2 #19 Plays Skull & Crossbones for two more on the die if that saves enough booty. */
export function defendWithSkull(o: ViewerKnowledge, legal: readonly Choice[], { pirate, target }: About): Choice {
  if (pirate === undefined || target === undefined) return legal[0];
  const booty = sum(raiderOf(o, pirate).booty) / 100;
  const edge = raiderOf(o, target).ability - raiderOf(o, pirate).ability + 1;
  const taken = (bonus: number): number => expected(edge - bonus, (margin) => (margin > 0 ? (booty * Math.min(10, 3.5 + margin)) / 10 : 0));
  return best(legal, (choice) => (choice.type === 'playSkull' ? taken(0) - taken(2) - CUNNING_POINT_VP : 0));
}

/** 15.1 Chooses whether to go on with a duel after a tie. */
export function duelOn(o: ViewerKnowledge, legal: readonly Choice[], { pirate, target }: About): Choice {
  if (pirate === undefined || target === undefined) return legal[0];
  const gain = duelGain(o, raiderOf(o, pirate), raiderOf(o, target));
  return best(legal, (choice) => (choice.type === 'duelOn' ? gain : 0));
}

/** 9.63 Pays from the poorest holds first, which empties them. */
export function payGrabber(o: ViewerKnowledge, legal: readonly Choice[], { pirate }: About): Choice {
  return best(legal, (choice) => (choice.type === 'payFrom' && pirate !== undefined ? -aboard(o, pirate, choice.hold) : -Infinity));
}

/** 15.1 Takes everything, but the ship only if it is clearly better than his own. */
export function takeSpoils(o: ViewerKnowledge, legal: readonly Choice[], { pirate, target }: About): Choice {
  if (pirate === undefined || target === undefined) return legal[0];
  const ours = raiderOf(o, pirate);
  const theirs = raiderOf(o, target);
  const worse = (r: typeof ours): number => COMBAT_HIT_VP * r.combatHits + SPEED_HIT_VP * r.speedHits - 2 * r.holds;
  return best(legal, (choice) => {
    switch (choice.type) {
      case 'takeLetter':
      case 'takeInformation':
      case 'takeTreasureMap':
      case 'takeHostage':
        return 100;
      case 'takeShip':
        return worse(ours) - worse(theirs) > MIN_BETTER_BY ? 50 : -1;
      case 'takeBooty':
        return 10;
      default:
        return 0;
    }
  });
}
const MIN_BETTER_BY = 3;

/** [R66] Throws the poorest cargo overboard; one of the prize only if it is poorer than all of his own. */
export function clearHold(o: ViewerKnowledge, legal: readonly Choice[], { pirate, target }: About, onPrize: boolean): Choice {
  const owner = onPrize ? target : pirate;
  if (pirate === undefined || owner === undefined) return legal[0];
  const poorest = Math.min(Infinity, ...raiderOf(o, pirate).booty);
  return best(legal, (choice) => (choice.type === 'jettison' ? -aboard(o, owner, choice.hold) : -poorest));
}

/** 11.4 The odd hit goes to the ally with more Combat; 11.3 the more famous ally is senior. */
export const chooseAlly = (o: ViewerKnowledge, legal: readonly Choice[], ask: string): Choice =>
  best(legal, (choice) => {
    if (choice.type !== 'chooseAlly') return 0;
    return ask === 'bearOddHit' ? o.view.combat[choice.pirate] : o.view.notoriety[choice.pirate];
  });
