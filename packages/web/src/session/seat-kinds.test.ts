import { LEVELS, playerNamed, TEMPERS } from '@bb/golden-age/bots';
import { expect, test } from 'vitest';
import { botNameOf, hasTemper, levelOf, parseSeat, SEAT_KINDS } from './seat-kinds.ts';

test('gives each seat the name that the bots know', () => {
  expect(botNameOf({ name: 'Anne', kind: 'captain' })).toBe('captain');
  expect(botNameOf({ name: 'Anne', kind: 'black-bart', personality: 'bold' })).toBe('black-bart@bold');
  expect(botNameOf({ name: 'Anne', kind: 'black-bart', personality: 'even' })).toBe('black-bart');
  for (const kind of SEAT_KINDS.filter((one) => one !== 'human')) {
    expect(playerNamed(kind)?.name).toBe(kind);
    for (const personality of hasTemper(kind) ? TEMPERS : [])
      expect(playerNamed(botNameOf({ name: '', kind, personality }))?.think).toBeTruthy();
  }
});

test('numbers the levels from 1', () => {
  expect(LEVELS.map(levelOf)).toEqual(LEVELS.map((_, i) => i + 1));
  for (const kind of ['human', 'random', 'system'] as const) expect(levelOf(kind)).toBe(0);
});

test('reads every stored seat back as it was', () => {
  for (const kind of SEAT_KINDS) expect(parseSeat({ name: 'Anne', kind }, '', 'captain')).toEqual({ name: 'Anne', kind });
  for (const personality of TEMPERS) {
    const seat = { name: 'Anne', kind: 'commodore', personality };
    expect(parseSeat(seat, '', 'captain')).toEqual(seat);
  }
});

test.each([
  [null, { name: 'Seat 2', kind: 'captain' }],
  [
    { kind: 'admiral', name: 7 },
    { name: 'Seat 2', kind: 'captain' },
  ],
  [
    { kind: 'captain', name: 'Anne', personality: 'bold' },
    { name: 'Anne', kind: 'captain' },
  ],
  [
    { kind: 'black-bart', name: 'Anne', personality: 'sleepy' },
    { name: 'Anne', kind: 'black-bart' },
  ],
  [
    { kind: 'human', name: 'A name that is far too long for a seat' },
    { name: 'A name that is far too l', kind: 'human' },
  ],
])('replaces what is wrong in a stored seat: %j', (json, seat) => {
  expect(parseSeat(json, 'Seat 2', 'captain')).toEqual(seat);
});
