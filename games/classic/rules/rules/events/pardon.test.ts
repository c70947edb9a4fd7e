import { describe, expect, test } from 'vitest';
import { allied, hostage, pirate, pirateState, portId } from '../../testing/arrange.ts';
import { awaits, drawRandomEvent, isOffered, play, scenario } from '../../testing/scenario.ts';

describe('C23.1, C24.4 the King’s pardon', () => {
  test('in seat order each pirate in an English port or a pirate haven may retire with his Net Worth', () => {
    const t = scenario();
    pirate(t, 'teach', 'bombay', { netWorth: 300, holds: [200] });
    pirate(t, 'low', 'new-providence', { seat: 1, netWorth: 50 });
    hostage(t, 'teach', 'havana');
    drawRandomEvent(t, 'kings-pardon');
    play(t, awaits('acceptPardon', 0), 'retireNow', awaits('acceptPardon', 1), 'decline', awaits('drawActionCard'));
    expect(pirateState(t, 'teach')).toMatchObject({ fate: 'retired', netWorth: 300, holds: [], hostages: 0 });
    expect(pirateState(t, 'low').fate).toBe('active');
  });

  test('is not for pirates at sea or in a port of another nation', () => {
    const t = scenario();
    pirate(t, 'teach', 'havana');
    pirate(t, 'low', 'A0708', { seat: 1 });
    drawRandomEvent(t, 'kings-pardon');
    expect(isOffered(t, 'drawCard')).toBe(true);
  });

  test('C18.4 a haven with an English Port marker is an English port', () => {
    const t = scenario();
    t.g.english.push(portId('new-providence'));
    pirate(t, 'low', 'new-providence');
    drawRandomEvent(t, 'kings-pardon');
    play(t, awaits('acceptPardon', 0));
  });

  test('[C83] is not for the holder of a port that he has taken, nor for his ally; others in it are pardoned', () => {
    const t = scenario();
    t.g.holding[pirate(t, 'teach', 'bombay', { seat: 1, history: ['english'] })] = 1;
    pirate(t, 'low', 'bombay', { history: ['english'] });
    allied(t, 'teach', 'low');
    pirate(t, 'vane', 'bombay', { seat: 1 });
    drawRandomEvent(t, 'kings-pardon');
    play(t, awaits('acceptPardon', 1), 'retireNow', awaits('drawActionCard'));
    expect((['teach', 'low', 'vane'] as const).map((name) => pirateState(t, name).fate)).toEqual(['active', 'active', 'retired']);
  });
});
