/** 4.65 D, 17.2 Which cards can be played in a window. */
import { expect, test } from 'vitest';
import { type CardTitle, PUBLISHED_TITLES } from '../../data/cards.ts';
import type { PlaceName } from '../../data/ids.ts';
import type { Moment, Occasion } from '../../queries/anti-pirate.ts';
import { ACTION_KINDS, type ActionKind } from '../../state/action-kinds.ts';
import { WARSHIP_ATTACKED } from '../../state/position.ts';
import { commissioner, governor, pirate, pirateId, placeId, retired, warship } from '../../testing/arrange.ts';
import { scenario, type Table } from '../../testing/scenario.ts';
import { mayPlayTitle, WINDOW_TITLES } from './window-cards.ts';

const LOW = pirateId('low');

/** @returns a table at which seat 0’s Low is active in this place, and nobody has any means against him yet */
function lowIn(at: PlaceName, options: Parameters<typeof pirate>[3] = {}): Table {
  const t = scenario({ players: 3, actions: 1 });
  pirate(t, 'low', at, options);
  t.g.activePirate = LOW;
  return t;
}

const occasion = (action: ActionKind, moment: Moment): Occasion => ({ action, moment, inPort: 0 });

/** The published titles that seat 1 may play with this number of pirates in hand. */
function titles(t: Table, o: Occasion, pirates = 0): readonly CardTitle[] {
  const { g } = t;
  return WINDOW_TITLES.filter((title) => PUBLISHED_TITLES.includes(title) && mayPlayTitle(g.tables, g, title, o, 1, pirates)).toSorted();
}

test.each<[PlaceName, readonly CardTitle[], readonly CardTitle[]]>([
  ['india', ['mutiny-conspiracy', 'scurvy-outbreak', 'wear-and-tear'], ['mutiny-conspiracy', 'scurvy-outbreak', 'wear-and-tear']],
  ['goa', ['mutiny-conspiracy'], ['debauchery-and-revelry', 'mutiny-conspiracy']],
  ['isle-ste-marie', ['mutiny-conspiracy'], ['debauchery-and-revelry', 'mutiny-conspiracy']],
  [
    'transit-gold-coast-east-africa',
    ['mutiny-conspiracy', 'scurvy-outbreak', 'wear-and-tear'],
    ['mutiny-conspiracy', 'scurvy-outbreak', 'wear-and-tear'],
  ],
])('4.6, 17.2 [R18] in %s, cards that can be played before and after a Move', (at, before, after) => {
  const t = lowIn(at);
  expect(titles(t, occasion('move', 'announcement'))).toEqual(before);
  expect(titles(t, occasion('move', 'aftermath'))).toEqual(after);
});

test('17.2 #18 no Scurvy for a crew that has it; #2 no revelry for a crew that revels', () => {
  const sick = lowIn('india', { scurvy: true });
  expect(titles(sick, occasion('move', 'aftermath'))).toEqual(['mutiny-conspiracy', 'wear-and-tear']);
  const merry = lowIn('goa', { revelry: 'voluntary' });
  expect(titles(merry, occasion('recovery', 'aftermath'))).toEqual(['mutiny-conspiracy']);
});

test('17.2 #2 [R18] Debauchery & Revelry can follow a Move into port, a port taken, and an Action in port', () => {
  for (const action of ['move', 'attackPort', 'portActivities', 'recovery'] as const)
    expect(titles(lowIn('goa'), occasion(action, 'aftermath'))).toContain('debauchery-and-revelry');
});

test('17.2 #4 Double Cross answers only the announcement of a retirement by Letter', () => {
  const t = lowIn('goa');
  for (const action of ACTION_KINDS)
    for (const moment of ['announcement', 'aftermath'] as const)
      expect(titles(t, occasion(action, moment)).includes('double-cross')).toBe(action === 'retireByLetter' && moment === 'announcement');
});

test('6.42, 17.2 #21 a Sighting in a Sea Area can come before a Find, Loot or attack on a port, and after all but the Loot', () => {
  const windows = ACTION_KINDS.flatMap((action) =>
    (['announcement', 'aftermath'] as const).flatMap((moment) => {
      const sighted = (at: PlaceName) => titles(lowIn(at), occasion(action, moment)).includes('warship-sighting');
      expect([sighted('havana'), sighted('new-providence'), sighted('transit-gold-coast-east-africa')]).toEqual([false, false, false]);
      return sighted('west-caribbean') ? [`${action} ${moment}`] : [];
    }),
  );
  expect(windows).toEqual([
    'findMerchant announcement',
    'findMerchant aftermath',
    'lootMerchant announcement',
    'attackPort announcement',
    'attackPort aftermath',
  ]);
});

test('6.41, 6.44 [R45] [R50] [R65] no Sighting where a warship is on station, after an attack, or with an empty pool', () => {
  const find = occasion('findMerchant', 'announcement');
  const t = lowIn('india');
  const { g } = t;
  expect(titles(t, find)).toContain('warship-sighting');
  g.actionSpent = WARSHIP_ATTACKED;
  expect(titles(t, find)).not.toContain('warship-sighting');
  g.actionSpent = 0;
  const pool = g.warshipPool;
  g.warshipPool = [];
  expect(titles(t, find)).not.toContain('warship-sighting');
  g.warshipPool = pool;
  warship(t, 'east-africa', 'shark');
  expect(titles(t, find)).toContain('warship-sighting');
  warship(t, 'india', 'swift');
  expect(titles(t, find)).not.toContain('warship-sighting');
});

test('17.2 #17 Piratical Ambition needs a pirate in hand and room in play', () => {
  const t = lowIn('india');
  const o = occasion('move', 'announcement');
  expect(titles(t, o, 0)).not.toContain('piratical-ambition');
  expect(titles(t, o, 1)).toContain('piratical-ambition');
  for (const name of ['vane', 'tew'] as const) pirate(t, name, 'goa', { seat: 1 });
  expect(titles(t, o, 1)).toContain('piratical-ambition');
  pirate(t, 'kidd', 'goa', { seat: 1 });
  expect(titles(t, o, 1)).not.toContain('piratical-ambition');
});

test('17.2 #16 [R20] [R60] Pirate Converts needs a retired pirate and no Commissioner of one’s own, outside Transit Boxes', () => {
  const o = occasion('move', 'announcement');
  const t = lowIn('india');
  const { g } = t;
  expect(titles(t, o)).not.toContain('pirate-converts');
  retired(t, 'tew');
  expect(titles(t, o)).toContain('pirate-converts');
  g.at[LOW] = placeId('goa');
  expect(titles(t, o)).toContain('pirate-converts');
  g.at[LOW] = placeId('transit-gold-coast-east-africa');
  expect(titles(t, o)).not.toContain('pirate-converts');
  g.at[LOW] = placeId('india');
  commissioner(t, 2, 'rhett', 'gold-coast');
  expect(titles(t, o)).toContain('pirate-converts');
  commissioner(t, 1, 'ogle', 'gold-coast');
  expect(titles(t, o)).not.toContain('pirate-converts');
});

test('10.14, 10.15 [R60] the Ex-Pirate can’t be called while in play or once beaten, but again after being set aside', () => {
  const o = occasion('move', 'announcement');
  const t = lowIn('india');
  const { g } = t;
  retired(t, 'tew');
  commissioner(t, 2, 'ex-pirate', 'gold-coast');
  expect(titles(t, o)).not.toContain('pirate-converts');
  const [exPirate] = g.commissioner.slice(2);
  commissioner(t, 2, 'rhett', 'gold-coast');
  expect(titles(t, o)).toContain('pirate-converts');
  g.commissionersLost = [exPirate];
  expect(titles(t, o)).not.toContain('pirate-converts');
});

test('17.2 #13 Local Resistance needs a port with a pro-pirate governor, anywhere', () => {
  const t = lowIn('transit-gold-coast-east-africa');
  const o = occasion('move', 'announcement');
  governor(t, 'bath', 'anti');
  expect(titles(t, o)).not.toContain('local-resistance');
  governor(t, 'boston', 'pro');
  expect(titles(t, o)).toContain('local-resistance');
  expect(titles(t, occasion('dig', 'aftermath'))).toContain('local-resistance');
});

test('4.65 D each title is played at most once in a Player-Turn', () => {
  const t = lowIn('india');
  const o = occasion('findMerchant', 'announcement');
  retired(t, 'tew');
  governor(t, 'boston', 'pro');
  const all = ['local-resistance', 'mutiny-conspiracy', 'pirate-converts', 'piratical-ambition', 'scurvy-outbreak'];
  expect(titles(t, o, 1)).toEqual([...all, 'warship-sighting', 'wear-and-tear']);
  t.g.titlesSpent = -1;
  expect(titles(t, o, 1)).toEqual([]);
});
