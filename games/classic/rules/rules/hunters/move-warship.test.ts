import { describe, expect, test } from 'vitest';
import { commissioner, pirate, pirateState, placeId, warship } from '../../testing/arrange.ts';
import { awaits, card, drawLine, happened, isOffered, offers, play, scenario, type Table } from '../../testing/scenario.ts';

const to = (place: string) => ({ type: 'moveTo', to: place }) as const;
const first = { type: 'moveWarship', slot: 'slot-1' } as const;
const hunt = (name: string) => ({ type: 'hunt', pirate: name }) as const;

/** Draws "Move Warships" in the turn of seat 0. */
function event(setUp: (t: Table) => void): Table {
  const t = scenario();
  setUp(t);
  drawLine(t, 'move-warships');
  play(t, awaits('moveWarship', 0));
  return t;
}

describe('C22.3 Move Warships', () => {
  test('moves a warship up to 5 hexes; it is turned up', () => {
    const t = event((table) => void warship(table, 'A0609', 6, 'english', false));
    play(t, first, to('A0709'), to('A0609'), to('A0709'), to('A0609'), to('A0709'), awaits('drawActionCard'));
    expect(t.g.slotAt).toEqual([placeId('A0709')]);
    expect(t.g.slotUp).toEqual([1]);
  });

  test('C19 may be no hexes at all, and then it tries who is there', () => {
    const t = event((table) => {
      warship(table, 'A0609', 6);
      pirate(table, 'teach', 'A0609', { seat: 1, speed: 0 });
    });
    play(t, first, 'stop', hunt('teach'), 2, 1, awaits('drawActionCard'));
    expect(happened(t, 'evaded')).toHaveLength(1);
  });

  test('C19 leads out of a box by one of the 5, and never into a box or port', () => {
    const t = event((table) => {
      warship(table, 'atlantic-crossing', 6);
      pirate(table, 'teach', 'atlantic-crossing', { seat: 1 });
    });
    play(t, first, to('A1508'));
    expect(isOffered(t, to('atlantic-crossing'))).toBe(false);
    expect(isOffered(t, to('A1509'))).toBe(true);
    const before = event((table) => void warship(table, 'A0708', 6, 'spanish'));
    play(before, first);
    expect(isOffered(before, to('port-royal'))).toBe(false);
    const still = event((table) => {
      warship(table, 'atlantic-crossing', 6);
      pirate(table, 'teach', 'atlantic-crossing', { seat: 1 });
    });
    play(still, first, 'stop', awaits('drawActionCard'));
  });

  test('[C40] tries one pirate of the drawer’s choice, never his own', () => {
    const set = (table: Table): void => {
      warship(table, 'A0609', 6);
      pirate(table, 'low', 'A0709');
    };
    const t = event((table) => {
      set(table);
      for (const name of ['teach', 'vane'] as const) pirate(table, name, 'A0709', { seat: 1, speed: 0 });
    });
    play(t, first, to('A0709'), 'stop', awaits('chooseQuarry', 0));
    expect(offers(t)).toEqual([hunt('teach'), hunt('vane')]);
    play(t, hunt('vane'), 2, 1, awaits('drawActionCard'));
    const own = event(set);
    play(own, first, to('A0709'), 'stop', awaits('drawActionCard'));
  });

  test('[C57] Commissioners in the hex may join', () => {
    const t = event((table) => {
      warship(table, 'A0609', 6);
      commissioner(table, 'ogle', 0, 'A0609');
      pirate(table, 'teach', 'A0609', { seat: 1, speed: 0 });
    });
    play(t, first, 'stop', hunt('teach'), awaits('tryIntercept', 0), 'intercept', 1, 1, awaits('rollDie'));
    expect(happened(t, 'battleBegan')).toMatchObject([{ combat: 6 + 12 }]);
  });

  test('C13.1 puts pirates out of a port of its nation, and tries each of them once', () => {
    const t = event((table) => {
      warship(table, 'A0609', 6);
      pirate(table, 'teach', 'port-royal', { seat: 1, speed: 0 });
      pirate(table, 'low', 'port-royal', { speed: 0 });
    });
    play(t, first, to('A0708'), 'stop', 2, 1, 2, 1, awaits('drawActionCard'));
    expect(happened(t, 'evaded')).toHaveLength(2);
    expect(pirateState(t, 'low')).toMatchObject({ at: 'A0708', combat: 5 });
  });

  test('draws a new one instead, face down at the station of a card', () => {
    const t = event(() => {});
    expect(isOffered(t, 'moveWarship')).toBe(false);
    play(
      t,
      'newWarship',
      card((card) => card.station === placeId('A0709')),
      { type: 'drawWarship', warship: 'warship-1' },
      awaits('drawActionCard'),
    );
    expect([t.g.slotAt, t.g.slotUp]).toEqual([[placeId('A0709')], [0]]);
  });

  test('C16.1 [C78] a new one tries a pirate there, and is placed face up', () => {
    const t = event((table) => void pirate(table, 'teach', 'A0709', { seat: 1, speed: 0 }));
    const station = card((card) => card.station === placeId('A0709'));
    play(t, 'newWarship', station, { type: 'drawWarship', warship: 'warship-1' }, hunt('teach'), 2, 1, awaits('drawActionCard'));
    expect(happened(t, 'warshipPlaced')).toMatchObject([{ up: true }]);
  });
});
