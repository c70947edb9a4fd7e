import { expect, test } from 'vitest';
import type { AreaName, PlaceName, TransitName } from '../data/ids.ts';
import { eliminate } from '../effects/leaving.ts';
import { couldAct } from '../rules/cards/window-cards.ts';
import { ACTION_KINDS, type ActionKind } from '../state/action-kinds.ts';
import { DEPLOYED_KC, KC_REACTED, USED_WARSHIP, WARSHIP_ATTACKED } from '../state/position.ts';
import { commissioner, commissionerPool, governor, pirate, pirateId, warship } from '../testing/arrange.ts';
import { scenario, type Table } from '../testing/scenario.ts';
import {
  couldDoubleCross,
  couldNegate,
  couldSurprise,
  type Moment,
  mayDeployCommissioner,
  mayOust,
  mayReact,
  mayUseCommissioner,
  mayUseWarship,
  type Occasion,
  piratePortsInReach,
} from './anti-pirate.ts';

const LOW = pirateId('low');

/** @returns a table at which seat 0’s Low is active in this place, and nobody has any means against him yet */
function lowIn(at: PlaceName, options: Parameters<typeof pirate>[3] = {}): Table {
  const t = scenario({ players: 3, actions: 1 });
  pirate(t, 'low', at, options);
  t.g.activePirate = LOW;
  return t;
}

const occasion = (action: ActionKind, moment: Moment, inPort = 0): Occasion => ({ action, moment, inPort });

/** Which of warship, Commissioner and ousting can be used on this occasion, with a warship and seat 1’s Commissioner in the area. */
function open(at: PlaceName, area: AreaName | TransitName, o: Occasion): string {
  const t = lowIn(at);
  commissioner(t, 1, 'rhett', area);
  if (area !== 'transit-gold-coast-east-africa' && area !== 'transit-south-america-gold-coast') warship(t, area, 'shark');
  const { g } = t;
  return [
    mayUseWarship(g, o, LOW, 1) ? 'war' : '',
    mayReact(g.tables, g, o, 1, LOW) ? 'KC' : '',
    mayOust(g.tables, g, o, 1, LOW) ? 'oust' : '',
  ]
    .filter((means) => means !== '')
    .join(' ');
}

/** At sea off Havana; in Havana all the time; just arrived in Havana. */
const PLACES_OF_TABLE = [
  ['west-caribbean', 0],
  ['havana', 1],
  ['havana', 0],
] as const;
const AT_SEA = ['war KC', '', ''] as const;
const KC_ONLY = ['KC', '', ''] as const;
const IN_PORT = ['', 'oust', ''] as const;
const NOTHING = ['', '', ''] as const;

/** The table of rule 4.6: for each Action the announcement and the aftermath, each in the three places above. */
const WINDOWS: Readonly<Record<ActionKind, readonly [readonly string[], readonly string[]]>> = {
  move: [['KC', 'oust', ''], KC_ONLY],
  findMerchant: [AT_SEA, AT_SEA],
  lootMerchant: [AT_SEA, NOTHING],
  attackPort: [AT_SEA, AT_SEA],
  portActivities: [IN_PORT, IN_PORT],
  bootyGrab: [IN_PORT, IN_PORT],
  recovery: [IN_PORT, IN_PORT],
  sackPort: [IN_PORT, IN_PORT],
  alliance: [IN_PORT, IN_PORT],
  retireByLetter: [IN_PORT, IN_PORT],
  retireInHaven: [IN_PORT, IN_PORT],
  retireInPiratePort: [IN_PORT, IN_PORT],
  bribeToRetire: [IN_PORT, IN_PORT],
  dig: [NOTHING, NOTHING],
  drawOrDeploy: [NOTHING, NOTHING],
};

test.each(ACTION_KINDS)('4.6, 6.42, 10.32, 10.42 [R5] [R48] warship, Reaction and ousting at both moments of %s', (action) => {
  const found = (['announcement', 'aftermath'] as const).map((moment) =>
    PLACES_OF_TABLE.map(([at, inPort]) => open(at, 'west-caribbean', occasion(action, moment, inPort))),
  );
  expect(found).toEqual(WINDOWS[action]);
});

test('10.24, 7.2 a pirate in a Transit Box can’t be attacked', () => {
  for (const action of ACTION_KINDS)
    for (const moment of ['announcement', 'aftermath'] as const)
      for (const area of ['gold-coast', 'transit-gold-coast-east-africa'] as const)
        expect(open('transit-gold-coast-east-africa', area, occasion(action, moment))).toBe('');
});

test('10.42 pirates are not ousted from a pirate port', () => {
  expect(open('new-providence', 'south-atlantic', occasion('portActivities', 'announcement', 1))).toBe('');
  expect(open('charleston', 'south-atlantic', occasion('portActivities', 'announcement', 1))).toBe('oust');
});

test('10.42 ousting needs the Commissioner in the port’s Sea Area; for Bermuda, in either one [R43]', () => {
  const ousted = (at: PlaceName, area: AreaName | TransitName) => open(at, area, occasion('portActivities', 'announcement', 1));
  expect(ousted('havana', 'south-atlantic')).toBe('');
  expect(ousted('whydah', 'transit-gold-coast-east-africa')).toBe('');
  expect(ousted('bermuda', 'north-atlantic')).toBe('oust');
  expect(ousted('bermuda', 'central-atlantic')).toBe('oust');
});

test('10.24, 10.31 a Commissioner reacts from the same or an adjacent Sea Area; a Transit Box is not adjacent', () => {
  const reacts = (at: PlaceName, area: AreaName | TransitName) => open(at, area, occasion('move', 'announcement'));
  expect(reacts('gold-coast', 'gold-coast')).toBe('KC');
  expect(reacts('south-atlantic', 'west-caribbean')).toBe('KC');
  expect(reacts('south-atlantic', 'east-caribbean')).toBe('');
  expect(reacts('gold-coast', 'transit-gold-coast-east-africa')).toBe('');
  expect(reacts('gold-coast', 'south-america')).toBe('');
});

test('10.31, 10.32 [R13] one Reaction in an Action, and none against a pirate deployed in this Player-Turn', () => {
  const t = lowIn('india');
  const { g } = t;
  const o = occasion('move', 'announcement');
  commissioner(t, 1, 'rhett', 'india');
  expect(mayReact(g.tables, g, o, 1, LOW)).toBe(true);
  expect(mayReact(g.tables, g, o, 2, LOW)).toBe(false);
  g.actionSpent = KC_REACTED;
  expect(mayReact(g.tables, g, o, 1, LOW)).toBe(false);
  g.actionSpent = DEPLOYED_KC | USED_WARSHIP | WARSHIP_ATTACKED;
  expect(mayReact(g.tables, g, o, 1, LOW)).toBe(true);
  g.deployedOn[LOW] = g.playerTurn;
  expect(mayReact(g.tables, g, o, 1, LOW)).toBe(false);
  g.deployedOn[LOW] = g.playerTurn - 1;
  expect(mayReact(g.tables, g, o, 1, LOW)).toBe(true);
});

test('6.41, 6.43, 6.44 a warship on station can attack, unless one was used or has attacked in this Action', () => {
  const t = lowIn('india');
  const { g } = t;
  const o = occasion('findMerchant', 'announcement');
  warship(t, 'east-africa', 'shark');
  expect(mayUseWarship(g, o, LOW, 1)).toBe(false);
  warship(t, 'india', 'swift');
  expect(mayUseWarship(g, o, LOW, 1)).toBe(true);
  for (const spent of [USED_WARSHIP, WARSHIP_ATTACKED]) {
    g.actionSpent = spent;
    expect(mayUseWarship(g, o, LOW, 1)).toBe(false);
  }
  g.actionSpent = DEPLOYED_KC | KC_REACTED;
  expect(mayUseWarship(g, o, LOW, 1)).toBe(true);
});

test('10.12 a Commissioner can be deployed against a pirate in a Sea Area, not in port or in a Transit Box', () => {
  for (const [at, may] of [
    ['india', true],
    ['goa', false],
    ['isle-ste-marie', false],
    ['transit-gold-coast-east-africa', false],
  ] as const) {
    const t = lowIn(at, { notoriety: 18 });
    commissionerPool(t);
    expect(mayDeployCommissioner(t.g, 1, LOW)).toBe(may);
  }
});

test('10.12 a deployment needs Notoriety 4 or more: 3d6 can’t roll below 3', () => {
  for (const [notoriety, may] of [
    [3, false],
    [4, true],
  ] as const) {
    const t = lowIn('india', { notoriety });
    commissionerPool(t);
    expect(mayDeployCommissioner(t.g, 1, LOW)).toBe(may);
  }
});

test('4.62, 10.13, 10.15 [R45] one deployment in an Action, by a seat without a Commissioner, while the pool lasts', () => {
  const t = lowIn('india', { notoriety: 18 });
  const { g } = t;
  expect(mayDeployCommissioner(g, 1, LOW)).toBe(false);
  commissionerPool(t, 'rhett');
  expect(mayDeployCommissioner(g, 1, LOW)).toBe(true);
  g.actionSpent = DEPLOYED_KC;
  expect(mayDeployCommissioner(g, 1, LOW)).toBe(false);
  g.actionSpent = KC_REACTED | USED_WARSHIP | WARSHIP_ATTACKED;
  expect(mayDeployCommissioner(g, 1, LOW)).toBe(true);
  commissioner(t, 1, 'ogle', 'north-atlantic');
  expect(mayDeployCommissioner(g, 1, LOW)).toBe(false);
  expect(mayDeployCommissioner(g, 2, LOW)).toBe(true);
});

test('10.23 only one Commissioner of all players acts in a Player-Turn', () => {
  const t = lowIn('india');
  commissioner(t, 1, 'ogle', 'north-atlantic');
  commissioner(t, 2, 'rhett', 'north-atlantic');
  expect([0, 1, 2].map((seat) => mayUseCommissioner(t.g, seat))).toEqual([false, true, true]);
  t.g.commissionerActed = 1;
  expect([0, 1, 2].map((seat) => mayUseCommissioner(t.g, seat))).toEqual([false, false, false]);
});

test('10.41 a Commissioner can attack the pirate ports of his Sea Area that are not destroyed', () => {
  const t = lowIn('india');
  const { g } = t;
  const reach = () => piratePortsInReach(g.tables, g, 1).map((port) => g.tables.set.ports[port].id);
  expect(reach()).toEqual([]);
  for (const [area, ports] of [
    ['south-atlantic', ['new-providence']],
    ['east-caribbean', ['isla-de-tortuga']],
    ['east-africa', ['isle-ste-marie']],
    ['india', []],
    ['transit-gold-coast-east-africa', []],
  ] as const) {
    commissioner(t, 1, 'ogle', area);
    expect(reach()).toEqual(ports);
  }
  commissioner(t, 1, 'ogle', 'south-atlantic');
  g.destroyed.fill(1);
  expect(reach()).toEqual([]);
});

test('4.61, 4.66 after its AP action a seat can only react', () => {
  const t = lowIn('india', { notoriety: 18 });
  const { g } = t;
  const could = (o: Occasion, cards: number) => couldAct(g.tables, g, o, 1, cards, 0);
  const find = occasion('findMerchant', 'announcement');
  commissionerPool(t);
  warship(t, 'india', 'shark');
  expect(could(find, 4)).toBe(true);
  g.apSpent[1] = 1;
  expect(could(find, 4)).toBe(false);
  commissioner(t, 1, 'rhett', 'india');
  expect(could(find, 0)).toBe(true);
  expect(could(occasion('dig', 'announcement'), 4)).toBe(false);
});

test('4.6 a seat without cards could act by a Commissioner, a deployment or a warship', () => {
  const find = occasion('findMerchant', 'announcement');
  const means: readonly ((t: Table) => void)[] = [
    (t) => commissioner(t, 1, 'rhett', 'north-atlantic'),
    (t) => commissionerPool(t),
    (t) => warship(t, 'india', 'shark'),
  ];
  const bare = lowIn('india', { notoriety: 18 });
  expect(couldAct(bare.g.tables, bare.g, find, 1, 0, 0)).toBe(false);
  for (const give of means) {
    const t = lowIn('india', { notoriety: 18 });
    give(t);
    expect(couldAct(t.g.tables, t.g, find, 1, 0, 0)).toBe(true);
  }
});

test('4.6 [R5] a pirate who has left the game is no target, but means without a target remain', () => {
  const t = lowIn('india', { notoriety: 18 });
  const { g } = t;
  commissionerPool(t);
  warship(t, 'india', 'shark');
  eliminate(g, LOW, 'sunk', '6.26');
  const moment = occasion('findMerchant', 'aftermath');
  expect(couldAct(g.tables, g, moment, 1, 4, 1)).toBe(false);
  governor(t, 'goa', 'pro');
  expect(couldAct(g.tables, g, moment, 1, 4, 1)).toBe(true);
  expect(couldAct(g.tables, g, moment, 1, 0, 1)).toBe(false);
  commissioner(t, 1, 'rhett', 'india');
  expect(couldAct(g.tables, g, moment, 1, 0, 1)).toBe(true);
});

test('17.2 #11 [R52] KC Surprise is free for the player of the Sighting, costs others their AP action, and needs a seat without a Commissioner', () => {
  const t = lowIn('india');
  const { g } = t;
  const could = (seat: number, cards = 1) => couldSurprise(g, seat, 1, cards);
  expect(could(1)).toBe(false);
  commissionerPool(t, 'ogle');
  expect([could(1), could(2)]).toEqual([true, true]);
  expect([could(1, 0), could(2, 0)]).toEqual([false, false]);
  g.apSpent.fill(1);
  expect([could(1), could(2)]).toEqual([true, false]);
  commissioner(t, 1, 'rhett', 'gold-coast');
  expect(could(1)).toBe(false);
  g.apSpent.fill(0);
  g.titlesSpent = -1;
  expect(could(2)).toBe(false);
});

test('17.2 #4 [R52] Double Cross of a surrender is free for the Commissioner’s player and costs others their AP action', () => {
  const t = lowIn('india');
  const { g } = t;
  const could = (seat: number, cards = 1) => couldDoubleCross(g, seat, 1, cards);
  expect([could(1), could(2), could(1, 0), could(2, 0)]).toEqual([true, true, false, false]);
  g.apSpent.fill(1);
  expect([could(1), could(2)]).toEqual([true, false]);
  g.titlesSpent = -1;
  expect(could(1)).toBe(false);
});

test('17.2 #19 Skull & Crossbones needs Cunning left, a card in hand, and a pirate in play', () => {
  const t = lowIn('india', { cunning: 1 });
  expect(couldNegate(t.g, LOW, 1)).toBe(true);
  expect(couldNegate(t.g, LOW, 0)).toBe(false);
  t.g.cunning[LOW] = 0;
  expect(couldNegate(t.g, LOW, 1)).toBe(false);
});
