import { expect, test } from 'vitest';
import { allies, RATINGS } from '../../testing/allies.ts';
import {
  allied,
  commissioner,
  count,
  governor,
  hand,
  hasGovernor,
  haven,
  hostage,
  merchant,
  pirate,
  pirateHand,
  pirateState,
  treasureMap,
  warship,
} from '../../testing/arrange.ts';
import { awaits, beforeTurn, begin, d66, draws, happened, offers, passWindow, play, scenario, type Table } from '../../testing/scenario.ts';

const move = (name: string, to: string) => ({ type: 'move', pirate: name, to }) as const;

/** Seat 1 has a warship to use against the allies. */
function atWar(low: Parameters<typeof pirate>[3], vane: Parameters<typeof pirate>[3], name: Parameters<typeof warship>[2] = 'shark') {
  const t = allies('india', { low, vane });
  merchant(t, 'goa', 'flute');
  warship(t, 'india', name);
  return t;
}
const find = { type: 'findMerchant', pirate: 'low', port: 'goa' } as const;

test('11.2 [R36] allies fight with the higher Combat and both Abilities; they share the Notoriety and the hit', () => {
  const t = atWar({ combat: 4 }, { ship: 'brigantine' });
  const { combat, speed } = t.g.tables.warships[0] ?? { combat: 0, speed: 0 };
  play(t, find, 'useWarship', 'fight', 6, 1, { type: 'chooseAlly', pirate: 'vane' }, 1);
  expect(happened(t, 'contested')[0]?.sides.map((side) => side.total)).toEqual([6 + 7 + 3 + 2, 1 + combat + 2]);
  expect([pirateState(t, 'low').combat, pirateState(t, 'vane').combat]).toEqual([4, 6]);
  expect([pirateState(t, 'low').notoriety, pirateState(t, 'vane').notoriety]).toEqual([Math.ceil(combat / 2), Math.floor(combat / 2)]);
  expect(speed).toBeGreaterThan(0);
});

test('11.2 [R57] if Combat is equal, the ship with Heavy Guns fights; guns on the weaker ship don’t count', () => {
  const totals = (low: number, vane: number) => {
    const t = atWar({ combat: low }, { combat: vane, guns: true });
    play(t, find, 'useWarship', 'fight', 6, 1, awaits('bearOddHit', 0));
    return happened(t, 'contested')[0]?.sides[0]?.total;
  };
  expect(totals(5, 5)).toBe(6 + 5 + 2 + 3 + 2);
  expect(totals(6, 5)).toBe(6 + 6 + 3 + 2);
});

test('11.4 hits are halved and the player assigns the odd one; both crews lose Loyalty', () => {
  for (const [hits, low, vane] of [
    [3, 2, 3],
    [4, 2, 2],
  ] as const) {
    const t = atWar({ combat: 4 }, { combat: 4 }, 'weymouth');
    const { combat } = t.g.tables.warships.at(-1) ?? { combat: 0 };
    const die = hits + (1 + 4 + 3 + 2) - (combat + 2);
    play(t, find, 'useWarship', 'fight', 1, die, ...(hits === 3 ? [{ type: 'chooseAlly', pirate: 'low' } as const] : []));
    expect(happened(t, 'combatLost').map((event) => event.hits)).toEqual([2, hits - 2]);
    expect([pirateState(t, 'low').combat, pirateState(t, 'vane').combat]).toEqual([low, vane]);
    expect([pirateState(t, 'low').loyalty, pirateState(t, 'vane').loyalty]).toEqual([6, 6]);
  }
});

test('11.2 allies flee at the lower Speed', () => {
  const t = atWar({ speed: 1 }, { speed: 4 });
  const { speed } = t.g.tables.warships[0] ?? { speed: 0 };
  play(t, find, 'useWarship', 'flee', 1, 6, awaits('rollDie'));
  expect(happened(t, 'contested')[0]?.sides.map((side) => side.total)).toEqual([1 + 1, 6 + speed]);
});

test('[R36] a Commissioner who beats allies scores half the Notoriety of each; both are lost', () => {
  const t = allies('india', { low: { notoriety: 5 }, vane: { notoriety: 3 } });
  commissioner(t, 1, 'ogle', 'india');
  play(t, move('low', 'east-africa'), 'react', 'fight', 1, 6);
  expect([pirateState(t, 'low').fate, pirateState(t, 'vane').fate]).toEqual(['lost', 'lost']);
  expect(t.g.vp).toEqual([8, 2 + 1]);
});

test('11.5 an allied pirate can’t surrender', () => {
  const t = allies('india', { low: { notoriety: 5, letter: 'english' } });
  commissioner(t, 1, 'ogle', 'india');
  play(t, move('low', 'east-africa'), 'react', 'fight', 1, 6);
  expect(pirateState(t, 'low').fate).toBe('lost');
});

test('11.4 Wear and Tear and Scurvy strike both ships in full', () => {
  const t = allies('india');
  hostage(t, 'vane', 'mate', 'english');
  hand(t, 1, 'wear-and-tear', 'fair-winds');
  play(t, move('low', 'east-africa'), { type: 'playAgainst', card: 'wear-and-tear' }, 4);
  expect([pirateState(t, 'low').speed, pirateState(t, 'vane').speed]).toEqual([3, 3]);
  const s = allies('india');
  hostage(s, 'vane', 'mate', 'english');
  hand(s, 1, 'scurvy-outbreak', 'fair-winds');
  play(s, move('low', 'east-africa'), { type: 'playAgainst', card: 'scurvy-outbreak' });
  expect(pirateState(s, 'low')).toMatchObject({ scurvy: true, loyalty: 6 });
  expect(pirateState(s, 'vane')).toMatchObject({ scurvy: true, loyalty: 6, hostages: [] });
});

/** Low and Vane at sea before their player's turn, with these ships and crews. */
function beforeTheirTurn(low: Parameters<typeof pirate>[3], vane: Parameters<typeof pirate>[3]): Table {
  const t = beforeTurn();
  pirate(t, 'low', 'india', low);
  pirate(t, 'vane', 'india', vane);
  return t;
}
const loyalties = (t: Table) => [pirateState(t, 'low').loyalty, pirateState(t, 'vane').loyalty];

test.each([
  ['one crew', {}],
  ['both crews', { scurvy: true }],
])('11.3, 17.2 #18 [R69] at the start of a turn scurvy in %s costs both crews of an alliance one Loyalty', (_which, vane) => {
  const t = beforeTheirTurn({ scurvy: true }, vane);
  allied(t, 'low', 'vane');
  begin(t);
  expect(loyalties(t)).toEqual([6, 6]);
});

test('17.2 #18 at the start of a turn scurvy costs the other crews of a player nothing', () => {
  const t = beforeTheirTurn({ scurvy: true }, {});
  begin(t);
  expect(loyalties(t)).toEqual([6, 7]);
});

test.each([
  [0, 5, [6, 6]],
  [0, 0, [6, 6]],
  [1, 5, [7, 7]],
])('11.3, 6.26 [R69] a hit by Wear and Tear at Speeds of %i and %i leaves the allies Loyalties of %j', (low, vane, left) => {
  const t = allies('india', { low: { speed: low }, vane: { speed: vane }, actions: 4 });
  hand(t, 1, 'wear-and-tear', 'fair-winds');
  play(t, move('low', 'east-africa'), { type: 'playAgainst', card: 'wear-and-tear' }, 2);
  expect(loyalties(t)).toEqual(left);
});

test('11.3, 17.2 #20 [R69] a storm that slows one ship costs both crews one Loyalty', () => {
  const t = beforeTheirTurn({ speed: 0 }, {});
  allied(t, 'low', 'vane');
  begin(t);
  play(t, draws('storms-at-sea'), d66(64), 1, 1, awaits('drawCard'));
  expect(loyalties(t)).toEqual([6, 6]);
  const apart = beforeTheirTurn({ speed: 0 }, {});
  begin(apart);
  play(apart, draws('storms-at-sea'), d66(64), 1, 1, awaits('drawCard'));
  expect(loyalties(apart)).toEqual([6, 7]);
});

test('11.4, 17.2 #20 a storm strikes each ship separately; the alliance ends if one is sunk', () => {
  const t = beforeTurn();
  pirate(t, 'low', 'india', { speed: -2 });
  pirate(t, 'vane', 'india');
  allied(t, 'low', 'vane');
  begin(t);
  play(t, draws('storms-at-sea'), d66(64), 2, 3, awaits('drawCard'));
  expect(pirateState(t, 'low').fate).toBe('lost');
  expect(pirateState(t, 'vane')).toMatchObject({ ally: null, speed: 3, loyalty: 7 });
});

test('11.6 Debauchery & Revelry ends the alliance, then applies to each', () => {
  const t = allies('boston');
  hand(t, 1, 'debauchery-and-revelry', 'fair-winds');
  play(t, { type: 'doPortActivities', pirate: 'low' }, passWindow(), 'finish', {
    type: 'playAgainst',
    card: 'debauchery-and-revelry',
  });
  expect(pirateState(t, 'low')).toMatchObject({ ally: null, revelry: 'involuntary', loyalty: 8 });
  expect(pirateState(t, 'vane')).toMatchObject({ ally: null, revelry: 'involuntary', loyalty: 8 });
});

test('11.6, 14.1 Mutiny Conspiracy is resolved for each; even a quashed mutiny ends the alliance', () => {
  const t = allies('india', { low: { loyalty: 7 }, vane: { loyalty: 5 } });
  hand(t, 1, 'mutiny-conspiracy', 'fair-winds');
  play(t, move('low', 'east-africa'), { type: 'playAgainst', card: 'mutiny-conspiracy' }, 3, 4, 3, 3, 2);
  expect(happened(t, 'mutinyQuashed')).toHaveLength(1);
  expect([pirateState(t, 'low').ally, pirateState(t, 'vane').ally]).toEqual([null, null]);
  expect([pirateState(t, 'low').at, pirateState(t, 'vane').at]).toEqual(['east-africa', 'india']);
});

test('11.6 a conspiracy that fails on both ships does not end the alliance', () => {
  const t = allies('india');
  hand(t, 1, 'mutiny-conspiracy', 'fair-winds');
  play(t, move('low', 'east-africa'), { type: 'playAgainst', card: 'mutiny-conspiracy' }, 3, 4, 3, 4);
  expect(pirateState(t, 'low').ally).toBe('vane');
});

test('11.6 the player may end an alliance at no cost in their turn', () => {
  const t = allies('boston', { actions: 1 });
  play(t, { type: 'endAlliance', pirate: 'low' });
  expect([pirateState(t, 'low').ally, pirateState(t, 'vane').ally]).toEqual([null, null]);
  expect(t.g.actionsLeft).toBe(1);
});

test('11.6 the player may end an alliance after the last Action, and is asked once', () => {
  const t = allies('india', { actions: 1 });
  hand(t, 1);
  play(t, move('low', 'east-africa'), awaits('takeAction', 0));
  expect(offers(t)).toEqual([{ type: 'endAlliance', pirate: expect.any(String) }, { type: 'endActions' }]);
  play(t, { type: 'endActions' }, awaits('drawCard'));
  expect(pirateState(t, 'low').ally).toBe('vane');
});

test('11.6 a player without an alliance, or who has just ended it, is not asked after the last Action', () => {
  const t = allies('india', { actions: 1 });
  hand(t, 1);
  play(t, move('low', 'east-africa'), awaits('takeAction', 0), { type: 'endAlliance', pirate: 'low' }, awaits('drawCard'));
  expect(pirateState(t, 'low').ally).toBe(null);
});

test('11.6 the player may end an alliance before playing a card, and then plays it', () => {
  const t = beforeTurn();
  pirate(t, 'low', 'india');
  pirate(t, 'vane', 'india');
  allied(t, 'low', 'vane');
  hand(t, 0, 'fair-winds', 'heavy-guns', 'skull-and-crossbones', 'scurvy-outbreak');
  begin(t);
  play(t, awaits('playCard'));
  expect(offers(t, 'endAlliance')).toHaveLength(1);
  play(t, { type: 'endAlliance', pirate: 'low' }, awaits('playCard'));
  expect(pirateState(t, 'low').ally).toBe(null);
  expect(offers(t, 'endAlliance')).toEqual([]);
});

test('11.6 [R36] an alliance ends when one of the two leaves the game', () => {
  const t = allies('boston');
  haven(t, 'boston', 'low');
  play(t, { type: 'retireInHaven', pirate: 'low' });
  expect(pirateState(t, 'vane')).toMatchObject({ fate: 'inPlay', ally: null });
});

test('14.1 [R53] a crew of either ally at Loyalty 0 mutinies when the alliance is activated', () => {
  const t = allies('india', { vane: { loyalty: 0 } });
  play(t, move('low', 'east-africa'), 2);
  expect(happened(t, 'mutinyBrokeOut')).toHaveLength(1);
  expect([pirateState(t, 'low').at, pirateState(t, 'vane').at]).toEqual(['east-africa', 'india']);
});

test('14.1 [R53] a pirate who has just acted is not activated again when his new ally acts for both', () => {
  const t = scenario({ actions: 3, ratings: RATINGS });
  pirate(t, 'low', 'boston', { loyalty: 0 });
  pirate(t, 'vane', 'boston');
  play(t, { type: 'formAlliance', pirate: 'low', ally: 'vane' }, 2, move('vane', 'north-atlantic'));
  expect([pirateState(t, 'low').at, pirateState(t, 'low').ally]).toEqual(['north-atlantic', 'vane']);
});

test('14.1 allies who act one after the other are not activated again', () => {
  const t = allies('india', { low: { loyalty: 1 } });
  play(t, move('low', 'east-africa'), move('vane', 'india'));
  expect(happened(t, 'mutinyBrokeOut')).toEqual([]);
});

test('10.42 [R36] both ships count against an oust, and both are driven to the same area', () => {
  const t = allies('bermuda', { low: { combat: 2 }, vane: { combat: 3, guns: true } });
  commissioner(t, 1, 'ogle', 'central-atlantic');
  const { combat } = t.g.tables.commissioners[0] ?? { combat: 0 };
  play(t, { type: 'doPortActivities', pirate: 'low' }, 'oust', 1, 6);
  expect(happened(t, 'contested')[0]?.sides.map((side) => side.total)).toEqual([6 + combat + 2, 1 + 2 + 3 + 2]);
  expect([pirateState(t, 'low').at, pirateState(t, 'vane').at]).toEqual(['central-atlantic', 'central-atlantic']);
});

test('9.24 [R43] allies ousted from Bermuda by other means go to one area of their player’s choice', () => {
  const t = allies('bermuda');
  governor(t, 'bermuda', 'pro');
  hand(t, 1, 'local-resistance', 'fair-winds');
  play(t, { type: 'doPortActivities', pirate: 'low' }, { type: 'playResistance', card: 'local-resistance', port: 'bermuda' }, 6, {
    type: 'sailTo',
    pirate: 'low',
    to: 'north-atlantic',
  });
  expect(hasGovernor(t, 'bermuda')).toBeNull();
  expect([pirateState(t, 'low').at, pirateState(t, 'vane').at]).toEqual(['north-atlantic', 'north-atlantic']);
});

test('12 either ally’s Cunning pays for rerolls and for Skull & Crossbones', () => {
  const t = allies('india', { vane: { cunning: 2 } });
  merchant(t, 'goa', 'flute');
  play(t, find, 1, 'rerollWithAlly', 5);
  expect(pirateState(t, 'vane').cunning).toBe(1);
  hand(t, 0, 'skull-and-crossbones');
  hand(t, 1, 'wear-and-tear', 'fair-winds');
  play(t, move('low', 'east-africa'), { type: 'playAgainst', card: 'wear-and-tear' }, { type: 'playSkull', card: 'skull-and-crossbones' });
  expect(pirateState(t, 'vane')).toMatchObject({ cunning: 0, speed: 5 });
});

test('11.6, 17.2 #1 a pirate whose alliance a mutiny has ended can’t dig with the former ally’s map', () => {
  const t = allies('west-caribbean', { low: { notoriety: 5 }, vane: { loyalty: 0 } });
  treasureMap(t, 'vane');
  play(t, { type: 'digForTreasure', pirate: 'low' }, 1);
  expect(pirateState(t, 'vane')).toMatchObject({ fate: 'inPlay', treasureMap: true });
  expect(happened(t, 'actionLost')).toMatchObject([{ rule: '17.2 #1', action: 'dig' }]);
  expect(t.g.actionsLeft).toBe(2);
});

test('11.6, 17.2 #1 the map of an ally who is lost is discarded, once', () => {
  const t = allies('west-caribbean', { low: { notoriety: 5 }, vane: { loyalty: 0 } });
  treasureMap(t, 'vane');
  pirateHand(t, 0, 'teach');
  play(t, { type: 'digForTreasure', pirate: 'low' }, 6, { type: 'takeCommand', pirate: 'teach' });
  expect(happened(t, 'actionLost')).toHaveLength(1);
  expect(count(t.g.discards, 'buried-treasure')).toBe(1);
});

test('11.4, 17.2 #18 an ally whose crew has scurvy does not fall ill again', () => {
  const t = allies('india', { low: { notoriety: 5 }, vane: { scurvy: true } });
  hostage(t, 'vane', 'mate', 'english');
  hand(t, 1, 'scurvy-outbreak');
  play(t, move('low', 'east-africa'), { type: 'playAgainst', card: 'scurvy-outbreak' });
  expect(pirateState(t, 'low')).toMatchObject({ scurvy: true, loyalty: 6 });
  expect(pirateState(t, 'vane')).toMatchObject({ scurvy: true, loyalty: 7, hostages: ['mate'] });
});
