import { call } from '@bb/kernel';
import { describe, expect, test } from 'vitest';
import { NO_PIRATE, NONE, PLACE_NAMES } from '../../data/ids.ts';
import { destroyPort } from '../../effects/ports.ts';
import { advance, classic } from '../../game.ts';
import {
  allied,
  commissioner,
  governor,
  hostage,
  nationId,
  pirate,
  pirateId,
  pirateState,
  placeId,
  portId,
  warship,
} from '../../testing/arrange.ts';
import { awaits, closedBy, happened, isOffered, next, offers, play, scenario, type Table } from '../../testing/scenario.ts';

import { checkPort } from './check-port.ts';

type Options = Parameters<typeof pirate>[3];
const FIGURES = { pirates: { teach: { ability: 4 }, vane: { ability: 1 } }, ports: { 'port-royal': { value: 4, defense: 7 } } } as const;
const sail = { type: 'sail', pirate: 'teach' } as const;
const sack = { type: 'sackPort', pirate: 'teach' } as const;
const to = (place: string) => ({ type: 'moveTo', to: place }) as const;
const port = portId('port-royal');
const quiet = (hits: number) => Array.from({ length: hits }, () => 6);

/** Teach, with Ability 4 and Combat 6, lies before Port Royal, of defense 7. */
function table(options: Options = {}, players = 2): Table {
  const t = scenario({ players, ...FIGURES });
  pirate(t, 'teach', 'A0708', { speed: 2, ...options });
  return t;
}
/** He stops where he is. */
const before = (t: Table) => play(t, sail, 1, 'stop', awaits('afterMove', 0));
const mayAttack = (t: Table): boolean => {
  play(t, sail, 1, 'stop');
  return classic.decision(t.g)?.ask === 'afterMove' && isOffered(t, 'attackPort');
};
/** The port of defense 7 rolls these dice. */
function attacked(own: number, dice: readonly [number, number], options: Options = {}): Table {
  const t = table(options);
  before(t);
  play(t, 'attackPort', own, ...dice);
  return t;
}
/** Teach holds Port Royal, and it is his turn. */
function holding(options: Options = {}, players = 2): Table {
  const t = table({ history: ['english'], ...options }, players);
  const teach = pirateId('teach');
  t.g.at[teach] = placeId('port-royal');
  t.g.holding[teach] = 1;
  return t;
}

describe('C8.4 an attack is offered', () => {
  test('after any number of steps, with points left too; a search only with none', () => {
    const t = table();
    before(t);
    expect(offers(t)).toEqual([{ type: 'finish' }, { type: 'attackPort' }]);
    const moved = scenario(FIGURES);
    pirate(moved, 'teach', 'A0709', { speed: 0 });
    play(moved, sail, 1, to('A0708'));
    expect(offers(moved)).toEqual([{ type: 'finish' }, { type: 'search' }, { type: 'attackPort' }]);
  });

  test('C14.1 not on a pirate haven, a destroyed port, or one that is held or barred', () => {
    const t = scenario();
    pirate(t, 'teach', 'A0705', { speed: 2 });
    expect(mayAttack(t)).toBe(false);
    expect(mayAttack(table())).toBe(true);
    const destroyed = table();
    destroyed.g.destroyed.push(port);
    expect(mayAttack(destroyed)).toBe(false);
    const held = table();
    held.g.holding[pirate(held, 'vane', 'port-royal', { seat: 1 })] = 1;
    expect(mayAttack(held)).toBe(false);
    const barred = table();
    barred.g.bars.push(pirateId('teach'), port);
    expect(mayAttack(barred)).toBe(false);
  });

  test('C14.1 not where a hunter of its nation lies, be it of his own player', () => {
    for (const place of ['A0708', 'port-royal']) {
      const own = table();
      commissioner(own, 'ogle', 0, place);
      expect(mayAttack(own)).toBe(false);
    }
    const english = table();
    warship(english, 'A0708', 6, 'english');
    expect(mayAttack(english)).toBe(false);
    const spanish = table();
    warship(spanish, 'A0708', 6, 'spanish');
    expect(mayAttack(spanish)).toBe(true);
  });

  test('C14.1 on the safe haven of another, which stays one', () => {
    const t = table();
    const vane = pirate(t, 'vane', 'A0609', { seat: 1, havens: ['port-royal'] });
    expect(mayAttack(t)).toBe(true);
    play(t, 'attackPort', 6, 1, 1);
    expect(t.g.havenOf[port]).toBe(vane);
  });
});

describe('C14.2 an attack', () => {
  test('enters the history, costs his letter and his haven, win or lose', () => {
    const t = attacked(1, [6, 6], { letter: 'english', havens: ['port-royal'] });
    expect(pirateState(t, 'teach').history).toEqual(['english']);
    expect(t.g.letter[pirateId('teach')]).toBe(NONE);
    expect(t.g.havenOf[port]).toBe(NO_PIRATE);
  });

  test('with information is rolled with two dice, and uses it up; only he may know', () => {
    const t = table();
    hostage(t, 'teach', 'port-royal');
    hostage(t, 'teach', 'havana');
    t.g.toldTo[0] = pirateId('teach');
    before(t);
    play(t, 'attackPort', awaits('attackWithInformation', 0), 'useInformation', 3, 3, 4, 4);
    // 4 + 6 + 6 against 7 + 8.
    expect(happened(t, 'portAttacked')).toMatchObject([{ margin: 1 }]);
    expect(t.g.toldTo[0]).toBe(NO_PIRATE);
  });

  test('by one who knows of another port is rolled with one die; he is asked all the same', () => {
    const t = table();
    hostage(t, 'teach', 'havana');
    t.g.toldTo[0] = pirateId('teach');
    before(t);
    play(t, 'attackPort', awaits('attackWithInformation', 0));
    expect(offers(t)).toEqual([{ type: 'keepInformation' }]);
    play(t, 'keepInformation', 5, 4, 4);
    expect(t.g.toldTo[0]).toBe(pirateId('teach'));
  });

  test('may be rerolled with Cunning after all dice are seen (C25)', () => {
    const t = table({ cunning: 1 });
    play(t, sail, 1, 'keepDice', 'stop', 'attackPort', 1, 2, 2, 'rerollDice', 5);
    expect(happened(t, 'portAttacked')).toMatchObject([{ margin: 4 }]);
  });
});

describe('C14.3 a failed attack', () => {
  test.each([
    [[4, 3], 0, 1],
    [[4, 4], -1, 2],
  ] as const)('with the port’s dice %j, a margin of %i, costs %i hits', (dice, margin, hits) => {
    const t = attacked(4, [dice[0], dice[1]]);
    expect(happened(t, 'portAttacked')).toMatchObject([{ margin }]);
    play(t, ...quiet(hits), awaits('drawActionCard'));
    // [C73] with Crew Unrest.
    expect(pirateState(t, 'teach')).toMatchObject({ at: 'A0708', combat: 6 - hits, unrest: 7 - hits, holding: false });
    expect(t.g.worn[port]).toBe(0);
  });

  test('[C52] bars him from the port till he has been in another one', () => {
    const t = attacked(4, [4, 3]);
    play(t, ...quiet(1), next(0));
    expect(t.g.bars).toEqual([pirateId('teach'), port]);
    expect(mayAttack(t)).toBe(false);
  });

  test('may sink him', () => {
    const t = attacked(1, [6, 6], { combat: 6 });
    expect(pirateState(t, 'teach').fate).toBe('lost');
  });
});

describe('C14.4 a port that is taken', () => {
  test.each([
    [[1, 6], 0],
    [[2, 5], 1],
    [[3, 4], 2],
  ] as const)('costs the lower of its dice less 1: %j, %i hits', (dice, hits) => {
    const t = attacked(5, [dice[0], dice[1]]);
    play(t, ...quiet(hits), awaits('rollDie'));
    expect(pirateState(t, 'teach')).toMatchObject({ combat: 6 - hits, unrest: 7 - hits });
  });

  test('[C27] gives plunder that fills all holds, in place of what was there', () => {
    const t = attacked(6, [1, 1], { holds: [50, 60] });
    play(t, 5, awaits('takePlunder', 0), 'takePlunder', awaits('drawActionCard'));
    expect(pirateState(t, 'teach').holds).toEqual([667, 667, 666]);
    const left = attacked(6, [1, 1], { holds: [50, 60] });
    play(left, 5, 'leavePlunder');
    expect(pirateState(left, 'teach')).toMatchObject({ holds: [50, 60], holding: true });
  });

  test('brings its defense as Notoriety, loses a point of value, and is held', () => {
    const t = attacked(6, [1, 1]);
    play(t, 5, 'leavePlunder');
    expect(pirateState(t, 'teach')).toMatchObject({ notoriety: 7, at: 'port-royal', holding: true });
    expect(t.g.worn[port]).toBe(1);
  });

  test('has no plunder left at value 0, and does not fall below it', () => {
    const t = table();
    t.g.worn[port] = 4;
    before(t);
    play(t, 'attackPort', 6, 1, 1, awaits('drawActionCard'));
    expect(pirateState(t, 'teach').holding).toBe(true);
    expect(t.g.worn[port]).toBe(4);
  });

  test('counts as a port he has been in', () => {
    const t = table();
    t.g.boxed[pirateId('teach')] = 1;
    t.g.bars.push(pirateId('teach'), portId('havana'));
    before(t);
    play(t, 'attackPort', 6, 1, 1, 5, 'leavePlunder');
    expect([t.g.boxed[pirateId('teach')], t.g.bars]).toEqual([0, []]);
  });

  test('keeps its governor, and who holds it stays, though it is anti for him', () => {
    const t = table();
    governor(t, 'port-royal', 'anti');
    const kept = t.g.governorAt[port];
    before(t);
    play(t, 'attackPort', 6, 1, 1, 5, 'leavePlunder');
    expect(t.g.governorAt[port]).toBe(kept);
    expect(pirateState(t, 'teach').at).toBe('port-royal');
  });

  test('[C61] a Commissioner in it, of another nation, lies in the hex from then on, and tries nobody', () => {
    const t = scenario({ ...FIGURES, ports: { havana: { value: 1, defense: 7 } } });
    const hex = t.g.tables.hexOf[placeId('havana')];
    pirate(t, 'teach', PLACE_NAMES[hex], { speed: 2 });
    commissioner(t, 'ogle', 1, 'havana');
    before(t);
    play(t, 'attackPort', 6, 1, 1, 5, 'leavePlunder', awaits('drawActionCard'));
    expect(pirateState(t, 'teach').at).toBe('havana');
    expect(t.g.commissionerAt).toContain(hex);
  });

  test('C5.1 [C49] must be sacked or left in the next turn of his player; others there may only move out', () => {
    const t = holding({ holds: [100], combat: 3, unrest: 3 });
    pirate(t, 'vane', 'A0609');
    expect(offers(t).filter((offer) => offer.type !== 'jettison')).toEqual([sack, sail]);
    play(t, sail, 1, awaits('moveStep', 0));
    expect(offers(t)).toEqual([to('A0708')]);
    play(t, to('A0708'), 'stop', 'finish');
    expect(pirateState(t, 'teach').holding).toBe(false);
  });

  test('is entered by nobody meanwhile', () => {
    const t = scenario(FIGURES);
    pirate(t, 'teach', 'A0708', { speed: 2 });
    t.g.holding[pirate(t, 'vane', 'port-royal', { seat: 1 })] = 1;
    play(t, sail, 1);
    expect(isOffered(t, to('port-royal'))).toBe(false);
  });
});

describe('C14.5 a sack', () => {
  test('is against half the defense, rounded up', () => {
    const t = holding();
    // 4 + 6 + 1 against 4 + 7: equal, it fails.
    play(t, sack, 1, 1, 6);
    expect(happened(t, 'portAttacked')).toMatchObject([{ margin: 0 }]);
  });

  test('that succeeds brings twice the full defense and a content crew, and destroys the port', () => {
    const t = holding();
    governor(t, 'port-royal', 'anti');
    const vane = pirate(t, 'vane', 'port-royal', { seat: 1, havens: ['port-royal'], letter: 'english', combat: 4 });
    t.g.stashes = [vane, port, 300, vane, portId('havana'), 200];
    const cup = t.g.governorPool.length;
    play(t, sack, 2, 1, 6, awaits('takeOperation'));
    expect(pirateState(t, 'teach')).toMatchObject({ notoriety: 14, unrest: 10, at: 'A0708', combat: 6, holding: false });
    // [C63] put to sea without a hit or a bar.
    expect(pirateState(t, 'vane')).toMatchObject({ at: 'A0708', combat: 4 });
    expect([t.g.destroyed, t.g.bars]).toEqual([[port], []]);
    expect([t.g.governorAt[port], t.g.governorPool.length, t.g.havenOf[port]]).toEqual([NONE, cup, NONE]);
    expect(t.g.stashes).toEqual([vane, portId('havana'), 200]);
  });

  test('costs the lower die less 1 when it succeeds', () => {
    const t = holding();
    play(t, sack, 3, 3, 3, 6, 6, awaits('drawActionCard'));
    expect(pirateState(t, 'teach')).toMatchObject({ combat: 4, unrest: 8 });
  });

  test('[C18] uses no information', () => {
    const t = holding();
    hostage(t, 'teach', 'port-royal');
    t.g.toldTo[0] = pirateId('teach');
    play(t, sack, awaits('rollDie'), 6, 1, 1);
    expect(happened(t, 'portDestroyed')).toHaveLength(1);
    expect(t.g.toldTo[0]).toBe(pirateId('teach'));
  });

  test('that fails puts him to sea, without an extra hit, and bars him; [C63] hunters outside try', () => {
    const t = holding();
    warship(t, 'A0708', 6, 'spanish');
    play(t, sack, 1, 1, 6, 6, awaits('rollDie'));
    expect(pirateState(t, 'teach')).toMatchObject({ at: 'A0708', combat: 5, holding: false });
    expect(t.g.bars).toEqual([pirateId('teach'), port]);
    expect(t.g.destroyed).toEqual([]);
    play(t, 6, 1, awaits('drawActionCard'));
    expect(happened(t, 'evaded')).toHaveLength(1);
  });
});

describe('C21.2 an ally', () => {
  const together = () => {
    const t = table();
    pirate(t, 'vane', 'A0708', { seat: 1, combat: 5 });
    allied(t, 'teach', 'vane');
    return t;
  };

  test('adds his ship’s Combat, shares hits and Notoriety, gets the marker, and enters too', () => {
    const t = together();
    play(t, sail, 'join', 1, 'stop', awaits('afterMove', 0));
    // 4 + 6 + 5 + 6 against 7 + 8; three hits.
    play(t, 'attackPort', 6, 4, 4, ...quiet(3), 5, 'leavePlunder');
    expect(happened(t, 'portTaken')).toHaveLength(1);
    expect(pirateState(t, 'teach')).toMatchObject({ combat: 4, notoriety: 4, holding: true });
    expect(pirateState(t, 'vane')).toMatchObject({ combat: 4, notoriety: 3, holding: false, at: 'port-royal', history: ['english'] });
  });

  const inside = () => {
    const t = holding();
    pirate(t, 'vane', 'port-royal', { seat: 1, combat: 5, history: ['english'] });
    allied(t, 'teach', 'vane');
    return t;
  };

  test('helps to sack', () => {
    const t = inside();
    // 4 + 6 + 5 + 1 against 4 + 11; four hits.
    play(t, sack, 1, 5, 6, ...quiet(4));
    expect(pirateState(t, 'teach')).toMatchObject({ at: 'A0708', notoriety: 7 });
    expect(pirateState(t, 'vane')).toMatchObject({ at: 'A0708', notoriety: 7, combat: 3 });
  });

  test('goes out with him, by a move or a failed sack', () => {
    const moved = inside();
    play(moved, sail, 1, to('A0708'), 'stop');
    expect(pirateState(moved, 'vane').at).toBe('A0708');
    const failed = inside();
    play(failed, sack, 1, 6, 6, ...quiet(1));
    expect([pirateState(failed, 'teach').at, pirateState(failed, 'vane').at]).toEqual(['A0708', 'A0708']);
  });

  test('holds the port if the holder is lost', () => {
    const t = inside();
    t.g.combat[pirateId('teach')] = 1;
    // 4 + 1 + 5 + 1 against 4 + 12: six hits, three each.
    play(t, sack, 1, 6, 6, ...quiet(3));
    expect(pirateState(t, 'teach').fate).toBe('lost');
    expect(pirateState(t, 'vane')).toMatchObject({ holding: true, at: 'port-royal' });
  });
});

describe('C12.1, C13.1 [C80] a pirate in a taken port that is anti to him', () => {
  const breach = (name: string) => ({ type: 'breakAlliance', pirate: name }) as const;
  /** Teach of seat 0 and Vane of seat 1 are allies in Port Royal, which one of them holds. */
  function inside(holder: 'teach' | 'vane', history: readonly 'english'[] = ['english']): Table {
    const t = scenario({ ...FIGURES, pirates: { ...FIGURES.pirates, teach: { ability: 4, endurance: 1, duelDefense: 1 } } });
    pirate(t, 'teach', 'port-royal', { speed: 2, history: ['english'] });
    pirate(t, 'vane', 'port-royal', { seat: 1, combat: 5, history });
    allied(t, 'teach', 'vane');
    t.g.holding[pirateId(holder)] = 1;
    return t;
  }

  test('is ousted when the alliance is broken, by the holder or by himself', () => {
    const left = inside('teach');
    play(left, breach('teach'), 'decline', awaits('takeOperation', 0));
    expect(pirateState(left, 'vane')).toMatchObject({ at: 'A0708', combat: 4, ally: null });
    expect(left.g.bars).toEqual([pirateId('vane'), port]);
    expect(pirateState(left, 'teach')).toMatchObject({ at: 'port-royal', holding: true });
    const own = inside('vane');
    play(own, breach('teach'), 'decline', awaits('takeOperation', 0));
    expect(pirateState(own, 'teach')).toMatchObject({ at: 'A0708', combat: 5 });
    expect(pirateState(own, 'vane')).toMatchObject({ at: 'port-royal', holding: true });
  });

  test('is ousted when the holder dies in the duel over the breach; hunters outside try him', () => {
    const t = inside('teach');
    warship(t, 'A0708', 6, 'spanish');
    play(t, breach('teach'), 'challenge', 1, 6, awaits('rollDie'));
    expect(pirateState(t, 'teach').fate).toBe('lost');
    expect(pirateState(t, 'vane').at).toBe('A0708');
    play(t, 6, 1);
    expect(happened(t, 'evaded')).toHaveLength(1);
  });

  test('is ousted when the holder sails without him', () => {
    const t = inside('teach');
    t.g.revelry[pirateId('vane')] = 1;
    play(t, sail, 1, to('A0708'), 'stop', 'finish');
    expect(pirateState(t, 'vane')).toMatchObject({ at: 'A0708', combat: 4, ally: null });
    expect(t.g.bars).toEqual([pirateId('vane'), port]);
  });

  test('stays while he holds it or is an ally of its holder', () => {
    const t = inside('vane');
    play(t, 'pass', 'endTurn', next(0));
    expect([pirateState(t, 'teach').at, pirateState(t, 'vane').at]).toEqual(['port-royal', 'port-royal']);
  });

  test('is not he who lay there in peace: he may only move out, whoever holds it, and stays when it is left', () => {
    const t = inside('teach', []);
    play(t, breach('teach'), 'decline', awaits('takeOperation', 0));
    expect(pirateState(t, 'vane').at).toBe('port-royal');
    play(t, sail, 1, to('A0708'), 'stop', 'finish');
    expect(pirateState(t, 'vane')).toMatchObject({ at: 'port-royal', holding: false });
  });

  test('sells, ransoms and recovers nothing there', () => {
    const t = scenario();
    pirate(t, 'teach', 'port-royal', { holds: [100], unrest: 3 });
    hostage(t, 'teach', 'havana');
    const acts = [
      { type: 'doBusiness', pirate: 'teach' },
      { type: 'recover', pirate: 'teach' },
      { type: 'ransom', hostage: 'hostage-1' },
    ] as const;
    expect(acts.map((act) => isOffered(t, act))).toEqual([true, true, true]);
    t.g.history[pirateId('teach')] = 1 << nationId('english');
    expect(acts.map((act) => [isOffered(t, act), closedBy(t, act)])).toEqual(acts.map(() => [false, 'attackedNation']));
  });

  test('[C82] is not troubled by another governor while he holds it, nor is his ally; others are put out', () => {
    const t = inside('teach');
    pirate(t, 'low', 'port-royal');
    pirate(t, 'kidd', 'port-royal', { seat: 1, letter: 'english' });
    governor(t, 'port-royal', 'anti');
    call(t.g, checkPort, { port }, '');
    advance(t.g);
    expect((['teach', 'vane', 'kidd', 'low'] as const).map((name) => pirateState(t, name).at)).toEqual([
      'port-royal',
      'port-royal',
      'port-royal',
      'A0708',
    ]);
    expect(pirateState(t, 'teach').holding).toBe(true);
  });

  test('C12.7 [C84] the master of a haven that another holds may stash in it, and loses that by the sack', () => {
    const t = scenario(FIGURES);
    const low = pirate(t, 'low', 'port-royal', { havens: ['port-royal'], netWorth: 300, holds: [100] });
    t.g.holding[pirate(t, 'vane', 'port-royal', { seat: 1, history: ['english'] })] = 1;
    expect(isOffered(t, { type: 'doBusiness', pirate: 'low' })).toBe(false);
    play(t, { type: 'openStash', pirate: 'low' }, 'stashAll', awaits('takeOperation', 0));
    expect(pirateState(t, 'low')).toMatchObject({ netWorth: 0, stash: 300 });
    destroyPort(t.g, port, 'C14.5');
    expect([pirateState(t, 'low').stash, isOffered(t, { type: 'openStash', pirate: 'low' }), t.g.netWorth[low]]).toEqual([0, false, 0]);
  });
});
