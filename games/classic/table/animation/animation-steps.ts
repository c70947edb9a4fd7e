/** The animations and sounds of events, step by step. */
import { type EventType, type GameEvent, NO_PIRATE, type RollPurpose } from '@bb/classic/rules';
import { type AnimationStep, animationSteps } from '@bb/table-kit/animation/animation-steps.ts';
import { EVENT_SOUNDS } from '../sound/event-sounds.ts';
import { animationsOf, type Seen } from './event-animations.ts';

export const animationStepsOf = (events: readonly GameEvent[], seen: Seen): readonly AnimationStep[] =>
  animationSteps(
    events.map((event, i) => ({
      animations: animationsOf(besidePirate(event, events.slice(0, i)), seen),
      sound: EVENT_SOUNDS[event.type],
    })),
  );

/** Throws of a pirate and of hunters or a port, who throw right after him. */
const FIGHTS: readonly RollPurpose[] = ['evasion', 'battle', 'portAttack'];

/** Dice of hunters or a port roll where those of the pirate have rolled whom they fight. */
function besidePirate(event: GameEvent, earlier: readonly GameEvent[]): GameEvent {
  if (event.type !== 'rolled' || event.pirate !== NO_PIRATE || !FIGHTS.includes(event.purpose)) return event;
  const own = earlier.findLast((one) => one.type === 'rolled');
  return own?.type === 'rolled' && own.purpose === event.purpose ? { ...event, pirate: own.pirate } : event;
}

const MOVES: readonly EventType[] = ['pirateMoved', 'warshipMoved', 'commissionerMoved'];

/** One hex of a move: the next may follow without a pause. */
export const isStep = (events: readonly GameEvent[]): boolean => events.length > 0 && events.every(({ type }) => MOVES.includes(type));
