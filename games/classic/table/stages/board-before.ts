/** A board as it was before some events, as far as a fight depends on it. */
import { NO_WOUND, type PirateId, SUPERFICIAL, type VisibleBoard } from '@bb/classic/rules';
import type { Heard } from './stage.ts';

function set<T>(list: readonly T[], at: number, value: T): T[] {
  const copy = [...list];
  copy[at] = value;
  return copy;
}

/** @returns whether the ratings and ship of that time can still be told: not of a pirate who has left the game, changed ships or recovered */
export const isKnownBefore = (pirate: PirateId, later: readonly Heard[]): boolean =>
  !later.some(
    ({ event }) =>
      (event.type === 'pirateLost' || event.type === 'pirateRetired' || event.type === 'shipTaken' || event.type === 'pirateRecovered') &&
      event.pirate === pirate,
  );

/** @param later  the events since then @returns the board with damage, wounds and D&R since then taken back */
export function boardBefore(now: VisibleBoard, later: readonly Heard[]): VisibleBoard {
  let b = now;
  for (const { event } of later.toReversed())
    switch (event.type) {
      case 'combatLost':
        b = { ...b, combat: set(b.combat, event.pirate, event.now + event.hits) };
        break;
      case 'speedLost':
        b = { ...b, speed: set(b.speed, event.pirate, event.now + event.hits) };
        break;
      case 'wounded':
        b =
          event.degree === SUPERFICIAL
            ? { ...b, stunned: set(b.stunned, event.pirate, 0) }
            : { ...b, wound: set(b.wound, event.pirate, NO_WOUND) };
        break;
      case 'scurvyBrokeOut':
        b = { ...b, scurvy: set(b.scurvy, event.pirate, 0) };
        break;
      case 'revelryDeclared':
        b = { ...b, revelry: set(b.revelry, event.pirate, 0) };
        break;
      case 'shipRefitted':
        b = { ...b, combat: set(b.combat, event.pirate, event.now - event.by) };
        break;
      case 'shipCareened':
        b = { ...b, speed: set(b.speed, event.pirate, event.now - event.by), careened: set(b.careened, event.pirate, 0) };
        break;
      case 'allianceEnded':
      case 'allianceBroken':
        b = { ...b, ally: set(set(b.ally, event.pirate, event.other), event.other, event.pirate) };
        break;
      default:
    }
  return b;
}
