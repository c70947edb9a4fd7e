import { describe, expect, test } from 'vitest';
import { commissioner, governor, merchant, pirate, pirateState, placeId } from '../../testing/arrange.ts';
import { awaits, card, happened, isOffered, play, scenario } from '../../testing/scenario.ts';

const teach = { type: 'sail', pirate: 'teach' } as const;
const to = (place: string) => ({ type: 'moveTo', to: place }) as const;

describe('C8.1 a move', () => {
  test('has a die and the Speed of the ship in points, at least 1', () => {
    const t = scenario();
    pirate(t, 'teach', 'A0609', { speed: 2 });
    play(t, teach, 3);
    expect(happened(t, 'moveBegan')).toMatchObject([{ points: 5 }]);
    const slow = scenario();
    pirate(slow, 'teach', 'A0609', { speed: -4 });
    play(slow, teach, 4);
    expect(happened(slow, 'moveBegan')).toMatchObject([{ points: 1 }]);
  });

  test('goes hex by hex, and may stop at once', () => {
    const t = scenario();
    pirate(t, 'teach', 'A0609', { speed: 1 });
    play(t, teach, 1, awaits('moveStep', 0));
    expect(isOffered(t, to('A0608'))).toBe(true);
    expect(isOffered(t, to('A0607'))).toBe(false);
    play(t, to('A0608'), to('A0609'), awaits('afterMove', 0));
    const still = scenario();
    pirate(still, 'teach', 'A0609');
    play(still, teach, 1, 'stop', awaits('drawActionCard'));
    expect(pirateState(still, 'teach').at).toBe('A0609');
  });

  test('into a port costs a point and ends it; out of a port costs a point too', () => {
    const t = scenario();
    pirate(t, 'teach', 'A0708', { speed: 2 });
    play(t, teach, 1, to('port-royal'), awaits('drawActionCard'));
    expect(pirateState(t, 'teach').at).toBe('port-royal');
  });

  test('does not lead into a port that is anti for him', () => {
    const t = scenario();
    governor(t, 'port-royal', 'anti');
    pirate(t, 'teach', 'A0708');
    play(t, teach, 1);
    expect(isOffered(t, to('port-royal'))).toBe(false);
    const enemy = scenario();
    pirate(enemy, 'teach', 'A0708', { history: ['english'] });
    play(enemy, teach, 1);
    expect(isOffered(enemy, to('port-royal'))).toBe(false);
  });

  test('[C76] does not lead into a port before which a hunter of its nation lies, but for his own player’s', () => {
    const t = scenario();
    pirate(t, 'teach', 'A0708');
    commissioner(t, 'ogle', 1, 'A0708');
    play(t, teach, 1);
    expect(isOffered(t, to('port-royal'))).toBe(false);
    const own = scenario();
    pirate(own, 'teach', 'A0708');
    commissioner(own, 'ogle', 0, 'A0708');
    play(own, teach, 1);
    expect(isOffered(own, to('port-royal'))).toBe(true);
  });

  test('[C13] into a transit box is an operation of its own, without a die', () => {
    const t = scenario();
    pirate(t, 'teach', 'A1508');
    play(t, { type: 'enterBox', pirate: 'teach' }, awaits('drawActionCard'));
    expect(pirateState(t, 'teach').at).toBe('atlantic-crossing');
  });

  test('out of a transit box leads to any of its arrow hexes, and into no box before a port', () => {
    const t = scenario();
    const id = pirate(t, 'teach', 'atlantic-crossing', { speed: 2 });
    t.g.boxed[id] = 1;
    play(t, teach, 1);
    for (const arrow of ['A1508', 'A1303', 'G0002']) expect(isOffered(t, to(arrow))).toBe(true);
    play(t, to('G0003'), to('G0002'), to('G0003'), 'finish', awaits('drawActionCard'));
    expect(t.g.boxed[id]).toBe(1);
  });
});

describe('C8.3 a search', () => {
  test('is offered only with all points used, at sea', () => {
    const t = scenario();
    pirate(t, 'teach', 'A0609', { speed: 0 });
    play(t, teach, 1, to('A0608'), awaits('afterMove', 0));
    expect(isOffered(t, 'search')).toBe(true);
  });

  const atSea = () => {
    const t = scenario();
    pirate(t, 'teach', 'A0609', { speed: 0 });
    play(t, teach, 1, to('A0709'), 'search', awaits('drawActionCard'));
    return t;
  };

  test('may find nothing', () => {
    const t = atSea();
    play(
      t,
      card((card) => card.findAtSea === 'nothing'),
      awaits('drawActionCard'),
    );
    expect(t.g.sightingAt).toEqual([]);
  });

  test('[C71] places merchants face down in his hex, with the lowest free sighting numbers', () => {
    const t = atSea();
    merchant(t, 'A0510', 3);
    play(
      t,
      card((card) => card.findAtSea === 'two'),
      { type: 'drawMerchant', merchant: 'merchant-2' },
      { type: 'drawMerchant', merchant: 'merchant-3' },
      awaits('drawActionCard'),
    );
    expect(t.g.sightingAt).toEqual(['A0510', 'A0709', 'A0709'].map(placeId));
    expect(t.g.sightingUp).toEqual([0, 0, 0]);
  });

  test.each([
    [1, 0],
    [2, 0],
    [3, -1],
    [6, -4],
  ])('C23.2 a storm in the open sea with a %i changes Speed by %i', (die, change) => {
    const t = atSea();
    play(
      t,
      card((card) => card.findAtSea === 'storm'),
      die,
      awaits('drawActionCard'),
    );
    expect(pirateState(t, 'teach').speed).toBe(change);
  });
});
