import { describe, expect, test } from 'vitest';
import { commissioner, governor, hostage, letterOn, pirate, pirateId, portId } from '../../testing/arrange.ts';
import { awaits, closedBy, happened, type Like, play, scenario, type Table } from '../../testing/scenario.ts';
import type { OperationKind } from './operations.ts';
import type { Reason } from './reasons.ts';

type Arrange = (t: Table) => unknown;
type PirateOptions = Parameters<typeof pirate>[3];
const nothing: Arrange = () => undefined;
const portRoyal = portId('port-royal');
const of = (type: OperationKind): Like => ({ type, pirate: 'teach' });

test.each<OperationKind>(['refit', 'recover', 'doBusiness', 'retire'])('C5.2 %s: not at sea', (type) => {
  const t = scenario();
  pirate(t, 'teach', 'A0708', { unrest: 5, combat: 3, holds: [100] });
  expect(closedBy(t, of(type))).toBe('notInPort');
});

test.each<readonly [string, OperationKind, Reason | null, string, PirateOptions, Arrange]>([
  ['C12.3 a whole ship', 'refit', 'undamaged', 'port-royal', {}, nothing],
  ['C12.3 a damaged one', 'refit', null, 'port-royal', { combat: 3 }, nothing],
  ['C12.1 an anti port', 'refit', 'noRepairs', 'port-royal', { combat: 3 }, (t) => governor(t, 'port-royal', 'anti')],
  ['C12.4 a content crew', 'recover', 'isWell', 'port-royal', { unrest: 7 }, nothing],
  ['C12.4 a crew below 7', 'recover', null, 'port-royal', { unrest: 6 }, nothing],
  ['C12.5 a pirate haven without booty', 'doBusiness', 'nothingToSell', 'isla-de-tortuga', {}, nothing],
  ['C12.5 a pirate haven with booty', 'doBusiness', null, 'isla-de-tortuga', { holds: [100] }, nothing],
  ['C14.5 a port that he does not hold', 'sackPort', 'holdsNoPort', 'port-royal', {}, nothing],
  ['C15 a ship with full Speed', 'careen', 'fullSpeed', 'port-royal', {}, nothing],
  ['C15 a ship that is careened', 'careen', 'isCareened', 'port-royal', { careened: true, speed: 0 }, nothing],
  ['C15 open sea', 'careen', 'notCoastal', 'A0609', { speed: 0 }, nothing],
  ['C15 a ship afloat', 'endCareen', 'notCareened', 'port-royal', {}, nothing],
  ['C24.1 a neutral port', 'retire', 'noRefuge', 'port-royal', {}, nothing],
  ['C24.1 a pro port', 'retire', null, 'port-royal', {}, (t) => governor(t, 'port-royal', 'pro')],
])('%s and %s: %s', (_, type, reason, at, options, arrange) => {
  const t = scenario();
  pirate(t, 'teach', at, options);
  arrange(t);
  expect(closedBy(t, of(type))).toBe(reason);
});

test('C12.6 a ransom needs a hostage of his, and a port', () => {
  const t = scenario();
  const teach = pirate(t, 'teach', 'port-royal');
  const slot: Like = { type: 'ransom', hostage: 'hostage-1' };
  expect(closedBy(t, slot)).toBe('nobodyToRansom');
  hostage(t, 'teach', 'havana');
  expect(closedBy(t, slot)).toBeNull();
  t.g.at[teach] = t.g.at[pirate(t, 'vane', 'A0708')] ?? expect.unreachable();
  expect(closedBy(t, slot)).toBe('notInPort');
});

test('C12.7 he stashes in his own haven, what he has on board', () => {
  const t = scenario();
  const teach = pirate(t, 'teach', 'port-royal', { netWorth: 300 });
  const stash: Like = { type: 'openStash', pirate: 'teach' };
  expect(closedBy(t, stash)).toBe('notInHaven');
  t.g.havenOf[portRoyal] = teach;
  play(t, stash, awaits('stash', 0));
  expect(closedBy(t, { type: 'stashPart', hundreds: 5 })).toBe('stashTooHigh');
  expect(closedBy(t, { type: 'stashPart', hundreds: 2 })).toBeNull();
  play(t, 'stashAll', awaits('takeOperation', 0));
  expect(closedBy(t, stash)).toBe('nothingToStash');
});

test('C14.2 without information on the port none is used', () => {
  const t = scenario();
  const teach = pirate(t, 'teach', 'A0708', { speed: 0 });
  hostage(t, 'teach', 'havana');
  t.g.toldTo[0] = teach;
  play(t, { type: 'sail', pirate: 'teach' }, 2, 'stop', 'attackPort', awaits('attackWithInformation', 0));
  expect(closedBy(t, 'useInformation')).toBe('noInformation');
});

describe('C12.5 business', () => {
  const trades = (options: PirateOptions, arrange: Arrange = nothing, settings = {}): Table => {
    const t = scenario({ settings });
    pirate(t, 'teach', 'port-royal', options);
    arrange(t);
    play(t, of('doBusiness'));
    return t;
  };

  test('sells what there is', () => {
    const t = trades({ holds: [100] });
    expect(closedBy(t, { type: 'sellHold', hold: 1 })).toBe('nothingToSell');
    expect(closedBy(t, { type: 'sellHold', hold: 0 })).toBeNull();
  });

  test('sells something in a pirate haven', () => {
    const t = scenario();
    pirate(t, 'teach', 'isla-de-tortuga', { holds: [100] });
    play(t, of('doBusiness'), awaits('sellHolds', 0));
    expect(closedBy(t, 'finish')).toBe('mustSell');
  });

  test('is not nothing at all', () => expect(closedBy(trades({}), 'finish')).toBe('mustActFirst'));

  test.each<readonly [string, Reason | null, PirateOptions, Arrange, object]>([
    ['with money in a neutral port', null, { netWorth: 100 }, nothing, {}],
    ['with less than the least price', 'cannotPay', { netWorth: 99 }, nothing, {}],
    ['in another’s haven', 'isHaven', { netWorth: 100 }, ({ g }) => (g.havenOf[portRoyal] = pirateId('low')), {}],
    ['in his own haven', 'isHaven', { netWorth: 100, havens: ['port-royal'] }, nothing, {}],
    ['C22.2 when no governor is left', 'noGovernorLeft', { netWorth: 100 }, ({ g }) => (g.governorPool = []), {}],
    ['by the option before a sale', 'saleFirst', { netWorth: 100 }, nothing, { strictBribes: true }],
  ])('a bribe %s: %s', (_, reason, options, arrange, settings) =>
    expect(closedBy(trades(options, arrange, settings), 'bribe')).toBe(reason),
  );

  test('a bribe where a governor is an enemy', () => {
    const t = trades({ netWorth: 100 }, nothing);
    governor(t, 'port-royal', 'anti');
    expect(closedBy(t, 'bribe')).toBe('cannotBribe');
  });

  test('has one bribe, before the letter, and one letter', () => {
    const t = trades({ netWorth: 1000 }, (table) => letterOn(table, 'port-royal', 'english'));
    play(t, 'bribe', 1, 'decline', awaits('doBusiness', 0));
    expect(closedBy(t, 'bribe')).toBe('bribeTried');
    expect(closedBy(t, 'buyLetter')).toBeNull();
    const other = trades({ netWorth: 1000 }, (table) => letterOn(table, 'port-royal', 'english'));
    play(other, 'buyLetter', 1, 'decline', awaits('doBusiness', 0));
    expect(closedBy(other, 'bribe')).toBe('noOtherBusiness');
    expect(closedBy(other, 'buyLetter')).toBe('letterTried');
    const lucky = trades({ netWorth: 1000 }, (table) => {
      governor(table, 'port-royal', 'pro');
      letterOn(table, 'port-royal', 'english');
    });
    play(lucky, 'bribe', 1, 'pay', awaits('doBusiness', 0));
    expect(closedBy(lucky, 'bribe')).toBe('isHaven');
    play(lucky, 'buyLetter', 1, 'pay', awaits('doBusiness', 0));
    expect(closedBy(lucky, 'buyLetter')).toBe('hasLetter');
  });

  test.each<readonly [string, Reason, PirateOptions, Arrange]>([
    ['none is on offer', 'noLetter', { netWorth: 1000 }, nothing],
    ['he has one', 'hasLetter', { netWorth: 1000, letter: 'french' }, (t) => letterOn(t, 'port-royal', 'english')],
    ['he is poor', 'cannotPay', { netWorth: 99 }, (t) => letterOn(t, 'port-royal', 'english')],
    ['he has attacked its nation', 'enemyOfLetter', { netWorth: 1000, history: ['spanish'] }, (t) => letterOn(t, 'port-royal', 'spanish')],
  ])('a letter, if %s: %s', (_, reason, options, arrange) => expect(closedBy(trades(options, arrange), 'buyLetter')).toBe(reason));

  test('has no operation in its midst', () => {
    const t = trades({ netWorth: 1000 }, (table) => commissioner(table, 'ogle', 0, 'A0609'));
    expect(closedBy(t, { type: 'moveCommissioner', commissioner: 'ogle' })).toBe('operationUnderWay');
    expect(closedBy(t, 'surrender')).toBeNull();
    expect(happened(t, 'bootySold')).toEqual([]);
  });
});
