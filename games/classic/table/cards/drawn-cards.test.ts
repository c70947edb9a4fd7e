import { CARDS, classic, type GameEvent, NO_CARD, NONE, tablesFor } from '@bb/classic/rules';
import { expect, test } from 'vitest';
import { lastDrawn, lineCounts } from './drawn-cards.ts';

test('counts the lines of the cards and those that have come, the players first', () => {
  const options = classic.parseOptions({ players: 4 }, '');
  const view = classic.view(classic.newGame(options), 0);
  const counts = lineCounts(tablesFor(options), { ...view, discards: CARDS.slice(0, 10) });
  expect(counts.slice(0, 4).map(({ line }) => line)).toEqual([0, 1, 2, 3]);
  expect(counts.reduce((sum, { all }) => sum + all, 0)).toBe(CARDS.length);
  expect(counts.reduce((sum, { come }) => sum + come, 0)).toBe(10);
  expect(counts.find(({ line }) => line === 'random-event')?.all).toBe(3);
});

test('names no next player once the game is over', () => {
  const drawn = (purpose: 'nextPlayer' | 'wound'): GameEvent => ({
    type: 'cardDrawn',
    rule: 'C5.5',
    purpose,
    card: CARDS[3] ?? NO_CARD,
    seat: NONE,
  });
  const shown = (isOver: boolean, ...events: readonly GameEvent[]) =>
    lastDrawn(
      events.map((event, id) => ({ id, event, text: '' })),
      isOver,
    )?.purpose;
  expect(shown(false, drawn('wound'), drawn('nextPlayer'))).toBe('nextPlayer');
  expect(shown(true, drawn('wound'), drawn('nextPlayer'))).toBeUndefined();
  expect(shown(true, drawn('nextPlayer'), drawn('wound'))).toBe('wound');
});
