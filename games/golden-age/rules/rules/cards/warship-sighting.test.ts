/** 17.2 #21 Warship Sighting, #11 KC Surprise, and their effects. */
import { expect, test } from 'vitest';
import {
  commissioner,
  commissionerPool,
  count,
  hand,
  merchant,
  merchantPorts,
  pirate,
  pirateId,
  pirateState,
  placeId,
} from '../../testing/arrange.ts';
import { awaits, happened, offers, passWindow, pending, play, scenario, type Table } from '../../testing/scenario.ts';

const find = { type: 'findMerchant', pirate: 'low', port: 'havana' } as const;
const sighting = { type: 'playAgainst', card: 'warship-sighting' } as const;
const surprise = { type: 'playAgainst', card: 'kc-surprise' } as const;
const skull = { type: 'playSkull', card: 'skull-and-crossbones' } as const;
const shark = { type: 'drawWarship', warship: 'shark' } as const;
const rhett = { type: 'drawCommissioner', commissioner: 'rhett' } as const;

/** A four-player game in which seat 0’s Low (Speed 5) looks for a merchant at Havana, and seat 1 holds a Sighting. */
function atSea(options: Parameters<typeof pirate>[3] = {}): Table {
  const t = scenario({
    players: 4,
    actions: 3,
    ratings: { low: { ability: 3 } },
    navy: { shark: { speed: 4, combat: 6 }, rhett: { speed: 4, combat: 9 } },
  });
  pirate(t, 'low', 'west-caribbean', options);
  merchant(t, 'havana', 'flute');
  hand(t, 1, 'warship-sighting');
  return t;
}
const isOnStation = (t: Table) => t.g.warshipAt[placeId('west-caribbean')] >= 0;

test('6.42, 17.2 #21 the warship is drawn and placed before her player decides', () => {
  const t = atSea();
  play(t, find, sighting, awaits('drawWarship', -1));
  expect(offers(t)).toHaveLength(15);
  play(t, shark);
  expect(pending(t)).toEqual(['attackOrHold', 1]);
  expect(offers(t)).toEqual([{ type: 'attack' }, { type: 'decline' }]);
  expect(isOnStation(t)).toBe(true);
  expect(happened(t, 'warshipSighted')).toMatchObject([{ rule: '6.42', seat: 1, area: placeId('west-caribbean') }]);
  expect(count(t.g.discards, 'warship-sighting')).toBe(1);
});

test('6.42 a sighted warship may stay on station, and the Action goes on', () => {
  const t = atSea();
  play(t, find, sighting, shark, 'decline', awaits('antiPirateAction', 2));
  expect(happened(t, 'warshipHeld')).toHaveLength(1);
  expect(isOnStation(t)).toBe(true);
});

test('6.42 a sighted warship may attack at once, as in 6.45', () => {
  const t = atSea();
  play(t, find, sighting, shark, 'attack', awaits('fightOrFlee', 0), 'flee', 3, 3, awaits('takeAction', 0));
  expect(merchantPorts(t)).not.toContain('havana');
  expect(isOnStation(t)).toBe(true);
});

test('6.42 a Sighting can be played in the aftermath of a Find, successful or not', () => {
  for (const die of [1, 6]) {
    const t = atSea();
    play(t, find, 'pass', die, sighting, shark, 'attack', 'flee', 3, 3, awaits('takeAction', 0));
    expect(merchantPorts(t)).not.toContain('havana');
  }
});

test('17.2 #19 [R21] a negated Sighting brings no warship, and the card goes into the deck', () => {
  const t = atSea({ cunning: 1 });
  hand(t, 0, 'skull-and-crossbones');
  play(t, find, sighting, awaits('negate', 0), skull, awaits('rollDie'));
  expect(isOnStation(t)).toBe(false);
  expect(t.g.warshipPool).toHaveLength(15);
  expect(count(t.g.deck, 'warship-sighting')).toBe(10);
  expect(t.g.apSpent[1]).toBe(1);
});

test('17.2 #11 the warship returns to the pool, and a Commissioner drawn at random attacks instead, with interception first', () => {
  const t = atSea();
  commissionerPool(t);
  hand(t, 2, 'kc-surprise');
  play(t, find, sighting, shark, 'attack', awaits('kcSurprise', 2), surprise, awaits('drawCommissioner', -1));
  expect(happened(t, 'cardPlayedAgainst')).toMatchObject([{ seat: 1 }, { seat: 2, pirate: pirateId('low') }]);
  expect(offers(t)).toHaveLength(8);
  expect(isOnStation(t)).toBe(false);
  play(t, rhett, awaits('fightOrFlee', 0), 'flee', 3, 4, 'pass', awaits('takeAction', 0));
  expect(happened(t, 'escaped')).toMatchObject([{ rule: '10.33' }]);
  expect(t.g.commissionerAt[2]).toBe(placeId('west-caribbean'));
  expect(count(t.g.discards, 'kc-surprise')).toBe(1);
  expect(merchantPorts(t)).not.toContain('havana');
});

test('17.2 #11 KC Surprise needs no roll against Notoriety, and the Commissioner does not come from afar', () => {
  const t = atSea({ notoriety: 0 });
  commissionerPool(t);
  hand(t, 2, 'kc-surprise');
  play(t, find, sighting, shark, 'attack', surprise, rhett, 'flee', 1, 3, 6, 1);
  expect(happened(t, 'contested')).toMatchObject([{ won: false, sides: [{ total: 6 }, { total: 7 }] }, { won: true }]);
});

test('17.2 #11 only KC Surprise is offered', () => {
  const t = atSea();
  commissionerPool(t);
  hand(t, 2, 'wear-and-tear', 'kc-surprise', 'double-cross');
  play(t, find, sighting, shark, 'attack', awaits('kcSurprise', 2));
  expect(offers(t)).toEqual([{ type: 'pass' }, { type: 'playAgainst', card: 'kc-surprise-1' }]);
});

test('17.2 #11, 4.65 D after KC Surprise there is no second Sighting in that Player-Turn', () => {
  const t = atSea();
  commissionerPool(t);
  hand(t, 1, 'warship-sighting', 'kc-surprise');
  hand(t, 2, 'warship-sighting', 'wear-and-tear');
  merchant(t, 'port-royal', 'sloop');
  play(t, find, sighting, shark, 'attack', surprise, rhett, 'flee', 3, 1, passWindow(), { ...find, port: 'port-royal' });
  play(t, ...(pending(t)?.[1] === 1 ? ['pass' as const] : []), awaits('antiPirateAction', 2));
  expect(offers(t, 'playAgainst')).toEqual([{ type: 'playAgainst', card: 'wear-and-tear-1' }]);
});

test('17.2 #11 [R52] the player of the Sighting plays KC Surprise without an AP action', () => {
  const t = atSea();
  commissionerPool(t);
  hand(t, 1, 'warship-sighting', 'kc-surprise');
  play(t, find, sighting, shark, 'attack', awaits('kcSurprise', 1), surprise, rhett, 'flee', 3, 1, 'pass', awaits('takeAction', 0));
  expect(t.g.apSpent).toEqual([0, 1, 0, 0]);
  expect(t.g.commissioner[1]).toBeGreaterThanOrEqual(0);
});

test('17.2 #11 [R52] another player needs and spends the AP action', () => {
  const t = atSea();
  commissionerPool(t);
  for (const seat of [2, 3]) hand(t, seat, 'kc-surprise');
  t.g.apSpent[2] = 1;
  play(t, find, sighting, shark, 'attack', awaits('kcSurprise', 3), surprise, rhett, 'flee', 3, 1, 'pass', awaits('takeAction', 0));
  expect(t.g.apSpent).toEqual([0, 1, 1, 1]);
});

test('17.2 #11 players without a Commissioner are asked in player order', () => {
  const t = atSea();
  commissionerPool(t);
  commissioner(t, 2, 'ogle', 'india');
  for (const seat of [2, 3]) hand(t, seat, 'kc-surprise');
  play(t, find, sighting, shark, 'attack', awaits('kcSurprise', 3), 'pass', awaits('fightOrFlee', 0));
});

test('17.2 #11 [R45] nobody is asked if no Commissioner is left', () => {
  const t = atSea();
  hand(t, 2, 'kc-surprise');
  play(t, find, sighting, shark, 'attack', awaits('fightOrFlee', 0));
});

test('17.2 #11 KC Surprise answers only a Sighting’s attack, no warship that stays or was on station', () => {
  const t = atSea();
  commissionerPool(t);
  hand(t, 2, 'kc-surprise');
  play(t, find, sighting, shark, 'decline', awaits('antiPirateAction', 2));
  expect(offers(t).map((c) => c.type)).toEqual(['pass', 'useWarship']);
  play(t, 'useWarship', awaits('fightOrFlee', 0));
});

test('17.2 #11, 4.65 D KC Surprise is played at most once in a Player-Turn', () => {
  const t = atSea({ cunning: 1 });
  commissionerPool(t);
  hand(t, 0, 'skull-and-crossbones');
  hand(t, 2, 'kc-surprise');
  hand(t, 3, 'kc-surprise');
  play(t, find, sighting, 'decline', shark, 'attack', surprise, skull, awaits('fightOrFlee', 0));
});

test('17.2 #11, #19 [R21] after a negated KC Surprise the warship attacks', () => {
  const t = atSea({ cunning: 1 });
  commissionerPool(t);
  hand(t, 0, 'skull-and-crossbones');
  hand(t, 2, 'kc-surprise');
  play(t, find, sighting, 'decline', shark, 'attack', surprise, skull, awaits('fightOrFlee', 0));
  expect(isOnStation(t)).toBe(true);
  expect(t.g.commissioner).toEqual([-1, -1, -1, -1]);
  expect(t.g.commissionerPool).toHaveLength(8);
  expect(count(t.g.deck, 'kc-surprise')).toBe(2);
  expect(t.g.apSpent).toEqual([0, 1, 1, 0]);
  play(t, 'fight', 6, 1, awaits('antiPirateAction', 3));
  expect(happened(t, 'contested')).toMatchObject([{ rule: '6.46', sides: [{ warship: -1 }, { commissioner: -1, total: 9 }] }]);
});

test('17.2 #11, 10.31 [R91] KC Surprise is no Reaction, so the Commissioner may still react in the aftermath', () => {
  const t = atSea();
  commissionerPool(t);
  hand(t, 1, 'warship-sighting', 'kc-surprise');
  t.g.commissionerActed = 1;
  play(t, find, sighting, shark, 'attack', surprise, rhett, 'flee', 3, 1, awaits('antiPirateAction', 1));
  expect(offers(t).map((c) => c.type)).toEqual(['pass', 'react']);
});

test('17.2 #11 a beaten Commissioner is out of the game, and the Action goes on', () => {
  const t = atSea();
  commissionerPool(t);
  hand(t, 1, 'warship-sighting', 'kc-surprise');
  play(t, find, sighting, shark, 'attack', surprise, rhett, 'fight', 6, 1, 'pass', 'pass', 4);
  expect(pirateState(t, 'low')).toMatchObject({ notoriety: 18, loyalty: 8 });
  expect(t.g.commissionersLost).toHaveLength(1);
  expect(happened(t, 'merchantFound')).toHaveLength(1);
});

test('one Action with Loot, Warship Sighting, KC Surprise, interception, surrender, Double Cross, Skull & Crossbones', () => {
  const t = scenario({
    players: 3,
    actions: 3,
    ratings: { low: { ability: 3 } },
    navy: { shark: { speed: 4, combat: 6 }, rhett: { speed: 4, combat: 9 } },
  });
  pirate(t, 'low', 'west-caribbean', { letter: 'spanish', cunning: 2, notoriety: 10, netWorth: 2350, holds: [700] });
  merchant(t, 'havana', 'brigantine', { found: ['low'] });
  commissionerPool(t);
  hand(t, 0, 'skull-and-crossbones');
  hand(t, 1, 'warship-sighting', 'double-cross');
  hand(t, 2, 'kc-surprise', 'double-cross');

  play(t, { type: 'lootMerchant', pirate: 'low', port: 'havana' }, awaits('antiPirateAction', 1));
  play(t, sighting, awaits('negate', 0), 'decline', shark, awaits('attackOrHold', 1), 'attack');
  expect(pending(t)).toEqual(['kcSurprise', 1]);
  play(t, 'pass', awaits('kcSurprise', 2), surprise, awaits('negate', 0), 'decline', rhett);
  expect(isOnStation(t)).toBe(false);
  expect(t.g.commissionerAt[2]).toBe(placeId('west-caribbean'));

  play(t, awaits('fightOrFlee', 0), 'flee', 1, 3, awaits('rerollWithCunning', 0), 'keepDice', awaits('surrenderOrFight', 0));
  expect(happened(t, 'caught')).toMatchObject([{ rule: '10.33' }]);
  play(t, 'surrender', awaits('doubleCross', 2));
  expect(t.g.apSpent).toEqual([0, 1, 1]);
  play(t, { type: 'playAgainst', card: 'double-cross' }, awaits('negate', 0), skull, awaits('takeAction', 0));

  expect(t.events.map((e) => e.type).filter((type) => type !== 'cardRemoved')).toEqual([
    'cardPlayedAgainst',
    'cardNegated',
    'cardShuffledIn',
    'pirateRetired',
    'merchantRemoved',
  ]);
  expect(pirateState(t, 'low')).toMatchObject({ fate: 'retired', at: null, cunning: 1, holds: [], letter: null });
  expect(t.g.vp).toEqual([43, 0, 0]);
  expect(merchantPorts(t)).not.toContain('havana');
  expect(t.g.warshipPool).toHaveLength(15);
  expect(t.g.commissioner[2]).toBeGreaterThanOrEqual(0);
  expect([count(t.g.discards, 'warship-sighting'), count(t.g.discards, 'kc-surprise')]).toEqual([1, 1]);
  expect([count(t.g.deck, 'double-cross'), count(t.g.hands[1], 'double-cross')]).toEqual([3, 1]);
  expect(count(t.g.removed, 'letter-of-marque')).toBe(1);
  expect(t.g.aside).toEqual([]);
  expect(t.g.actionsLeft).toBe(2);
});
