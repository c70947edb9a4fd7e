import { describe, expect, test } from 'vitest';
import { NONE } from '../../data/ids.ts';
import { commissioner, governor, letterOn, pirate, pirateState, placeId, portId, warship } from '../../testing/arrange.ts';
import { awaits, drawRandomEvent, happened, isOffered, play, scenario, type Table } from '../../testing/scenario.ts';

const PORT_ROYAL = 4;

function quake(setUp: (t: Table) => void): Table {
  const t = scenario();
  setUp(t);
  drawRandomEvent(t, 'earthquake');
  return t;
}

describe('C23.1 an earthquake', () => {
  test('destroys the port of the die: governor out of play, letter, haven and stashes there lost', () => {
    const t = quake((table) => {
      governor(table, 'port-royal', 'pro');
      letterOn(table, 'port-royal', 'english');
      const teach = pirate(table, 'teach', 'A0609', { havens: ['port-royal'] });
      table.g.stashes.push(teach, portId('port-royal'), 500, teach, portId('bath'), 300);
    });
    play(t, PORT_ROYAL, awaits('drawActionCard'));
    expect(t.g.destroyed).toEqual([portId('port-royal')]);
    expect(t.g.governorPool).toHaveLength(23);
    expect(t.g.letterPool).toHaveLength(12);
    expect(t.g.havenOf[portId('port-royal')]).toBe(NONE);
    expect(pirateState(t, 'teach').stash).toBe(300);
  });

  test.each([
    [1, 6],
    [2, 6],
    [3, 5],
    [6, 2],
  ])('[C73] a pirate in it is put to sea; a %i leaves Combat %i, without Crew Unrest and wounds', (die, combat) => {
    const t = quake((table) => void pirate(table, 'teach', 'port-royal', { cunning: 2, careened: true }));
    play(t, PORT_ROYAL, die, awaits('drawActionCard'));
    expect(pirateState(t, 'teach')).toMatchObject({ at: 'A0708', combat, unrest: 7, careened: false });
    // [C63] No bar.
    expect(t.g.bars).toEqual([]);
  });

  test('leaves at least 1 Combat', () => {
    const t = quake((table) => void pirate(table, 'teach', 'port-royal', { combat: 2 }));
    play(t, PORT_ROYAL, 6, awaits('drawActionCard'));
    expect(pirateState(t, 'teach')).toMatchObject({ fate: 'active', combat: 1 });
  });

  test('[C63] hunters outside try those put to sea; [C61] a Commissioner from the port does not', () => {
    const t = quake((table) => {
      pirate(table, 'teach', 'port-royal', { speed: 0 });
      warship(table, 'A0708', 7, 'spanish');
      commissioner(table, 'ogle', 1, 'port-royal');
    });
    play(t, PORT_ROYAL, 1, 2, 1, awaits('drawActionCard'));
    expect(happened(t, 'evaded')).toHaveLength(1);
    expect(t.g.commissionerAt[0]).toBe(placeId('A0708'));
  });

  test('does nothing a second time in that port', () => {
    const t = quake((table) => table.g.destroyed.push(portId('port-royal')));
    play(t, PORT_ROYAL, awaits('drawActionCard'));
    expect(t.g.destroyed).toHaveLength(1);
    expect(isOffered(t, 'drawCard')).toBe(true);
  });
});
