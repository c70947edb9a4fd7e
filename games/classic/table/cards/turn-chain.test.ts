import { CARDS, type GameEvent, HEXES, NO_CARD, NO_PLACE, NO_SLOT, NONE, type PlaceId, SLOTS } from '@bb/classic/rules';
import { expect, test } from 'vitest';
import type { LogLine } from '../session.ts';
import { turnChain } from './turn-chain.ts';

const CARD = CARDS[0] ?? NO_CARD;
const turn = (seat: number): GameEvent => ({ type: 'turnBegan', rule: 'C5.1', seat, turn: 1 });
const read = (line: number | 'move-warships' | 'random-event'): GameEvent => ({ type: 'lineRead', rule: 'C5.5', card: CARD, line });
const storm: GameEvent = { type: 'randomEventRead', rule: 'C22.4', card: CARD, event: 'storm', ocean: NONE };
const passed: GameEvent = { type: 'turnPassed', rule: 'C5.3', seat: 0 };

const lines = (events: readonly GameEvent[]): readonly LogLine[] => events.map((event, id) => ({ id, event, text: `${event.type}.` }));
const chain = (events: readonly GameEvent[], answeredAt: number) => turnChain(lines(events), answeredAt).cards.map(({ line }) => line);

test('shows the cards since the turn that has ended', () => {
  const events = [turn(1), read(0), turn(0), passed, read('move-warships'), read(2), turn(2)];
  expect(chain(events, 3)).toEqual(['move-warships', 2]);
});

test('goes on while an event of a card is asked for', () => {
  const events = [turn(0), passed, read('move-warships'), passed];
  expect(chain(events, 3)).toEqual(['move-warships']);
});

test('is over when somebody has answered in the next turn', () => {
  const events = [turn(0), passed, read(2), turn(2), passed];
  expect(chain(events, 4)).toEqual([]);
});

test('tells what a random event brought', () => {
  const { cards } = turnChain(lines([turn(0), read('random-event'), storm, read(1), turn(1)]), 1);
  const [first, last] = cards;
  expect(first?.random).toMatchObject({ event: 'storm' });
  expect(last?.random).toBeNull();
});

test('is empty before the first turn', () => {
  expect(chain([passed], 0)).toEqual([]);
});

test('tells whose turn has ended, and what each card did', () => {
  const roll: GameEvent = { type: 'deckShuffled', rule: 'C5.5' };
  const { ended, cards } = turnChain(lines([turn(2), passed, read('random-event'), roll, storm, read(1), turn(1), passed]), 1);
  expect(ended).toBe(2);
  expect(cards.map(({ told }) => told.map(({ text }) => text))).toEqual([['randomEventRead.'], ['lineRead.']]);
});

test('tells a voyage of a warship once, by where it ends', () => {
  const [a, b, c] = [HEXES[0] ?? NO_PLACE, HEXES[1] ?? NO_PLACE, HEXES[2] ?? NO_PLACE];
  const moved = (from: PlaceId, to: PlaceId): GameEvent => ({ type: 'warshipMoved', rule: 'C19', slot: SLOTS[0] ?? NO_SLOT, from, to });
  const { cards } = turnChain(lines([turn(2), read('move-warships'), moved(a, b), moved(b, c)]), 1);
  expect(cards[0]?.told.map(({ id }) => id)).toEqual([1, 3]);
});
