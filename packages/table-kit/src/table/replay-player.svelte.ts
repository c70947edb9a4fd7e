/** Plays a replay automatically. Only one plays at a time. */

import { tick } from 'svelte';
import type { GameSession } from '../session/game-session.ts';
import type { SessionTypes } from '../session/session-game.ts';

/** The session that it plays. */
let playing = $state.raw<object | null>(null);
/** The number of replays started or stopped: a replay ends when it changes. */
let generation = 0;

/** @returns the index of the last stop that is not after `at` */
export const indexAt = (stops: readonly number[], at: number): number =>
  Math.max(
    0,
    stops.findLastIndex((stop) => stop <= at),
  );

export const isReplayPlaying = (session: object): boolean => playing === session;

export function stopReplay(): void {
  generation += 1;
  playing = null;
}

const pause = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

/**
 * Plays on from the moment shown, or from the beginning if that is the end.
 * @param stepMs how long each step is shown at least; its animations are always finished
 * @returns whether it reached the end; false if it was stopped
 */
export async function startReplay<T extends SessionTypes>(session: GameSession<T>, stepMs: number): Promise<boolean> {
  stopReplay();
  if ((session.replay?.at ?? 0) >= session.length) session.lookAt(0);
  playing = session;
  const mine = generation;
  for (;;) {
    await tick();
    await Promise.all([pause(stepMs), session.waitForAnimations()]);
    if (generation !== mine) return false;
    const { stops, replay } = session;
    const next = replay ? stops[indexAt(stops, replay.at) + 1] : undefined;
    if (next === undefined) {
      stopReplay();
      return replay !== null;
    }
    session.lookAt(next);
  }
}

/** `[` and `]` go one step back and on; Escape shows the present again. */
export function handleReplayKey<T extends SessionTypes>(session: GameSession<T>, key: string): void {
  const { replay, stops } = session;
  if (key === 'Escape' && replay && !document.querySelector('dialog[open]')) session.leaveReplay();
  if (key !== '[' && key !== ']') return;
  stopReplay();
  const next = indexAt(stops, replay?.at ?? session.length) + (key === '[' ? -1 : 1);
  if (replay || key === '[') session.lookAt(stops[Math.max(0, Math.min(stops.length - 1, next))] ?? 0);
}
