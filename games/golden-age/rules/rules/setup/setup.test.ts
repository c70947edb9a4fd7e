import { expect, test } from 'vitest';
import { CARD_COUNT } from '../../data/cards.ts';
import { choose, legal } from '../../game.ts';
import { choiceToJson } from '../../state/choice-json.ts';
import { merchantPorts } from '../../testing/arrange.ts';
import { awaits, d66, offers, pending, play, setUpTo, type Table } from '../../testing/scenario.ts';

/** A game of two players up to Step 8 in which seat 0 is Player A. */
function atMerchants(): Table {
  const t = setUpTo(2, 'chooseShipInSecret');
  while (pending(t)?.[0] === 'chooseShipInSecret') choose(t.g, legal(t.g)[0]);
  return t;
}

test('3.0 Step 4 each player gets four cards, none that must be played at once; the others are in the deck', () => {
  const t = atMerchants();
  expect(t.g.hands.map((cards) => cards.length)).toEqual([4, 4]);
  expect(t.g.deck).toHaveLength(CARD_COUNT - 2 * 4);
});

test('3.0 Step 8 eight merchants are placed face down by D66, or at the next free locator', () => {
  const t = atMerchants();
  for (const [i, locator] of [11, 11, 36, 44, 66, 66, 65, 65].entries())
    play(t, d66(locator), { type: 'drawMerchant', merchant: i < 7 ? 'schooner' : 'sloop' }, awaits(i < 7 ? 'rollDie' : 'playCard'));
  expect(merchantPorts(t)).toEqual(['boston', 'new-york', 'philadelphia', 'virginia', 'bath', 'port-royal', 'bermuda', 'calicut']);
  expect(t.g.merchantSince.every((since) => since === -1)).toBe(true);
});

test('3.0 Step 9 [R29] the pools have eight Commissioners, fifteen hostages and warships, and sixteen governors; all have 0 VP', () => {
  const { g } = atMerchants();
  expect(g.commissionerPool).toHaveLength(8);
  expect(g.hostageOf).toEqual(Array.from({ length: 15 }, () => -1));
  expect(g.warshipPool).toHaveLength(15);
  expect(g.governorPool).toHaveLength(16);
  expect(g.vp).toEqual([0, 0]);
});

test('3.0 Step 11 Player A begins, and has nothing to draw', () => {
  const t = atMerchants();
  while (pending(t)?.[0] !== 'playCard') choose(t.g, legal(t.g)[0]);
  expect(pending(t)).toEqual(['playCard', 0]);
  expect(t.g.playerTurn).toBe(1);
  expect(offers(t).length).toBeGreaterThan(0);
  expect(choiceToJson(legal(t.g)[0]).type).toMatch(/^play|^discard/);
});
