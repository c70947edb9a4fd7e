import { decision, legal, PASS } from '@bb/golden-age/rules';
import { goldenAge } from '@bb/golden-age/table/session/session-game.ts';
import { randomGame } from '@bb/golden-age/table/testing/random-game.ts';
import { StandingOrders } from '@bb/web/session/standing-orders.svelte.ts';
import { expect, test } from 'vitest';

const history = randomGame(3, { players: 3 }, (g) => decision(g)?.ask === 'antiPirateAction' && decision(g)?.seat === 0);
const g = history.game;
const d = decision(g);
if (!d) throw new Error('no window opened in this game');

test('a stored order is restored, and passes', () => {
  const given = new StandingOrders(goldenAge.rules, []);
  given.give({ span: 'ownTurn', except: [] }, g, 0);
  const kept = new StandingOrders(goldenAge.rules, JSON.parse(JSON.stringify(given.all)));
  kept.show(0);
  expect(kept.current).toEqual(given.all[0]?.[1]);
  expect(kept.answer(g, d, legal(g))).toBe(PASS);
  expect(kept.answer(g, { ...d, seat: 1 }, legal(g))).toBe(null);
});

test('an expired order is removed when the table opens', () => {
  const given = new StandingOrders(goldenAge.rules, []);
  given.give({ span: 'turn', except: [] }, g, 0);
  const later = randomGame(3, { players: 3 }, (now) => now.playerTurn > g.playerTurn).game;
  const kept = new StandingOrders(goldenAge.rules, given.all);
  kept.removeLapsed(later, 0);
  expect(kept.all).toEqual([]);
  expect(kept.current).toBe(null);
});

test('shows no other seat’s order', () => {
  const orders = new StandingOrders(goldenAge.rules, []);
  orders.give({ span: 'turn', except: [] }, g, 0);
  orders.show(1);
  expect(orders.current).toBe(null);
});
