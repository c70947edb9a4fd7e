import { describe, expect, test } from 'vitest';
import { allied, merchant, pirate, pirateId, pirateState } from '../../testing/arrange.ts';
import { awaits, card, happened, play, scenario } from '../../testing/scenario.ts';

const FIGURES = {
  pirates: {
    teach: { ability: 3, duelAttack: 2, duelDefense: 2, endurance: 4 },
    vane: { duelAttack: 3, duelDefense: 1, endurance: 3 },
  },
} as const;
const minor = card((card) => card.wound === 2);

/** Teach has taken a prize and declared D&R beside Vane of seat 1. */
function challenged(options: Parameters<typeof pirate>[3] = {}, withAlly = false) {
  const t = scenario({ players: 3, ...FIGURES });
  pirate(t, 'teach', 'A0609', { speed: 0, ...options });
  pirate(t, 'vane', 'A0609', { seat: 1 });
  merchant(t, 'A0609', 3);
  if (withAlly) allied(t, 'teach', 'vane');
  const quiet = card((card) => card.hostage < 7);
  play(
    t,
    { type: 'takePrize', pirate: 'teach' },
    'attack',
    1,
    1,
    'keepShip',
    card((card) => !card.revelry),
    'leaveCargo',
    'declareRevelry',
    quiet,
  );
  return t;
}

describe('C20.1 a challenge', () => {
  test('follows D&R; own pirates and the ally are passed over', () => {
    play(challenged(), awaits('challenge', 0), 'decline', awaits('takeOperation'));
    play(challenged({}, true), awaits('takeOperation'));
  });

  test('goes to nobody elsewhere', () => {
    const t = scenario({ players: 3, ...FIGURES });
    pirate(t, 'teach', 'A0609', { speed: 0 });
    pirate(t, 'vane', 'A0709', { seat: 1 });
    merchant(t, 'A0609', 3);
    play(t, { type: 'takePrize', pirate: 'teach' }, 'attack', 1, 1, 'keepShip');
    play(
      t,
      card((card) => !card.revelry),
      'leaveCargo',
      'declareRevelry',
      card((card) => card.hostage < 7),
      awaits('drawActionCard'),
    );
  });

  test('goes to the most notorious; a tie is broken by Chance', () => {
    const t = scenario({ players: 3, ...FIGURES });
    pirate(t, 'teach', 'A0609', { speed: 0 });
    for (const [i, name] of (['vane', 'low', 'kidd'] as const).entries())
      pirate(t, name, 'A0609', { seat: 1 + (i % 2), notoriety: i < 2 ? 9 : 1 });
    merchant(t, 'A0609', 3);
    const quiet = card((card) => card.hostage < 7);
    play(
      t,
      { type: 'takePrize', pirate: 'teach' },
      'attack',
      1,
      1,
      'keepShip',
      card((card) => !card.revelry),
      'leaveCargo',
      'declareRevelry',
      quiet,
    );
    play(t, awaits('breakTie'), { type: 'breakTie', pirate: 'low' }, awaits('challenge', 0));
  });
});

describe('C20.2 a duel', () => {
  test('equal totals cost the attacker 1 Endurance; then the roles change; after a round either may back off', () => {
    const t = challenged();
    // Teach attacks with 2 + 3 against 1 + 4; then Vane with 3 + 2 against 2 + 1: 2 higher
    play(t, 'challenge', 3, 4, 1, 2, awaits('backOff', 1));
    expect(happened(t, 'duelExchange').map(({ endurance }) => endurance)).toEqual([
      [3, 3],
      [1, 3],
    ]);
  });

  test('goes on after a round in which neither backs off, and the challenger attacks again', () => {
    const t = challenged();
    play(t, 'challenge', 3, 4, 2, 1, awaits('backOff', 1), 'fightOn', awaits('backOff', 0), 'fightOn');
    // Teach attacks with 2 + 3 against 1 + 3: 1 higher
    play(t, 3, 3);
    expect(happened(t, 'duelExchange')).toMatchObject([{ difference: 1, endurance: [3, 1] }]);
    play(t, 4, 4, awaits('backOff', 1));
  });

  test('C20.3 the challenger may back off too', () => {
    const t = challenged();
    play(t, 'challenge', 3, 4, 2, 1, 'fightOn', 'backOff', awaits('takeOperation'));
    expect(pirateState(t, 'teach').unrest).toBe(5);
    expect(happened(t, 'duelWon')).toMatchObject([{ pirate: pirateId('vane'), other: pirateId('teach') }]);
  });

  test('a difference of 3 wounds the defender, who loses it in Endurance too', () => {
    const t = scenario({ players: 2, pirates: { ...FIGURES.pirates, vane: { duelDefense: 1, duelAttack: 3, endurance: 6 } } });
    pirate(t, 'teach', 'A0609', { speed: 0 });
    pirate(t, 'vane', 'A0609', { seat: 1 });
    merchant(t, 'A0609', 3);
    play(
      t,
      { type: 'takePrize', pirate: 'teach' },
      'attack',
      1,
      1,
      'keepShip',
      card((card) => !card.revelry),
      'leaveCargo',
      'declareRevelry',
    );
    play(
      t,
      card((card) => card.hostage < 7),
      'challenge',
      4,
      2,
      minor,
    );
    expect(happened(t, 'wounded')).toMatchObject([{ degree: 2, isFatal: false }]);
  });

  test('C20.3 Endurance 0 kills; the winner gains the loser’s Endurance and Duel ratings, and 2 Crew Unrest', () => {
    const t = challenged();
    // 2 + 6 against 1 + 4: 3 higher, as much as Vane's Endurance
    play(t, 'challenge', 6, 4, awaits('drawActionCard'));
    expect(pirateState(t, 'vane').fate).toBe('lost');
    expect(pirateState(t, 'teach')).toMatchObject({ unrest: 10 });
    expect(happened(t, 'notorietyGained')).toMatchObject([{ by: 7, cause: 'duel' }]);
  });

  test('C20.3 one who backs off loses 3 Crew Unrest, and the other has won', () => {
    const t = challenged();
    play(t, 'challenge', 3, 4, 2, 1, 'backOff', awaits('takeOperation'));
    expect(pirateState(t, 'vane')).toMatchObject({ fate: 'active', unrest: 4 });
    expect(happened(t, 'duelWon')).toHaveLength(1);
  });
});

describe('C11 [C86] a duel over D&R in port', () => {
  const revelling = () => {
    const t = scenario({
      pirates: { teach: { duelAttack: 2, duelDefense: 1, endurance: 1 }, vane: { duelAttack: 4, duelDefense: 4, endurance: 1 } },
    });
    pirate(t, 'teach', 'port-royal');
    pirate(t, 'vane', 'port-royal', { seat: 1 });
    play(t, { type: 'doBusiness', pirate: 'teach' }, 'declareRevelry', 'challenge');
    return t;
  };

  test('that kills the reveller ends his D&R with him: no governor is drawn', () => {
    const t = revelling();
    play(t, 1, 6, awaits('drawActionCard'));
    expect(pirateState(t, 'teach').fate).toBe('lost');
  });

  test('that kills the other is followed by the governor', () => {
    const t = revelling();
    play(t, 6, 1, awaits('drawGovernor'));
    expect([pirateState(t, 'teach').fate, pirateState(t, 'vane').fate]).toEqual(['active', 'lost']);
  });
});
