import { expect, test } from 'vitest';
import { sortedBy } from './sortable-table.ts';

const ROWS = [
  { port: 'Boston', value: 3 },
  { port: 'Havana', value: 5 },
  { port: 'Bahia', value: 3 },
];
const names = (rows: typeof ROWS | ReturnType<typeof sortedBy<(typeof ROWS)[number]>>) => rows.map(({ port }) => port);

test('rows are sorted by numbers and by words, both ways', () => {
  expect(names(sortedBy(ROWS, { by: ({ port }) => port }, false))).toEqual(['Bahia', 'Boston', 'Havana']);
  expect(names(sortedBy(ROWS, { by: ({ port }) => port }, true))).toEqual(['Havana', 'Boston', 'Bahia']);
});

test('rows with the same key keep their order', () => {
  expect(names(sortedBy(ROWS, { by: ({ value }) => value }, false))).toEqual(['Boston', 'Bahia', 'Havana']);
  expect(names(sortedBy(ROWS, { by: ({ value }) => value }, true))).toEqual(['Havana', 'Boston', 'Bahia']);
});
