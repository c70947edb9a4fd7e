import { classic, type GameEvent, PIRATES, type View } from '@bb/classic/rules';
import { newsOf } from '@bb/table-kit/table/history/news.ts';
import { expect, test } from 'vitest';
import { news } from './news.ts';

const view: View = { ...classic.view(classic.newGame({ players: 2 }), null), owner: PIRATES.map((pirate) => (pirate === 0 ? 0 : 1)) };
const [own, other] = PIRATES;
const event = (json: object): GameEvent => Object.assign<GameEvent, object>({ rule: '', type: 'deckShuffled' }, json);
const turn = { type: 'turnBegan', seat: 1, turn: 2 };
const moved = { type: 'pirateMoved', pirate: other };

function newsFor(you: number, onTurn: number, ...events: readonly object[]) {
  const lines = events.map((json, id) => ({ id, events: [event(json)], text: `${id}`, depth: 'turn' in json ? 0 : 1 }));
  const { lines: shown, left } = newsOf(lines, news.scale(view), you, 2, onTurn);
  return { ids: shown.map(({ line }) => line.id), losses: shown.flatMap(({ line, isLoss }) => (isLoss ? [line.id] : [])), left };
}

test('what harms the own pirates comes first, then what they did, then what is important', () => {
  const told = newsFor(
    0,
    0,
    turn,
    moved,
    { type: 'evaded', pirate: own },
    { type: 'pirateRetired', pirate: other },
    { type: 'wounded', pirate: own },
  );
  expect(told).toEqual({ ids: [0, 2, 4], losses: [4], left: 2 });
});

test('in the own turn only losses and answers of others are news', () => {
  const bought = { type: 'letterBought', pirate: own };
  const refused = { type: 'allianceRefused', pirate: own, other };
  expect(newsFor(0, 0, bought, moved, refused)).toEqual({ ids: [1, 2], losses: [2], left: 0 });
});

test('a broken alliance harms the other pirate', () => {
  const broken = { type: 'allianceBroken', pirate: own, other };
  expect(newsFor(1, 0, broken).losses).toEqual([0]);
  expect(newsFor(0, 1, broken).losses).toEqual([]);
});
