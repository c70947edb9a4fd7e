/** The animations and sounds of events, step by step. */
import type { GameEvent, View } from '@bb/golden-age/rules';
import { type AnimationStep, animationSteps } from '@bb/table-kit/animation/animation-steps.ts';
import { EVENT_SOUNDS } from '../sound/event-sounds.ts';
import { animationsOf } from './event-animations.ts';

export const animationStepsOf = (events: readonly GameEvent[], view: View): readonly AnimationStep[] =>
  animationSteps(events.map((event) => ({ animations: animationsOf(event, view), sound: EVENT_SOUNDS[event.type] })));
