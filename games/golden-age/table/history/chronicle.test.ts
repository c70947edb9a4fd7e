import { outcome, redact, view } from '@bb/golden-age/rules';
import { namesFor } from '@bb/golden-age/text';
import { expect, test } from 'vitest';
import { narrate } from '../log-lines.ts';
import { randomGame } from '../testing/random-game.ts';
import { chronicleOf, roman, scenesOf } from './chronicle.ts';
import { pageOf, textOf } from './chronicle-page.ts';

const history = randomGame(12, { players: 3 });
const seats = ['Anne <b>', 'Mary & Co', 'Grace'];
const names = namesFor(history.game.tables, seats);
const won = outcome(history.game);
if (!won) throw new Error('the game is not over');
const story = narrate(
  history.events.map((event, id) => ({ id, event: redact(event, null) })),
  names,
);
const parts = {
  story,
  seats,
  owner: view(history.game, null).owner,
  outcome: won,
  solitaire: false,
  scene: scenesOf(history, names),
};
const chronicle = chronicleOf(parts);

test('has a chapter for each round, with an entry for each turn', () => {
  const turns = history.turns.length;
  expect(chronicle.chapters).toHaveLength(Math.ceil(turns / 3));
  const entries = chronicle.chapters.flatMap((chapter) => chapter.entries);
  expect(entries.filter(({ seat }) => seat >= 0)).toHaveLength(turns);
  expect(entries.every(({ text }) => text.trim() !== '')).toBe(true);
});

test('tells of every pirate who retired or was lost, and of the final points', () => {
  const text = textOf(chronicle);
  for (const event of history.events)
    if (event.type === 'pirateRetired' || event.type === 'pirateLost') expect(text).toContain(names.pirate(event.pirate));
  for (const [seat, vp] of won.scores.entries()) expect(text).toContain(`${seats[seat]}: ${vp} VP`);
});

test('opens each chapter with the situation, never twice alike in a row', () => {
  const openings = chronicle.chapters.map(({ opening }) => opening);
  openings.forEach((opening, i) => {
    expect(opening).not.toBe('');
    expect(opening).not.toBe(openings[i - 1]);
  });
});

test('leaves out dice and sums', () => {
  expect(textOf(chronicle)).not.toMatch(/\bdie \d/);
});

test('the page loads nothing else, and escapes names', () => {
  const page = pageOf(chronicle, {
    language: 'en',
    caption: 'VP',
    lines: [{ seat: 0, name: seats[0] ?? '', values: [0, 3] }],
    fonts: [{ family: 'Own', source: 'data:font/woff2;base64,AAAA' }],
  });
  expect(page).toMatch(/^<!doctype html>/);
  expect(page).not.toMatch(/src=|href=|url\("(?!data:)|<script|@import|https?:/);
  expect(page).not.toContain('<b>,');
  expect(page).toContain('Anne &lt;b&gt;');
  expect(page).toContain('Mary &amp; Co');
  expect(page).toContain(`<p class="entry first">${chronicle.chapters[1]?.opening.slice(0, 12)}`);
  const open = [...page.matchAll(/<(section|p|h2|figure|svg)[ >]/g)].length;
  expect([...page.matchAll(/<\/(section|p|h2|figure|svg)>/g)]).toHaveLength(open);
});

test.each([
  [1, 'I'],
  [4, 'IV'],
  [9, 'IX'],
  [18, 'XVIII'],
  [44, 'XLIV'],
])('%i is %s', (n, numeral) => {
  expect(roman(n)).toBe(numeral);
});

test('names no winner in the solitaire game: the ending does', () => {
  const praise = chronicle.end.at(-4);
  expect(praise).toMatch(/^(The richest|Equal in riches)/);
  expect(chronicleOf({ ...parts, solitaire: true }).end).toEqual(chronicle.end.filter((line) => line !== praise));
});
