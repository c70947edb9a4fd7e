import { describe, expect, test } from 'vitest';
import { classic } from '../../game.ts';
import { commissioner, departed, hostage, merchant, pirate, pirateId } from '../../testing/arrange.ts';
import { awaits, beforeTurn, begin, closedBy, type Like, play, scenario } from '../../testing/scenario.ts';
import { closedOperations } from './operations.ts';

const sail = (name: string): Like => ({ type: 'sail', pirate: name });

describe('C5.1 the turn', () => {
  test('C5.3 has one operation', () => {
    const t = scenario();
    pirate(t, 'teach', 'A0609', { speed: 0 });
    hostage(t, 'teach', 'havana');
    expect(closedBy(t, 'endTurn')).toBe('operationFirst');
    play(t, sail('teach'), 1, 'stop', awaits('takeOperation', 0));
    expect(closedBy(t, sail('teach'))).toBe('operationDone');
    expect(closedBy(t, 'pass')).toBe('operationDone');
    expect(closedBy(t, 'endTurn')).toBeNull();
  });

  test('[C11] one who began it with a D&R marker can’t be operated', () => {
    const t = beforeTurn();
    pirate(t, 'teach', 'A0609', { revelry: true });
    begin(t);
    expect(closedBy(t, sail('teach'))).toBe('hasRevelled');
  });

  test('[C49] one who holds a port goes first, and sails even from the beach', () => {
    const t = scenario();
    const teach = pirate(t, 'teach', 'port-royal', { careened: true });
    pirate(t, 'vane', 'A0609');
    pirate(t, 'low', 'A0609', { seat: 1 });
    commissioner(t, 'ogle', 0, 'A0609');
    t.g.holding[teach] = 1;
    const closed: readonly Like[] = [
      { type: 'pass' },
      { type: 'activate' },
      sail('vane'),
      { type: 'refit', pirate: 'teach' },
      { type: 'petition', pirate: 'low' },
      { type: 'moveCommissioner', commissioner: 'ogle' },
    ];
    for (const choice of closed) expect(closedBy(t, choice)).toBe('holdsPort');
    expect(closedBy(t, sail('teach'))).toBeNull();
    expect(closedBy(t, { type: 'sackPort', pirate: 'teach' })).toBeNull();
  });

  test('C14.4 in a port that another holds a pirate can only move out', () => {
    const t = scenario();
    pirate(t, 'teach', 'port-royal', { unrest: 3 });
    t.g.holding[pirate(t, 'low', 'port-royal', { seat: 1 })] = 1;
    expect(closedBy(t, { type: 'recover', pirate: 'teach' })).toBe('portIsHeld');
    expect(closedBy(t, sail('teach'))).toBeNull();
  });
});

describe('the closed operations', () => {
  test('C5.3 name the unit, the reason and the section, from a view as well', () => {
    const t = scenario();
    const teach = pirate(t, 'teach', 'A0609');
    const ogle = commissioner(t, 'ogle', 0, 'A0609');
    merchant(t, 'A0609', 3);
    const closed = closedOperations(t.g, 0);
    expect(closed).toEqual(closedOperations({ ...classic.view(t.g, 0), tables: t.g.tables }, 0));
    expect(closed).toContainEqual({ operation: 'refit', pirate: teach, reason: 'notInPort', rule: 'C5.2' });
    expect(closed).toContainEqual({ operation: 'interceptWith', commissioner: ogle, reason: 'noQuarry', rule: 'C16.1' });
    expect(closed).toContainEqual({ operation: 'petition', reason: 'noRival', rule: 'C18.1' });
    const open = closed.map(({ operation }) => operation);
    for (const operation of ['pass', 'activate', 'sail', 'takePrize', 'moveCommissioner'] as const) expect(open).not.toContain(operation);
  });

  test('C5.1 are all of them for a seat that is not in turn', () => {
    const t = scenario();
    pirate(t, 'low', 'A0609', { seat: 1 });
    const closed = closedOperations(t.g, 1);
    expect(closed).toHaveLength(14);
    expect(new Set(closed.map(({ reason }) => reason))).toEqual(new Set(['notYourTurn']));
  });

  test('C18.1 a petition is closed only if none is possible', () => {
    const t = scenario({ players: 3, settings: { solitaire: true } });
    pirate(t, 'teach', 'A0609');
    const blood = pirate(t, 'blood', 'A0609', { seat: 2, notoriety: 14 });
    const petition = () => closedOperations(t.g, 0).find(({ operation }) => operation === 'petition');
    expect(petition()).toMatchObject({ reason: 'dummyPetition' });
    t.g.notoriety[blood] = 15;
    expect(petition()).toBeUndefined();
    departed(t, 'blood', 2, 'lost');
    expect(petition()).toMatchObject({ reason: 'noRival' });
    expect(t.g.owner[pirateId('blood')]).toBe(2);
  });
});
