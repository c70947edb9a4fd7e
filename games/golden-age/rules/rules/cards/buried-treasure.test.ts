import { expect, test } from 'vitest';
import { count, hand, haven, pirate, pirateHand, pirateState, treasureMap } from '../../testing/arrange.ts';
import { awaits, happened, offers, play, refusedBy, scenario, type Table } from '../../testing/scenario.ts';

const dig = { type: 'digForTreasure', pirate: 'low' } as const;

/** Low is in the West Caribbean and has the map. */
function onTheIsle(options: Parameters<typeof pirate>[3] = {}): Table {
  const t = scenario({ actions: 3, ratings: { low: { leadership: 3 } } });
  pirate(t, 'low', 'west-caribbean', options);
  treasureMap(t, 'low');
  return t;
}

test('17.2 #1 [R16] the named pirate gets the map; then follows one Action', () => {
  const t = scenario();
  pirate(t, 'low', 'india');
  pirate(t, 'vane', 'west-caribbean');
  hand(t, 0, 'buried-treasure');
  play(t, { type: 'playBuriedTreasure', card: 'buried-treasure', pirate: 'vane' });
  expect(pirateState(t, 'vane').treasureMap).toBe(true);
  expect(t.g.actionsLeft).toBe(1);
  expect(offers(t, 'digForTreasure')).toEqual([{ ...dig, pirate: 'vane' }]);
});

test('17.2 #1 a die of 2 finds nothing, and the map is discarded', () => {
  const t = onTheIsle();
  play(t, dig, 2);
  expect(happened(t, 'treasureSought')).toMatchObject([{ doubloons: 0 }]);
  expect(pirateState(t, 'low')).toMatchObject({ holds: [], treasureMap: false });
  expect(count(t.g.discards, 'buried-treasure')).toBe(1);
  expect(offers(t, 'digForTreasure')).toEqual([]);
});

test('17.2 #1 a die of 3 finds 3d6 × 100 doubloons, for any hold, filled or not', () => {
  const t = onTheIsle({ holds: [250] });
  play(t, dig, 3, 6, 6, 4);
  expect(happened(t, 'treasureSought')).toMatchObject([{ doubloons: 1600 }]);
  expect(offers(t)).toEqual([
    { type: 'stow', hold: 0 },
    { type: 'stow', hold: 1 },
  ]);
  play(t, { type: 'stow', hold: 0 });
  expect(pirateState(t, 'low').holds).toEqual([1850]);
  expect(count(t.g.discards, 'buried-treasure')).toBe(1);
});

test('17.2 #1 [R17] only the pirate with the map can dig, at sea in the West Caribbean', () => {
  const t = scenario({ actions: 3 });
  pirate(t, 'low', 'east-caribbean');
  pirate(t, 'vane', 'west-caribbean');
  treasureMap(t, 'low');
  expect(refusedBy(t, dig)).toBe('17.2 #1');
  expect(refusedBy(t, { ...dig, pirate: 'vane' })).toBe('17.2 #1');
  play(t, { type: 'move', pirate: 'low', to: 'west-caribbean' });
  expect(offers(t, 'digForTreasure')).toEqual([dig]);
  play(t, { type: 'move', pirate: 'low', to: 'havana' });
  expect(offers(t, 'digForTreasure')).toEqual([]);
});

test('17.2 #1 the map is discarded when its pirate retires or is lost', () => {
  const t = scenario({ actions: 3 });
  pirate(t, 'low', 'bath');
  haven(t, 'bath', 'low');
  treasureMap(t, 'low');
  play(t, { type: 'retireInHaven', pirate: 'low' });
  expect(happened(t, 'treasureMapLost')).toHaveLength(1);
  expect(count(t.g.discards, 'buried-treasure')).toBe(1);
});

test('17.2 #1 [R1] a pirate who takes over by a mutiny does not get the map', () => {
  const t = onTheIsle({ loyalty: 0 });
  pirateHand(t, 0, 'teach');
  play(t, dig, 4, { type: 'takeCommand', pirate: 'teach' });
  expect(pirateState(t, 'teach').treasureMap).toBe(false);
  expect(count(t.g.discards, 'buried-treasure')).toBe(1);
});

test('12 the pirate may reroll both rolls for the treasure', () => {
  const t = onTheIsle({ cunning: 2 });
  play(t, dig, 1, 'rerollDice', 4, 1, 1, 1, awaits('rerollWithCunning', 0));
});

test('17.2 #1 [R46] without a pirate in play the card can’t be played', () => {
  const t = scenario();
  hand(t, 0, 'buried-treasure', 'wear-and-tear');
  expect(offers(t).map((c) => c.type)).toEqual(['playForActions']);
});
