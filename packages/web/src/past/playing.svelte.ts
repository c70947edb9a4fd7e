/** The past, played by itself. One at a time: there is one screen. */
import { tick } from 'svelte';
import type { Session } from '../session/session.ts';

let playing = $state.raw<Session | null>(null);
/** Counts the plays: an older one stops. */
let play = 0;

/** The last stop that lies no later than this. */
export const indexAt = (stops: readonly number[], at: number): number =>
  Math.max(
    0,
    stops.findLastIndex((stop) => stop <= at),
  );

export const playsOn = (session: Session): boolean => playing === session;

export function stopPlaying(): void {
  play += 1;
  playing = null;
}

const pause = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

/**
 * From where the session looks, or from its beginning where that is the end: each step for as long as `pace` says, and until what
 * is shown of it is over. True when it has come to the end, false when it was stopped.
 */
export async function startPlaying(session: Session, pace: number): Promise<boolean> {
  stopPlaying();
  if ((session.look?.at ?? 0) >= session.length) session.lookAt(0);
  playing = session;
  const mine = play;
  for (;;) {
    await tick();
    await Promise.all([pause(pace), session.meanwhile()]);
    if (play !== mine) return false;
    const { stops, look } = session;
    const next = look ? stops[indexAt(stops, look.at) + 1] : undefined;
    if (next === undefined) {
      stopPlaying();
      return look !== null;
    }
    session.lookAt(next);
  }
}

/** `[` and `]` go a step back and on, Escape back to now. */
export function lookByKey(session: Session, key: string): void {
  const { look, stops } = session;
  if (key === 'Escape' && look && !document.querySelector('dialog[open]')) session.lookAway();
  if (key !== '[' && key !== ']') return;
  stopPlaying();
  const next = indexAt(stops, look?.at ?? session.length) + (key === '[' ? -1 : 1);
  if (look || key === '[') session.lookAt(stops[Math.max(0, Math.min(stops.length - 1, next))] ?? 0);
}
