import { decision, legal, PASS } from '@bb/engine';
import { expect, test } from 'vitest';
import { Orders } from './orders.svelte.ts';
import { played } from './played.ts';

const history = played(3, { players: 3 }, (g) => decision(g)?.ask === 'antiPirateAction' && decision(g)?.seat === 0);
const g = history.game;
const d = decision(g);
if (!d) throw new Error('no window was opened');

test('an order comes back as it was kept, and passes', () => {
  const given = new Orders([]);
  given.give({ span: 'ownTurn', except: [] }, g, 0);
  const kept = new Orders(JSON.parse(JSON.stringify(given.all)));
  kept.show(0);
  expect(kept.standing).toEqual(given.all[0]?.[1]);
  expect(kept.answer(g, d, legal(g), 0)).toBe(PASS);
  expect(kept.answer(g, { ...d, seat: 1 }, legal(g), 0)).toBe(null);
});

test('an order whose time is over is taken down when the table opens', () => {
  const given = new Orders([]);
  given.give({ span: 'turn', except: [] }, g, 0);
  const later = played(3, { players: 3 }, (now) => now.playerTurn > g.playerTurn).game;
  const kept = new Orders(given.all);
  kept.disarm(later, 0);
  expect(kept.all).toEqual([]);
  expect(kept.standing).toBe(null);
});

test('another seat’s order is not shown', () => {
  const orders = new Orders([]);
  orders.give({ span: 'turn', except: [] }, g, 0);
  orders.show(1);
  expect(orders.standing).toBe(null);
});
