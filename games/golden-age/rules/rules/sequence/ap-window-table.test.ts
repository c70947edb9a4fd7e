/** 4.6 The table of windows, checked in play. */
import { expect, test } from 'vitest';
import type { AreaName, PlaceName } from '../../data/ids.ts';
import { commissioner, commissionerPool, governor, hand, haven, merchant, pirate, treasureMap, warship } from '../../testing/arrange.ts';
import { awaits, d66, offers, play, type Step, scenario, type Table } from '../../testing/scenario.ts';

/**
 * Everybody could attack seat 0’s Low: seat 1 has a Commissioner in the area, seat 2 may deploy one, a warship is on
 * station, and both hold a card.
 */
function hunted(at: PlaceName, area: AreaName, options: Parameters<typeof pirate>[3] = {}): Table {
  const t = scenario({ players: 3, actions: 3, ratings: { low: { ability: 3, leadership: 3 } } });
  pirate(t, 'low', at, { notoriety: 18, ...options });
  commissioner(t, 1, 'rhett', area);
  commissionerPool(t);
  warship(t, area, 'shark');
  for (const seat of [1, 2]) hand(t, seat, 'fair-winds');
  return t;
}

const NAMES: Readonly<Record<string, string>> = {
  deployCommissioner: 'A',
  useWarship: 'B',
  moveCommissioner: 'C',
  attackPiratePort: 'port',
  oust: 'oust',
  react: 'KC',
};
/** The choices without a card of the seat that is asked. */
const means = (t: Table): string => [...new Set(offers(t).flatMap(({ type }) => NAMES[type] ?? []))].join(' ');

/** The choices without a card of seats 1 and 2 in the open window. Seat 2 is then still to answer. */
function open(t: Table): readonly string[] {
  play(t, awaits('antiPirateAction', 1));
  const first = means(t);
  play(t, 'pass', awaits('antiPirateAction', 2));
  return [first, means(t)];
}

/** Like `open`, but both seats pass, and these steps follow. */
function window(t: Table, ...then: readonly (Step | readonly Step[])[]): readonly string[] {
  const found = open(t);
  play(t, 'pass', ...then);
  return found;
}

/** The choices in both windows of an Action, with the steps between them. */
function windows(t: Table, announce: Step, ...between: readonly (Step | readonly Step[])[]) {
  play(t, announce);
  return [window(t, ...between), window(t)];
}

const NOWHERE = ['C', ''];
const AT_SEA = ['B C KC', 'A B'];
const KC = ['C KC', 'A'];
const ONLY_A = ['C', 'A'];
const OUST = ['C oust', ''];
const move = (to: PlaceName) => ({ type: 'move', pirate: 'low', to }) as const;

test('4.6, 10.32 Move from sea to sea: a Reaction before and after, never a warship', () => {
  expect(windows(hunted('west-caribbean', 'west-caribbean'), move('central-america'))).toEqual([KC, KC]);
});

test('4.6, 10.32 Move into a port: a Reaction before, nothing after', () => {
  expect(windows(hunted('west-caribbean', 'west-caribbean'), move('havana'))).toEqual([KC, NOWHERE]);
});

test('4.6, 10.42 [R48] Move out of a port: an oust before, a Reaction after', () => {
  expect(windows(hunted('havana', 'west-caribbean'), move('west-caribbean'))).toEqual([OUST, KC]);
});

test('4.6, 10.41 Move out of a pirate port: an attack on the port at any time, no oust', () => {
  expect(windows(hunted('new-providence', 'south-atlantic'), move('south-atlantic'))).toEqual([
    ['C port', ''],
    ['C port KC', 'A'],
  ]);
});

test('4.6, 10.24 Move into a Transit Box and out of it: only at sea', () => {
  const t = hunted('gold-coast', 'gold-coast');
  expect(windows(t, move('transit-gold-coast-east-africa'))).toEqual([KC, NOWHERE]);
  expect(windows(t, move('gold-coast'))).toEqual([NOWHERE, KC]);
});

test.each([1, 6])('4.6, 6.42, 6.43, 10.32 Find Merchant with die %i: warship and Reaction before and after', (die) => {
  const t = hunted('west-caribbean', 'west-caribbean');
  merchant(t, 'havana', 'flute');
  expect(windows(t, { type: 'findMerchant', pirate: 'low', port: 'havana' }, die)).toEqual([AT_SEA, AT_SEA]);
});

test('4.6, 8.22 Loot Merchant: warship and Reaction before, nothing after', () => {
  const t = hunted('west-caribbean', 'west-caribbean');
  merchant(t, 'havana', 'flute', { found: ['low'] });
  const loot = { type: 'lootMerchant', pirate: 'low', port: 'havana' } as const;
  const steps = [
    4,
    { type: 'drawHostage', hostage: 'captain' },
    'seize',
    { type: 'takeCargo', hold: 0 },
    'holdForRansom',
    'decline',
  ] as const;
  expect(windows(t, loot, ...steps)).toEqual([AT_SEA, ONLY_A]);
});

test('4.6 Attack Port: warship and Reaction before', () => {
  const t = hunted('west-caribbean', 'west-caribbean');
  play(t, { type: 'attackPort', pirate: 'low', port: 'havana' });
  expect(open(t)).toEqual(AT_SEA);
});

test('4.6 In-Port Activities: an oust before and after', () => {
  expect(windows(hunted('havana', 'west-caribbean'), { type: 'doPortActivities', pirate: 'low' }, 'finish')).toEqual([OUST, OUST]);
});

test('4.6, 10.42 Recovery: an oust before and after, but not in a pirate port', () => {
  const recover = { type: 'recover', pirate: 'low' } as const;
  expect(windows(hunted('havana', 'west-caribbean', { revelry: 'voluntary' }), recover)).toEqual([OUST, OUST]);
  expect(windows(hunted('new-providence', 'south-atlantic', { revelry: 'voluntary' }), recover)).toEqual([
    ['C port', ''],
    ['C port', ''],
  ]);
});

test('4.6 Booty Grab and alliance: an oust before', () => {
  const grab = hunted('havana', 'west-caribbean');
  pirate(grab, 'vane', 'havana', { seat: 1, revelry: 'voluntary' });
  play(grab, { type: 'grabBooty', pirate: 'low', target: 'vane' });
  expect(open(grab)).toEqual(OUST);
  const ally = hunted('havana', 'west-caribbean');
  pirate(ally, 'tew', 'havana');
  play(ally, { type: 'formAlliance', pirate: 'low', ally: 'tew' });
  expect(open(ally)).toEqual(OUST);
});

test('4.6 Retire by Letter or in a haven: an oust before; a Commissioner may move after, though the pirate is gone [R5]', () => {
  const byLetter = hunted('havana', 'west-caribbean', { letter: 'spanish' });
  governor(byLetter, 'boston', 'pro');
  expect(windows(byLetter, { type: 'retireByLetter', pirate: 'low' })).toEqual([OUST, NOWHERE]);
  const inHaven = hunted('havana', 'west-caribbean');
  governor(inHaven, 'boston', 'pro');
  haven(inHaven, 'havana', 'low');
  expect(windows(inHaven, { type: 'retireInHaven', pirate: 'low' })).toEqual([OUST, NOWHERE]);
});

test('4.6 Retire by a bribe: an oust before, and after if he is still in play', () => {
  for (const [netWorth, steps, after] of [
    [100, [], OUST],
    [9000, ['decline'], OUST],
    [9000, ['pay'], NOWHERE],
  ] as const) {
    const t = hunted('havana', 'west-caribbean', { netWorth });
    governor(t, 'havana', 'pro');
    expect(windows(t, { type: 'bribeToRetire', pirate: 'low' }, d66(11), ...steps)).toEqual([OUST, after]);
  }
});

test('4.6 Dig for treasure: no attacks; a Commissioner may be deployed or moved', () => {
  const t = hunted('west-caribbean', 'west-caribbean');
  treasureMap(t, 'low');
  expect(windows(t, { type: 'digForTreasure', pirate: 'low' }, 1)).toEqual([ONLY_A, ONLY_A]);
});
