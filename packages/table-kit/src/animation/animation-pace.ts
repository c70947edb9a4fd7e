/** Durations of animations and pauses. */
import type { Pace } from '../preferences.svelte.ts';

export interface AnimationTimes {
  /** Length of one animation; 0: no animations. */
  readonly sceneMs: number;
  /** Pause after a bot's move, once its animations are over. */
  readonly restMs: number;
}

export const MAX_SCENE_MS = 400;
const TIMES: Readonly<Record<Pace, AnimationTimes>> = {
  slow: { sceneMs: MAX_SCENE_MS, restMs: 900 },
  normal: { sceneMs: 300, restMs: 350 },
  fast: { sceneMs: 130, restMs: 40 },
  none: { sceneMs: 0, restMs: 0 },
};

/** @param still leaves out the animations, but not the pauses in which a player reads */
export const animationTimes = (pace: Pace, still: boolean): AnimationTimes => (still ? { ...TIMES[pace], sceneMs: 0 } : TIMES[pace]);

/** With more animations than this waiting, each one is shorter. */
const MAX_UNHURRIED = 6;
const MIN_SCENE_MS = 40;

/** @returns the length of the next animation in milliseconds, when `waiting` others follow it */
export const sceneDuration = ({ sceneMs }: AnimationTimes, waiting: number): number =>
  waiting <= MAX_UNHURRIED ? sceneMs : Math.max(MIN_SCENE_MS, Math.round((sceneMs * MAX_UNHURRIED) / waiting));

/** Resolves after the pause that lets a player see a move. */
export const pauseAfterMove = ({ restMs }: AnimationTimes): Promise<void> =>
  restMs === 0 ? Promise.resolve() : new Promise((done) => setTimeout(done, restMs));
