import { LEVELS, playerNamed, TEMPERS } from '@bb/bots';
import { expect, test } from 'vitest';
import { botOf, hasTemper, rankOf, readSeat, SEAT_KINDS } from './crew.ts';

test('a seat is called as the bots call it', () => {
  expect(botOf({ name: 'Anne', kind: 'captain' })).toBe('captain');
  expect(botOf({ name: 'Anne', kind: 'black-bart', personality: 'bold' })).toBe('black-bart@bold');
  expect(botOf({ name: 'Anne', kind: 'black-bart', personality: 'even' })).toBe('black-bart');
  for (const kind of SEAT_KINDS.filter((one) => one !== 'human')) {
    expect(playerNamed(kind)?.name).toBe(kind);
    for (const personality of hasTemper(kind) ? TEMPERS : [])
      expect(playerNamed(botOf({ name: '', kind, personality }))?.think).toBeTruthy();
  }
});

test('the ladder has its rungs', () => {
  expect(LEVELS.map(rankOf)).toEqual(LEVELS.map((_, i) => i + 1));
  for (const kind of ['human', 'random', 'system'] as const) expect(rankOf(kind)).toBe(0);
});

test('every seat that can be kept comes back the same, those of older tables too', () => {
  for (const kind of SEAT_KINDS) expect(readSeat({ name: 'Anne', kind }, '', 'captain')).toEqual({ name: 'Anne', kind });
  for (const personality of TEMPERS) {
    const seat = { name: 'Anne', kind: 'commodore', personality };
    expect(readSeat(seat, '', 'captain')).toEqual(seat);
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
])('what is no seat is read as one all the same: %j', (json, seat) => {
  expect(readSeat(json, 'Seat 2', 'captain')).toEqual(seat);
});
