import { call } from '@bb/kernel';
import { expect, test } from 'vitest';
import { NONE } from '../../data/ids.ts';
import { advance } from '../../game.ts';
import { commissioner, governor, pirate, pirateId, pirateState, placeId, portId, warship } from '../../testing/arrange.ts';
import { awaits, happened, play, scenario, type Table } from '../../testing/scenario.ts';
import { checkPort } from './check-port.ts';

/** Runs the check now, as a rule in the course of an operation would. */
function check(t: Table): void {
  call(t.g, checkPort, { port: portId('port-royal') }, '');
  advance(t.g);
}

test('C13.1 an anti port ousts: to sea, a hit on Combat but no Crew Unrest, barred, without careen marker', () => {
  const t = scenario();
  pirate(t, 'teach', 'port-royal', { careened: true });
  governor(t, 'port-royal', 'anti');
  check(t);
  expect(pirateState(t, 'teach')).toMatchObject({ at: 'A0708', combat: 5, unrest: 7, careened: false });
  expect(t.g.bars).toEqual([pirateId('teach'), portId('port-royal')]);
});

test('[C26] ousting never sinks', () => {
  const t = scenario();
  pirate(t, 'teach', 'port-royal', { combat: 1, history: ['english'] });
  check(t);
  expect(pirateState(t, 'teach')).toMatchObject({ fate: 'active', combat: 1 });
});

test('C13.1 a hunter of the port’s nation ousts, but a Commissioner not his own player’s pirates, and none of another nation', () => {
  const t = scenario();
  pirate(t, 'teach', 'port-royal');
  commissioner(t, 'ogle', 0, 'A0708');
  warship(t, 'A0708', 6, 'spanish');
  check(t);
  expect(pirateState(t, 'teach').at).toBe('port-royal');
});

test('[C63] hunters outside try at once', () => {
  const t = scenario();
  pirate(t, 'teach', 'port-royal');
  warship(t, 'A0708', 6, 'english');
  check(t);
  play(t, awaits('rollDie'), 6, 1);
  expect(happened(t, 'evaded')).toHaveLength(1);
});

test('C14.4 the pirate who has taken the port stays, though it is anti for him', () => {
  const t = scenario();
  t.g.holding[pirate(t, 'teach', 'port-royal', { history: ['english'] })] = 1;
  check(t);
  expect(pirateState(t, 'teach')).toMatchObject({ at: 'port-royal', holding: true });
});

test('[C61] a Commissioner whose port becomes pro lies in the hex', () => {
  const t = scenario();
  commissioner(t, 'ogle', 0, 'port-royal');
  governor(t, 'port-royal', 'pro');
  check(t);
  expect(t.g.commissionerAt.filter((at) => at !== NONE)).toEqual([placeId('A0708')]);
});
