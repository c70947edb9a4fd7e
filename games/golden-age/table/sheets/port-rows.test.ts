import { IN_PLAY, newGame, PIRATES, type PirateId, PORT_NAMES, tablesFor, view } from '@bb/golden-age/rules';
import { sortedBy } from '@bb/table-kit/table/sheets/sortable-table.ts';
import { expect, test } from 'vitest';
import { type PortRow, portRows } from './port-rows.ts';

const options = { players: 2 };
const t = tablesFor(options);
const [avery] = PIRATES;
const PORTS_BY_NAME: readonly string[] = PORT_NAMES;
const portNamed = (name: string): number => PORTS_BY_NAME.indexOf(name);

function seen(history: number, pirate: PirateId | undefined = avery) {
  const board = view(newGame(options), null);
  if (pirate !== undefined) {
    board.fate[pirate] = IN_PLAY;
    board.history[pirate] = history;
    board.info.push(pirate, portNamed('havana'), 3);
  }
  return { board, pirates: pirate === undefined ? [] : [pirate] };
}

test('has a row with the printed figures of each port', () => {
  const { board, pirates } = seen(0);
  const rows = portRows(t, board, pirates);
  expect(rows).toHaveLength(36);
  expect(rows.map(({ locator }) => locator).slice(0, 7)).toEqual([11, 12, 13, 14, 15, 16, 21]);
  const havana = rows[portNamed('havana')];
  expect(havana?.known).toEqual([{ pirate: avery, points: 3 }]);
  expect(havana?.statuses).toEqual(['neutral']);
  expect(rows[portNamed('new-providence')]?.statuses).toEqual(['piratePort']);
});

test('shows a nation’s ports as hostile to a pirate who has attacked one', () => {
  const { board, pirates } = seen(1);
  const rows = portRows(t, board, pirates);
  expect(rows.filter(({ statuses }) => statuses[0] === 'anti').every(({ nationality }) => nationality === 'english')).toBe(true);
  expect(rows[portNamed('boston')]?.statuses).toEqual(['anti']);
});

test('sorts by nation, and within it by Locator', () => {
  const { board, pirates } = seen(0);
  const rows = sortedBy(portRows(t, board, pirates), { by: ({ nationality }: PortRow) => nationality }, false);
  const nations = rows.map(({ nationality }) => nationality);
  expect(nations).toEqual([...nations].sort());
  const arab = rows.filter(({ nationality }) => nationality === 'arab').map(({ locator }) => locator);
  expect(arab).toEqual([...arab].sort((a, b) => a - b));
  expect(sortedBy(portRows(t, board, pirates), { by: ({ locator }: PortRow) => locator }, true)[0]?.locator).toBe(66);
});
