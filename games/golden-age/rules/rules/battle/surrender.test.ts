import { expect, test } from 'vitest';
import { commissioner, count, hand, merchant, merchantPorts, pirate, pirateState } from '../../testing/arrange.ts';
import { awaits, happened, offers, play, scenario, type Table } from '../../testing/scenario.ts';

const find = { type: 'findMerchant', pirate: 'low', port: 'havana' } as const;
const cross = { type: 'playAgainst', card: 'double-cross' } as const;
const seize = [find, 'react', 'fight'] as const;

/** A four-player game in which seat 2’s Rhett has caught Low, who has a Dutch Letter. */
function caught(options: Parameters<typeof pirate>[3] = {}): Table {
  const t = scenario({ players: 4, actions: 3, ratings: { low: { ability: 3 } }, navy: { rhett: { speed: 4, combat: 9 } } });
  pirate(t, 'low', 'west-caribbean', { letter: 'dutch', notoriety: 10, netWorth: 3850, ...options });
  merchant(t, 'havana', 'flute');
  commissioner(t, 2, 'rhett', 'west-caribbean');
  t.g.commissionerActed = 1;
  return t;
}

test('10.34, 18.41 B a pirate who surrenders retires with his full score; the Commissioner’s player scores nothing', () => {
  const t = caught({ holds: [900] });
  play(t, ...seize, 'surrender', awaits('takeAction', 0));
  expect(happened(t, 'surrendered')).toMatchObject([{ seat: 2 }]);
  expect(happened(t, 'pirateRetired')).toMatchObject([{ rule: '18.41 B', vp: 58 }]);
  expect(pirateState(t, 'low')).toMatchObject({ fate: 'retired', at: null, holds: [] });
  expect(t.g.vp).toEqual([58, 0, 0, 0]);
});

test('10.34, 17.2 #12 a surrender uses up the Letter and ends the Action and its merchant, but not the card’s other Actions', () => {
  const t = caught();
  play(t, ...seize, 'surrender', awaits('takeAction', 0));
  expect(count(t.g.removed, 'letter-of-marque')).toBe(1);
  expect(merchantPorts(t)).not.toContain('havana');
  expect(t.g.actionsLeft).toBe(2);
  expect(t.g.commissioner[2]).toBeGreaterThanOrEqual(0);
});

test('17.2 #4 each player who could play Double Cross is asked, from the active player’s left, and may pass', () => {
  const t = caught();
  for (const seat of [1, 2, 3]) hand(t, seat, 'fair-winds');
  play(t, find, 'pass', 'react', 'fight', 'surrender', awaits('doubleCross', 1));
  expect(offers(t)).toEqual([{ type: 'pass' }]);
  play(t, 'pass', awaits('doubleCross', 2), 'pass', awaits('doubleCross', 3), 'pass', awaits('takeAction', 0));
  expect(pirateState(t, 'low').fate).toBe('retired');
});

test('17.2 #4 [R52] the Commissioner’s player is asked even with a spent AP action, others are not', () => {
  const t = caught();
  for (const seat of [1, 2, 3]) hand(t, seat, 'double-cross');
  t.g.apSpent.fill(1);
  t.g.apSpent[3] = 0;
  play(t, ...seize, 'surrender', awaits('doubleCross', 2), 'pass', awaits('doubleCross', 3));
  expect(offers(t).map((c) => c.type)).toEqual(['pass', 'playAgainst']);
  play(t, 'pass', awaits('takeAction', 0));
});

test('17.2 #4 [R52] Double Cross costs the Commissioner’s player no AP action', () => {
  const t = caught();
  hand(t, 2, 'double-cross');
  play(t, ...seize, 'surrender', cross, 1, awaits('takeAction', 0));
  expect(happened(t, 'pirateRetired')).toMatchObject([{ rule: '18.41 B' }]);
  expect(t.g.apSpent).toEqual([0, 0, 0, 0]);
});

test('17.2 #4 [R52] Double Cross costs another player the AP action', () => {
  const t = caught();
  hand(t, 1, 'double-cross');
  play(t, find, 'pass', 'react', 'fight', 'surrender', awaits('doubleCross', 1), cross, 1, awaits('takeAction', 0));
  expect(t.g.apSpent).toEqual([0, 1, 0, 0]);
});

test('17.2 #4, 4.65 D nobody is asked for a second Double Cross, even if the first was negated', () => {
  const t = caught({ cunning: 1 });
  hand(t, 0, 'skull-and-crossbones');
  hand(t, 1, 'double-cross');
  hand(t, 3, 'double-cross');
  play(t, find, 'pass', 'react', 'fight', 'surrender', cross, { type: 'playSkull', card: 'skull-and-crossbones' });
  expect(pirateState(t, 'low').fate).toBe('retired');
  expect(t.g.apSpent).toEqual([0, 1, 0, 0]);
});

test('17.2 #4 [R59] a hanged pirate scores his Notoriety for his player, and nothing for the Commissioner’s', () => {
  const t = caught();
  hand(t, 2, 'double-cross');
  play(t, ...seize, 'surrender', cross, 5, awaits('takeAction', 0));
  expect(pirateState(t, 'low').fate).toBe('lost');
  expect(happened(t, 'pirateLost')).toMatchObject([{ how: 'hanged', vp: 10 }]);
  expect(t.g.vp).toEqual([10, 0, 0, 0]);
  expect(count(t.g.removed, 'letter-of-marque')).toBe(1);
  expect(count(t.g.discards, 'double-cross')).toBe(1);
});

test('17.2 #4 a fined pirate loses 2d6 × 10 % of his Net Worth, rounded up, before scoring', () => {
  const t = caught();
  hand(t, 2, 'double-cross');
  play(t, ...seize, 'surrender', cross, 3, 1, 2, awaits('takeAction', 0));
  expect(happened(t, 'fined')).toMatchObject([{ percent: 30, doubloons: 1155, now: 2695 }]);
  expect(t.g.vp[0]).toBe(20 + 26);
});

test('17.2 #4, #19 after a negated Double Cross the surrender stands', () => {
  const t = caught({ cunning: 1 });
  hand(t, 0, 'skull-and-crossbones');
  hand(t, 2, 'double-cross');
  play(t, ...seize, 'surrender', cross, awaits('negate', 0), { type: 'playSkull', card: 'skull-and-crossbones' });
  expect(pirateState(t, 'low')).toMatchObject({ fate: 'retired', cunning: 0 });
  expect(t.g.vp[0]).toBe(58);
  expect(count(t.g.deck, 'double-cross')).toBe(4);
});

test('17.2 #4 the pirate’s own player is not asked', () => {
  const t = caught();
  hand(t, 0, 'double-cross');
  play(t, ...seize, 'surrender', awaits('takeAction', 0));
  expect(pirateState(t, 'low').fate).toBe('retired');
});
