import { type GameEvent, PIRATES, redact, view } from '@bb/golden-age/rules';
import { namesFor } from '@bb/golden-age/text';
import { changesOf, newsOf } from '@bb/table-kit/table/history/news.ts';
import { expect, test } from 'vitest';
import { narrate } from '../log-lines.ts';
import { randomGame } from '../testing/random-game.ts';
import { news, scaleFor } from './news.ts';

const history = randomGame(6, { players: 3 }, (g) => g.playerTurn >= 15);
const names = namesFor(history.game.tables, ['Anne', 'Mary', 'Grace']);
const you = 0;
const MOST = 9;
const scale = scaleFor(view(history.game, you));
const story = narrate(
  history.events.map((event, id) => ({ id, event: redact(event, you) })),
  names,
);
const told = newsOf(story, scale, you, MOST);
const [own] = PIRATES;
const ofOne = scaleFor({ owner: PIRATES.map((pirate) => (pirate === own ? you : 1)) });
const linesOf = (...events: readonly object[]) =>
  events.map((json, id) => ({
    id,
    events: [Object.assign<GameEvent, object>({ rule: '', type: 'pardonEnded' }, json)],
    text: `${id}`,
    depth: 1,
  }));
const idsOf = (most: number, onTurn: number, ...events: readonly object[]) =>
  newsOf(linesOf(...events), ofOne, you, most, onTurn).lines.map(({ line }) => line.id);

test('picks a few lines of the log, in their order, each under its turn', () => {
  const shown = told.lines.map(({ line }) => line);
  expect(shown.filter(({ depth }) => depth > 0)).toHaveLength(MOST);
  expect(shown.map(({ id }) => id)).toEqual(shown.map(({ id }) => id).toSorted((a, b) => a - b));
  expect(shown.every((line) => story.includes(line))).toBe(true);
  expect(shown.every(({ depth }, i) => depth > 0 || (shown[i + 1]?.depth ?? 0) > 0)).toBe(true);
  expect(told.left).toBeGreaterThan(0);
});

test('leaves out what the reader has done', () => {
  const doings = story.filter(({ events }) =>
    events.every((event) => 'seat' in event && event.seat === you && event.type !== 'cardDiscarded'),
  );
  expect(doings.length).toBeGreaterThan(0);
  expect(newsOf(doings, scale, you, MOST)).toEqual({ lines: [], left: 0 });
  expect(newsOf([], scale, you, MOST)).toEqual({ lines: [], left: 0 });
});

test.each<readonly [object]>([
  [{ type: 'turnLost', seat: you }],
  [{ type: 'actionLost', pirate: own }],
  [{ type: 'cardDiscarded', seat: you }],
  [{ type: 'handPassed', from: you, to: 1, cards: [] }],
  [{ type: 'cardPlayedAgainst', seat: 1, pirate: own }],
])('%j comes before the end of the game, in whoever’s turn', (loss) => {
  for (const onTurn of [you, 1]) expect(idsOf(1, onTurn, { type: 'gameEnded' }, loss, { type: 'pirateRetired', pirate: 1 })).toEqual([1]);
});

test('a card that was negated comes before what happened', () => {
  expect(idsOf(1, you, { type: 'pardonProclaimed', pirates: [] }, { type: 'cardNegated', seat: 1, pirate: 1 })).toEqual([1]);
});

test('sums up points, Notoriety and money by seat', () => {
  const events = linesOf(
    { type: 'notorietyGained', pirate: own, by: 3 },
    { type: 'notorietyLost', pirate: own, by: 1 },
    { type: 'pricePaid', pirate: own, doubloons: 400 },
    { type: 'commissionerScored', seat: 1, pirate: own, vp: 2 },
  ).flatMap((line) => line.events);
  expect(changesOf(events, ofOne.seatsOf, news.figures(names))).toEqual([
    { seat: you, texts: ['Notoriety +2', `Net Worth −${names.language.doubloons(400)}`] },
    { seat: 1, texts: ['+2 VP'] },
  ]);
});
