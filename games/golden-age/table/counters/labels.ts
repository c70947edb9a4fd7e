/** The labels of ports and pirates at any scale of the map. */
import { type PirateId, PORT_NAMES, PORTS } from '@bb/golden-age/rules';
import type { Names } from '@bb/golden-age/text';
import { type CounterLabel, counterLabels } from '@bb/table-kit/map/counter-labels.ts';
import { boxAround } from '@bb/table-kit/map/label-boxes.ts';
import { labelsByScale, type PortLabel, type PortText, portBoardOf } from '@bb/table-kit/map/port-labels.ts';
import { board, type Place, type Rectangle } from '../board/board.ts';
import { type PirateSpot, SEA_COUNTER_RADIUS } from './counter-positions.ts';

const lettering = board.areas.flatMap((area) => area.lettering);
const frames = board.panels.map(({ frame }) => frame);
/** Spots at sea where a name below the counter would cover print. */
const nameless = new Set(board.areas.flatMap(({ anchors, nameless }) => nameless.map((index) => anchors[index]?.join())));
/** Half the size of the counter of a warship or Commissioner. */
const NAVY_RADIUS = 15;

export const portBoard = portBoardOf(
  board,
  [...board.ports.map(({ merchant }) => boxAround(merchant, 10)), ...lettering],
  // Where most counters lie at sea: pirates on the first spots, warships on the last.
  board.areas.flatMap(({ anchors }) => [...anchors.slice(0, 4), ...anchors.slice(-1)].map((at) => boxAround(at, 16))),
);

/** @returns the text of each port's label, by the port's id */
export const portTexts = (names: Names): ReadonlyMap<string, PortText> =>
  new Map(
    PORTS.map((port) => {
      const { portValue, portDefense } = names.tables;
      const figures = portValue[port] ? `${portValue[port]}–${portDefense[port]}` : '';
      return [PORT_NAMES[port] ?? '', { name: names.port(port), figures }];
    }),
  );

/** @returns the names of pirates at sea that have room, at a scale in CSS pixels per board unit. @param taken  what they must not cover besides the pirates' own counters */
export function pirateLabels(
  spots: readonly PirateSpot[],
  nameOf: (pirate: PirateId) => string,
  scale: number,
  taken: readonly Rectangle[],
): ReadonlyMap<PirateId, CounterLabel> {
  const atSea = spots.filter(({ radius }) => radius === SEA_COUNTER_RADIUS);
  const counters = atSea.map(({ pirate, at, radius }) => {
    return { id: pirate, name: nameOf(pirate), at, radius, isNameless: nameless.has([...at].join()) };
  });
  return counterLabels(counters, scale, { frames, lettering, taken: [...taken, ...spots.map(({ at, radius }) => boxAround(at, radius))] });
}

/** @returns what places the labels at a scale, around these counters */
export function mapLabels(names: Names) {
  const portsAt = labelsByScale(portBoard, portTexts(names));
  return (scale: number, spots: readonly PirateSpot[], navy: readonly { readonly at: Place }[]) => {
    const ports: readonly PortLabel[] = portsAt(scale);
    const taken = [...navy.map(({ at }) => boxAround(at, NAVY_RADIUS)), ...ports.flatMap(({ boxes }) => boxes)];
    return { ports, pirates: pirateLabels(spots, names.pirate, scale, taken) };
  };
}
