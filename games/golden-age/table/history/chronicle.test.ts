import { type Game, type Outcome, outcome, redact, view } from '@bb/golden-age/rules';
import { en, type Language, namesFor } from '@bb/golden-age/text';
import { de } from '@bb/golden-age/text/de';
import { fr } from '@bb/golden-age/text/fr';
import { asProse, proseIn, roughSum } from '@bb/golden-age/text/prose';
import { textOf } from '@bb/table-kit/table/history/chronicle.ts';
import { pageOf } from '@bb/table-kit/table/history/chronicle-page.ts';
import { expect, test } from 'vitest';
import { narrate } from '../log-lines.ts';
import { randomGame } from '../testing/random-game.ts';
import { chronicleOf, roman, scenesOf } from './chronicle.ts';

const history = randomGame(12, { players: 3 });
function outcomeOf(g: Game): Outcome {
  const found = outcome(g);
  if (!found) throw new Error('the game is not over');
  return found;
}
const seats = ['Anne <b>', 'Mary & Co', 'Grace'];
const won = outcomeOf(history.game);
async function partsIn(language: Language) {
  const prose = await proseIn(language.id);
  const names = namesFor(history.game.tables, seats, asProse(language, prose));
  return {
    story: narrate(
      history.events.map((event, id) => ({ id, event: redact(event, null) })),
      names,
    ),
    count: prose.count,
    seats,
    owner: view(history.game, null).owner,
    outcome: won,
    solitaire: false,
    scene: scenesOf(history, names),
  };
}
const names = namesFor(history.game.tables, seats);
const parts = await partsIn(en);
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

test.each([en, de, fr])('tells no figures in a chapter: $id', async (language) => {
  const { chapters } = chronicleOf(await partsIn(language));
  for (const { argument, opening, entries } of chapters)
    for (const text of [...argument, opening, ...entries.map((entry) => entry.text)]) {
      expect(text).not.toMatch(/\d|%|\b(VP|SP|PV)\b|undefined/);
      expect(text).not.toMatch(/ {2}|\.\.|\s[.,]/);
    }
});

test('tells two events of a kind in different words', () => {
  const voyages = parts.story.flatMap(({ events, text }) => (events[0]?.type === 'pirateMoved' && events.length === 1 ? [text] : []));
  const forms = voyages.slice(0, 3).map((text) => / (sails from|makes for|leaves) /.exec(text)?.[1]);
  expect(new Set(forms).size).toBe(3);
});

test.each([
  [40, null],
  [100, { is: 'exact', hundreds: 1, thousands: 0 }],
  [450, { is: 'about', hundreds: 5, thousands: 0 }],
  [1200, { is: 'exact', hundreds: 12, thousands: 0 }],
  [1300, { is: 'over', hundreds: 0, thousands: 1 }],
  [1500, { is: 'farOver', hundreds: 0, thousands: 1 }],
  [1900, { is: 'nearly', hundreds: 0, thousands: 2 }],
  [3000, { is: 'exact', hundreds: 0, thousands: 3 }],
])('%i doubloons are told roughly', (doubloons, rough) => {
  expect(roughSum(doubloons)).toEqual(rough);
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
