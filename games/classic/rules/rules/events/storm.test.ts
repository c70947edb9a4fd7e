import { describe, expect, test } from 'vitest';
import { NONE } from '../../data/ids.ts';
import { commissioner, merchant, pirate, pirateState, warship } from '../../testing/arrange.ts';
import { awaits, drawRandomEvent, isOffered, play, scenario, type Table } from '../../testing/scenario.ts';

const strike = (t: Table): void => drawRandomEvent(t, 'storm', 'caribbean');

describe('C23.2 a storm', () => {
  test.each([
    ['A0609', 2, 2],
    ['A0609', 3, 1],
    ['A0609', 6, -2],
    ['A0708', 1, 2],
    ['A0708', 2, 1],
    ['A0708', 6, -3],
    ['atlantic-crossing', 2, 2],
    ['atlantic-crossing', 3, 1],
  ])('at %s a %i leaves a Sloop Speed %i', (at, die, speed) => {
    const t = scenario();
    pirate(t, 'teach', at, { cunning: 3 });
    strike(t);
    // [C42] No reroll.
    play(t, die, awaits('drawActionCard'));
    expect(pirateState(t, 'teach').speed).toBe(speed);
  });

  test('spares ships in port, those of other oceans, and merchants', () => {
    const t = scenario();
    pirate(t, 'teach', 'port-royal');
    pirate(t, 'low', 'A0604');
    pirate(t, 'vane', 'cape-passage', { seat: 1 });
    commissioner(t, 'ogle', 0, 'santiago');
    merchant(t, 'A0609', 4);
    strike(t);
    expect(isOffered(t, 'drawCard')).toBe(true);
  });

  test('C18.3 lowers a Commissioner’s movement; without any he goes to the cup', () => {
    const t = scenario({ commissioners: { ogle: { movement: 4 } } });
    const ogle = commissioner(t, 'ogle', 0, 'A0609');
    strike(t);
    play(t, 5, awaits('drawActionCard'));
    expect(t.g.movement[ogle]).toBe(1);
    const lost = scenario({ commissioners: { ogle: { movement: 4 } } });
    commissioner(lost, 'ogle', 0, 'A0708');
    strike(lost);
    play(lost, 5, awaits('drawActionCard'));
    expect(lost.g.commissionerOf[ogle]).toBe(NONE);
  });

  test('[C60] careened ships count as coastal', () => {
    const t = scenario({ commissioners: { ogle: { movement: 4 } } });
    pirate(t, 'teach', 'A0708', { careened: true });
    const ogle = commissioner(t, 'ogle', 0, 'A0708');
    t.g.ashore[ogle] = 1;
    strike(t);
    play(t, 2, 2, awaits('drawActionCard'));
    expect([pirateState(t, 'teach').speed, t.g.movement[ogle]]).toEqual([1, 3]);
  });

  test.each([
    ['A0609', 5, 1],
    ['A0609', 6, 0],
    ['A0708', 4, 1],
    ['A0708', 5, 0],
    ['atlantic-crossing', 5, 1],
  ])('a warship at %s that rolls %i: %i is left', (at, die, left) => {
    const t = scenario();
    warship(t, at, 6, 'spanish');
    strike(t);
    play(t, die, awaits('drawActionCard'));
    expect(t.g.warshipPool).toHaveLength(24 - left);
  });

  test('[C66] all roll before the game can end: two seats lose their third pirates in one storm', () => {
    const t = scenario({ settings: { short: true } });
    for (const [name, seat] of [
      ['teach', 0],
      ['low', 1],
    ] as const) {
      t.g.fate[pirate(t, name === 'teach' ? 'vane' : 'tew', 'A0609', { seat })] = 3;
      t.g.fleet[seat] = [];
      pirate(t, name, 'A0609', { seat, speed: -4, netWorth: 100 });
    }
    strike(t);
    play(t, 3, awaits('rollDie'), 3);
    expect(t.g.ending).toBe('pirates');
    expect(t.g.winners).toEqual([]);
  });
});
