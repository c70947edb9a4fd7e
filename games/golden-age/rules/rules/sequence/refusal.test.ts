/** The rules named by refusals of Actions, plays of cards and other choices. */
import { expect, test } from 'vitest';
import { PIRATE_NAMES } from '../../data/ids.ts';
import { commissioner, hand, merchant, pirate, pirateHand } from '../../testing/arrange.ts';
import { awaits, play, refusedBy, scenario, setUpTo } from '../../testing/scenario.ts';

const move = (to: string) => ({ type: 'move', pirate: 'low', to }) as const;

test.each([
  'doPortActivities',
  'retireByLetter',
  'retireInHaven',
  'bribeToRetire',
  'retireInPiratePort',
  'sackPort',
  'digForTreasure',
] as const)('13.22 a crew that revels may not %s', (type) => {
  const t = scenario({ actions: 2 });
  pirate(t, 'low', 'boston', { revelry: 'voluntary' });
  expect(refusedBy(t, { type, pirate: 'low' })).toBe('13.22');
});

test('13.22 a reveller can’t grab booty or form an alliance', () => {
  const t = scenario({ actions: 2 });
  pirate(t, 'low', 'boston', { revelry: 'voluntary' });
  pirate(t, 'vane', 'boston');
  pirate(t, 'tew', 'boston', { seat: 1, revelry: 'voluntary' });
  expect(refusedBy(t, { type: 'grabBooty', pirate: 'low', target: 'tew' })).toBe('13.22');
  expect(refusedBy(t, { type: 'formAlliance', pirate: 'low', ally: 'vane' })).toBe('13.22');
});

test('8.12 a merchant that was found can’t be searched for again', () => {
  const t = scenario({ actions: 2 });
  pirate(t, 'low', 'south-atlantic');
  merchant(t, 'charleston', 'flute', { found: ['low'] });
  expect(refusedBy(t, { type: 'findMerchant', pirate: 'low', port: 'charleston' })).toBe('8.12');
});

test('11.6 an alliance can’t end if there is none', () => {
  const t = scenario({ actions: 2 });
  pirate(t, 'low', 'boston');
  expect(refusedBy(t, { type: 'endAlliance', pirate: 'low' })).toBe('11.6');
});

test('18.41 D no bribe at sea', () => {
  const t = scenario({ actions: 2 });
  pirate(t, 'low', 'india');
  expect(refusedBy(t, { type: 'bribeToRetire', pirate: 'low' })).toBe('18.41 D');
});

test('5.16 no pirate can be drawn from an empty deck; 5.14 nor deployed beyond the limit', () => {
  const [first] = PIRATE_NAMES;
  const t = scenario({ players: 4, ratings: { [first]: { initiative: 3 } } });
  pirate(t, first, 'india');
  pirateHand(t, 0, 'low');
  hand(t, 0, 'double-cross');
  play(t, { type: 'playForInitiative', card: 'double-cross', pirate: first });
  t.g.pirateHands[1].push(...t.g.pirateDeck.splice(0));
  expect(refusedBy(t, { type: 'drawNewPirate' })).toBe('4.52');
  expect(refusedBy(t, move('india'))).toBe('2.6');
  const free = scenario({ players: 4, actions: 2 });
  free.g.pirateHands[1].push(...free.g.pirateDeck.splice(0));
  expect(refusedBy(free, { type: 'drawNewPirate' })).toBe('5.16');
});

test('10.27 his own player’s Commissioner closes a Sea Area; 7.12 a slow ship needs two Actions', () => {
  for (const [speed, rule] of [
    [5, '10.27'],
    [-1, '7.12'],
  ] as const) {
    const t = scenario({ actions: 1 });
    pirate(t, 'low', 'india', { speed });
    commissioner(t, 0, 'ogle', 'east-africa');
    expect(refusedBy(t, move('east-africa'))).toBe(rule);
  }
});

test('5.12 the first pirate of a fleet must be deployed; other refusals to pass name the question’s rule', () => {
  expect(refusedBy(setUpTo(3, 'deployFleet'), { type: 'pass' })).toBe('5.12');
  const t = scenario({ actions: 1 });
  pirate(t, 'low', 'new-providence');
  play(t, { type: 'drawNewPirate' }, { type: 'drawPirate', pirate: 'tew' }, awaits('keepOrDeploy', 0));
  expect(refusedBy(t, { type: 'pass' })).toBe('5.16');
});

test('4.4 C, 17.1 a card of another hand, or a play that it does not allow', () => {
  const t = scenario();
  pirate(t, 'low', 'india');
  pirate(t, 'vane', 'boston');
  commissioner(t, 0, 'ogle', 'gold-coast');
  hand(t, 0, 'double-cross', 'fair-winds', 'heavy-guns', 'wear-and-tear', 'letter-of-marque');
  expect(refusedBy(t, { type: 'playForActions', card: 'kc-surprise-1' })).toBe('2.6');
  expect(refusedBy(t, { type: 'playLetter', card: 'letter-of-marque-1' })).toBe('17.2 #12');
  expect(refusedBy(t, { type: 'playForInitiative', card: 'wear-and-tear-1', pirate: 'low' })).toBe('17.13');
  expect(refusedBy(t, { type: 'playForInitiative', card: 'double-cross-1', pirate: 'tew' })).toBe('4.52');
  expect(refusedBy(t, { type: 'playForActions', card: 'double-cross-1' })).toBe('17.13');
  expect(refusedBy(t, { type: 'playForActions', card: 'heavy-guns-1' })).toBe('17.12');
  expect(refusedBy(t, { type: 'playHeavyGuns', card: 'heavy-guns-1', pirate: 'low' })).toBe('17.2 #10');
  expect(refusedBy(t, { type: 'playFairWinds', card: 'fair-winds-1', pirate: 'low', to: 'gold-coast' })).toBe('17.2 #6');
  expect(refusedBy(t, { type: 'playFairWindsForCommissioner', card: 'fair-winds-1', to: 'gold-coast' })).toBe('17.2 #6');
  expect(refusedBy(t, move('gold-coast'))).toBe('4.4 C');
});
