/** The texts of ports' labels, and what the labels should not cover. */
import { PORT_NAMES, PORTS } from '@bb/golden-age/rules';
import type { Names } from '@bb/golden-age/text';
import { boxAround } from '@bb/table-kit/map/label-boxes.ts';
import type { PortBoard, PortText } from '@bb/table-kit/map/port-labels.ts';
import { board } from '../board/board.ts';

export const portBoard: PortBoard = {
  ...board,
  print: [
    ...board.ports.flatMap(({ merchant, governor, haven }) => [boxAround(merchant, 10), boxAround(governor, 9), boxAround(haven, 7)]),
    ...board.areas.flatMap(({ lettering }) => lettering),
  ],
  // The first berth of each port, and where most counters lie at sea: pirates on the first spots, warships on the last.
  counters: [
    ...board.ports.flatMap(({ berths, at }) => [...berths.slice(0, 1).map((berth) => boxAround(berth, 12)), boxAround(at, 4)]),
    ...board.areas.flatMap(({ anchors }) => [...anchors.slice(0, 4), ...anchors.slice(-1)].map((at) => boxAround(at, 16))),
  ],
};

/** @returns the text of each port's label, by the port's id */
export const portTexts = (names: Names): ReadonlyMap<string, PortText> =>
  new Map(
    PORTS.map((port) => {
      const { portValue, portDefense } = names.tables;
      return [
        PORT_NAMES[port] ?? '',
        { name: names.port(port), figures: portValue[port] ? `${portValue[port]}–${portDefense[port]}` : '' },
      ];
    }),
  );
