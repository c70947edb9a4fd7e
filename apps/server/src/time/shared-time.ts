/**
 * The time that all nodes on one database share, and its gaps: times in which no node could play (ADR 036). Pure: what a node knew, what its
 * clocks show and the last beats of all nodes give what it knows now. No clock, timer or database.
 *
 * The shared time is in milliseconds since 1970. It passes with the monotonic clock of each node, never runs backward, and knows nothing of
 * steps of the wall clock while a node runs. Only from beat to beat is it known whether it counts.
 */
import type { Pause } from './stops.ts';

/** A time without a beat of any node that is as long as this is a gap. */
export const MIN_GAP_MS = 5000;
/** The reference clock was set if it passed by this much more or less than the monotonic clock. */
const STEP_MS = 250;
/** The shared time is set forward to a reference clock that has stayed ahead of it for this long. */
const FOLLOW_AFTER_MS = 60_000;

/** What the clocks show at one moment. */
export interface Clocks {
  /** Milliseconds of a clock that nobody sets; it may stand still while the machine sleeps. */
  readonly monotonic: number;
  /** The wall clock that all nodes read, that of the database server: milliseconds since 1970. */
  readonly reference: number;
}

/** The database has answered a node. */
export interface Beat {
  readonly isOwn: boolean;
  /** The node has stopped, and beats no more. */
  readonly isLast: boolean;
  /** The shared time then. */
  readonly at: number;
  /** The reference clock then. */
  readonly reference: number;
}

/** What a node knows of the shared time since its last beat. */
export interface SharedTime extends Clocks {
  /** The shared time at the beat. All time before it counts, apart from the gaps. */
  readonly at: number;
  /** What the reference clock showed after it had been set last: earlier beats don't tell how long ago they were. */
  readonly setTo: number;
  /** Since when the reference clock has been ahead: on the monotonic clock. Null if it is not. */
  readonly aheadSince: number | null;
}

/** @returns the shared time when the monotonic clock shows this: at most `MIN_GAP_MS` after the last beat, for later time may be a gap */
export const timeAt = ({ at, monotonic }: SharedTime, now: number): number => at + Math.min(MIN_GAP_MS, Math.max(0, now - monotonic));

/** @returns what a node knows after a beat, and the gap that it ends. `before`: what the node knew; null at its first beat */
export function afterBeat(
  before: SharedTime | null,
  { monotonic, reference }: Clocks,
  beats: readonly Beat[],
): { readonly time: SharedTime; readonly gap: Pause | null } {
  const last = Math.max(...beats.map(({ at }) => at), before?.at ?? Number.NEGATIVE_INFINITY);
  const passed = before ? Math.max(0, monotonic - before.monotonic) : 0;
  const isSet = before !== null && Math.abs(reference - before.reference - passed) >= STEP_MS;
  const setTo = isSet ? reference : (before?.setTo ?? Number.NEGATIVE_INFINITY);
  const ofOthers = beats.flatMap((beat): number[] => {
    const age = reference - beat.reference;
    // The monotonic clock knows better how long ago this node's own beat was.
    if (beat.isLast || (before && beat.isOwn) || beat.reference < setTo || Math.abs(age) >= MIN_GAP_MS) return [];
    return [beat.at + Math.max(0, age)];
  });
  // A node that starts joins the others; the first one takes the reference clock, but does not run back.
  const own = before ? before.at + passed : ofOthers.length > 0 ? last : Math.max(reference, last);
  const at = Math.max(own, last, ...ofOthers);
  const aheadSince = reference - at < MIN_GAP_MS ? null : (before?.aheadSince ?? monotonic);
  const isFollowed = aheadSince !== null && monotonic - aheadSince >= FOLLOW_AFTER_MS;
  // Between the last node and the first one after it nobody could play, however short it was.
  const isFirst = before === null && ofOthers.length === 0;
  const from = isFirst || at - last >= MIN_GAP_MS ? last : at;
  const to = isFollowed ? reference : at;
  return {
    time: { at: to, monotonic, reference, setTo, aheadSince: isFollowed ? null : aheadSince },
    gap: Number.isFinite(last) && to > from ? [from, to] : null,
  };
}
