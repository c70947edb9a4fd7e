/** The labels of ports and pirates at any scale of the map. */
import { isHaven, isHex, type PirateId, PORT_NAMES, PORTS, portValue, type View } from '@bb/classic/rules';
import { familyName } from '@bb/classic/text';
import { type CounterLabel, counterLabels } from '@bb/table-kit/map/counter-labels.ts';
import { boxAround } from '@bb/table-kit/map/label-boxes.ts';
import { labelsByScale, type PortLabel, type PortText } from '@bb/table-kit/map/port-labels.ts';
import type { Names } from '../session.ts';
import { words } from '../words.ts';
import { board, portBoard } from './board.ts';
import type { Counter } from './counters.ts';

/** Radius of a counter, in board units. */
const RADIUS = 13;
const frames = board.panels.map(({ frame }) => frame);

/** @returns the labels of ports at a scale in CSS pixels per board unit. What a port's Value was before attacks is struck out. */
export function portLabelsAt(view: View, { tables }: Names, scale: number): readonly PortLabel[] {
  const { pieces } = words();
  const texts = new Map(
    PORTS.map((port): [string, PortText] => {
      // With the printed figures, so that labels keep their places when a Value wears down.
      const figures = isHaven(tables, view, port) ? '' : `${tables.portValue[port]}–${tables.portDefense[port]}`;
      return [PORT_NAMES[port] ?? '', { name: pieces.port(port), figures }];
    }),
  );
  const worn = new Map(PORTS.flatMap((port) => ((view.worn[port] ?? 0) > 0 ? [[PORT_NAMES[port] as string, port] as const] : [])));
  return labelsByScale(
    portBoard,
    texts,
  )(scale).map((label) => {
    const port = worn.get(label.port);
    if (port === undefined) return label;
    const figures = `${portValue(tables, view, port)}–${tables.portDefense[port]}`;
    return {
      ...label,
      lines: label.lines.map((line) => (line.isName ? line : { ...line, text: figures, struck: `${tables.portValue[port]}` })),
    };
  });
}

/** @returns the names of pirates that have room among these counters and labels */
export function pirateLabelsAt(
  counters: readonly Counter[],
  ports: readonly PortLabel[],
  scale: number,
): ReadonlyMap<PirateId, CounterLabel> {
  const atSea = counters.flatMap((counter) =>
    counter.kind === 'pirate' && isHex(counter.place)
      ? [{ id: counter.id, name: familyName(counter.id), at: counter.at, radius: RADIUS, isNameless: false }]
      : [],
  );
  const taken = [...counters.map(({ at }) => boxAround(at, RADIUS - 1)), ...ports.flatMap(({ boxes }) => boxes)];
  return counterLabels(atSea, scale, { frames, taken, lettering: [] });
}
