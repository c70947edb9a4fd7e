import { describe, expect, test } from 'vitest';
import { NONE } from '../../data/ids.ts';
import { commissioner, pirate, pirateId, pirateState, placeId, portId, warship } from '../../testing/arrange.ts';
import { awaits, happened, isOffered, play, scenario, type Table } from '../../testing/scenario.ts';

const sail = { type: 'moveCommissioner', commissioner: 'ogle' } as const;
const enter = { type: 'moveTo', to: 'new-providence' } as const;
const hunt = (name: string) => ({ type: 'hunt', pirate: name }) as const;

/** Ogle, of seat 0, lies before New Providence with a Spanish warship. */
function before(setUp: (t: Table) => void): Table {
  const t = scenario({ players: 3 });
  commissioner(t, 'ogle', 0, 'A0705');
  setUp(t);
  play(t, sail);
  return t;
}
const withWarship = (t: Table): void => void warship(t, 'A0705', 7, 'spanish');

/** @returns the draw of a governor of this side */
function draw(t: Table, side: 'pro' | 'anti') {
  const governor = t.g.governorPool.find((governor) => t.g.tables.isPro[governor] === (side === 'pro')) ?? 0;
  return { type: 'drawGovernor', governor: `governor-${governor + 1}` } as const;
}

describe('C18.4 an anti-pirate campaign', () => {
  test('[C85] needs a pirate in the haven, and another hunter in the hex who is not careened', () => {
    expect(isOffered(before(withWarship), enter)).toBe(false);
    expect(
      isOffered(
        before((t) => void pirate(t, 'teach', 'new-providence', { seat: 1 })),
        enter,
      ),
    ).toBe(false);
    const full = before((t) => {
      withWarship(t);
      pirate(t, 'teach', 'new-providence', { seat: 1 });
    });
    expect(isOffered(full, enter)).toBe(true);
    for (const ashore of [0, 1]) {
      const t = before((table) => {
        table.g.ashore[commissioner(table, 'rhett', 2, 'A0705')] = ashore;
        pirate(table, 'teach', 'new-providence', { seat: 1 });
      });
      expect(isOffered(t, enter)).toBe(ashore === 0);
    }
  });

  test('puts all others’ pirates to sea; hunters outside try each, in an order of his player; a pro governor goes out of play', () => {
    const t = before((table) => {
      withWarship(table);
      for (const name of ['teach', 'vane'] as const) pirate(table, name, 'new-providence', { seat: 1, speed: 0 });
      pirate(table, 'low', 'new-providence');
    });
    play(t, enter, awaits('orderOusted', 0), hunt('vane'), 2, 1, hunt('teach'), 2, 1, awaits('drawGovernor'));
    expect(pirateState(t, 'teach')).toMatchObject({ at: 'A0705', combat: 5 });
    expect(pirateState(t, 'low').at).toBe('new-providence');
    expect(t.g.bars).toEqual(['teach', 'vane'].flatMap((name) => [pirateId(name as 'teach'), portId('new-providence')]));
    play(t, draw(t, 'pro'), awaits('drawActionCard'));
    expect(happened(t, 'governorDismissed')).toHaveLength(1);
    expect(t.g.governorPool).toHaveLength(23);
    // [C62] The haven stays one, and he lies in the hex again.
    expect(t.g.commissionerAt[0]).toBe(placeId('A0705'));
    expect(t.g.english).toEqual([]);
    expect(pirateState(t, 'low').at).toBe('new-providence');
  });

  test('[C62] an anti governor makes an English port of the haven; the new governor spares nobody', () => {
    const t = before((table) => {
      withWarship(table);
      pirate(table, 'low', 'new-providence', { speed: 0 });
    });
    play(t, enter, awaits('drawGovernor'), draw(t, 'anti'), 2, 1, awaits('drawActionCard'));
    expect(t.g.english).toEqual([portId('new-providence')]);
    expect(t.g.governorAt[portId('new-providence')]).not.toBe(NONE);
    expect(t.g.commissionerAt[0]).toBe(placeId('new-providence'));
    expect(pirateState(t, 'low').at).toBe('A0705');
  });

  test('[C68] without a governor in the cup the haven stays one', () => {
    const t = before((table) => {
      withWarship(table);
      pirate(table, 'teach', 'new-providence', { seat: 1, speed: 0 });
      table.g.governorPool = [];
    });
    play(t, enter, hunt('teach'), 2, 1, awaits('drawActionCard'));
    expect(t.g.commissionerAt[0]).toBe(placeId('A0705'));
  });
});
