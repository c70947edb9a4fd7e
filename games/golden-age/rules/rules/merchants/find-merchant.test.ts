import { expect, test } from 'vitest';
import { hand, merchant, pirate } from '../../testing/arrange.ts';
import { happened, offers, passWindow, play, refusedBy, scenario } from '../../testing/scenario.ts';

const find = (by: string, port = 'charleston') => ({ type: 'findMerchant', pirate: by, port }) as const;
const loot = (by: string, port = 'charleston') => ({ type: 'lootMerchant', pirate: by, port }) as const;

/** Bonnet (Ability 2) and Vane (Ability 4) are in the Sea Area of Charleston. */
function offCharleston() {
  const t = scenario({ actions: 6, ratings: { bonnet: { ability: 2 }, vane: { ability: 4 } } });
  pirate(t, 'bonnet', 'south-atlantic');
  pirate(t, 'vane', 'south-atlantic');
  return t;
}

test('8.12, 8.13, 8.14 an Action finds the merchant if a die plus Ability is 7', () => {
  const t = offCharleston();
  merchant(t, 'charleston', 'schooner');
  play(t, find('bonnet'), 5);
  expect(happened(t, 'tested')).toMatchObject([{ dice: 5, total: 7, target: 7, needed: 'atLeast', passed: true }]);
  expect(happened(t, 'merchantFound')).toHaveLength(1);
  expect(t.g.actionsLeft).toBe(5);
});

test('8.14 a search misses the merchant at 6, and may be repeated', () => {
  const t = offCharleston();
  merchant(t, 'charleston', 'schooner');
  play(t, find('bonnet'), 4);
  expect(happened(t, 'merchantMissed')).toHaveLength(1);
  expect(refusedBy(t, loot('bonnet'))).toBe('8.21');
  play(t, find('bonnet'), 5);
  expect(happened(t, 'merchantFound')).toHaveLength(1);
});

test('8.11 only merchants of his own Sea Area can be found', () => {
  const t = offCharleston();
  merchant(t, 'charleston', 'schooner');
  merchant(t, 'bath', 'flute');
  expect(offers(t, 'findMerchant')).toEqual([find('bonnet'), find('vane')]);
  expect(refusedBy(t, find('bonnet', 'bath'))).toBe('8.11');
});

test('8.11 no search from a port or a Transit Box', () => {
  const t = scenario({ actions: 2 });
  pirate(t, 'bonnet', 'charleston');
  pirate(t, 'vane', 'transit-gold-coast-east-africa');
  merchant(t, 'charleston', 'schooner');
  expect(offers(t, 'findMerchant')).toEqual([]);
});

test('8.11 [R43] the merchant of Bermuda is found from the North and from the Central Atlantic', () => {
  const t = scenario({ actions: 2 });
  pirate(t, 'bonnet', 'north-atlantic');
  pirate(t, 'vane', 'central-atlantic');
  merchant(t, 'bermuda', 'schooner');
  expect(offers(t, 'findMerchant')).toEqual([find('bonnet', 'bermuda'), find('vane', 'bermuda')]);
});

test('8.15 a merchant face up from an earlier Player-Turn adds 1: 6 + 1 finds it', () => {
  const t = offCharleston();
  merchant(t, 'charleston', 'schooner', { found: 'earlier' });
  play(t, find('bonnet'), 4);
  expect(happened(t, 'tested')).toMatchObject([{ total: 7, modifiers: [{ amount: 2 }, { cause: 'faceUp', amount: 1 }], passed: true }]);
});

test('8.15 a merchant face up from an earlier Player-Turn adds 1: 5 + 1 misses it', () => {
  const t = offCharleston();
  merchant(t, 'charleston', 'schooner', { found: 'earlier' });
  play(t, find('bonnet'), 3);
  expect(happened(t, 'merchantMissed')).toHaveLength(1);
});

test('8.15 [R49] the finder of an earlier turn must find it again', () => {
  const t = offCharleston();
  merchant(t, 'charleston', 'schooner', { found: 'earlier' });
  expect(refusedBy(t, loot('bonnet'))).toBe('8.21');
  play(t, find('bonnet'), 4);
  expect(offers(t, 'lootMerchant')).toEqual([loot('bonnet')]);
});

test('8.15 [R49] a second pirate in the same Player-Turn must find it himself, without the bonus of 1', () => {
  const t = offCharleston();
  merchant(t, 'charleston', 'schooner', { found: ['vane'] });
  expect(offers(t, 'lootMerchant')).toEqual([loot('vane')]);
  play(t, find('bonnet'), 4);
  expect(happened(t, 'tested')).toMatchObject([{ total: 6, passed: false }]);
  play(t, find('bonnet'), 5);
  expect(offers(t, 'lootMerchant')).toEqual([loot('bonnet'), loot('vane')]);
});

test('8.21 the finder may move away and come back in the same Player-Turn, but loots only from its Sea Area', () => {
  const t = offCharleston();
  merchant(t, 'charleston', 'schooner', { found: ['bonnet'] });
  play(t, { type: 'move', pirate: 'bonnet', to: 'central-atlantic' });
  expect(refusedBy(t, loot('bonnet'))).toBe('8.11');
  play(t, { type: 'move', pirate: 'bonnet', to: 'south-atlantic' });
  expect(offers(t, 'lootMerchant')).toEqual([loot('bonnet')]);
});

test('8.15 a merchant found in this Player-Turn adds 1 in the next one', () => {
  const t = offCharleston();
  pirate(t, 'tew', 'south-atlantic', { seat: 1 });
  merchant(t, 'charleston', 'schooner');
  hand(t, 1, 'letter-of-marque', 'letter-of-marque', 'letter-of-marque', 'letter-of-marque');
  play(t, find('bonnet'), passWindow(), 5, passWindow(), 'endActions', { type: 'playForActions', card: 'letter-of-marque' });
  play(t, find('tew'), 1);
  expect(happened(t, 'tested')).toMatchObject([{ modifiers: [{ cause: 'ability' }, { cause: 'faceUp', amount: 1 }] }]);
});

test('8.15 a merchant found again still adds 1 for the next pirate', () => {
  const t = offCharleston();
  merchant(t, 'charleston', 'schooner', { found: 'earlier' });
  play(t, find('bonnet'), 4, find('vane'), 1);
  expect(happened(t, 'tested').map((e) => e.modifiers[1])).toEqual([
    { cause: 'faceUp', amount: 1 },
    { cause: 'faceUp', amount: 1 },
  ]);
});
