import { describe, expect, test } from 'vitest';
import { merchant, pirate, pirateId, pirateState, portId } from '../../testing/arrange.ts';
import { awaits, beforeTurn, begin, happened, play, scenario } from '../../testing/scenario.ts';

const FIGURES = { players: 3, pirates: { teach: { leadership: 4 }, vane: { leadership: 3 }, low: { leadership: 3 } } } as const;

/** Teach lets a merchant go, and with it his crew's last hope. */
function mutiny(options: Parameters<typeof pirate>[3] = {}) {
  const t = scenario(FIGURES);
  pirate(t, 'teach', 'A0609', { unrest: 1, netWorth: 400, ...options });
  t.g.stashes = [pirateId('teach'), portId('port-royal'), 300];
  merchant(t, 'A0609', 3);
  play(t, { type: 'takePrize', pirate: 'teach' }, 'letGo', awaits('rollDie'));
  return t;
}

describe('C10.3 a mutiny', () => {
  test('below Leadership is talked down to 6', () => {
    const t = mutiny();
    play(t, 3, awaits('drawActionCard'));
    expect(pirateState(t, 'teach')).toMatchObject({ fate: 'active', unrest: 6, netWorth: 400 });
    expect(happened(t, 'mutinyTalkedDown')).toHaveLength(1);
  });

  test('with the same number he may retire with what is stashed', () => {
    const t = mutiny();
    play(t, 4, awaits('retireFromMutiny', 0), 'retireNow', awaits('drawActionCard'));
    expect(pirateState(t, 'teach')).toMatchObject({ fate: 'retired', netWorth: 300, stash: 0 });
    expect(happened(t, 'pirateRetired')).toMatchObject([{ netWorth: 300 }]);
  });

  test('[C19] he who refuses is marooned', () => {
    const t = mutiny();
    play(t, 4, 'decline', awaits('drawActionCard'));
    expect(pirateState(t, 'teach').fate).toBe('lost');
  });

  test('above Leadership he is marooned and loses everything; the log is free again', () => {
    const t = mutiny();
    play(t, 5, awaits('drawActionCard'));
    expect(pirateState(t, 'teach')).toMatchObject({ fate: 'lost', netWorth: 0, stash: 0, at: null });
    expect(happened(t, 'pirateLost')).toMatchObject([{ how: 'marooned' }]);
    expect(t.g.log[pirateId('teach')]).toBe(-1);
  });

  test('may be rerolled, and a wound lowers Leadership', () => {
    const t = mutiny({ cunning: 1, wound: 'minor' });
    play(t, 6, awaits('rerollWithCunning', 0), 'rerollDice', 2, awaits('retireFromMutiny', 0));
  });

  test('of several crews begins with the player whose turn it is, and goes on to the left', () => {
    const t = beforeTurn(FIGURES);
    for (const [seat, name] of (['teach', 'vane', 'low'] as const).entries()) {
      const id = pirate(t, name, 'A0609', { seat: (seat + 2) % 3, unrest: 0 });
      t.g.mutinous |= 1 << id;
    }
    begin(t);
    expect(t.events.filter(({ type }) => type === 'mutinyBrokeOut')).toMatchObject([{ pirate: pirateId('vane') }]);
    play(t, 1, 1, 1, awaits('takeOperation', 0));
    expect(happened(t, 'mutinyBrokeOut')).toMatchObject([{ pirate: pirateId('low') }, { pirate: pirateId('teach') }]);
  });
});

describe('C10.1 the track', () => {
  test('goes no higher than 12', () => {
    const t = scenario();
    pirate(t, 'teach', 'A0609', { unrest: 12, speed: 0 });
    pirate(t, 'vane', 'A0609', { seat: 1 });
    t.g.ally[pirateId('teach')] = pirateId('vane');
    t.g.ally[pirateId('vane')] = pirateId('teach');
    // Vane challenges the breaker, and backs off after a round: the winner's crew could not be happier
    play(t, { type: 'breakAlliance', pirate: 'teach' }, 'challenge', 3, 3, 3, 3, 'fightOn', 'backOff');
    expect(pirateState(t, 'teach').unrest).toBe(12);
  });
});
