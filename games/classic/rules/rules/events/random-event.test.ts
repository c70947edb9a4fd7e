import { describe, expect, test } from 'vitest';
import { BOXES } from '../../data/ids.ts';
import { commissioner, pirate, pirateId, pirateState, placeId, warship } from '../../testing/arrange.ts';
import { awaits, card, drawLine, drawRandomEvent, happened, isOffered, play, scenario, type Table } from '../../testing/scenario.ts';

const crossing = placeId('atlantic-crossing');

/** Draws an event that changes nothing here: nobody is in the Indian Ocean. */
const draw = (t: Table): void => drawRandomEvent(t, 'scurvy', 'indian-ocean');

describe('C22.4 a Random Event', () => {
  test('[C50] all cards are shuffled before the card of the event is drawn', () => {
    const t = scenario();
    drawLine(t, 'random-event');
    expect(t.g.deck).toHaveLength(40);
    expect(t.g.discards).toEqual([]);
    play(
      t,
      card((card) => card.randomEvent === 'turmoil'),
      awaits('drawActionCard'),
    );
    expect(t.g.discards).toHaveLength(1);
  });

  test('hunters on arrow hexes enter their boxes, the owner can’t refuse; a careened one stays', () => {
    const t = scenario();
    warship(t, 'A1508', 6, 'english', false);
    warship(t, 'A1409', 6);
    const ogle = commissioner(t, 'ogle', 0, 'G0303');
    const rhett = commissioner(t, 'rhett', 1, 'I0007');
    t.g.ashore[rhett] = 1;
    draw(t);
    expect(t.g.slotAt).toEqual([crossing, placeId('A1409')]);
    expect(t.g.slotUp).toEqual([1, 1]);
    expect(t.g.commissionerAt[ogle]).toBe(BOXES[1]);
    expect(t.g.commissionerAt[rhett]).toBe(placeId('I0007'));
  });

  test('C16.1 in a box they meet each pirate without dice, the most notorious first', () => {
    const t = scenario();
    warship(t, 'A1508', 6);
    pirate(t, 'teach', 'atlantic-crossing', { seat: 1, notoriety: 3 });
    pirate(t, 'low', 'atlantic-crossing', { notoriety: 8 });
    draw(t);
    play(t, 3, 3, 3, 3, 2, awaits('endBattle', 0), 'endBattle', awaits('rollDie'));
    expect(happened(t, 'battleBegan')).toMatchObject([{ pirate: pirateId('teach') }]);
    expect(pirateState(t, 'low')).toMatchObject({ combat: 5, notoriety: 8 + 5 });
  });

  test('C1 a tie is settled by Chance', () => {
    const t = scenario();
    warship(t, 'A1508', 6);
    pirate(t, 'teach', 'atlantic-crossing', { seat: 1 });
    pirate(t, 'low', 'atlantic-crossing');
    draw(t);
    play(t, awaits('breakTie'), { type: 'breakTie', pirate: 'teach' }, 6, 6, 5, 6, 2, awaits('endBattle', 1));
    play(t, 'endBattle', awaits('rollDie'));
    expect(pirateState(t, 'teach').notoriety).toBe(5);
  });

  test('a Commissioner takes part unasked, but not against his own player’s pirate', () => {
    const t = scenario();
    commissioner(t, 'ogle', 0, 'A1508');
    pirate(t, 'low', 'atlantic-crossing');
    draw(t);
    expect(isOffered(t, 'drawCard')).toBe(true);
    const other = scenario();
    commissioner(other, 'ogle', 0, 'A1508');
    pirate(other, 'teach', 'atlantic-crossing', { seat: 1 });
    draw(other);
    play(other, awaits('rollDie'), 1, 1, 3, 3);
    expect(happened(other, 'battleRound')).toHaveLength(1);
  });

  test('[C50] a Turmoil comes in time', () => {
    const t = scenario();
    warship(t, 'A1508', 6);
    pirate(t, 'teach', 'atlantic-crossing', { seat: 1 });
    drawRandomEvent(t, 'turmoil');
    expect(isOffered(t, 'drawCard')).toBe(true);
  });
});
