/** The past, played by itself. One at a time: there is one screen. */
import type { Session } from '../session/session.svelte.ts';

let playing = $state.raw<Session | null>(null);
let timer: ReturnType<typeof setInterval> | undefined;

/** The last stop that lies no later than this. */
export const indexAt = (stops: readonly number[], at: number): number =>
  Math.max(
    0,
    stops.findLastIndex((stop) => stop <= at),
  );

export const playsOn = (session: Session): boolean => playing === session;

export function stopPlaying(): void {
  clearInterval(timer);
  playing = null;
}

/** From where the session looks, or from its beginning where that is the end. */
export function startPlaying(session: Session, pace: number): void {
  stopPlaying();
  if ((session.look?.at ?? 0) >= session.length) session.lookAt(0);
  playing = session;
  timer = setInterval(() => {
    const { stops, look } = session;
    const next = look ? stops[indexAt(stops, look.at) + 1] : undefined;
    if (next === undefined) stopPlaying();
    else session.lookAt(next);
  }, pace);
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
