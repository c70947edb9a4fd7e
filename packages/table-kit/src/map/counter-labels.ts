/** Where the name of each counter stands; left out where it would cover a counter or another label. */
import type { Place, Rectangle, TextSpot } from './geometry.ts';
import { isReadable, letterSize, lineBox, overlap } from './label-boxes.ts';

/** Height of the letters on a large map, in board units. */
const NAME_SIZE = 12.5;
/** Distance between a counter and its name. */
const GAP = 3;

/** A counter with a name. */
export interface NamedCounter<Id> {
  readonly id: Id;
  readonly name: string;
  readonly at: Place;
  readonly radius: number;
  /** A name below it would cover print. */
  readonly isNameless: boolean;
}

/** Below the counter, beside it or above it. */
function spotsFor({ at: [x, y], radius, isNameless }: NamedCounter<unknown>, size: number): readonly TextSpot[] {
  const below: TextSpot = { x, y: y + radius + GAP + 0.76 * size, anchor: 'middle' };
  const beside: readonly TextSpot[] = [
    { x: x + radius + GAP, y: y + 0.3 * size, anchor: 'start' },
    { x: x - radius - GAP, y: y + 0.3 * size, anchor: 'end' },
    { x, y: y - radius - GAP - 0.24 * size, anchor: 'middle' },
  ];
  return isNameless ? beside : [below, ...beside];
}

export interface CounterLabel {
  readonly at: TextSpot;
  /** Height of the letters, in board units. */
  readonly size: number;
  readonly box: Rectangle;
}

/** What names must not cover, and what they cover only if there is no other room, such as the names of seas. */
export interface LabelGround {
  readonly frames: readonly Rectangle[];
  readonly taken: readonly Rectangle[];
  readonly lettering: readonly Rectangle[];
}

const isClear = (box: Rectangle, others: readonly Rectangle[]): boolean => others.every((other) => overlap(box, other) === 0);
const isWithin = ([x, y, width, height]: Rectangle, [left, top, across, down]: Rectangle): boolean =>
  x >= left && y >= top && x + width <= left + across && y + height <= top + down;

/** @returns the names that have room and can be read at a scale in CSS pixels per board unit, by the counters' ids */
export function counterLabels<Id>(
  counters: readonly NamedCounter<Id>[],
  scale: number,
  { frames, taken, lettering }: LabelGround,
): ReadonlyMap<Id, CounterLabel> {
  if (!isReadable(NAME_SIZE, scale)) return new Map();
  const size = letterSize(NAME_SIZE, scale);
  const placed: Rectangle[] = [...taken];
  const labels = new Map<Id, CounterLabel>();
  for (const counter of counters) {
    const offers = spotsFor(counter, size).map((spot) => ({ at: spot, size, box: lineBox(counter.name, spot, size) }));
    const free = offers.filter(({ box }) => frames.some((frame) => isWithin(box, frame)) && isClear(box, placed));
    const label = free.find(({ box }) => isClear(box, lettering)) ?? free[0];
    if (!label) continue;
    placed.push(label.box);
    labels.set(counter.id, label);
  }
  return labels;
}
