import { expect, test } from 'vitest';
import { count, hand, pirate, pirateState } from '../../testing/arrange.ts';
import { awaits, happened, offers, play, scenario, type Table } from '../../testing/scenario.ts';

const retire = { type: 'retireByLetter', pirate: 'low' } as const;
const cross = { type: 'playAgainst', card: 'double-cross' } as const;

/** Seat 0’s Low, with 10 Notoriety, is about to retire by Letter in Bath; seat 1 holds a Double Cross. */
function inBath(options: Parameters<typeof pirate>[3] = {}): Table {
  const t = scenario({ players: 3, actions: 3 });
  pirate(t, 'low', 'bath', { letter: 'english', notoriety: 10, netWorth: 3850, ...options });
  hand(t, 1, 'double-cross');
  return t;
}

test('17.2 #4 Double Cross answers the announcement of a retirement by Letter', () => {
  const t = inBath();
  play(t, retire, awaits('antiPirateAction', 1));
  expect(offers(t).map((c) => c.type)).toEqual(['pass', 'playAgainst']);
  play(t, 'pass', awaits('takeAction', 0));
  expect(pirateState(t, 'low').fate).toBe('retired');
});

test('17.2 #4 Double Cross can’t answer a retirement in a haven, nor be played in the aftermath', () => {
  const t = inBath({ letter: 'dutch' });
  play(t, { type: 'doPortActivities', pirate: 'low' }, awaits('antiPirateAction', 1));
  expect(offers(t)).toEqual([{ type: 'pass' }]);
  play(t, 'pass', 'finish', awaits('antiPirateAction', 1));
  expect(offers(t)).toEqual([{ type: 'pass' }]);
});

test.each([1, 2])('17.2 #4 with die %i he is released and retires', (die) => {
  const t = inBath();
  play(t, retire, cross, die, awaits('takeAction', 0));
  expect(happened(t, 'tried')).toMatchObject([{ rule: '17.2 #4', dice: die, verdict: 'released' }]);
  expect(happened(t, 'pirateRetired')).toMatchObject([{ rule: '18.41 A', vp: 58 }]);
});

test.each([3, 4])('17.2 #4 with die %i he is fined and retires', (die) => {
  const t = inBath();
  play(t, retire, cross, die, 1, 1, awaits('takeAction', 0));
  expect(happened(t, 'tried')).toMatchObject([{ verdict: 'fined' }]);
  expect(happened(t, 'fined')).toMatchObject([{ percent: 20, doubloons: 770, now: 3080 }]);
  expect(t.g.vp[0]).toBe(20 + 30);
});

test.each([5, 6])('17.2 #4 with die %i he is hanged, and scores his Notoriety without his Net Worth', (die) => {
  const t = inBath();
  play(t, retire, cross, die, awaits('takeAction', 0));
  expect(happened(t, 'tried')).toMatchObject([{ verdict: 'hanged' }]);
  expect(pirateState(t, 'low').fate).toBe('lost');
  expect(t.g.vp).toEqual([10, 0, 0]);
});

test.each([
  [[1, 1], 3851, 771],
  [[3, 4], 101, 71],
  [[3, 6], 1001, 901],
  [[4, 5], 1000, 900],
  [[4, 6], 1001, 1001],
  [[5, 6], 1000, 1000],
  [[6, 6], 999, 999],
  [[1, 2], 0, 0],
] as const)('17.2 #4 a roll of %j and a Net Worth of %i: a fine of %i, rounded up', (dice, netWorth, doubloons) => {
  const t = inBath({ netWorth });
  play(t, retire, cross, 3, ...dice, awaits('takeAction', 0));
  expect(happened(t, 'fined')).toMatchObject([{ doubloons, now: netWorth - doubloons }]);
  expect(t.g.vp[0]).toBe(20 + Math.floor((netWorth - doubloons) / 100));
});

test('17.2 #4, #12 the Letter is used up with any verdict', () => {
  for (const die of [1, 5]) {
    const t = inBath();
    play(t, retire, cross, die);
    expect(count(t.g.removed, 'letter-of-marque')).toBe(1);
    expect(count(t.g.discards, 'double-cross')).toBe(1);
  }
});

test('17.2 #4 the pirate’s player is not asked, and can’t take the retirement back', () => {
  const t = inBath({ cunning: 0 });
  play(t, retire, cross, awaits('rollDie'));
});

test('12 [R44] the pirate’s Cunning can’t reroll the trial', () => {
  const t = inBath({ cunning: 3 });
  play(t, retire, cross, 3, 6, 6, awaits('takeAction', 0));
  expect(happened(t, 'rolled')).toMatchObject([{ seat: 1 }, { seat: 1 }]);
});

test('4.61 Double Cross is the player’s AP action', () => {
  const t = inBath();
  play(t, retire, cross, 1);
  expect(t.g.apSpent).toEqual([0, 1, 0]);
});

test('17.2 #19 if the card is negated, he retires undisturbed; the title is spent', () => {
  const t = inBath({ cunning: 1 });
  hand(t, 0, 'skull-and-crossbones');
  hand(t, 2, 'double-cross');
  play(t, retire, cross, awaits('negate', 0), { type: 'playSkull', card: 'skull-and-crossbones' }, awaits('antiPirateAction', 2));
  expect(offers(t)).toEqual([{ type: 'pass' }]);
  play(t, 'pass', awaits('takeAction', 0));
  expect(t.g.vp[0]).toBe(58);
});
