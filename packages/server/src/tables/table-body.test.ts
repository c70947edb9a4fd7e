import { expect, test } from 'vitest';
import { readTableBody, type TableBody } from './table-body.ts';

const GOOD: TableBody = {
  format: 1,
  engine: '1.0.0',
  name: 'Nassau',
  host: 'p1',
  stage: 'gathering',
  isListed: true,
  hasSpectators: false,
  options: { players: 3 },
  seats: [
    { kind: 'person', player: 'p1', name: 'Anne', isReady: true, pinch: 'salt' },
    { kind: 'open' },
    { kind: 'bot', bot: 'black-bart@bold' },
  ],
  seed: 'c0ffee'.padEnd(64, '0'),
  rewinds: [3],
};

test('what is stored of a table is read as it was', () => {
  expect(readTableBody(JSON.stringify(GOOD))).toEqual(GOOD);
});

test('a fault in it is named by its place', () => {
  const [person, open] = GOOD.seats;
  const faults: readonly (readonly [unknown, string])[] = [
    [[], ': a table must be an object'],
    [{ ...GOOD, format: 2 }, 'format: '],
    [{ ...GOOD, engine: 1 }, 'engine: '],
    [{ ...GOOD, stage: 'later' }, 'stage: '],
    [{ ...GOOD, options: { players: 99 } }, 'options.players: '],
    [{ ...GOOD, options: { players: 2 } }, 'seats: must be 2'],
    [{ ...GOOD, seats: [person, open, { kind: 'bot', bot: 'ismcts:5' }] }, 'seats[2].bot: '],
    [{ ...GOOD, seats: [person, open, { kind: 'ghost' }] }, 'seats[2].kind: '],
    [{ ...GOOD, seats: [{ ...person, pinch: 'x'.repeat(65) }, open, open] }, 'seats[0].pinch: '],
    [{ ...GOOD, rewinds: [-1] }, 'rewinds: '],
    [{ ...GOOD, seed: null }, 'seed: '],
  ];
  for (const [json, message] of faults) expect(() => readTableBody(JSON.stringify(json))).toThrow(message.replace(/^: /, ''));
});
