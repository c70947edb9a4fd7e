import { expect, test } from 'vitest';
import type { GameEvent } from '../state/events.ts';
import { pirate, pirateId, portId } from '../testing/arrange.ts';
import { scenario } from '../testing/scenario.ts';
import { callAtPort, changeUnrest, loseCombat, loseSpeed, stashMoney } from './crew.ts';

const [havana, portRoyal] = [portId('havana'), portId('port-royal')];
const [teach, low] = [pirateId('teach'), pirateId('low')];

/** Teach and Low on the map, and the events from now on. */
function arranged() {
  const t = scenario();
  pirate(t, 'teach', 'A0609', { unrest: 7 });
  pirate(t, 'low', 'A0708', { seat: 1 });
  const events: GameEvent[] = [];
  t.g.events = events;
  return { g: t.g, events };
}

test('C13.1 a call at a port ends the bars of other ports for this pirate alone', () => {
  const { g } = arranged();
  g.boxed[teach] = 1;
  g.bars.push(low, portRoyal, teach, portRoyal, teach, havana, low, havana);
  callAtPort(g, teach, havana);
  expect(g.bars).toEqual([low, portRoyal, teach, havana, low, havana]);
  expect(g.boxed[teach]).toBe(0);
});

test('C12.7 stashes add up by pirate and port', () => {
  const { g, events } = arranged();
  g.netWorth[teach] = 900;
  g.netWorth[low] = 400;
  stashMoney(g, teach, havana, 200);
  stashMoney(g, low, havana, 100);
  stashMoney(g, teach, portRoyal, 300);
  stashMoney(g, teach, havana, 50);
  expect(g.stashes).toEqual([teach, havana, 250, low, havana, 100, teach, portRoyal, 300]);
  expect([g.netWorth[teach], g.netWorth[low]]).toEqual([350, 300]);
  expect(events.map((event) => event.type === 'stashed' && event.pounds)).toEqual([200, 100, 300, 50]);
});

test('C10.1 Crew Unrest stays between 0 and its highest, and says by how much it has changed', () => {
  const { g, events } = arranged();
  changeUnrest(g, teach, -9, 'letGo', 'C9.2');
  expect([g.unrest[teach], g.mutinous]).toEqual([0, 1 << teach]);
  changeUnrest(g, teach, -1, 'letGo', 'C9.2');
  changeUnrest(g, teach, 20, 'revelry', 'C10.2');
  expect([g.unrest[teach], g.mutinous]).toEqual([g.tables.highestUnrest, 0]);
  expect(events.map((event) => event.type === 'unrestChanged' && [event.by, event.now])).toEqual([
    [-7, 0],
    [g.tables.highestUnrest, g.tables.highestUnrest],
  ]);
});

test('C10.4 no hits change nothing, and say nothing', () => {
  const { g, events } = arranged();
  const before = [g.combat[teach], g.speed[teach]];
  loseCombat(g, teach, 0, 'battle', 'C16.5');
  loseSpeed(g, teach, 0, 'storm', 'C23.2');
  expect([g.combat[teach], g.speed[teach]]).toEqual(before);
  expect(events).toEqual([]);
});
