import { expect, test } from 'vitest';
import type { SessionTypes } from '../session/session-game.ts';
import { lastBefore, plainLines, withTurns } from './game-lines.ts';

interface Types extends SessionTypes {
  readonly event: { readonly type: string };
}

const heard = ['turn', '', 'shot', 'turn', 'hit'].map((type, id) => ({ id, event: { type }, text: type }));
const game = { turnOf: ({ type }: Types['event']) => (type === 'turn' ? { turn: 1, seat: 0 } : null) };

test('each event with a text is a line, and a turn a heading', () => {
  const lines = plainLines<Types>(heard, game, 9);
  expect(lines.map(({ id, depth }) => [id, depth])).toEqual([
    [0, 0],
    [2, 1],
    [3, 0],
    [4, 1],
  ]);
  expect(plainLines<Types>(heard, game, 2).map(({ id }) => id)).toEqual([3, 4]);
});

test('finds the last line that begins before an event', () => {
  const lines = plainLines<Types>(heard, game, 9);
  expect([0, 1, 3, 9].map((event) => lastBefore(lines, event))).toEqual([-1, 0, 1, 3]);
});

test('a wanted line stands under the heading of its turn, and a turn without any has none', () => {
  const lines = plainLines<Types>(heard, game, 9);
  expect(withTurns(lines, ({ text }) => text === 'hit').map(({ id }) => id)).toEqual([3, 4]);
});
