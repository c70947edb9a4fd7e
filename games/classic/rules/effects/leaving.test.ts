import { expect, test } from 'vitest';
import { worthOf } from '../queries/pirates.ts';
import { allied, hostage, merchant, pirate, pirateId, pirateState, portId } from '../testing/arrange.ts';
import { play, scenario } from '../testing/scenario.ts';
import { losePirate, retirePirate } from './leaving.ts';
import { destroyPort } from './ports.ts';

/** Teach, with all that a pirate can have, in chase of a merchant. */
function rich() {
  const t = scenario();
  const id = pirate(t, 'teach', 'A0609', {
    netWorth: 500,
    notoriety: 20,
    holds: [100, 200],
    letter: 'english',
    havens: ['port-royal'],
    careened: true,
    scurvy: true,
  });
  pirate(t, 'vane', 'A0609', { seat: 1 });
  allied(t, 'teach', 'vane');
  const sighting = merchant(t, 'A0609', 3, 'english', true);
  t.g.chasing[id] = sighting;
  const told = hostage(t, 'teach', 'havana');
  t.g.toldTo[told] = id;
  t.g.stashes = [id, portId('havana'), 300, pirateId('vane'), portId('havana'), 40];
  t.g.bars = [id, portId('boston'), pirateId('vane'), portId('boston')];
  return t;
}

test('C10.4 [C67] a pirate who leaves gives back log and letter; booty, hostages, information, havens and alliance are gone', () => {
  const t = rich();
  const letters = t.g.letterPool.length;
  losePirate(t.g, pirateId('teach'), 'sunk', 'C10.4');
  expect(pirateState(t, 'teach')).toMatchObject({ fate: 'lost', at: null, ship: null, holds: [], hostages: 0, ally: null });
  expect(pirateState(t, 'vane')).toMatchObject({ fate: 'active', ally: null, stash: 40 });
  expect(t.g.letterPool).toHaveLength(letters + 1);
  expect(t.g.havenOf[portId('port-royal')]).toBe(-1);
  expect([t.g.toldTo, t.g.homePort, t.g.homeSeen]).toEqual([[-1], [-1], [0]]);
  expect(t.g.holds.every((pounds) => pounds === 0)).toBe(true);
  expect(t.g.bars).toEqual([pirateId('vane'), portId('boston')]);
});

test('C10.4 a merchant that he chased lies face up in the hex', () => {
  const t = rich();
  losePirate(t.g, pirateId('teach'), 'sunk', 'C10.4');
  expect([t.g.sightingUp, t.g.chasing[pirateId('teach')]]).toEqual([[1], -1]);
});

test('[C25] Net Worth and stashes of a lost pirate are lost; his Notoriety remains readable', () => {
  const t = rich();
  losePirate(t.g, pirateId('teach'), 'sunk', 'C10.4');
  expect(pirateState(t, 'teach')).toMatchObject({ netWorth: 0, stash: 0, notoriety: 20 });
});

test('C24.2 [C79] one who retires keeps Net Worth and Notoriety, and takes his stash with him', () => {
  const t = rich();
  retirePirate(t.g, pirateId('teach'), 'C24.2');
  expect(pirateState(t, 'teach')).toMatchObject({ fate: 'retired', at: null, netWorth: 800, stash: 0, notoriety: 20, holds: [] });
  expect(pirateState(t, 'vane').stash).toBe(40);
});

test('C12.7 [C79] a destroyed port takes the stashes of pirates on the map, and not of those who have retired', () => {
  for (const retires of [false, true]) {
    const t = rich();
    if (retires) retirePirate(t.g, pirateId('teach'), 'C24.2');
    destroyPort(t.g, portId('havana'), 'C14.5');
    expect([worthOf(t.g, pirateId('teach')), worthOf(t.g, pirateId('vane'))]).toEqual([retires ? 800 : 500, 0]);
  }
});

test('C10.3 [C79] one who retires from a mutiny keeps his stash, though the port is destroyed later', () => {
  const t = scenario({ pirates: { teach: { leadership: 4 } } });
  const id = pirate(t, 'teach', 'A0609', { unrest: 1, netWorth: 500 });
  pirate(t, 'low', 'A0610', { seat: 1 });
  merchant(t, 'A0609', 4);
  t.g.stashes = [id, portId('havana'), 300];
  play(t, { type: 'takePrize', pirate: 'teach' }, 'letGo', 4, 'retireNow');
  destroyPort(t.g, portId('havana'), 'C14.5');
  expect(pirateState(t, 'teach')).toMatchObject({ fate: 'retired', netWorth: 300, stash: 0 });
});

test('C21.2 a port that he held is his ally’s if the ally lies there too', () => {
  for (const [at, holds] of [
    ['havana', 1],
    ['A0609', 0],
  ] as const) {
    const t = scenario();
    const [teach, vane] = [pirate(t, 'teach', 'havana'), pirate(t, 'vane', at, { seat: 1 })];
    allied(t, 'teach', 'vane');
    t.g.holding[teach] = 1;
    losePirate(t.g, teach, 'duel', 'C20');
    expect([t.g.holding[teach], t.g.holding[vane]]).toEqual([0, holds]);
  }
});

test('C5.1 one who leaves is no longer among those who began the turn with a marker or are close to mutiny, and the others are', () => {
  const t = scenario();
  const [teach, vane] = [pirate(t, 'teach', 'havana'), pirate(t, 'vane', 'A0609')];
  t.g.idle = (1 << teach) | (1 << vane);
  t.g.mutinous = (1 << teach) | (1 << vane);
  retirePirate(t.g, teach, 'C24');
  expect([t.g.idle, t.g.mutinous]).toEqual([1 << vane, 1 << vane]);
});
