import { describe, expect, test } from 'vitest';
import { pirate, pirateState } from '../../testing/arrange.ts';
import { awaits, drawRandomEvent, isOffered, next, play, scenario, type Table } from '../../testing/scenario.ts';

const strike = (t: Table): void => drawRandomEvent(t, 'scurvy', 'caribbean');

describe('C23.1 scurvy', () => {
  test.each([
    ['A0609', 3, false],
    ['A0609', 4, true],
    ['atlantic-crossing', 3, false],
    ['atlantic-crossing', 4, true],
    ['A0708', 5, false],
    ['A0708', 6, true],
  ])('at %s with a %i breaks out: %s', (at, die, scurvy) => {
    const t = scenario();
    pirate(t, 'teach', at, { cunning: 2 });
    strike(t);
    // [C42] No reroll.
    play(t, die, awaits('drawActionCard'));
    // C17.2 Crew Unrest −2 at once.
    expect(pirateState(t, 'teach')).toMatchObject({ scurvy, unrest: scurvy ? 5 : 7 });
  });

  test('spares ports, other oceans and careened ships', () => {
    const t = scenario();
    pirate(t, 'teach', 'port-royal');
    pirate(t, 'low', 'A0604');
    pirate(t, 'vane', 'A0708', { seat: 1, careened: true });
    strike(t);
    expect(isOffered(t, 'drawCard')).toBe(true);
  });

  test('C17.1 kills a wounded one', () => {
    const t = scenario();
    pirate(t, 'teach', 'A0609', { wound: 'minor' });
    strike(t);
    play(t, 4, awaits('drawActionCard'));
    expect(pirateState(t, 'teach').fate).toBe('lost');
  });

  test('[C51] a superficial wound too, while it lasts', () => {
    const t = scenario();
    const teach = pirate(t, 'teach', 'A0609');
    strike(t);
    t.g.stunned[teach] = 1;
    play(t, 4, awaits('drawActionCard'));
    expect(pirateState(t, 'teach').fate).toBe('lost');
  });
});

describe('C17.2 scurvy', () => {
  test('costs 1 Crew Unrest at the start of each own turn at sea, none in port', () => {
    const t = scenario();
    pirate(t, 'teach', 'A0609', { seat: 1, scurvy: true });
    pirate(t, 'low', 'port-royal', { seat: 1, scurvy: true });
    play(t, 'pass', next(1), awaits('takeOperation', 1));
    expect(pirateState(t, 'teach').unrest).toBe(6);
    expect(pirateState(t, 'low').unrest).toBe(7);
  });
});
