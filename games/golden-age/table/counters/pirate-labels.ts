/** Where each pirate's name stands at his counter at sea; left out where it would cover a counter or another label. */
import type { PirateId } from '@bb/golden-age/rules';
import { boxAround, letterSize, lineBox, overlap } from '@bb/ui/map/label-boxes.ts';
import { board, type Place, type Rectangle, type TextSpot } from '../board/board.ts';
import { type PirateSpot, SEA_COUNTER_RADIUS } from './counter-positions.ts';

/** Height of the letters on a large map, in board units. */
const PIRATE_NAME_SIZE = 12.5;
/** Distance between a counter and its name. */
const GAP = 3;

/** Spots at sea where a name below the counter would cover print. */
const nameless = new Set(board.areas.flatMap(({ anchors, nameless }) => nameless.map((index) => anchors[index]?.join())));

/** Below the counter, beside it or above it. */
function spotsFor([x, y]: Place, radius: number, size: number): readonly TextSpot[] {
  const below: TextSpot = { x, y: y + radius + GAP + 0.76 * size, anchor: 'middle' };
  const beside: readonly TextSpot[] = [
    { x: x + radius + GAP, y: y + 0.3 * size, anchor: 'start' },
    { x: x - radius - GAP, y: y + 0.3 * size, anchor: 'end' },
    { x, y: y - radius - GAP - 0.24 * size, anchor: 'middle' },
  ];
  return nameless.has([x, y].join()) ? beside : [below, ...beside];
}

export interface PirateLabel {
  readonly at: TextSpot;
  /** Height of the letters, in board units. */
  readonly size: number;
  readonly box: Rectangle;
}
/** The names that have room, by pirate. */
export type PirateLabels = ReadonlyMap<PirateId, PirateLabel>;

/** @returns the names at a scale in CSS pixels per board unit; `taken`: what they must not cover besides the pirates' own counters */
export function pirateLabels(
  spots: readonly PirateSpot[],
  nameOf: (pirate: PirateId) => string,
  scale: number,
  taken: readonly Rectangle[],
): PirateLabels {
  const size = letterSize(PIRATE_NAME_SIZE, scale);
  const placed: Rectangle[] = [...taken, ...spots.map(({ at, radius }) => boxAround(at, radius))];
  const labels = new Map<PirateId, PirateLabel>();
  for (const { pirate, at, radius } of spots) {
    if (radius !== SEA_COUNTER_RADIUS) continue;
    const offers = spotsFor(at, radius, size).map((spot) => ({ at: spot, size, box: lineBox(nameOf(pirate), spot, size) }));
    const free = offers.filter(({ box }) => isOnBoard(box) && isClear(box, placed));
    const label = free.find(({ box }) => isClear(box, lettering)) ?? free[0];
    if (!label) continue;
    placed.push(label.box);
    labels.set(pirate, label);
  }
  return labels;
}

/** The names of the seas, which a pirate's name covers only if there is no other room. */
const lettering = board.areas.flatMap((area) => area.lettering);
const isClear = (box: Rectangle, others: readonly Rectangle[]): boolean => others.every((other) => overlap(box, other) === 0);

const isOnBoard = ([x, y, width, height]: Rectangle): boolean =>
  board.panels.some(
    ({ frame: [left, top, across, down] }) => x >= left && y >= top && x + width <= left + across && y + height <= top + down,
  );
