import { type Judged, lookBack, type Point, sumUp, type Valuer } from '@bb/golden-age/bots';
import { expect, test } from 'vitest';
import { randomGame } from '../../testing/random-game.ts';
import { fromMessage, toMessage } from './analysis-messages.ts';
import { chanceFormat, lastPointsOfTurns } from './analysis-text.ts';

const even: Valuer = (at) => at.legal.map((choice, i) => ({ choice, visits: 9, scores: [i, 0], win: [1 / (2 + i), 1 - 1 / (2 + i)] }));

test('a judgment survives its way through a message', () => {
  const history = randomGame(3, { players: 2 }, (g) => g.playerTurn > 2);
  const choices = Array.from({ length: history.length }, (_, i) => history.choice(i)).filter((choice) => choice !== undefined);
  const seen = [...lookBack(history.at(0), choices, {}, even, () => 1)];
  expect(seen.length).toBeGreaterThan(5);
  const sent = seen.map((one) => fromMessage(structuredClone(toMessage(one, one.done, one.of))));
  const judged = sent.filter((one): one is Judged => one !== null);
  expect(judged).toEqual(seen.map(({ judgment, before }) => ({ judgment, before })));
  expect(judged.every(({ judgment }) => judgment.estimates.includes(judgment.chosen) && judgment.estimates.includes(judgment.best))).toBe(
    true,
  );
  expect(sumUp(2, judged, null)).toEqual(sumUp(2, seen, null));
});

test('leaves out a judgment with an unknown choice', () => {
  const history = randomGame(3, { players: 2 }, (g) => g.playerTurn > 0);
  const choices = Array.from({ length: history.length }, (_, i) => history.choice(i)).filter((choice) => choice !== undefined);
  const [one] = [...lookBack(history.at(0), choices, {}, even, () => 1)];
  if (!one) throw new Error('no decision was judged');
  const message = toMessage(one, 1, 1);
  expect(fromMessage({ ...message, chosen: 999 })).toBeNull();
});

test('takes the last point of each turn, and the end separately', () => {
  const point = (at: number, turn: number): Point => ({ at, turn, win: [0.5, 0.5] });
  const points = [point(1, 0), point(4, 1), point(6, 1), point(9, 2), point(12, 2)];
  const review = { points, balances: [], turnings: [] };
  expect(lastPointsOfTurns(review, false).map(({ at, isEnd }) => [at, isEnd])).toEqual([
    [1, false],
    [6, false],
    [12, false],
  ]);
  expect(lastPointsOfTurns(review, true).map(({ at, isEnd }) => [at, isEnd])).toEqual([
    [1, false],
    [6, false],
    [9, false],
    [12, true],
  ]);
});

test('formats chances by language', () => {
  const [en, de] = [chanceFormat('en'), chanceFormat('de')];
  expect([en.of(0.256), en.by(-0.256), en.by(0.1), en.by(-0.0001), en.error(0.02)]).toEqual(['25.6%', '−25.6%', '+10%', '0%', '± 2%']);
  expect(de.by(-0.256).replace(/\s/g, ' ')).toBe('−25,6 %');
});
