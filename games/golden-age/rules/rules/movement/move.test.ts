import { expect, test } from 'vitest';
import type { PlaceName } from '../../data/ids.ts';
import { commissioner, destroyed, governor, hand, merchant, pirate, pirateState } from '../../testing/arrange.ts';
import { awaits, happened, offers, passWindow, play, refusedBy, scenario, type Table } from '../../testing/scenario.ts';

const move = (to: PlaceName) => ({ type: 'move', pirate: 'low', to }) as const;
const ways = (t: Table) => offers(t, 'move').map((c) => c.to);

function lowIn(at: PlaceName, options: Parameters<typeof pirate>[3] = {}): Table {
  const t = scenario({ actions: 4 });
  pirate(t, 'low', at, options);
  return t;
}

test.each<[PlaceName, readonly PlaceName[]]>([
  ['north-atlantic', ['central-atlantic', 'boston', 'new-york', 'philadelphia', 'bermuda']],
  ['central-atlantic', ['north-atlantic', 'south-atlantic', 'virginia', 'bath', 'bermuda']],
  [
    'south-america',
    ['west-caribbean', 'east-caribbean', 'central-america', 'transit-south-america-gold-coast', 'cartagena', 'curacao', 'port-o-spain'],
  ],
  ['gold-coast', ['transit-south-america-gold-coast', 'transit-gold-coast-east-africa', 'cape-coast', 'cormantin', 'whydah', 'cape-lopez']],
  ['india', ['east-africa', 'bombay', 'severndroog', 'goa', 'calicut']],
  ['transit-south-america-gold-coast', ['south-america', 'gold-coast']],
  ['transit-gold-coast-east-africa', ['gold-coast', 'east-africa']],
  ['goa', ['india']],
])('7.11 from %s one Move leads to its neighbors, ports and Transit Boxes', (from, to) => {
  expect(ways(lowIn(from))).toEqual(to);
});

test('7.11 [R43] from Bermuda a Move leads to two Sea Areas', () => {
  expect(ways(lowIn('bermuda'))).toEqual(['north-atlantic', 'central-atlantic']);
});

test('7.11 [R27] Central America and South America adjoin', () => {
  expect(ways(lowIn('central-america'))).toContain('south-america');
});

test('7.11 a Move is one step', () => {
  const t = lowIn('north-atlantic');
  expect(refusedBy(t, move('south-atlantic'))).toBe('7.11');
  expect(refusedBy(t, move('bath'))).toBe('7.11');
});

test('7.3 entering and leaving a port is a Move each', () => {
  const t = lowIn('india');
  play(t, move('goa'), move('india'));
  expect(t.g.actionsLeft).toBe(2);
});

test('7.2 entering a Transit Box is a Move, and leaving it another', () => {
  const t = lowIn('gold-coast');
  play(t, move('transit-gold-coast-east-africa'), move('east-africa'));
  expect(t.g.actionsLeft).toBe(2);
  expect(pirateState(t, 'low').at).toBe('east-africa');
});

test('9.31 anti-pirate and destroyed ports can’t be entered', () => {
  const t = lowIn('india');
  governor(t, 'goa', 'anti');
  destroyed(t, 'calicut');
  expect(ways(t)).toEqual(['east-africa', 'bombay', 'severndroog']);
  expect(refusedBy(t, move('goa'))).toBe('9.31');
  expect(refusedBy(t, move('calicut'))).toBe('9.51');
});

test('9.58 nor can those of a nation that he has attacked', () => {
  const t = lowIn('india', { history: ['portuguese'] });
  governor(t, 'goa', 'pro');
  expect(ways(t)).not.toContain('goa');
  expect(refusedBy(t, move('goa'))).toBe('9.58');
});

test('7.12 [R6] with Speed below 0 a Move costs two Actions, with one announcement and one aftermath', () => {
  const t = lowIn('india', { speed: -1 });
  hand(t, 1, 'fair-winds');
  play(t, move('goa'), passWindow(), passWindow(), awaits('takeAction', 0));
  expect(t.g.actionsLeft).toBe(2);
  expect(happened(t, 'actionAnnounced')).toMatchObject([{ cost: 2 }]);
});

test('7.12 [R6] both Actions must come from the same card, so one is not enough', () => {
  const t = scenario({ actions: 1 });
  pirate(t, 'low', 'india', { speed: -2 });
  expect(ways(t)).toEqual([]);
  expect(refusedBy(t, move('goa'))).toBe('7.12');
});

test('7.12 with Speed 0 a Move costs one Action', () => {
  const t = scenario({ actions: 1 });
  pirate(t, 'low', 'india', { speed: 0 });
  expect(ways(t)).toHaveLength(5);
});

test('10.27 a pirate can’t move into a Sea Area with his own player’s Commissioner', () => {
  const t = lowIn('india');
  commissioner(t, 0, 'ogle', 'east-africa');
  expect(ways(t)).not.toContain('east-africa');
  expect(refusedBy(t, move('east-africa'))).toBe('10.27');
});

test('10.27 a pirate in a port of that area can’t leave it', () => {
  const t = lowIn('goa');
  commissioner(t, 0, 'ogle', 'india');
  expect(ways(t)).toEqual([]);
});

test('10.27 [R43] at Bermuda a Commissioner closes only one of the two areas', () => {
  const t = lowIn('bermuda');
  commissioner(t, 0, 'ogle', 'north-atlantic');
  expect(ways(t)).toEqual(['central-atlantic']);
});

test('10.27 another player’s Commissioner does not stop a Move', () => {
  const t = lowIn('india');
  commissioner(t, 1, 'ogle', 'east-africa');
  expect(ways(t)).toContain('east-africa');
});

test('9.15, 9.41 entering any port cures scurvy at once', () => {
  const t = lowIn('india', { scurvy: true });
  play(t, move('goa'));
  expect(pirateState(t, 'low').scurvy).toBe(false);
  expect(happened(t, 'scurvyCured')).toHaveLength(1);
});

test('13.22 [R15] a marker brought into a pirate port adds 2 Loyalty, once', () => {
  const t = lowIn('south-atlantic', { revelry: 'voluntary', loyalty: 5 });
  play(t, move('new-providence'));
  expect(pirateState(t, 'low').loyalty).toBe(7);
  play(t, move('south-atlantic'), move('new-providence'));
  expect(pirateState(t, 'low').loyalty).toBe(7);
});

test('13.22 [R15] a crew that began to revel in a pirate port gets no more in another', () => {
  const t = lowIn('new-providence', { holds: [100] });
  play(t, { type: 'doPortActivities', pirate: 'low' }, { type: 'sellHold', hold: 0 }, 'finish');
  expect(pirateState(t, 'low').loyalty).toBe(10);
  play(t, move('south-atlantic'), move('new-providence'));
  expect(pirateState(t, 'low').loyalty).toBe(10);
});

test('13.22 a marker brought into any other port adds nothing', () => {
  const t = lowIn('india', { revelry: 'voluntary', loyalty: 5 });
  play(t, move('goa'));
  expect(pirateState(t, 'low').loyalty).toBe(5);
});

test('8.21 a found merchant is not lost by moving', () => {
  const t = lowIn('india');
  merchant(t, 'calicut', 'flute', { found: ['low'] });
  play(t, move('goa'), move('india'));
  expect(offers(t, 'lootMerchant')).toHaveLength(1);
});

test.each([
  [2, 'india', 0],
  [1, 'east-africa', 1],
] as const)('7.12 [R67] with %i Actions, a ship slowed while the Move is announced ends in %s', (actions, place, lost) => {
  const t = scenario({ actions });
  pirate(t, 'low', 'east-africa', { speed: 1 });
  hand(t, 1, 'wear-and-tear');
  play(t, move('india'), { type: 'playAgainst', card: 'wear-and-tear' }, 4, awaits('drawCard'));
  expect(pirateState(t, 'low')).toMatchObject({ speed: -1, at: place });
  expect(happened(t, 'actionLost')).toHaveLength(lost);
});
