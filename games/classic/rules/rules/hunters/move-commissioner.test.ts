import { describe, expect, test } from 'vitest';
import { commissioner, governor, letterOn, pirate, pirateId, pirateState, placeId, portId } from '../../testing/arrange.ts';
import { awaits, isOffered, play, scenario } from '../../testing/scenario.ts';

const sail = { type: 'moveCommissioner', commissioner: 'ogle' } as const;
const to = (place: string) => ({ type: 'moveTo', to: place }) as const;

/** Ogle, of seat 0, has 3 points. */
function withOgle(at: string) {
  const t = scenario({ commissioners: { ogle: { movement: 3 } } });
  return { t, ogle: commissioner(t, 'ogle', 0, at) };
}

describe('C18.2 a Commissioner’s move', () => {
  test('has his movement in points without a die, hex by hex', () => {
    const { t, ogle } = withOgle('A0609');
    play(t, sail, to('A0608'), to('A0609'), awaits('moveStep', 0), to('A0709'), awaits('drawActionCard'));
    expect(t.g.commissionerAt[ogle]).toBe(placeId('A0709'));
  });

  test('may end at once, and is not for a careened one', () => {
    const { t, ogle } = withOgle('A0609');
    play(t, sail, 'stop', awaits('drawActionCard'));
    const other = withOgle('A0708');
    other.t.g.ashore[ogle] = 1;
    expect(isOffered(other.t, sail)).toBe(false);
  });

  test('[C36] goes out of a box by a point, and into none', () => {
    const { t } = withOgle('atlantic-crossing');
    play(t, sail);
    for (const arrow of ['A1508', 'A1303', 'G0002']) expect(isOffered(t, to(arrow))).toBe(true);
    play(t, to('A1508'));
    expect(isOffered(t, to('A1509'))).toBe(true);
    expect(isOffered(t, to('atlantic-crossing'))).toBe(false);
  });

  test('passes pirates, and tries none', () => {
    const { t } = withOgle('A0609');
    pirate(t, 'teach', 'A0608', { seat: 1 });
    play(t, sail, to('A0608'), to('A0609'), to('A0608'), awaits('drawActionCard'));
  });
});

describe('C12.1 a Commissioner enters a port', () => {
  const mayEnter = (setUp: (table: ReturnType<typeof withOgle>['t']) => void, hex = 'A0708', port = 'port-royal'): boolean => {
    const { t } = withOgle(hex);
    setUp(t);
    play(t, sail);
    return isOffered(t, to(port));
  };

  test('that is neutral or anti by its governor, and the move is over [C14]', () => {
    expect(mayEnter((t) => governor(t, 'port-royal', 'anti'))).toBe(true);
    const { t, ogle } = withOgle('A0708');
    play(t, sail, to('port-royal'), awaits('drawActionCard'));
    expect(t.g.commissionerAt[ogle]).toBe(placeId('port-royal'));
  });

  test('but not if it is pro, offers a letter, is held or destroyed, nor a pirate haven', () => {
    expect(mayEnter((t) => governor(t, 'port-royal', 'pro'))).toBe(false);
    expect(mayEnter((t) => letterOn(t, 'port-royal', 'english'))).toBe(false);
    expect(mayEnter((t) => void t.g.holding.fill(1, pirate(t, 'teach', 'port-royal', { seat: 1 })))).toBe(false);
    expect(mayEnter((t) => t.g.destroyed.push(portId('port-royal')))).toBe(false);
    expect(mayEnter(() => {}, 'A0705', 'new-providence')).toBe(false);
  });

  test('out of it costs a point', () => {
    const { t } = withOgle('port-royal');
    play(t, sail, to('A0708'), to('A0609'), to('A0708'), awaits('drawActionCard'));
  });
});

describe('C13.1 where a move ends', () => {
  const before = () => {
    const { t } = withOgle('A0609');
    pirate(t, 'teach', 'port-royal', { seat: 1, speed: 0 });
    return t;
  };

  test('in the hex of a port of his nation, pirates in it are put to sea, and he may try them', () => {
    const t = before();
    play(t, sail, to('A0708'), 'stop', awaits('tryIntercept', 0), 'intercept', 1, 1, awaits('rollDie'));
    expect(pirateState(t, 'teach')).toMatchObject({ at: 'A0708', combat: 5 });
    expect(t.g.bars).toEqual([pirateId('teach'), portId('port-royal')]);
  });

  test('in the port itself too, but he can’t try them', () => {
    const t = before();
    play(t, sail, to('A0708'), to('port-royal'), awaits('drawActionCard'));
    expect(pirateState(t, 'teach').at).toBe('A0708');
  });

  test('[C56] not where he passes', () => {
    const t = before();
    play(t, sail, to('A0708'), to('A0709'), 'stop', awaits('drawActionCard'));
    expect(pirateState(t, 'teach').at).toBe('port-royal');
  });

  test('pirates of his own player stay, and so do those in a port of another nation', () => {
    const t = before();
    pirate(t, 'vane', 'port-royal');
    play(t, sail, to('A0708'), to('port-royal'));
    expect(pirateState(t, 'vane').at).toBe('port-royal');
    const spanish = withOgle('A0808').t;
    pirate(spanish, 'teach', 'santiago', { seat: 1 });
    play(spanish, sail, to('A0707'), 'stop', awaits('drawActionCard'));
    expect(pirateState(spanish, 'teach').at).toBe('santiago');
  });
});
