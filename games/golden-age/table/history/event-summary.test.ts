import { redact, view } from '@bb/golden-age/rules';
import { namesFor } from '@bb/golden-age/text';
import { expect, test } from 'vitest';
import { narrate } from '../log-lines.ts';
import { randomGame } from '../testing/random-game.ts';
import { MAX_LINES, summarize } from './event-summary.ts';

const history = randomGame(6, { players: 3 }, (g) => g.playerTurn >= 15);
const names = namesFor(history.game.tables, ['Anne', 'Mary', 'Grace']);
const you = 0;
const story = narrate(
  history.events.map((event, id) => ({ id, event: redact(event, you) })),
  names,
);
const summary = summarize(story, view(history.game, you), you);

test('picks a few lines of the log, in their order', () => {
  const shown = summary.lines.filter(({ depth }) => depth > 0);
  expect(shown.length).toBe(MAX_LINES);
  expect(summary.lines.map(({ id }) => id)).toEqual(summary.lines.map(({ id }) => id).toSorted((a, b) => a - b));
  expect(summary.lines.every((line) => story.includes(line))).toBe(true);
  expect(summary.left).toBeGreaterThan(0);
});

test('keeps the heading of a turn only if one of its lines is kept', () => {
  summary.lines.forEach(({ depth }, i) => {
    if (depth === 0) expect(summary.lines[i + 1]?.depth).toBeGreaterThan(0);
  });
});

test('leaves out what the reader has done', () => {
  const own = story.filter(({ events }) => events.every((event) => 'seat' in event && event.seat === you));
  expect(own.length).toBeGreaterThan(0);
  expect(summarize(own, view(history.game, you), you)).toEqual({ lines: [], left: 0 });
});

test('is empty if nothing has happened', () => {
  expect(summarize([], view(history.game, you), you)).toEqual({ lines: [], left: 0 });
});
