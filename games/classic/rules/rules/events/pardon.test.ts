import { describe, expect, test } from 'vitest';
import { hostage, pirate, pirateState, portId } from '../../testing/arrange.ts';
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
});
