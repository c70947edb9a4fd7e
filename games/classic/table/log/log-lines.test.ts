import { COMMISSIONERS, classic, type GameEvent, HEXES, NO_COMMISSIONER, NO_PLACE, type PlaceId } from '@bb/classic/rules';
import { seeded } from '@bb/kernel';
import { expect, test } from 'vitest';
import { narrated } from './log-lines.ts';

/** The events of the first choices of a random game, each with a line of its own. */
function linesOfGame() {
  const events: GameEvent[] = [];
  const random = seeded(3);
  const p = classic.newGame(classic.parseOptions({ players: 3 }));
  for (let n = 0; n < 1500 && classic.outcome(p) === null; n++) {
    const legal = classic.legal(p);
    const choice = legal[Math.floor(random() * legal.length)];
    if (choice) classic.play(p, choice, events);
  }
  return events.map((event, id) => ({ id, events: [event], text: String(id), depth: event.type === 'turnBegan' ? 0 : 1 }));
}

test('tells of every event once, in order, and of a voyage in one line', () => {
  const lines = linesOfGame();
  const told = narrated(lines);
  expect(told.flatMap(({ events }) => events)).toEqual(lines.flatMap(({ events }) => events));
  const voyages = told.filter(({ events }) => events.length > 1);
  expect(new Set(voyages.flatMap(({ events }) => events.map(({ type }) => type)))).toEqual(new Set(['pirateMoved', 'warshipMoved']));
  for (const { id, events, text } of voyages) expect(text).toBe(String(id + events.length - 1));
});

test('a line keeps its number when it grows', () => {
  const lines = linesOfGame();
  const whole = narrated(lines);
  const half = narrated(lines.slice(0, lines.length >> 1));
  expect(half.map(({ id }) => id)).toEqual(whole.slice(0, half.length).map(({ id }) => id));
});

test('tells a voyage of a Commissioner in one line', () => {
  const [at = NO_PLACE, next = NO_PLACE, last = NO_PLACE] = HEXES;
  const moved = (commissioner: number, from: PlaceId, to: PlaceId): GameEvent => ({
    type: 'commissionerMoved',
    rule: 'C18.2',
    commissioner: COMMISSIONERS[commissioner] ?? NO_COMMISSIONER,
    from,
    to,
  });
  const events = [moved(0, at, next), moved(0, next, last), moved(1, at, next)];
  const told = narrated(events.map((event, id) => ({ id, events: [event], text: String(id), depth: 1 })));
  expect(told.map(({ text }) => text)).toEqual(['1', '2']);
});
