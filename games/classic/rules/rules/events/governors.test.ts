import { describe, expect, test } from 'vitest';
import { NONE, PORTS } from '../../data/ids.ts';
import { commissioner, governor, hostage, letterOn, pirate, pirateState, placeId, portId } from '../../testing/arrange.ts';
import { awaits, dr66, drawRandomEvent, happened, isOffered, play, scenario, type Table } from '../../testing/scenario.ts';

/** @returns the draw of a governor of this side */
function draw(t: Table, side: 'pro' | 'anti') {
  const governor = t.g.governorPool.find((id) => t.g.tables.isPro[id] === (side === 'pro')) ?? 0;
  return { type: 'drawGovernor', governor: `governor-${governor + 1}` } as const;
}
const royal = portId('port-royal');

describe('C23.1 New governor', () => {
  test('comes to the port of a Dr66; rolled again for a pirate haven and a destroyed port', () => {
    const t = scenario();
    t.g.destroyed.push(portId('bermuda'));
    drawRandomEvent(t, 'new-governor');
    play(t, dr66(44), dr66(45), dr66(41), draw(t, 'anti'), awaits('drawActionCard'));
    expect(t.g.governorAt[royal]).not.toBe(NONE);
  });

  test('may come to a pirate haven with an English Port marker', () => {
    const t = scenario();
    t.g.english.push(portId('new-providence'));
    drawRandomEvent(t, 'new-governor');
    play(t, dr66(44), draw(t, 'pro'), awaits('drawActionCard'));
    expect(t.g.governorAt[portId('new-providence')]).not.toBe(NONE);
  });

  test('C12.8 takes the place of the old one, who goes to the cup; a haven ends, and the port puts out pirates if it is anti to them', () => {
    const t = scenario();
    governor(t, 'port-royal', 'pro');
    pirate(t, 'teach', 'port-royal', { havens: ['port-royal'] });
    drawRandomEvent(t, 'new-governor');
    play(t, dr66(41), draw(t, 'anti'), awaits('drawActionCard'));
    expect(t.g.governorPool).toHaveLength(23);
    expect(t.g.havenOf[royal]).toBe(NONE);
    expect(pirateState(t, 'teach')).toMatchObject({ at: 'A0708', combat: 5 });
  });

  test('[C61] a Commissioner in a port that becomes pro lies in the hex, and tries nobody thereby', () => {
    const t = scenario();
    const ogle = commissioner(t, 'ogle', 1, 'santiago');
    pirate(t, 'teach', 'santiago', { history: ['spanish'], havens: ['santiago'] });
    drawRandomEvent(t, 'new-governor');
    play(t, dr66(42), draw(t, 'pro'), awaits('drawActionCard'));
    expect(t.g.commissionerAt[ogle]).toBe(placeId('A0707'));
    expect(pirateState(t, 'teach').at).toBe('A0707');
  });

  test('[C68] none comes from an empty cup', () => {
    const t = scenario();
    t.g.governorPool = [];
    drawRandomEvent(t, 'new-governor');
    expect(isOffered(t, 'drawCard')).toBe(true);
  });
});

describe('C23.1 Governor recalled', () => {
  test('the governor of the port goes to the cup', () => {
    const t = scenario();
    governor(t, 'port-royal', 'anti');
    drawRandomEvent(t, 'governor-recalled');
    play(t, dr66(41), awaits('drawActionCard'));
    expect(t.g.governorPool).toHaveLength(24);
  });

  test('is rolled once: nothing happens where there is none', () => {
    const t = scenario();
    drawRandomEvent(t, 'governor-recalled');
    play(t, dr66(44), awaits('drawActionCard'));
    expect(happened(t, 'governorRemoved')).toHaveLength(0);
  });

  test('C12.1 a haven ends with him, so that one who has robbed the nation must leave', () => {
    const t = scenario();
    governor(t, 'port-royal', 'pro');
    pirate(t, 'teach', 'port-royal', { history: ['english'], havens: ['port-royal'] });
    drawRandomEvent(t, 'governor-recalled');
    play(t, dr66(41), awaits('drawActionCard'));
    expect(pirateState(t, 'teach').at).toBe('A0708');
  });
});

describe('C23.1 Disease', () => {
  test('the governor goes out of play; aboard the ships there all hostages die, and Crew Unrest is 1 less', () => {
    const t = scenario();
    governor(t, 'port-royal', 'pro');
    pirate(t, 'teach', 'port-royal');
    pirate(t, 'low', 'A0708', { seat: 1 });
    hostage(t, 'teach', 'bath');
    hostage(t, 'teach', 'havana');
    hostage(t, 'low', 'havana');
    drawRandomEvent(t, 'disease');
    play(t, dr66(41), awaits('drawActionCard'));
    expect(t.g.governorPool).toHaveLength(23);
    expect(t.g.governorAt[royal]).toBe(NONE);
    expect(pirateState(t, 'teach')).toMatchObject({ at: 'port-royal', hostages: 0, unrest: 6 });
    expect(pirateState(t, 'low')).toMatchObject({ hostages: 1, unrest: 7 });
  });

  test('strikes pirate havens too', () => {
    const t = scenario();
    pirate(t, 'teach', 'new-providence');
    drawRandomEvent(t, 'disease');
    play(t, dr66(44), awaits('drawActionCard'));
    expect(pirateState(t, 'teach').unrest).toBe(6);
  });

  test('C9.8 what a hostage has told is kept', () => {
    const t = scenario();
    const teach = pirate(t, 'teach', 'port-royal');
    t.g.toldTo[hostage(t, 'teach', 'havana')] = teach;
    drawRandomEvent(t, 'disease');
    play(t, dr66(41), awaits('drawActionCard'));
    expect(t.g.toldTo).toEqual([teach]);
  });
});

describe('C23.1 Letter of Marque', () => {
  const english = { type: 'drawLetter', letter: 'letter-1' } as const;

  test('[C24] is offered in a port of its nation that is neither destroyed, nor anti by governor, nor offering one', () => {
    const t = scenario();
    t.g.destroyed.push(portId('bermuda'));
    governor(t, 'bath', 'anti');
    governor(t, 'boston', 'pro');
    letterOn(t, 'virginia', 'english');
    drawRandomEvent(t, 'letter-of-marque');
    play(t, { type: 'drawLetter', letter: 'letter-2' }, awaits('pickPort'));
    for (const port of ['bermuda', 'bath', 'virginia', 'havana', 'new-providence'])
      expect(isOffered(t, { type: 'pickPort', port })).toBe(false);
    expect(isOffered(t, { type: 'pickPort', port: 'boston' })).toBe(true);
    play(t, { type: 'pickPort', port: 'port-royal' }, awaits('drawActionCard'));
    expect(t.g.letterOn[royal]).toBe(1);
    expect(t.g.letterPool).not.toContain(1);
  });

  test('a Commissioner in the port lies in the hex from then on', () => {
    const t = scenario();
    const ogle = commissioner(t, 'ogle', 0, 'port-royal');
    drawRandomEvent(t, 'letter-of-marque');
    play(t, english, { type: 'pickPort', port: 'port-royal' }, awaits('drawActionCard'));
    expect(t.g.commissionerAt[ogle]).toBe(placeId('A0708'));
  });

  test('without such a port it goes back to the cup', () => {
    const t = scenario();
    for (const [port, nation] of t.g.tables.portNation.entries()) if (nation === 0) t.g.destroyed.push(PORTS[port]);
    drawRandomEvent(t, 'letter-of-marque');
    play(t, english, awaits('drawActionCard'));
    expect(t.g.letterPool).toHaveLength(12);
  });
});
