import { expect, test } from 'vitest';
import { NO_SIGHTING } from '../data/ids.ts';
import type { GameEvent } from '../state/events.ts';
import { merchant, pirate, placeId, warship } from '../testing/arrange.ts';
import { scenario } from '../testing/scenario.ts';
import { placeMerchant, removeMerchant, removeWarship, turnUpWarships } from './sea.ts';

test('C16.2 the warships of this hex are turned up, once', () => {
  const t = scenario();
  const here = warship(t, 'A0609', 6, 'english', false);
  const up = warship(t, 'A0609', 6, 'spanish', true);
  const elsewhere = warship(t, 'A0708', 7, 'english', false);
  const events: GameEvent[] = [];
  t.g.events = events;
  turnUpWarships(t.g, placeId('A0609'), 'C16.2');
  turnUpWarships(t.g, placeId('A0609'), 'C16.2');
  expect([here, up, elsewhere].map((slot) => t.g.slotUp[slot])).toEqual([1, 1, 0]);
  expect(events).toEqual([{ type: 'warshipTurnedUp', rule: 'C16.2', slot: here, warship: t.g.warshipOn[here] }]);
});

test('C9.1 a merchant takes the lowest free sighting number, and one that is gone is chased by nobody', () => {
  const t = scenario();
  const teach = pirate(t, 'teach', 'A0609');
  const [first, second] = [merchant(t, 'A0609', 3), merchant(t, 'A0708', 3)];
  t.g.chasing[teach] = first;
  const [drawn] = t.g.merchantPool;
  removeMerchant(t.g, first, 'C22.3');
  removeMerchant(t.g, first, 'C22.3');
  expect(t.g.chasing[teach]).toBe(NO_SIGHTING);
  if (drawn === undefined) throw new Error('no merchant is left');
  placeMerchant(t.g, drawn, placeId('A0410'), false, 'C22.3');
  expect([t.g.sightingAt[first], t.g.sightingAt[second]]).toEqual([placeId('A0410'), placeId('A0708')]);
});

test('C19 a warship goes back to the cup once', () => {
  const t = scenario();
  const slot = warship(t, 'A0609', 6);
  const left = t.g.warshipPool.length;
  removeWarship(t.g, slot, 'C19');
  removeWarship(t.g, slot, 'C19');
  expect(t.g.warshipPool).toHaveLength(left + 1);
});
