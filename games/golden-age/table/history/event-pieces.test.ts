import { type GameEvent, PIRATES, PLACES, PORTS, placeOf } from '@bb/golden-age/rules';
import { expect, test } from 'vitest';
import { topicsOf } from '../animation/event-table.ts';
import { randomGame } from '../testing/random-game.ts';
import { piecesOf, seatOf } from './event-pieces.ts';

const [pirate, target] = PIRATES;
const [port] = PORTS;
const [from, to] = PLACES;
if (pirate === undefined || target === undefined || port === undefined || from === undefined || to === undefined)
  throw new Error('no pieces');
const owner = [1, 2];
const moved: GameEvent = { type: 'pirateMoved', rule: '7.1', pirate, from, to };
const found: GameEvent = { type: 'merchantMissed', rule: '8.14', pirate: target, port };
const began: GameEvent = { type: 'turnBegan', rule: '4.4', seat: 0, turn: 3 };
const removed: GameEvent = { type: 'merchantRemoved', rule: '8', port };

test('finds an event’s seat by name, or by the pirate’s owner', () => {
  expect([moved, found, began, removed].map((event) => seatOf(event, { owner }))).toEqual([1, 2, 0, -1]);
});

test('finds the places and pirates of a line', () => {
  expect(piecesOf([moved, found])).toEqual({ places: [from, to, placeOf(port)], pirates: [pirate, target], cards: [] });
});

test('finds a topic and existing pieces for every event of a game', () => {
  const { events } = randomGame(4, { players: 3 });
  const topics = new Set(topicsOf(events));
  expect(topics.size).toBeGreaterThan(9);
  const { places, pirates, cards } = piecesOf(events);
  expect([...places, ...pirates, ...cards].every((id) => id >= 0)).toBe(true);
});
