import { describe, expect, test } from 'vitest';
import { NO_PLACE, SIGHTINGS } from '../../data/ids.ts';
import { commissioner, hostage, merchant, pirate, pirateId, pirateState, portId, warship } from '../../testing/arrange.ts';
import { awaits, beforeTurn, begin, card, closedBy, happened, isOffered, next, offers, play, scenario } from '../../testing/scenario.ts';

const teach = { type: 'sail', pirate: 'teach' } as const;
const line = (event: string) => card((card) => card.next[0] === event);

describe('C5.1 a Player Turn', () => {
  test('has one operation with one unit, or a pass', () => {
    const t = scenario();
    pirate(t, 'teach', 'A0609', { speed: 0 });
    pirate(t, 'vane', 'A0709', { speed: 0, holds: [100] });
    hostage(t, 'vane', 'havana');
    expect(isOffered(t, 'pass')).toBe(true);
    play(t, teach, 1, 'stop', awaits('takeOperation', 0));
    expect(offers(t).map(({ type }) => type)).toEqual(['torture', 'release', 'endTurn']);
  });

  test('C17.2 begins with a point of Crew Unrest for each of his pirates with scurvy who is not in port', () => {
    const t = beforeTurn();
    pirate(t, 'teach', 'A0609', { scurvy: true });
    pirate(t, 'vane', 'port-royal', { scurvy: true });
    pirate(t, 'low', 'A0609', { seat: 1, scurvy: true });
    begin(t);
    expect((['teach', 'vane', 'low'] as const).map((name) => pirateState(t, name).unrest)).toEqual([6, 7, 7]);
  });

  test('C10.3 and with the mutiny that this brings', () => {
    const t = beforeTurn();
    pirate(t, 'teach', 'A0609', { scurvy: true, unrest: 1 });
    begin(t);
    expect(happened(t, 'mutinyBrokeOut')).toHaveLength(1);
  });

  test('[C11] one who begins it with a D&R marker can’t be operated; the marker comes off at its end', () => {
    const t = beforeTurn();
    pirate(t, 'teach', 'A0609', { revelry: true });
    hostage(t, 'teach', 'havana');
    pirate(t, 'vane', 'A0609');
    begin(t);
    expect(isOffered(t, teach)).toBe(false);
    expect(isOffered(t, { type: 'sail', pirate: 'vane' })).toBe(true);
    expect(isOffered(t, 'torture')).toBe(true);
    play(t, 'pass', 'endTurn');
    expect(pirateState(t, 'teach').revelry).toBe(false);
  });

  test('[C11] a marker got in the turn stays till the end of the next one', () => {
    const t = scenario();
    const id = pirate(t, 'teach', 'A0609');
    t.g.revelry[id] = 1;
    play(t, 'pass', next(1), 'pass', next(0));
    expect(pirateState(t, 'teach').revelry).toBe(true);
    play(t, 'pass', awaits('drawActionCard'));
    expect(pirateState(t, 'teach').revelry).toBe(false);
  });
});

describe('C5.4 free acts', () => {
  test('before and after the operation: a hostage is set free', () => {
    const t = scenario();
    pirate(t, 'teach', 'A0609', { speed: 0 });
    hostage(t, 'teach', 'havana');
    hostage(t, 'teach', 'havana');
    play(
      t,
      { type: 'release', hostage: 'hostage-1' },
      teach,
      1,
      'stop',
      { type: 'release', hostage: 'hostage-2' },
      awaits('drawActionCard'),
    );
    expect(pirateState(t, 'teach').hostages).toBe(0);
  });

  test('[C91] booty is thrown overboard to make room for a trade', () => {
    const t = scenario();
    pirate(t, 'teach', 'port-royal', { holds: [100, 200, 300] });
    pirate(t, 'low', 'port-royal', { seat: 1, holds: [900] });
    play(t, { type: 'jettison', pirate: 'teach', hold: 0 }, awaits('takeOperation', 0));
    expect(pirateState(t, 'teach').holds).toEqual([200, 300]);
    // An empty hold is room enough for one cargo.
    expect(closedBy(t, { type: 'jettison', pirate: 'teach', hold: 1 })).toBe('roomEnough');
  });

  test.each([
    ['at sea', 'A0609', 'A0609', [900]],
    ['alone in port', 'port-royal', 'A0609', [900]],
    ['beside one who has nothing', 'port-royal', 'port-royal', []],
  ])('[C91] %s no room is wanted', (_where, at, other, holds) => {
    const t = scenario();
    pirate(t, 'teach', at, { holds: [100, 200, 300] });
    pirate(t, 'low', other, { seat: 1, holds });
    expect(closedBy(t, { type: 'jettison', pirate: 'teach', hold: 0 })).toBe('roomEnough');
  });

  test.each([
    [0, 'takeOperation'],
    [1, 'drawActionCard'],
  ])('[C91] after the operation nobody is asked for the sake of a hostage who could only be set free (tortured: %i)', (tortured, ask) => {
    const t = scenario();
    pirate(t, 'teach', 'A0609', { holds: [100] });
    hostage(t, 'teach', 'havana');
    t.g.tortured[0] = tortured;
    expect(isOffered(t, 'release')).toBe(true);
    play(t, 'pass', awaits(ask));
  });
});

describe('C5.5 the end of a turn', () => {
  test('names the next player, who may be the same one again', () => {
    const t = scenario();
    pirate(t, 'teach', 'A0609');
    play(t, 'pass', next(0), awaits('takeOperation', 0));
    expect(happened(t, 'turnBegan')).toMatchObject([{ seat: 0, turn: 2 }]);
  });

  test('goes on with another card after an event', () => {
    const t = scenario();
    pirate(t, 'teach', 'A0609');
    merchant(t, 'A0609', 3);
    play(t, 'pass', line('remove-odd'), awaits('drawActionCard'), next(1), awaits('takeOperation', 1));
    expect(t.g.sightingAt).toEqual([NO_PLACE]);
  });

  test('C22.2 shuffles all cards when the deck is empty', () => {
    const t = scenario();
    pirate(t, 'teach', 'A0609');
    t.g.discards = t.g.deck.splice(0);
    play(t, 'pass', awaits('drawActionCard'));
    expect(offers(t)).toHaveLength(40);
    expect(t.g.discards).toEqual([]);
  });

  test.each([
    ['remove-even', [1, 3]],
    ['remove-odd', [2]],
  ])('[C15] %s goes by sighting numbers, and takes chased merchants too', (event, left) => {
    const t = scenario();
    const id = pirate(t, 'teach', 'A0709');
    for (const defense of [2, 3, 4]) merchant(t, 'A0609', defense);
    t.g.chasing[id] = SIGHTINGS[1];
    play(t, 'pass', line(event));
    expect(t.g.sightingAt.flatMap((at, i) => (at >= 0 ? [i + 1] : []))).toEqual(left);
    expect(t.g.chasing[id]).toBe(event === 'remove-even' ? -1 : SIGHTINGS[1]);
  });

  test('[C69] a superficial wound got in the turn ends with it, one got at its end when the next turn begins', () => {
    const t = scenario();
    const id = pirate(t, 'teach', 'A0609');
    t.g.stunned[id] = 1;
    play(t, 'pass', awaits('drawActionCard'));
    expect(t.g.stunned[id]).toBe(0);
    t.g.stunned[id] = 1;
    play(t, next(1));
    expect(t.g.stunned[id]).toBe(0);
  });
});

describe('C13.2 a blockade', () => {
  const inPort = (setUp: (t: ReturnType<typeof scenario>) => void, seat = 0) => {
    const t = scenario();
    pirate(t, 'teach', 'port-royal', { seat });
    pirate(t, 'vane', 'A0609');
    setUp(t);
    play(t, 'pass', awaits('drawActionCard'));
    return pirateState(t, 'teach').unrest;
  };

  test('costs a point at the end of his player’s turn, once, however many hunters lie outside', () => {
    expect(inPort((t) => void warship(t, 'A0708', 6, 'spanish'))).toBe(6);
    const two = inPort((t) => {
      warship(t, 'A0708', 6, 'spanish');
      warship(t, 'A0708', 7, 'spanish');
    });
    expect(two).toBe(6);
    expect(inPort((t) => void warship(t, 'A0708', 6, 'spanish'), 1)).toBe(7);
  });

  test('is no matter of the port’s own nation', () => {
    expect(inPort((t) => void warship(t, 'A0708', 6, 'english'))).toBe(7);
  });

  test('is laid to a foreign port by another player’s Commissioner, if he is not careened', () => {
    const before = (seat: number, ashore: number) => {
      const t = scenario();
      pirate(t, 'teach', 'havana');
      commissioner(t, 'ogle', seat, 'A0406');
      t.g.ashore.fill(ashore);
      play(t, 'pass', awaits('drawActionCard'));
      return pirateState(t, 'teach').unrest;
    };
    expect([before(1, 0), before(0, 0), before(1, 1)]).toEqual([6, 7, 7]);
  });

  test('may bring a mutiny', () => {
    const t = scenario();
    pirate(t, 'teach', 'port-royal', { unrest: 1 });
    warship(t, 'A0708', 6, 'spanish');
    play(t, 'pass');
    expect(happened(t, 'mutinyBrokeOut')).toHaveLength(1);
  });
});

describe('C12.7 stashing', () => {
  const openStash = { type: 'openStash', pirate: 'teach' } as const;
  const inHaven = (netWorth = 350) => {
    const t = scenario();
    pirate(t, 'teach', 'port-royal', { netWorth, havens: ['port-royal'] });
    return t;
  };

  test('any part, in hundreds or all', () => {
    const t = inHaven();
    play(t, openStash, { type: 'stashPart', hundreds: 2 }, awaits('stash', 0));
    expect(pirateState(t, 'teach')).toMatchObject({ netWorth: 150, stash: 200 });
    expect(isOffered(t, { type: 'stashPart', hundreds: 2 })).toBe(false);
    play(t, 'stashAll', awaits('takeOperation', 0));
    expect(pirateState(t, 'teach')).toMatchObject({ netWorth: 0, stash: 350 });
    expect(t.g.stashes).toEqual([pirateId('teach'), portId('port-royal'), 350]);
  });

  test('only in his own safe haven, with Net Worth on board', () => {
    expect(isOffered(inHaven(0), openStash)).toBe(false);
    const t = scenario();
    pirate(t, 'teach', 'port-royal', { netWorth: 100, havens: ['havana'] });
    expect(isOffered(t, openStash)).toBe(false);
  });

  test('[C72] in the window at the end of any turn, before the cards', () => {
    const t = scenario();
    pirate(t, 'vane', 'A0609');
    pirate(t, 'teach', 'port-royal', { seat: 1, netWorth: 100, havens: ['port-royal'] });
    play(t, 'pass', awaits('stash', 1), 'stashAll', awaits('drawActionCard'));
    expect(pirateState(t, 'teach').stash).toBe(100);
  });
});

test('C5.2 a ship in port is not in its hex: no prize, no alliance with those outside', () => {
  const t = scenario();
  pirate(t, 'teach', 'port-royal');
  pirate(t, 'vane', 'A0708', { seat: 1 });
  merchant(t, 'A0708', 3);
  expect(isOffered(t, { type: 'takePrize', pirate: 'teach' })).toBe(false);
  expect(isOffered(t, 'offerAlliance')).toBe(false);
});
