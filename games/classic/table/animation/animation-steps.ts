/** The animations and sounds of events, step by step. */
import type { EventType, GameEvent } from '@bb/classic/rules';
import { type AnimationStep, animationSteps } from '@bb/ui/animation/animation-steps.ts';
import { EVENT_SOUNDS } from '../sound/event-sounds.ts';
import { animationsOf, type Seen } from './event-animations.ts';

export const animationStepsOf = (events: readonly GameEvent[], seen: Seen): readonly AnimationStep[] =>
  animationSteps(events.map((event) => ({ animations: animationsOf(event, seen), sound: EVENT_SOUNDS[event.type] })));

const MOVES: readonly EventType[] = ['pirateMoved', 'warshipMoved', 'commissionerMoved'];

/** One hex of a move: the next may follow without a pause. */
export const isStep = (events: readonly GameEvent[]): boolean => events.length > 0 && events.every(({ type }) => MOVES.includes(type));
