import { classic, PIRATES, PORT_NAMES, tablesFor, type View } from '@bb/classic/rules';
import { sortedBy } from '@bb/table-kit/table/sheets/sortable-table.ts';
import { expect, test } from 'vitest';
import { type PortRow, portRows } from './port-rows.ts';

const t = tablesFor({ players: 2 });
const view: View = classic.view(classic.newGame({ players: 2 }), null);
const havana = PORT_NAMES.indexOf('havana');
const [avery, bonnet] = PIRATES;
const pair = [avery, bonnet].filter((pirate) => pirate !== undefined);

test('there is a row for each port, with its figures and what it is to each pirate', () => {
  const attacked: View = {
    ...view,
    history: view.history.map((mask, pirate) => (pirate === bonnet ? 1 << (t.portNation[havana] ?? 0) : mask)),
  };
  const rows = portRows(t, attacked, pair);
  expect(rows).toHaveLength(PORT_NAMES.length);
  expect(rows[havana]).toMatchObject({ value: 5, fullValue: 5, defense: 10, haven: null, holder: null, statuses: ['neutral', 'anti'] });
  expect(rows[PORT_NAMES.indexOf('new-providence')]?.statuses).toEqual(['pirateHaven', 'pirateHaven']);
});

test('a port that was taken is worth less', () => {
  const worn = portRows(t, { ...view, worn: view.worn.map((lost, port) => (port === havana ? 2 : lost)) }, []);
  expect(worn[havana]).toMatchObject({ value: 3, fullValue: 5 });
});

test('rows are sorted by a figure, and then by their number', () => {
  const rows = sortedBy(portRows(t, view, []), { by: ({ value }: PortRow) => value }, true);
  expect(rows[0]?.value).toBe(5);
  expect(rows.slice(0, 3).map(({ port }) => port)).toEqual(
    rows
      .slice(0, 3)
      .map(({ port }) => port)
      .toSorted((a, b) => a - b),
  );
});
