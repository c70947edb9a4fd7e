/** Where each pirate's name stands at his counter at sea. */
import type { PirateId } from '@bb/golden-age/rules';
import { type CounterLabel, counterLabels } from '@bb/table-kit/map/counter-labels.ts';
import { boxAround } from '@bb/table-kit/map/label-boxes.ts';
import { board, type Rectangle } from '../board/board.ts';
import { type PirateSpot, SEA_COUNTER_RADIUS } from './counter-positions.ts';

/** The names that have room, by pirate. */
export type PirateLabels = ReadonlyMap<PirateId, CounterLabel>;

/** Spots at sea where a name below the counter would cover print. */
const nameless = new Set(board.areas.flatMap(({ anchors, nameless }) => nameless.map((index) => anchors[index]?.join())));
const frames = board.panels.map(({ frame }) => frame);
const lettering = board.areas.flatMap((area) => area.lettering);

/** @returns the names at a scale in CSS pixels per board unit; `taken`: what they must not cover besides the pirates' own counters */
export function pirateLabels(
  spots: readonly PirateSpot[],
  nameOf: (pirate: PirateId) => string,
  scale: number,
  taken: readonly Rectangle[],
): PirateLabels {
  const atSea = spots.filter(({ radius }) => radius === SEA_COUNTER_RADIUS);
  const counters = atSea.map(({ pirate, at, radius }) => ({
    id: pirate,
    name: nameOf(pirate),
    at,
    radius,
    isNameless: nameless.has([...at].join()),
  }));
  return counterLabels(counters, scale, { frames, lettering, taken: [...taken, ...spots.map(({ at, radius }) => boxAround(at, radius))] });
}
