import { redact, view } from '@bb/engine';
import { namesFor } from '@bb/words';
import { expect, test } from 'vitest';
import { played } from '../session/played.ts';
import { tellAll } from '../table/story.ts';
import { digestOf, MOST } from './digest.ts';

const history = played(6, { players: 3 }, (g) => g.playerTurn >= 15);
const names = namesFor(history.game.tables, ['Anne', 'Mary', 'Grace']);
const you = 0;
const story = tellAll(
  history.events.map((event, id) => ({ id, event: redact(event, you) })),
  names,
);
const digest = digestOf(story, view(history.game, you), you);

test('a digest is short, in order, and made of the story’s own lines', () => {
  const told = digest.lines.filter(({ depth }) => depth > 0);
  expect(told.length).toBe(MOST);
  expect(digest.lines.map(({ id }) => id)).toEqual(digest.lines.map(({ id }) => id).toSorted((a, b) => a - b));
  expect(digest.lines.every((line) => story.includes(line))).toBe(true);
  expect(digest.left).toBeGreaterThan(0);
});

test('a turn’s heading stands over its lines, and none without', () => {
  digest.lines.forEach(({ depth }, i) => {
    if (depth === 0) expect(digest.lines[i + 1]?.depth).toBeGreaterThan(0);
  });
});

test('what one has done oneself is no news', () => {
  const own = story.filter(({ events }) => events.every((event) => 'seat' in event && event.seat === you));
  expect(own.length).toBeGreaterThan(0);
  expect(digestOf(own, view(history.game, you), you)).toEqual({ lines: [], left: 0 });
});

test('nothing, where nothing has happened', () => {
  expect(digestOf([], view(history.game, you), you)).toEqual({ lines: [], left: 0 });
});
