import { expect, test } from 'vitest';
import { decision, legal, outcome } from '../../game.ts';
import { hand, pirate } from '../../testing/arrange.ts';
import { beforeTurn, begin, draws, play, refusedBy, type Table } from '../../testing/scenario.ts';

/** The third Pardon comes up when the seats have these Victory Points, and a pirate each with this Notoriety. */
function ended(vp: readonly number[], notoriety: readonly number[]): Table {
  const t = beforeTurn({ players: vp.length });
  const names = ['low', 'vane', 'kidd'] as const;
  for (const [seat, np] of notoriety.entries()) pirate(t, names[seat], 'india', { seat, notoriety: np, netWorth: 4000 });
  t.g.vp = [...vp];
  t.g.pardons = 2;
  hand(t, 0, 'fair-winds', 'fair-winds', 'heavy-guns');
  begin(t);
  play(t, draws('general-pardon'));
  return t;
}

test('4.1, 18.11, 18.12 B the third Pardon ends the game: pirates in play score their Notoriety, never their Net Worth; most VP wins', () => {
  const { g } = ended([20, 30, 0], [15, 4, 9]);
  expect(outcome(g)).toEqual({ ending: 'generalPardon', scores: [35, 34, 9], winners: [0] });
});

test('18.11 [R23] equal VP share the win', () => {
  const { g } = ended([20, 30, 0], [14, 4, 9]);
  expect(outcome(g)?.winners).toEqual([0, 1]);
});

test('18.11 after the end nobody is asked, and no choice is legal', () => {
  const t = ended([0, 0], [1, 2]);
  expect(decision(t.g)).toBeNull();
  expect(legal(t.g)).toEqual([]);
  expect(refusedBy(t, { type: 'pass' })).toBe('18.11');
});

test('18.11 there is no outcome while the game goes on', () => {
  const t = beforeTurn();
  begin(t);
  expect(outcome(t.g)).toBeNull();
});
