import { describe, expect, test } from 'vitest';
import { COMMISSIONERS, NO_PLACE } from '../../data/ids.ts';
import { commissioner, governor, letterOn, pirate, pirateId, placeId, portId, warship } from '../../testing/arrange.ts';
import { awaits, card, closedBy, type Like, play, scenario, type Table } from '../../testing/scenario.ts';
import type { OperationKind } from './operations.ts';
import type { Reason } from './reasons.ts';

type Arrange = (t: Table) => unknown;
const nothing: Arrange = () => undefined;
const petition = (name: string): Like => ({ type: 'petition', pirate: name });
const ogle = (type: OperationKind): Like => ({ type, commissioner: 'ogle' });

describe('C18.1 a petition', () => {
  test('names an opposing pirate on the map', () => {
    const t = scenario();
    pirate(t, 'teach', 'A0609');
    pirate(t, 'low', 'A0609', { seat: 1 });
    expect(closedBy(t, petition('teach'))).toBe('ownPirate');
    expect(closedBy(t, petition('vane'))).toBe('noRival');
    expect(closedBy(t, petition('low'))).toBeNull();
  });

  test('is refused to a player with two Commissioners, and C22.2 with none in the cup', () => {
    const t = scenario();
    pirate(t, 'low', 'A0609', { seat: 1 });
    t.g.commissionerOf = COMMISSIONERS.map(() => 1);
    expect(closedBy(t, petition('low'))).toBe('noCommissionerLeft');
    commissioner(t, 'ogle', 0, 'A0609');
    expect(closedBy(t, petition('low'))).toBe('noCommissionerLeft');
    commissioner(t, 'barnet', 0, 'A0609');
    expect(closedBy(t, petition('low'))).toBe('enoughCommissioners');
  });

  test('C28 of a dummy is against Blood when he is notorious', () => {
    const t = scenario({ players: 3, settings: { solitaire: true } });
    pirate(t, 'teach', 'A0609');
    pirate(t, 'vane', 'A0609', { seat: 1, notoriety: 90 });
    const blood = pirate(t, 'blood', 'A0609', { seat: 2, notoriety: 14 });
    expect(closedBy(t, petition('vane'))).toBe('dummyPetition');
    expect(closedBy(t, petition('blood'))).toBe('dummyPetition');
    t.g.notoriety[blood] = 15;
    expect(closedBy(t, petition('blood'))).toBeNull();
    commissioner(t, 'ogle', 0, 'A0708');
    expect(closedBy(t, petition('blood'))).toBe('enoughCommissioners');
  });

  test('brings the Commissioner to a box that leads to the pirate', () => {
    const t = scenario();
    pirate(t, 'low', 'G0301', { seat: 1, notoriety: 66 });
    play(t, petition('low'), 1, 1, { type: 'drawCommissioner', commissioner: 'ogle' }, awaits('chooseBox', 0));
    expect(closedBy(t, { type: 'startAt', to: 'G0301' })).toBe('wrongBox');
    expect(closedBy(t, { type: 'startAt', to: 'cape-passage' })).toBeNull();
  });
});

test.each<readonly [string, OperationKind, Reason | null, string, Arrange]>([
  ['C15 a careened one sails not', 'moveCommissioner', 'isCareened', 'A0708', ({ g }) => (g.ashore[0] = 1)],
  ['C16.1 he tries nobody from a port', 'interceptWith', 'notAtSea', 'port-royal', nothing],
  ['C15 nor careened', 'interceptWith', 'isCareened', 'A0708', ({ g }) => (g.ashore[0] = 1)],
  ['C16.1 nor where nobody is', 'interceptWith', 'noQuarry', 'A0708', nothing],
  ['C16.1 nor his own player’s pirate', 'interceptWith', 'noQuarry', 'A0609', nothing],
  ['C16.1 but another’s', 'interceptWith', null, 'A0708', (t) => pirate(t, 'low', 'A0708', { seat: 1 })],
  ['C5.2 he refits in port', 'refitCommissioner', 'notInPort', 'A0708', ({ g }) => (g.strength[0] = 1)],
  ['C18.3 if he has hits', 'refitCommissioner', 'commissionerUndamaged', 'port-royal', nothing],
  ['C18.3 as this one', 'refitCommissioner', null, 'port-royal', ({ g }) => (g.strength[0] = 1)],
  ['C15 he careens once', 'careenCommissioner', 'isCareened', 'A0708', ({ g }) => (g.ashore[0] = 1)],
  ['C15 at the coast', 'careenCommissioner', 'notCoastal', 'A0609', ({ g }) => (g.movement[0] = 1)],
  ['C15 if he has hits on movement', 'careenCommissioner', 'fullSpeed', 'A0708', nothing],
  ['C15 and ends it', 'endCommissionersCareen', 'notCareened', 'A0708', nothing],
])('%s: %s %s', (_, type, reason, at, arrange) => {
  const t = scenario();
  pirate(t, 'teach', 'A0609');
  commissioner(t, 'ogle', 0, at);
  arrange(t);
  expect(closedBy(t, ogle(type))).toBe(reason);
});

test('C5.1 a Commissioner obeys his own player', () => {
  const t = scenario();
  pirate(t, 'teach', 'A0609');
  commissioner(t, 'ogle', 1, 'A0708');
  expect(closedBy(t, ogle('moveCommissioner'))).toBe('notYours');
  expect(closedBy(t, { type: 'moveCommissioner', commissioner: 'barnet' })).toBe('notYours');
});

test.each<readonly [string, Reason, string, string, Arrange]>([
  ['C8.1 to a hex beside him', 'notBeside', 'A0708', 'A0410', nothing],
  ['C8.1 out of a port to its hex', 'notBeside', 'port-royal', 'A0709', nothing],
  ['C8.1 to the port of his hex', 'notBeside', 'A0708', 'havana', nothing],
  ['C18.2 [C36] never into a box', 'commissionerBox', 'A1508', 'atlantic-crossing', nothing],
  ['C8.1 out of a box to an arrow hex', 'notBeside', 'atlantic-crossing', 'A0708', nothing],
  ['C18.4 into a haven in a campaign', 'noCampaign', 'A0907', 'isla-de-tortuga', nothing],
  ['C18.4 into no ruins of a haven', 'destroyedPort', 'A0907', 'isla-de-tortuga', ({ g }) => g.destroyed.push(portId('isla-de-tortuga'))],
  ['C12.1 into no pro port', 'closedToCommissioner', 'A0708', 'port-royal', (t) => governor(t, 'port-royal', 'pro')],
  ['C12.1 into none that offers a letter', 'closedToCommissioner', 'A0708', 'port-royal', (t) => letterOn(t, 'port-royal', 'english')],
  ['C12.1 into no ruins', 'destroyedPort', 'A0708', 'port-royal', ({ g }) => g.destroyed.push(portId('port-royal'))],
])('%s a Commissioner sails: %s', (_, reason, from, to, arrange) => {
  const t = scenario();
  pirate(t, 'teach', 'A0609');
  commissioner(t, 'ogle', 0, from);
  arrange(t);
  play(t, ogle('moveCommissioner'), awaits('moveStep', 0));
  expect(closedBy(t, { type: 'moveTo', to })).toBe(reason);
  expect(closedBy(t, 'stop')).toBeNull();
});

describe('C22.3 Move Warships', () => {
  const moving = (arrange: Arrange): Table => {
    const t = scenario();
    pirate(t, 'teach', 'A0609', { seat: 1 });
    arrange(t);
    play(
      t,
      'pass',
      card((card) => card.next[0] === 'move-warships'),
      awaits('moveWarship', 0),
    );
    return t;
  };

  test('moves one that is on the map', () => {
    const t = moving((table) => warship(table, 'A1000', 6));
    expect(closedBy(t, { type: 'moveWarship', slot: 'slot-1' })).toBeNull();
    expect(closedBy(t, { type: 'moveWarship', slot: 'slot-2' })).toBe('noWarship');
    t.g.slotAt[0] = NO_PLACE;
    expect(closedBy(t, { type: 'moveWarship', slot: 'slot-1' })).toBe('noWarship');
  });

  test('C22.2 draws none from an empty cup', () => {
    const t = moving(({ g }) => {
      g.warshipOn = g.warshipPool.splice(0);
      g.slotAt = g.warshipOn.map(() => placeId('A1000'));
      g.slotUp = g.warshipOn.map(() => 1);
    });
    expect(closedBy(t, 'newWarship')).toBe('noWarshipLeft');
  });

  test('C19 takes it to hexes alone', () => {
    const t = moving((table) => warship(table, 'A1000', 6));
    play(t, { type: 'moveWarship', slot: 'slot-1' });
    expect(closedBy(t, { type: 'moveTo', to: 'boston' })).toBe('atSeaOnly');
    expect(closedBy(t, { type: 'moveTo', to: 'A0609' })).toBe('notBeside');
    t.g.slotAt[0] = placeId('atlantic-crossing');
    expect(closedBy(t, { type: 'moveTo', to: 'A1000' })).toBe('notBeside');
    expect(closedBy(t, { type: 'moveTo', to: 'A1508' })).toBeNull();
  });
});

test('C16.1, C18.4 hunters try those who are in question', () => {
  const t = scenario();
  pirate(t, 'teach', 'A0609');
  pirate(t, 'low', 'A0708', { seat: 1 });
  pirate(t, 'vane', 'A0708', { seat: 1 });
  commissioner(t, 'ogle', 0, 'A0708');
  play(t, ogle('interceptWith'), awaits('chooseQuarry', 0));
  expect(closedBy(t, { type: 'hunt', pirate: 'teach' })).toBe('notQuarry');
  const campaign = scenario();
  pirate(campaign, 'low', 'isla-de-tortuga', { seat: 1 });
  pirate(campaign, 'teach', 'A0609');
  commissioner(campaign, 'ogle', 0, 'A0907');
  warship(campaign, 'A0907', 6);
  play(campaign, ogle('moveCommissioner'), { type: 'moveTo', to: 'isla-de-tortuga' }, awaits('orderOusted', 0));
  expect(closedBy(campaign, { type: 'hunt', pirate: 'teach' })).toBe('notInCampaign');
  expect(closedBy(campaign, { type: 'hunt', pirate: 'low' })).toBeNull();
  expect(campaign.g.at[pirateId('low')]).toBe(placeId('A0907'));
});
