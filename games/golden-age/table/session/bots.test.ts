import { LEVELS, playerNamed, TEMPERAMENTS } from '@bb/golden-age/bots';
import { parseSeat } from '@bb/table-kit/session/seat-setup.ts';
import { fullNameOf } from '@bb/table-kit/session/session-game.ts';
import { expect, test } from 'vitest';
import { bots, hasTemperament, levelOf, nameOf, playerFrom, SEAT_KINDS } from './bots.ts';

const names = SEAT_KINDS.flatMap((kind) =>
  hasTemperament(kind) ? TEMPERAMENTS.map((temperament) => nameOf({ kind, temperament })) : [kind],
);
const read = (json: unknown) => parseSeat(json, 'Seat 2', 'captain', bots.has);

test('gives each player the name that the bots know', () => {
  expect(nameOf({ kind: 'captain', temperament: 'even' })).toBe('captain');
  expect(nameOf({ kind: 'black-bart', temperament: 'bold' })).toBe('black-bart@bold');
  expect(nameOf({ kind: 'black-bart', temperament: 'even' })).toBe('black-bart');
  for (const name of names.filter((name) => name !== 'human')) expect(playerNamed(name), name).not.toBeNull();
  for (const { bot, variants } of bots.offered()) for (const one of [{ bot }, ...variants]) expect(bots.has(one.bot), one.bot).toBe(true);
});

test('finds each player by this name', () => {
  for (const name of names) {
    const player = playerFrom(name);
    expect(player && nameOf(player)).toBe(name);
  }
  for (const name of ['', 'admiral', 'captain@bold', 'black-bart@sleepy', 'black-bart@']) expect(playerFrom(name), name).toBeNull();
});

test('numbers the levels from 1', () => {
  expect(LEVELS.map(levelOf)).toEqual(LEVELS.map((_, i) => i + 1));
  for (const kind of ['human', 'random', 'system'] as const) expect(levelOf(kind)).toBe(0);
});

test('names a bot with its temperament, unless that is the usual one', () => {
  expect(['captain', 'black-bart', 'black-bart@even', 'black-bart@bold'].map((bot) => fullNameOf(bots, bot))).toEqual([
    'Captain',
    'Black Bart',
    'Black Bart',
    'Black Bart, bold',
  ]);
});

test('reads every stored seat back as it was', () => {
  for (const kind of names) expect(read({ name: 'Anne', kind })).toEqual({ name: 'Anne', kind });
});

test.each([
  [null, { name: 'Seat 2', kind: 'captain' }],
  [
    { kind: 'admiral', name: 7 },
    { name: 'Seat 2', kind: 'captain' },
  ],
  [
    { kind: 'captain@bold', name: 'Anne' },
    { name: 'Anne', kind: 'captain' },
  ],
  [
    { kind: 'black-bart@sleepy', name: 'Anne' },
    { name: 'Anne', kind: 'captain' },
  ],
  [
    { kind: 'human', name: 'A name that is far too long for a seat' },
    { name: 'A name that is far too l', kind: 'human' },
  ],
])('replaces what is wrong in a stored seat: %j', (json, seat) => {
  expect(read(json)).toEqual(seat);
});
