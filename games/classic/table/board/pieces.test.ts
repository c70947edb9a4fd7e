import { classic, type GameEvent, PIRATES, PLACES, PORTS, placeOf, SIGHTINGS } from '@bb/classic/rules';
import { seeded } from '@bb/kernel';
import { expect, test } from 'vitest';
import { topicsOf } from '../animation/event-table.ts';
import { piecesOf } from './pieces.ts';

/** The events of the first choices of a random game. */
function eventsOfGame(): readonly GameEvent[] {
  const events: GameEvent[] = [];
  const random = seeded(3);
  const p = classic.newGame(classic.parseOptions({ players: 3 }));
  for (let n = 0; n < 1500 && classic.outcome(p) === null; n++) {
    const legal = classic.legal(p);
    const choice = legal[Math.floor(random() * legal.length)];
    if (choice) classic.play(p, choice, events);
  }
  return events;
}

test('finds the places and counters that are named', () => {
  const [pirate, other] = PIRATES;
  const [from, to] = PLACES;
  const [port] = PORTS;
  const [sighting] = SIGHTINGS;
  if (pirate === undefined || other === undefined || from === undefined || to === undefined || port === undefined || sighting === undefined)
    throw new Error('no pieces');
  expect(
    piecesOf([
      { pirate, from, to },
      { pirate, port },
    ]),
  ).toEqual({ places: [from, to, placeOf(port)], counters: [`pirate-${pirate}`] });
  expect(piecesOf([{ pirate, other }]).counters).toEqual([`pirate-${pirate}`, `pirate-${other}`]);
  expect(piecesOf([{ sighting }]).counters).toEqual([`merchant-${sighting}`]);
});

test('finds a topic and existing places for every event of a game', () => {
  const events = eventsOfGame();
  const topics = topicsOf(events);
  expect(topics.filter((topic) => topic !== 'dice').length).toBeGreaterThan(9);
  expect(piecesOf(events).places.every((place) => PLACES.includes(place))).toBe(true);
});
