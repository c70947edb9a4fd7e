import { describe, expect, test } from 'vitest';
import { pirate, pirateState, placeId, warship } from '../../testing/arrange.ts';
import { awaits, drawLine, happened, isOffered, next, play, scenario, type Table } from '../../testing/scenario.ts';

const spanish = { type: 'drawWarship', warship: 'warship-13' } as const;
const english = { type: 'drawWarship', warship: 'warship-1' } as const;
const hunt = (name: string) => ({ type: 'hunt', pirate: name }) as const;

/** Draws "Warship intercepts" in the turn of seat 0. */
function event(setUp: (t: Table) => void): Table {
  const t = scenario();
  setUp(t);
  drawLine(t, 'warship-intercepts');
  return t;
}

describe('C22.3 Warship intercepts', () => {
  test('all warships go to the cup; a new one comes face up upon the most notorious pirate, the drawer’s own too', () => {
    const t = event((table) => {
      warship(table, 'A0510', 6, 'english', false);
      pirate(table, 'teach', 'A0609', { seat: 1, notoriety: 9 });
      pirate(table, 'low', 'A0709', { notoriety: 10, speed: 0 });
    });
    expect(t.g.warshipPool).toHaveLength(24);
    play(t, english, hunt('low'), 2, 1, awaits('drawActionCard'));
    expect(happened(t, 'warshipPlaced')).toMatchObject([{ at: placeId('A0709'), up: true }]);
  });

  test('C1 a tie is settled by Chance', () => {
    const t = event((table) => {
      pirate(table, 'teach', 'A0609', { seat: 1, notoriety: 9 });
      pirate(table, 'low', 'A0709', { notoriety: 9 });
    });
    play(t, awaits('breakTie'), { type: 'breakTie', pirate: 'teach' }, english, hunt('teach'));
    expect(t.g.slotAt).toEqual([placeId('A0609')]);
  });

  test('[C41] in a port of its nation he is put to sea, and tried once', () => {
    const t = event((table) => void pirate(table, 'teach', 'port-royal', { seat: 1, speed: 0 }));
    play(t, english, 2, 1, awaits('drawActionCard'));
    expect(pirateState(t, 'teach')).toMatchObject({ at: 'A0708', combat: 5 });
  });

  test('[C41] in another port it blockades him', () => {
    const t = event((table) => void pirate(table, 'teach', 'port-royal', { seat: 1 }));
    play(t, spanish, next(1), 'pass', awaits('drawActionCard'));
    expect(pirateState(t, 'teach')).toMatchObject({ at: 'port-royal', unrest: 6 });
  });

  test('[C41] in a box it waits', () => {
    const t = event((table) => void pirate(table, 'teach', 'cape-passage', { seat: 1 }));
    play(t, spanish, awaits('drawActionCard'));
    expect(t.g.slotAt).toEqual([placeId('cape-passage')]);
  });

  test('without a pirate on the map the warships only go to the cup', () => {
    const t = event((table) => void warship(table, 'A0510', 6));
    expect(isOffered(t, 'drawCard')).toBe(true);
    expect(t.g.warshipPool).toHaveLength(24);
  });
});
