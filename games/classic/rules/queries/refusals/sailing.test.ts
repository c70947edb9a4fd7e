import { describe, expect, test } from 'vitest';
import { LOGS, NO_LOG, PIRATES } from '../../data/ids.ts';
import { LOST } from '../../state/position.ts';
import { commissioner, departed, governor, merchant, nationId, pirate, pirateId, portId, warship } from '../../testing/arrange.ts';
import { awaits, closedBy, happened, type Like, next, play, scenario, type Table } from '../../testing/scenario.ts';
import type { Reason } from './reasons.ts';
import { assaultRefusal } from './sailing.ts';

type Arrange = (t: Table) => unknown;
const portRoyal = portId('port-royal');
const heldByLow: Arrange = (t) => {
  t.g.holding[pirate(t, 'low', 'port-royal', { seat: 1 })] = 1;
};
const destroyed: Arrange = ({ g }) => g.destroyed.push(portRoyal);
const barred: Arrange = ({ g }) => g.bars.push(pirateId('teach'), portRoyal);
const englishFoe: Arrange = ({ g }) => {
  g.history[pirateId('teach')] = 1 << nationId('english');
};
const guarded: Arrange = (t) => warship(t, 'A0708', 6);
const nothing: Arrange = () => undefined;

/** Teach begins a move of one point here. */
function sailing(from: string, arrange: Arrange): Table {
  const t = scenario();
  pirate(t, 'teach', from, { speed: 0 });
  arrange(t);
  play(t, { type: 'sail', pirate: 'teach' }, 1, awaits('moveStep', 0));
  return t;
}

describe('a step', () => {
  test.each<readonly [string, Reason, string, Arrange, string]>([
    ['C8.1 to a hex that is not beside him', 'notBeside', 'A0708', nothing, 'A0410'],
    ['C8.1 to another port than that of his hex', 'notBeside', 'A0708', nothing, 'havana'],
    ['C8.1 from a port to another hex than its own', 'notBeside', 'port-royal', nothing, 'A0709'],
    ['C8.1 from a box to a hex that is no arrow hex of it', 'notBeside', 'atlantic-crossing', nothing, 'A0708'],
    ['C8.1 into a box, which is a move of its own', 'boxByItself', 'A1508', nothing, 'atlantic-crossing'],
    ['C12.1 into an anti port', 'antiPort', 'A0708', (t) => governor(t, 'port-royal', 'anti'), 'port-royal'],
    ['C12.1 into a port of a nation that he has attacked', 'attackedNation', 'A0708', englishFoe, 'port-royal'],
    ['C8.1 into a destroyed port', 'destroyedPort', 'A0708', destroyed, 'port-royal'],
    ['C14.4 into a port that another holds', 'heldPort', 'A0708', heldByLow, 'port-royal'],
    ['C13.1 into a port that he was driven out of', 'barredPort', 'A0708', barred, 'port-royal'],
    ['C8.1 [C76] into a port that a hunter of its nation guards', 'guardedPort', 'A0708', guarded, 'port-royal'],
  ])('%s is refused: %s', (_, reason, from, arrange, to) => {
    const t = sailing(from, arrange);
    expect(closedBy(t, { type: 'moveTo', to })).toBe(reason);
  });

  test('C5.1 [C49] one who holds a port can’t stop in it', () => {
    const t = sailing('port-royal', ({ g }) => {
      g.holding[pirateId('teach')] = 1;
    });
    expect(closedBy(t, 'stop')).toBe('mustSail');
  });

  test('C5.3 no operation begins in the midst of another', () => {
    const t = sailing('A0708', nothing);
    expect(closedBy(t, 'pass')).toBe('operationUnderWay');
    expect(closedBy(t, { type: 'torture', hostage: 'hostage-1' })).toBe('operationUnderWay');
    expect(closedBy(t, 'search')).toBeNull();
    expect(closedBy(t, { type: 'moveTo', to: 'A0709' })).toBeNull();
  });
});

describe('after a move', () => {
  test('C8.3 he does not search with points left, nor C14.1 attack twice', () => {
    const t = scenario();
    pirate(t, 'teach', 'A0708', { speed: 0 });
    play(t, { type: 'sail', pirate: 'teach' }, 2, 'stop', awaits('afterMove', 0));
    expect(closedBy(t, 'search')).toBe('pointsLeft');
    expect(closedBy(t, 'attackPort')).toBeNull();
  });

  test('C8.4 he attacks no port where none is', () => {
    const t = sailing('A0708', nothing);
    play(t, { type: 'moveTo', to: 'A0709' }, awaits('afterMove', 0));
    expect(closedBy(t, 'attackPort')).toBe('noPortHere');
  });

  test.each<readonly [string, Reason | null, string, Arrange]>([
    ['C14.1 a port', null, 'A0708', nothing],
    ['C14.1 a pirate haven', 'attackOnHaven', 'A0907', nothing],
    ['C14.1 a destroyed port', 'attackOnRuins', 'A0708', destroyed],
    ['C14.1 a port that another holds', 'attackOnHeld', 'A0708', heldByLow],
    ['C14.1 a port that he was driven out of', 'attackBarred', 'A0708', barred],
    ['C14.1 a port that a hunter of its nation guards', 'attackGuarded', 'A0708', guarded],
  ])('%s can’t be attacked: %s', (_, reason, at, arrange) => {
    const t = scenario();
    const teach = pirate(t, 'teach', at);
    arrange(t);
    expect(assaultRefusal(t.g, teach)).toBe(reason);
  });
});

describe('C8.1 a transit box', () => {
  const box: Like = { type: 'enterBox', pirate: 'teach' };

  test('is entered from an arrow hex', () => {
    const t = scenario();
    pirate(t, 'teach', 'A0708');
    expect(closedBy(t, box)).toBe('noArrow');
    t.g.at[pirateId('teach')] = t.g.at[pirate(t, 'low', 'port-royal')] ?? expect.unreachable();
    expect(closedBy(t, box)).toBe('noArrow');
  });

  test('is not entered twice without a port between', () => {
    const t = scenario();
    const teach = pirate(t, 'teach', 'A1508');
    t.g.boxed[teach] = 1;
    expect(closedBy(t, box)).toBe('wasInBox');
    t.g.careened[teach] = 1;
    expect(closedBy(t, box)).toBe('isCareened');
    expect(closedBy(t, { type: 'sail', pirate: 'teach' })).toBe('isCareened');
  });
});

describe('C7 an activation', () => {
  test('is refused to a full fleet', () => {
    const t = scenario();
    pirate(t, 'teach', 'A0609');
    pirate(t, 'vane', 'A0709');
    expect(closedBy(t, 'activate')).toBe('fleetFull');
  });

  test('is refused when all pirates have been used', () => {
    const t = scenario();
    pirate(t, 'teach', 'A0609');
    departed(t, 'low', 0, 'lost');
    expect(closedBy(t, 'activate')).toBeNull();
    departed(t, 'kidd', 0, 'lost');
    expect(closedBy(t, 'activate')).toBe('piratesUsed');
    const short = scenario({ settings: { short: true } });
    pirate(short, 'teach', 'A0609');
    pirate(short, 'vane', 'A0709');
    expect(closedBy(short, 'activate')).toBe('piratesUsed');
  });

  test('needs a free log, and C22.2 a pirate in the deck', () => {
    const t = scenario();
    t.g.fate = PIRATES.map(() => LOST);
    expect(closedBy(t, 'activate')).toBe('noPirateLeft');
    t.g.log = PIRATES.map((pirate) => LOGS[pirate] ?? NO_LOG);
    expect(closedBy(t, 'activate')).toBe('noLog');
  });

  test('C7, C4.6 offers free ships of the start, and free hexes', () => {
    const t = scenario();
    merchant(t, 'A0609', 3);
    commissioner(t, 'ogle', 1, 'A0709');
    play(t, 'activate', { type: 'drawPirate', pirate: 'teach' }, awaits('chooseShip', 0));
    expect(closedBy(t, { type: 'chooseShip', ship: 'brigantine' })).toBe('notToStart');
    play(t, { type: 'chooseShip', ship: 'sloop' }, awaits('chooseStart', 0));
    for (const at of ['A0609', 'A0709', 'port-royal', 'atlantic-crossing'])
      expect(closedBy(t, { type: 'startAt', to: at })).toBe('notAStart');
    expect(closedBy(t, { type: 'startAt', to: 'A0708' })).toBeNull();
    expect(happened(t, 'pirateStarted')).toEqual([]);
  });
});

test('C5.1 another player’s turn is no time to sail', () => {
  const t = scenario();
  pirate(t, 'teach', 'A0609');
  pirate(t, 'low', 'A0609', { seat: 1 });
  expect(closedBy(t, { type: 'sail', pirate: 'low' })).toBe('notYours');
  play(t, 'pass', 'endTurn', next(1));
  expect(closedBy(t, { type: 'sail', pirate: 'teach' })).toBe('notYours');
});
