/** 9.6, 15.1, 11 What the winners take, what the losers pay, and who bears the odd part. */
import { type About, type Choice, HOLD_COUNT, hold, type PirateId } from '@bb/engine';
import { best } from './choose-action.ts';
import { duelGain } from './grab.ts';
import { nth } from './nth.ts';
import { expected } from './odds.ts';
import type { Outlook } from './outlook.ts';
import { raiderOf, sum } from './raider.ts';
import { COMBAT_HIT, CUNNING, SPEED_HIT } from './weights.ts';

/** 9.53 In place of the poorest hold, if it is richer. */
export function stowPlunder(o: Outlook, legal: readonly Choice[], { pirate, doubloons = 0 }: About): Choice {
  if (pirate === undefined) return nth(legal, 0);
  return best(legal, (choice) => (choice.type === 'takeCargo' ? doubloons - aboard(o, pirate, choice.hold) : 0));
}

const aboard = (o: Outlook, pirate: PirateId, i: number): number => (i < HOLD_COUNT ? hold(o.view, pirate, i) : 0);

/** 17.2 #19 Two more on the die, against what the grabber would carry off. */
export function defendWithSkull(o: Outlook, legal: readonly Choice[], { pirate, target }: About): Choice {
  if (pirate === undefined || target === undefined) return nth(legal, 0);
  const booty = sum(raiderOf(o, pirate).booty) / 100;
  const edge = raiderOf(o, target).ability - raiderOf(o, pirate).ability + 1;
  const taken = (with2: number): number => expected(edge - with2, (margin) => (margin > 0 ? (booty * Math.min(10, 3.5 + margin)) / 10 : 0));
  return best(legal, (choice) => (choice.type === 'playSkull' ? taken(0) - taken(2) - CUNNING : 0));
}

/** 15.1 After a tie. */
export function duelOn(o: Outlook, legal: readonly Choice[], { pirate, target }: About): Choice {
  if (pirate === undefined || target === undefined) return nth(legal, 0);
  const gain = duelGain(o, raiderOf(o, pirate), raiderOf(o, target));
  return best(legal, (choice) => (choice.type === 'duelOn' ? gain : 0));
}

/** 9.63 From the poorest holds: they are empty then. */
export function payGrabber(o: Outlook, legal: readonly Choice[], { pirate }: About): Choice {
  return best(legal, (choice) => (choice.type === 'payFrom' && pirate !== undefined ? -aboard(o, pirate, choice.hold) : -Infinity));
}

/** 15.1 Everything; the ship only if the own one is the worse wreck. */
export function takeSpoils(o: Outlook, legal: readonly Choice[], { pirate, target }: About): Choice {
  if (pirate === undefined || target === undefined) return nth(legal, 0);
  const ours = raiderOf(o, pirate);
  const theirs = raiderOf(o, target);
  const worse = (r: typeof ours): number => COMBAT_HIT * r.combatHits + SPEED_HIT * r.speedHits - 2 * r.holds;
  return best(legal, (choice) => {
    switch (choice.type) {
      case 'takeLetter':
      case 'takeInformation':
      case 'takeTreasureMap':
      case 'takeHostage':
        return 100;
      case 'takeShip':
        return worse(ours) - worse(theirs) > A_BETTER_SHIP ? 50 : -1;
      case 'takeBooty':
        return 10;
      default:
        return 0;
    }
  });
}
const A_BETTER_SHIP = 3;

/** [R66] Of the holds of either ship the poorest goes overboard; the loser's only if it is poorer than any of his own. */
export function clearHold(o: Outlook, legal: readonly Choice[], { pirate, target }: About, onPrize: boolean): Choice {
  const owner = onPrize ? target : pirate;
  if (pirate === undefined || owner === undefined) return nth(legal, 0);
  const poorest = Math.min(Infinity, ...raiderOf(o, pirate).booty);
  return best(legal, (choice) => (choice.type === 'jettison' ? -aboard(o, owner, choice.hold) : -poorest));
}

/** 11.4 The sounder ship; 11.3 the more famous man. */
export const chooseAlly = (o: Outlook, legal: readonly Choice[], ask: string): Choice =>
  best(legal, (choice) => {
    if (choice.type !== 'chooseAlly') return 0;
    return ask === 'bearOddHit' ? nth(o.view.combat, choice.pirate) : nth(o.view.notoriety, choice.pirate);
  });
