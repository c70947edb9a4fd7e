import { call } from '@bb/kernel';
import { describe, expect, test } from 'vitest';
import { NONE } from '../../data/ids.ts';
import { advance } from '../../game.ts';
import { allied, hostage, merchant, pirate, pirateId, pirateState, portId, warship } from '../../testing/arrange.ts';
import { awaits, card, happened, isOffered, offers, play, scenario, type Table } from '../../testing/scenario.ts';
import { checkPort } from '../ports/check-port.ts';

const teach = { type: 'sail', pirate: 'teach' } as const;
const to = (place: string) => ({ type: 'moveTo', to: place }) as const;
const offer = { type: 'offerAlliance', pirate: 'teach', other: 'vane' } as const;
const breach = { type: 'breakAlliance', pirate: 'teach' } as const;
const FIGURES = {
  pirates: {
    teach: { ability: 3, duelAttack: 2, duelDefense: 2, endurance: 4, cunning: 1 },
    vane: { ability: 3, duelAttack: 3, duelDefense: 1, endurance: 3 },
  },
} as const;

/** Teach of seat 0 and Vane of seat 1 lie side by side. */
function beside(place = 'A0609', vanes: Parameters<typeof pirate>[3] = {}, teaches: Parameters<typeof pirate>[3] = {}): Table {
  const t = scenario(FIGURES);
  pirate(t, 'teach', place, { speed: 0, ...teaches });
  pirate(t, 'vane', place, { seat: 1, speed: 0, ...vanes });
  return t;
}
function allies(place = 'A0609', vanes: Parameters<typeof pirate>[3] = {}, teaches: Parameters<typeof pirate>[3] = {}): Table {
  const t = beside(place, vanes, teaches);
  allied(t, 'teach', 'vane');
  return t;
}

describe('C21.1 an alliance', () => {
  test('is offered by a free act, and the other’s player agrees', () => {
    const t = beside();
    play(t, offer, awaits('answerAlliance', 1), 'accept', awaits('takeOperation', 0));
    expect([pirateState(t, 'teach').ally, pirateState(t, 'vane').ally]).toEqual(['vane', 'teach']);
    expect(happened(t, 'allianceFormed')).toHaveLength(1);
  });

  test('that is refused is not offered again in the turn', () => {
    const t = beside();
    play(t, offer, 'decline', awaits('takeOperation', 0));
    expect(pirateState(t, 'teach').ally).toBeNull();
    expect(isOffered(t, offer)).toBe(false);
  });

  test('is for pirates of different players in the same hex or port, each with one ally', () => {
    const t = beside('port-royal');
    expect(isOffered(t, offer)).toBe(true);
    pirate(t, 'low', 'port-royal');
    pirate(t, 'kidd', 'A0708', { seat: 1 });
    expect(offers(t).filter(({ type, pirate: of }) => type === 'offerAlliance' && of !== 'low')).toEqual([offer]);
    allied(t, 'teach', 'vane');
    expect(isOffered(t, 'offerAlliance')).toBe(false);
    expect(isOffered(beside('atlantic-crossing'), 'offerAlliance')).toBe(false);
  });
});

describe('C21.2 allies sail together', () => {
  test('if the other’s player says so, once per move and at the lower Speed', () => {
    const t = allies('A0609', { speed: -1 }, { speed: 2 });
    play(t, teach, awaits('joinMove', 1), 'join', 3);
    expect(happened(t, 'moveBegan')).toMatchObject([{ points: 2 }]);
    play(t, to('A0709'), to('A0609'), awaits('afterMove', 0));
    expect(pirateState(t, 'vane')).toMatchObject({ at: 'A0609', ally: 'teach' });
  });

  test('[C77] one who stays behind has parted, without a duel', () => {
    const t = allies('A0609', { speed: -1 }, { speed: 2 });
    play(t, teach, 'stay', 1);
    expect(happened(t, 'moveBegan')).toMatchObject([{ points: 3 }]);
    play(t, to('A0709'), 'stop', awaits('drawActionCard'));
    expect(pirateState(t, 'vane')).toMatchObject({ at: 'A0609', ally: null });
    expect(happened(t, 'allianceEnded')).toHaveLength(1);
  });

  test('[C65] [C87] one with a D&R or careen marker is not asked to come along, and they part without a duel', () => {
    for (const marker of [{ revelry: true }, { careened: true }]) {
      const t = allies('A0609', marker, { speed: 2 });
      play(t, teach, awaits('rollDie'), 1, to('A0709'), 'stop', awaits('drawActionCard'));
      expect(pirateState(t, 'vane')).toMatchObject({ at: 'A0609', ally: null });
      expect(happened(t, 'allianceEnded')).toHaveLength(1);
    }
  });

  test('[C87] the operating one may revel himself: his ally is asked', () => {
    const t = allies('A0609', {}, { revelry: true });
    play(t, teach, awaits('joinMove', 1));
  });

  test('into a port, where the ally stays outside if he may not enter', () => {
    const both = allies('A0708');
    play(both, teach, 'join', 1, to('port-royal'));
    expect([pirateState(both, 'vane').at, pirateState(both, 'vane').ally]).toEqual(['port-royal', 'teach']);
    const table = allies('A0708', { history: ['english'] });
    play(table, teach, 'join', 1, to('port-royal'));
    expect([pirateState(table, 'vane').at, pirateState(table, 'vane').ally]).toEqual(['A0708', null]);
  });

  test('into a transit box, but not one who has to visit a port before', () => {
    const t = allies('A1508');
    play(t, { type: 'enterBox', pirate: 'teach' }, awaits('joinMove', 1), 'join', awaits('takeOperation', 0));
    expect(pirateState(t, 'vane')).toMatchObject({ at: 'atlantic-crossing', ally: 'teach' });
    const barred = allies('A1508');
    barred.g.boxed[pirateId('vane')] = 1;
    play(barred, { type: 'enterBox', pirate: 'teach' });
    expect(pirateState(barred, 'vane')).toMatchObject({ at: 'A1508', ally: null });
  });

  test('and are met by hunters one after the other, the operating pirate first; a battle parts them', () => {
    const t = allies();
    warship(t, 'A0709', 6);
    play(t, teach, 'join', 3, to('A0709'), 6, 1);
    expect(happened(t, 'evaded')).toMatchObject([{ pirate: pirateId('teach') }]);
    // Vane is caught; he throws two pairs of dice, since Teach lies beside him
    play(t, 1, 1, 1, 1, 3, 4, 3, 3, 2, awaits('endBattle', 1), 'endBattle', awaits('takeOperation', 0));
    expect(pirateState(t, 'teach').ally).toBeNull();
  });

  test('search with two cards, and both count', () => {
    const t = allies();
    const found = card((card) => card.findAtSea === 'merchant');
    play(t, teach, 'join', 1, to('A0709'), 'search', found, { type: 'drawMerchant', merchant: 'merchant-1' }, awaits('drawActionCard'));
    play(
      t,
      card((card) => card.findAtSea === 'storm'),
      4,
      awaits('takeOperation'),
    );
    expect(t.g.sightingAt).toHaveLength(1);
    expect([pirateState(t, 'teach').speed, pirateState(t, 'vane').speed]).toEqual([-2, 0]);
  });

  test('[C39] half of the Notoriety, rounded down, goes to the ally, and the attack marker too', () => {
    const t = scenario({ pirates: { ...FIGURES.pirates, teach: { ability: 3, cruelty: 5 } } });
    pirate(t, 'teach', 'A0609', { speed: 0 });
    pirate(t, 'vane', 'A0609', { seat: 1 });
    allied(t, 'teach', 'vane');
    merchant(t, 'A0609', 3, 'english');
    // the attack number is 6, and the ally takes 2 from an 8
    play(t, { type: 'takePrize', pirate: 'teach' }, 'attack', 4, 4, awaits('takeShip', 0));
    expect(pirateState(t, 'teach')).toMatchObject({ notoriety: 3, history: ['english'] });
    expect(pirateState(t, 'vane')).toMatchObject({ notoriety: 2, history: ['english'] });
  });
});

describe('C21.4 an alliance ends', () => {
  test('broken: the other may challenge at once', () => {
    const t = allies();
    play(t, breach, awaits('challengeBreaker', 1), 'decline', awaits('takeOperation', 0));
    expect([pirateState(t, 'teach').ally, pirateState(t, 'vane').ally]).toEqual([null, null]);
    expect(isOffered(t, offer)).toBe(false);
  });

  test('C25 in the duel the one who was left attacks first; the breaker, whose turn it is, decides first on a reroll', () => {
    const t = allies('A0609', {}, { cunning: 1 });
    // Teach's die comes first: Vane attacks with 3 + 5 against 2 + 3
    play(t, breach, 'challenge', 3, 5, awaits('rerollWithCunning', 0), 'keepDice');
    expect(happened(t, 'duelExchange')).toMatchObject([{ pirate: pirateId('vane'), difference: 3 }]);
  });

  test('by an ousting', () => {
    const t = allies('port-royal', { history: ['english'] });
    call(t.g, checkPort, { port: portId('port-royal') }, '');
    advance(t.g);
    expect([pirateState(t, 'teach').at, pirateState(t, 'vane').at]).toEqual(['port-royal', 'A0708']);
    expect(pirateState(t, 'teach').ally).toBeNull();
  });

  test('by the loss of one, whose port the ally then holds', () => {
    const t = allies('port-royal', {}, { unrest: 0, holds: [100] });
    const [own, other] = [pirateId('teach'), pirateId('vane')];
    t.g.holding[own] = 1;
    t.g.mutinous = 1 << own;
    hostage(t, 'teach', 'havana');
    play(t, { type: 'release', hostage: 'hostage-1' }, 6);
    expect(pirateState(t, 'teach').fate).toBe('lost');
    expect([t.g.ally[other], t.g.holding[other]]).toEqual([NONE, 1]);
  });
});
