import { expect, test } from 'vitest';
import type { PortName } from '../../data/ids.ts';
import { decision } from '../../game.ts';
import { count, governor, hand, haven, hostage, pirate, pirateId, pirateState } from '../../testing/arrange.ts';
import { awaits, happened, offers, play, refusedBy, scenario, type Table } from '../../testing/scenario.ts';

const activities = { type: 'doPortActivities', pirate: 'low' } as const;
const sell = (hold: number) => ({ type: 'sellHold', hold }) as const;
const letter = { type: 'playLetter', card: 'letter-of-marque' } as const;
const kinds = (t: Table) => [...new Set(offers(t).map((c) => c.type))];

function lowIn(port: PortName, options: Parameters<typeof pirate>[3] = {}): Table {
  const t = scenario({ actions: 3 });
  pirate(t, 'low', port, options);
  return t;
}

test('9.33, 9.43 a neutral port converts at half, with one rounding on the total', () => {
  const t = lowIn('bath', { holds: [101, 201], ship: 'schooner' });
  play(t, activities, sell(0), sell(1));
  expect(decision(t.g)?.about.doubloons).toBe(302);
  play(t, 'finish');
  expect(happened(t, 'bootyConverted')).toMatchObject([{ booty: 302, percent: 50, doubloons: 151 }]);
  expect(pirateState(t, 'low')).toMatchObject({ netWorth: 151, holds: [] });
});

test('9.43 rounds up', () => {
  const t = lowIn('bath', { holds: [101] });
  play(t, activities, sell(0), 'finish');
  expect(pirateState(t, 'low').netWorth).toBe(51);
});

test('9.32 a pro-pirate port converts in full', () => {
  const t = lowIn('bath', { holds: [101] });
  governor(t, 'bath', 'pro');
  play(t, activities, sell(0), 'finish');
  expect(pirateState(t, 'low').netWorth).toBe(101);
});

test('9.34 a safe haven adds a tenth: 2000 becomes 2200', () => {
  const t = lowIn('bath', { holds: [1200, 800] });
  haven(t, 'bath', 'low');
  play(t, activities, sell(0), sell(1), 'finish');
  expect(pirateState(t, 'low').netWorth).toBe(2200);
});

test('9.43 holds may be kept unconverted', () => {
  const t = lowIn('bath', { holds: [100, 300] });
  play(t, activities, sell(1), 'finish');
  expect(pirateState(t, 'low')).toMatchObject({ holds: [100], netWorth: 150 });
});

test('9.35, 13.11 a pirate port converts in full, then the crew must revel: Loyalty +3', () => {
  const t = lowIn('new-providence', { holds: [101] });
  play(t, activities, sell(0));
  expect(offers(t, 'declareRevelry')).toEqual([]);
  play(t, 'finish');
  expect(pirateState(t, 'low')).toMatchObject({ netWorth: 101, loyalty: 10, revelry: 'involuntary' });
});

test('9.35 converting even a worthless hold there leads to revelry', () => {
  const t = lowIn('new-providence', { holds: [0] });
  play(t, activities, sell(0), 'finish');
  expect(pirateState(t, 'low')).toMatchObject({ netWorth: 0, revelry: 'involuntary' });
});

test('13.11 in a pirate port revelry without converting is optional: Loyalty +3', () => {
  const t = lowIn('new-providence');
  play(t, activities, 'declareRevelry');
  expect(pirateState(t, 'low')).toMatchObject({ loyalty: 10, revelry: 'voluntary' });
});

test('13.11, 13.12 in any other port revelry is optional and comes last: Loyalty +1', () => {
  const t = lowIn('bath', { holds: [100] });
  play(t, activities, sell(0), 'declareRevelry', awaits('takeAction', 0));
  expect(pirateState(t, 'low')).toMatchObject({ loyalty: 8, revelry: 'voluntary', netWorth: 50 });
});

test('13.21 Loyalty stops at the top of its track', () => {
  const t = lowIn('new-providence', { loyalty: 11 });
  const { highestLoyalty } = t.g.tables;
  play(t, activities, 'declareRevelry');
  expect(pirateState(t, 'low').loyalty).toBe(highestLoyalty);
});

test('9.41 each item skips those above it', () => {
  const t = lowIn('bath', { holds: [100, 200], netWorth: 900, combat: 1 });
  governor(t, 'bath', 'pro');
  hostage(t, 'low', 'pilot', 'english');
  hostage(t, 'low', 'priest', 'english');
  play(t, activities);
  expect(kinds(t)).toEqual(['ransom', 'sellHold', 'refit', 'buyHaven', 'declareRevelry', 'finish']);
  play(t, { type: 'ransom', hostage: 'pilot' }, 1, 1, { type: 'stow', hold: 0 });
  expect(kinds(t)).toContain('ransom');
  play(t, sell(0));
  expect(kinds(t)).toEqual(['sellHold', 'refit', 'buyHaven', 'declareRevelry', 'finish']);
  play(t, 'refit', 1);
  expect(kinds(t)).toEqual(['buyHaven', 'declareRevelry', 'finish']);
  play(t, 'buyHaven', 1, 'pay');
  expect(kinds(t)).toEqual(['declareRevelry', 'finish']);
  play(t, 'finish', awaits('takeAction', 0));
});

test('9.45 a port that becomes a haven in this Action converts at its old rate', () => {
  const t = lowIn('bath', { holds: [1000] });
  governor(t, 'bath', 'pro');
  play(t, activities, sell(0), 'buyHaven', 1, 'pay', 'finish');
  expect(pirateState(t, 'low').netWorth).toBe(900);
});

test('9.31, 13.11 [R56] an anti-pirate port allows only revelry', () => {
  const t = lowIn('bath', { holds: [100], combat: 1 });
  governor(t, 'bath', 'anti');
  hostage(t, 'low', 'pilot', 'english');
  play(t, activities);
  expect(kinds(t)).toEqual(['declareRevelry', 'finish']);
});

test('9.35 no ransom and no haven in a pirate port', () => {
  const t = lowIn('new-providence', { holds: [100], netWorth: 900, combat: 1 });
  hostage(t, 'low', 'pilot', 'english');
  play(t, activities);
  expect(kinds(t)).toEqual(['sellHold', 'refit', 'declareRevelry', 'finish']);
});

test('17.2 #12 a Letter of Marque can be played in a port with a real pro-pirate governor, at any point of the Action', () => {
  const t = lowIn('bath', { holds: [100] });
  governor(t, 'bath', 'pro');
  hand(t, 0, 'letter-of-marque', 'letter-of-marque', 'fair-winds');
  play(t, activities);
  expect(offers(t, 'playLetter')).toHaveLength(2);
  play(t, sell(0), letter);
  expect(pirateState(t, 'low').letter).toBe('english');
  expect(happened(t, 'cardPlayed')).toMatchObject([{ seat: 0, use: 'event', pirate: pirateId('low') }]);
  expect(happened(t, 'letterGranted')).toMatchObject([{ pirate: pirateId('low'), nation: t.g.letter[pirateId('low')] }]);
  expect(offers(t, 'playLetter')).toEqual([]);
  expect(offers(t, 'sellHold')).toEqual([]);
  play(t, 'finish');
  expect(count(t.g.hands[0], 'letter-of-marque')).toBe(1);
  expect(happened(t, 'letterGranted')).toEqual([]);
});

test('17.2 #12 no Letter without a pro-pirate governor, nor for one who has a Letter', () => {
  const neutral = lowIn('bath');
  hand(neutral, 0, 'letter-of-marque');
  play(neutral, activities);
  expect(offers(neutral, 'playLetter')).toEqual([]);
  const second = lowIn('bath', { letter: 'dutch' });
  governor(second, 'bath', 'pro');
  hand(second, 0, 'letter-of-marque');
  play(second, activities);
  expect(offers(second, 'playLetter')).toEqual([]);
});

test('17.2 #12 a Letter makes every port of that nationality pro-pirate', () => {
  const t = lowIn('virginia', { letter: 'english', holds: [101] });
  play(t, activities, sell(0), 'finish');
  expect(pirateState(t, 'low').netWorth).toBe(101);
});

test('4.61 playing a Letter opens no window', () => {
  const t = lowIn('bath');
  governor(t, 'bath', 'pro');
  hand(t, 0, 'letter-of-marque');
  hand(t, 1, 'fair-winds');
  play(t, activities, 'pass', letter, awaits('portActivity', 0));
});

test('9.41 In-Port Activities only in port', () => {
  const t = scenario({ actions: 2 });
  pirate(t, 'low', 'india');
  expect(refusedBy(t, activities)).toBe('9.41');
});
