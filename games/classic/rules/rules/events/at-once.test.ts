import { describe, expect, test } from 'vitest';
import { NONE } from '../../data/ids.ts';
import { placeWarship } from '../../effects/sea.ts';
import { commissioner, letterOn, merchant, pirate, pirateState, placeId, portId, warship } from '../../testing/arrange.ts';
import { awaits, card, drawLine, drawRandomEvent, happened, isOffered, play, scenario } from '../../testing/scenario.ts';

describe('C23.1 events without dice', () => {
  test('No prey, no pay: every pirate without booty loses 1 Crew Unrest, in port and box too', () => {
    const t = scenario();
    pirate(t, 'teach', 'port-royal');
    pirate(t, 'low', 'cape-passage', { netWorth: 500 });
    pirate(t, 'vane', 'A0609', { seat: 1, holds: [50] });
    drawRandomEvent(t, 'no-prey-no-pay');
    expect((['teach', 'low', 'vane'] as const).map((name) => pirateState(t, name).unrest)).toEqual([6, 6, 7]);
  });

  test('C10.3 a mutiny comes when the event is over', () => {
    const t = scenario();
    pirate(t, 'teach', 'A0609', { unrest: 1 });
    drawRandomEvent(t, 'no-prey-no-pay');
    play(t, awaits('rollDie'), 6);
    expect(pirateState(t, 'teach').fate).toBe('lost');
  });

  test('Turmoil in Europe: warships and Commissioners go to their cups, letters on offer to theirs', () => {
    const t = scenario();
    warship(t, 'A0609', 6, 'english', false);
    const ogle = commissioner(t, 'ogle', 0, 'port-royal');
    letterOn(t, 'bath', 'english');
    pirate(t, 'teach', 'A0609', { letter: 'spanish' });
    drawRandomEvent(t, 'turmoil');
    expect(t.g.warshipPool).toHaveLength(24);
    expect(t.g.commissionerOf[ogle]).toBe(NONE);
    expect(t.g.letterOn[portId('bath')]).toBe(NONE);
    expect(t.g.letterPool).toHaveLength(11);
  });
});

describe('C23.1 Patrol and Convoy', () => {
  const station = card((card) => card.station === placeId('A0709'));
  const english = { type: 'drawWarship', warship: 'warship-1' } as const;
  const hunt = { type: 'hunt', pirate: 'teach' } as const;

  test('Patrol: a warship face down at the station of a card', () => {
    const t = scenario();
    drawRandomEvent(t, 'patrol');
    play(t, station, english, awaits('drawActionCard'));
    expect([t.g.slotAt, t.g.slotUp]).toEqual([[placeId('A0709')], [0]]);
  });

  test('Convoy: two merchants and a warship, all at the station of one card', () => {
    const t = scenario();
    drawRandomEvent(t, 'convoy');
    const drawn = [1, 2].map((n) => ({ type: 'drawMerchant', merchant: `merchant-${n}` }) as const);
    play(t, station, drawn, english, awaits('drawActionCard'));
    const hex = placeId('A0709');
    expect([t.g.sightingAt, t.g.sightingUp, t.g.slotAt, t.g.slotUp]).toEqual([[hex, hex], [0, 0], [hex], [0]]);
  });

  test('C16.1 the warship tries a pirate there, but not the drawer’s', () => {
    const t = scenario();
    pirate(t, 'teach', 'A0709', { seat: 1, speed: 0 });
    drawRandomEvent(t, 'patrol');
    play(t, station, english, hunt, 2, 1, awaits('drawActionCard'));
    expect(happened(t, 'evaded')).toHaveLength(1);
    const own = scenario();
    pirate(own, 'teach', 'A0709');
    drawRandomEvent(own, 'patrol');
    play(own, station, english, awaits('drawActionCard'));
  });

  test.each([
    ['A0709', 1],
    ['A0708', 0],
  ] as const)('[C78] a warship that comes to a pirate at %s is turned up, though it tries nobody', (at, up) => {
    const t = scenario();
    pirate(t, 'teach', at);
    drawRandomEvent(t, 'patrol');
    play(t, station, english, awaits('drawActionCard'));
    expect(t.g.slotUp).toEqual([up]);
    expect(happened(t, 'warshipPlaced')).toMatchObject([{ up: up === 1 }]);
  });

  test('[C78] a warship that comes before a port with a pirate is turned up', () => {
    const t = scenario();
    const hex = placeId('A0708');
    pirate(t, 'teach', 'port-royal');
    placeWarship(t.g, t.g.warshipPool[0], hex, false, 'C19');
    expect(t.g.slotUp).toEqual([1]);
  });

  test('[C68] nothing comes from an empty cup', () => {
    const t = scenario();
    t.g.warshipPool = [];
    drawRandomEvent(t, 'patrol');
    expect(isOffered(t, 'drawCard')).toBe(true);
  });
});

describe('C22.3 merchants on the action line', () => {
  test('Two Merchants: each is placed by another card, face down', () => {
    const t = scenario();
    drawLine(t, 'two-merchants');
    const at = (name: string) => card((card) => card.station === placeId(name));
    const draw = (n: number) => ({ type: 'drawMerchant', merchant: `merchant-${n}` }) as const;
    play(t, at('A0709'), draw(1), at('A0609'), draw(2), awaits('drawActionCard'));
    expect([t.g.sightingAt, t.g.sightingUp]).toEqual([['A0709', 'A0609'].map(placeId), [0, 0]]);
  });

  test('New Merchant: one', () => {
    const t = scenario();
    drawLine(t, 'new-merchant');
    play(
      t,
      card((card) => card.station === placeId('A0709')),
      { type: 'drawMerchant', merchant: 'merchant-1' },
      awaits('drawActionCard'),
    );
    expect(t.g.sightingAt).toEqual([placeId('A0709')]);
  });

  test.each([
    ['remove-even', [1, 3]],
    ['remove-odd', [2]],
  ] as const)('[C15] %s goes by the sighting number, chased ones included', (event, left) => {
    const t = scenario();
    const teach = pirate(t, 'teach', 'A0609', { seat: 1 });
    for (const defense of [3, 4, 5]) t.g.chasing[teach] = merchant(t, 'A0609', defense);
    drawLine(t, event);
    expect(t.g.sightingAt.flatMap((at, i) => (at === NONE ? [] : [i + 1]))).toEqual(left);
    expect(t.g.chasing[teach]).toBe(event === 'remove-odd' ? NONE : 2);
  });
});
