import { expect, test } from 'vitest';
import { commissioner, count, hand, merchant, merchantPorts, pirate, the } from '../../testing/arrange.ts';
import { awaits, happened, offers, play, scenario, type Table } from '../../testing/scenario.ts';

const find = { type: 'findMerchant', pirate: 'low', port: 'havana' } as const;
const cross = { type: 'playAgainst', card: 'double-cross' } as const;
const seize = [find, 'react', 'fight'] as const;

/** Low, with a Dutch Letter, has been caught by seat 2’s Rhett; four play. */
function caught(options: Parameters<typeof pirate>[3] = {}): Table {
  const t = scenario({ players: 4, actions: 3, ratings: { low: { ability: 3 } }, navy: { rhett: { speed: 4, combat: 9 } } });
  pirate(t, 'low', 'west-caribbean', { letter: 'dutch', notoriety: 10, netWorth: 3850, ...options });
  merchant(t, 'havana', 'flute');
  commissioner(t, 2, 'rhett', 'west-caribbean');
  t.g.commissionerActed = 1;
  return t;
}

test('10.34, 18.41 B he retires on the spot, with all that is worth; the Commissioner’s player gets nothing', () => {
  const t = caught({ holds: [900] });
  play(t, ...seize, 'surrender', awaits('takeAction', 0));
  expect(happened(t, 'surrendered')).toMatchObject([{ seat: 2 }]);
  expect(happened(t, 'pirateRetired')).toMatchObject([{ rule: '18.41 B', vp: 58 }]);
  expect(the(t, 'low')).toMatchObject({ fate: 'retired', at: null, holds: [] });
  expect(t.g.vp).toEqual([58, 0, 0, 0]);
});

test('10.34, 17.2 #12 the Letter is used up; the Action is over, its merchant gone, the rest of the card remains', () => {
  const t = caught();
  play(t, ...seize, 'surrender', awaits('takeAction', 0));
  expect(count(t.g.removed, 'letter-of-marque')).toBe(1);
  expect(merchantPorts(t)).not.toContain('havana');
  expect(t.g.actionsLeft).toBe(2);
  expect(t.g.commissioner[2]).toBeGreaterThanOrEqual(0);
});

test('17.2 #4 everybody who could is asked, from the active player’s left, and may let him go', () => {
  const t = caught();
  for (const seat of [1, 2, 3]) hand(t, seat, 'fair-winds');
  play(t, find, 'pass', 'react', 'fight', 'surrender', awaits('doubleCross', 1));
  expect(offers(t)).toEqual([{ type: 'pass' }]);
  play(t, 'pass', awaits('doubleCross', 2), 'pass', awaits('doubleCross', 3), 'pass', awaits('takeAction', 0));
  expect(the(t, 'low').fate).toBe('retired');
});

test('17.2 #4 [R52] the Commissioner’s player is asked with his AP action spent, others are not', () => {
  const t = caught();
  for (const seat of [1, 2, 3]) hand(t, seat, 'double-cross');
  t.g.apSpent.fill(1);
  t.g.apSpent[3] = 0;
  play(t, ...seize, 'surrender', awaits('doubleCross', 2), 'pass', awaits('doubleCross', 3));
  expect(offers(t).map((c) => c.type)).toEqual(['pass', 'playAgainst']);
  play(t, 'pass', awaits('takeAction', 0));
});

test('17.2 #4 [R52] free for the Commissioner’s player: his AP action is unspent afterwards', () => {
  const t = caught();
  hand(t, 2, 'double-cross');
  play(t, ...seize, 'surrender', cross, 1, awaits('takeAction', 0));
  expect(happened(t, 'pirateRetired')).toMatchObject([{ rule: '18.41 B' }]);
  expect(t.g.apSpent).toEqual([0, 0, 0, 0]);
});

test('17.2 #4 [R52] another player pays with his AP action', () => {
  const t = caught();
  hand(t, 1, 'double-cross');
  play(t, find, 'pass', 'react', 'fight', 'surrender', awaits('doubleCross', 1), cross, 1, awaits('takeAction', 0));
  expect(t.g.apSpent).toEqual([0, 1, 0, 0]);
});

test('17.2 #4, 4.65 D the title once, negated or not: nobody is asked for a second', () => {
  const t = caught({ cunning: 1 });
  hand(t, 0, 'skull-and-crossbones');
  hand(t, 1, 'double-cross');
  hand(t, 3, 'double-cross');
  play(t, find, 'pass', 'react', 'fight', 'surrender', cross, { type: 'playSkull', card: 'skull-and-crossbones' });
  expect(the(t, 'low').fate).toBe('retired');
  expect(t.g.apSpent).toEqual([0, 1, 0, 0]);
});

test('17.2 #4 [R59] hanged: his Notoriety for his player, nothing for the Commissioner’s', () => {
  const t = caught();
  hand(t, 2, 'double-cross');
  play(t, ...seize, 'surrender', cross, 5, awaits('takeAction', 0));
  expect(the(t, 'low').fate).toBe('lost');
  expect(happened(t, 'pirateLost')).toMatchObject([{ how: 'hanged', vp: 10 }]);
  expect(t.g.vp).toEqual([10, 0, 0, 0]);
  expect(count(t.g.removed, 'letter-of-marque')).toBe(1);
  expect(count(t.g.discards, 'double-cross')).toBe(1);
});

test('17.2 #4 fined: 2d6 × 10 % of his Net Worth, rounded up, is gone before VP are counted', () => {
  const t = caught();
  hand(t, 2, 'double-cross');
  play(t, ...seize, 'surrender', cross, 3, 1, 2, awaits('takeAction', 0));
  expect(happened(t, 'fined')).toMatchObject([{ percent: 30, doubloons: 1155, now: 2695 }]);
  expect(t.g.vp[0]).toBe(20 + 26);
});

test('17.2 #4, #19 negated, the Double Cross leaves the surrender as it was', () => {
  const t = caught({ cunning: 1 });
  hand(t, 0, 'skull-and-crossbones');
  hand(t, 2, 'double-cross');
  play(t, ...seize, 'surrender', cross, awaits('negate', 0), { type: 'playSkull', card: 'skull-and-crossbones' });
  expect(the(t, 'low')).toMatchObject({ fate: 'retired', cunning: 0 });
  expect(t.g.vp[0]).toBe(58);
  expect(count(t.g.deck, 'double-cross')).toBe(4);
});

test('17.2 #4 his own player is not asked', () => {
  const t = caught();
  hand(t, 0, 'double-cross');
  play(t, ...seize, 'surrender', awaits('takeAction', 0));
  expect(the(t, 'low').fate).toBe('retired');
});
