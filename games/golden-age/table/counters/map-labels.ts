/** The labels of ports and pirates at any scale of the map. */
import type { Names } from '@bb/golden-age/text';
import { boxAround } from '@bb/table-kit/map/label-boxes.ts';
import { labelsByScale, type PortLabel } from '@bb/table-kit/map/port-labels.ts';
import type { Place } from '../board/board.ts';
import type { PirateSpot } from './counter-positions.ts';
import { type PirateLabels, pirateLabels } from './pirate-labels.ts';
import { portBoard, portTexts } from './port-texts.ts';

export interface MapLabels {
  readonly ports: readonly PortLabel[];
  readonly pirates: PirateLabels;
}

/** Half the size of the counter of a warship or Commissioner. */
const NAVY_RADIUS = 15;

/** @returns what places the labels at a scale, in CSS pixels per board unit, around these counters */
export function mapLabels(
  names: Names,
): (scale: number, spots: readonly PirateSpot[], navy: readonly { readonly at: Place }[]) => MapLabels {
  const portsAt = labelsByScale(portBoard, portTexts(names));
  return (scale, spots, navy) => {
    const ports = portsAt(scale);
    const taken = [...navy.map(({ at }) => boxAround(at, NAVY_RADIUS)), ...ports.flatMap(({ boxes }) => boxes)];
    return { ports, pirates: pirateLabels(spots, names.pirate, scale, taken) };
  };
}
