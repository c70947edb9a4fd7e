import { expect, test } from 'vitest';
import type { AreaName, PlaceName, TransitName } from '../../data/ids.ts';
import { commissioner, pirate, pirateState, placeId } from '../../testing/arrange.ts';
import { awaits, happened, offers, play, scenario, type Table } from '../../testing/scenario.ts';

/** Seat 0’s Low (Speed 5) is about to sail; a seat’s Rhett (Speed 4) is in place `there`, and no seat has an AP action left. */
function lying(at: PlaceName, there: AreaName | TransitName, seat = 1): Table {
  const t = scenario({ players: 3, actions: 4, navy: { rhett: { speed: 4, combat: 9 } } });
  pirate(t, 'low', at);
  commissioner(t, seat, 'rhett', there);
  t.g.commissionerActed = 1;
  return t;
}
const move = (to: PlaceName) => ({ type: 'move', pirate: 'low', to }) as const;

test.each<[PlaceName, AreaName | TransitName, PlaceName, readonly boolean[]]>([
  ['gold-coast', 'gold-coast', 'whydah', [true, false]],
  ['south-atlantic', 'west-caribbean', 'charleston', [true, false]],
  ['south-atlantic', 'west-caribbean', 'west-caribbean', [true, true]],
  ['north-atlantic', 'south-atlantic', 'central-atlantic', [false, true]],
  ['north-atlantic', 'west-caribbean', 'central-atlantic', [false, false]],
  ['charleston', 'south-atlantic', 'south-atlantic', [false, true]],
  ['gold-coast', 'transit-gold-coast-east-africa', 'whydah', [false, false]],
  ['gold-coast', 'gold-coast', 'transit-gold-coast-east-africa', [true, false]],
  ['transit-gold-coast-east-africa', 'transit-gold-coast-east-africa', 'gold-coast', [false, false]],
  ['transit-gold-coast-east-africa', 'east-africa', 'east-africa', [false, true]],
  ['bermuda', 'north-atlantic', 'north-atlantic', [false, true]],
  ['bermuda', 'central-atlantic', 'north-atlantic', [false, true]],
])('10.24, 10.31 from %s, with the Commissioner in %s, to %s: a Reaction before and after %j', (at, there, to, reactions) => {
  const t = lying(at, there);
  play(t, move(to));
  const found: boolean[] = [];
  for (const moment of reactions) {
    if (moment) play(t, awaits('antiPirateAction', 1));
    found.push(moment && offers(t, 'react').length === 1);
    if (moment) play(t, 'pass');
  }
  expect(found).toEqual(reactions);
  play(t, awaits('takeAction', 0));
  expect(pirateState(t, 'low').at).toBe(to);
});

test('10.31 the Commissioner moves to the pirate’s Sea Area and stays there', () => {
  const t = lying('south-atlantic', 'west-caribbean');
  play(t, move('central-atlantic'), 'react', 'flee', 3, 4, awaits('takeAction', 0));
  expect(t.g.commissionerAt[1]).toBe(placeId('south-atlantic'));
  expect(pirateState(t, 'low').at).toBe('central-atlantic');
  expect(happened(t, 'escaped')).toHaveLength(1);
});

test('10.31 the Commissioner can react again to each next Action', () => {
  const t = lying('south-atlantic', 'west-caribbean');
  play(t, move('central-atlantic'), 'react', 'flee', 3, 4);
  play(t, move('north-atlantic'), 'react', 'flee', 3, 4);
  expect(t.g.commissionerAt[1]).toBe(placeId('central-atlantic'));
  play(t, move('boston'), 'react', 'flee', 3, 4, awaits('takeAction', 0));
  expect(pirateState(t, 'low').at).toBe('boston');
});

test('10.22, 10.31 a Commissioner never reacts against his own player’s pirate', () => {
  const t = lying('south-atlantic', 'central-america', 0);
  play(t, move('west-caribbean'), awaits('takeAction', 0));
});

test('10.3 a Commissioner is never forced to react', () => {
  const t = lying('south-atlantic', 'south-atlantic');
  play(t, move('central-atlantic'), 'pass', awaits('antiPirateAction', 1), 'pass', awaits('takeAction', 0));
  expect(t.g.commissionerAt[1]).toBe(placeId('south-atlantic'));
});
