import { type Judged, lookBack, sumUp, type Valuer } from '@bb/golden-age/bots';
import { CHOICES } from '@bb/golden-age/rules';
import { fromMessage, toMessage } from '@bb/table-kit/table/analysis/analysis-messages.ts';
import { expect, test } from 'vitest';
import { randomGame } from '../../testing/random-game.ts';

const even: Valuer = (at) => at.legal.map((choice, i) => ({ choice, visits: 9, scores: [i, 0], win: [1 / (2 + i), 1 - 1 / (2 + i)] }));

test('a judgment survives its way through a message', () => {
  const history = randomGame(3, { players: 2 }, (g) => g.playerTurn > 2);
  const choices = Array.from({ length: history.length }, (_, i) => history.choice(i)).filter((choice) => choice !== undefined);
  const seen = [...lookBack(history.at(0), choices, {}, even, () => 1)];
  expect(seen.length).toBeGreaterThan(5);
  const sent = seen.map((one) => fromMessage(structuredClone(toMessage(one, one.done, one.of)), CHOICES));
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
  expect(fromMessage({ ...message, chosen: 999 }, CHOICES)).toBeNull();
});
