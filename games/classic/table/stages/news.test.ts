import { classic, type GameEvent, PIRATES, type View } from '@bb/classic/rules';
import { expect, test } from 'vitest';
import { newsOf } from './news.ts';

const view: View = { ...classic.view(classic.newGame({ players: 2 }), null), owner: PIRATES.map((pirate) => (pirate === 0 ? 0 : 1)) };
const [own, other] = PIRATES;
const event = (json: object): GameEvent => Object.assign<GameEvent, object>({ rule: '', type: 'turnPassed', seat: 0 }, json);
const log = (...events: readonly object[]) => events.map((one, id) => ({ id, event: event(one), text: `${id}` }));
const textsOf = (...events: readonly object[]): string =>
  newsOf(log(...events), view, 0, 3)
    .lines.map(({ text }) => text)
    .join(' ');

test('there are no news before the own turn is over', () => {
  expect(textsOf({ type: 'pirateMoved', pirate: own }, { type: 'pirateLost', pirate: own })).toBe('');
});

test('lines stand below the turn they belong to, and turns without any are left out', () => {
  expect(
    textsOf(
      { type: 'turnBegan', seat: 1, turn: 2 },
      { type: 'pirateLost', pirate: other },
      { type: 'turnBegan', seat: 1, turn: 3 },
      { type: 'turnPassed', seat: 1 },
      { type: 'turnBegan', seat: 0, turn: 4 },
    ),
  ).toBe('0 1');
});

test('what befalls the own pirates comes first, then what is important', () => {
  const turn = { type: 'turnBegan', seat: 1, turn: 2 };
  const moved = { type: 'pirateMoved', pirate: other };
  const news = newsOf(
    log(turn, moved, moved, { type: 'evaded', pirate: own }, { type: 'pirateRetired', pirate: other }, moved),
    view,
    0,
    2,
  );
  expect(news.lines.map(({ id }) => id)).toEqual([0, 3, 4]);
  expect(news.left).toBe(3);
});
