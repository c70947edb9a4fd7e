import { describe, expect, test } from 'vitest';
import { COMMISSIONERS } from '../../data/ids.ts';
import { commissioner, merchant, pirate, pirateId, placeId } from '../../testing/arrange.ts';
import { awaits, beforeTurn, begin, dr66, happened, isOffered, play, scenario } from '../../testing/scenario.ts';

const petition = { type: 'petition', pirate: 'teach' } as const;
const ogle = { type: 'drawCommissioner', commissioner: 'ogle' } as const;
const intoBox = (to: string) => ({ type: 'startAt', to }) as const;

/** Teach is seat 1's; seat 0 petitions. */
function against(at: string, notoriety = 66) {
  const t = scenario();
  pirate(t, 'teach', at, { seat: 1, notoriety });
  return t;
}

describe('C18.1 a petition', () => {
  test('is granted when the Dr66 is his Notoriety, and not when it is one more', () => {
    const t = against('A0609', 34);
    play(t, petition, dr66(34), ogle, intoBox('atlantic-crossing'), awaits('drawActionCard'));
    expect(happened(t, 'commissionerGranted')).toMatchObject([{ commissioner: 0, seat: 0 }]);
    expect([t.g.commissionerOf[0], t.g.commissionerAt[0]]).toEqual([0, placeId('atlantic-crossing')]);
    expect([t.g.movement[0], t.g.strength[0]]).toEqual([t.g.tables.commissioners[0].movement, t.g.tables.commissioners[0].combat]);
    const failed = against('A0609', 34);
    play(failed, petition, dr66(35), awaits('drawActionCard'));
    expect(happened(failed, 'petitionMade')).toMatchObject([{ isGranted: false }]);
  });

  test('needs an opposing pirate on the map, and fewer than two own Commissioners', () => {
    const t = scenario();
    pirate(t, 'teach', 'A0609');
    expect(isOffered(t, 'petition')).toBe(false);
    const full = against('A0609');
    commissioner(full, 'rhett', 0, 'A0705');
    expect(isOffered(full, petition)).toBe(true);
    commissioner(full, 'barnet', 0, 'A0705');
    expect(isOffered(full, petition)).toBe(false);
  });

  test('[C68] needs a Commissioner in the cup', () => {
    const t = against('A0609');
    for (const commissioner of COMMISSIONERS) t.g.commissionerOf[commissioner] = 1;
    expect(isOffered(t, petition)).toBe(false);
  });

  test('leads into a box of the pirate’s ocean, of the player’s choice if there are two', () => {
    const t = against('G0102');
    play(t, petition, dr66(11), ogle, awaits('chooseBox', 0));
    expect(isOffered(t, intoBox('atlantic-crossing'))).toBe(true);
    play(t, intoBox('cape-passage'), awaits('drawActionCard'));
    expect(t.g.commissionerAt[0]).toBe(placeId('cape-passage'));
    const inPort = against('bombay');
    play(inPort, petition, dr66(11), ogle);
    expect(isOffered(inPort, intoBox('atlantic-crossing'))).toBe(false);
  });

  test('[C35] against a pirate in a box leads into the other box', () => {
    const t = against('atlantic-crossing');
    play(t, petition, dr66(11), ogle);
    expect(isOffered(t, intoBox('atlantic-crossing'))).toBe(false);
    expect(isOffered(t, intoBox('cape-passage'))).toBe(true);
  });

  test('[C42] is no roll of his pirate, and no operation of the other', () => {
    const t = against('A0609');
    pirate(t, 'vane', 'A0709', { cunning: 3 });
    t.g.chasing[pirateId('teach')] = merchant(t, 'A0609', 4, 'english', true);
    play(t, petition, dr66(66), awaits('drawCommissioner'));
    expect(t.g.chasing[pirateId('teach')]).toBe(0);
  });

  test('C28 a dummy makes one, against Blood, from 15 Notoriety on', () => {
    const t = beforeTurn({ players: 3, settings: { solitaire: true } });
    pirate(t, 'teach', 'A0609', { seat: 1, notoriety: 50 });
    const blood = pirate(t, 'blood', 'A0609', { seat: 2, notoriety: 14 });
    begin(t);
    expect(isOffered(t, 'petition')).toBe(false);
    t.g.notoriety[blood] = 15;
    expect(isOffered(t, { type: 'petition', pirate: 'blood' })).toBe(true);
    expect(isOffered(t, petition)).toBe(false);
    commissioner(t, 'ogle', 0, 'A0705');
    expect(isOffered(t, 'petition')).toBe(false);
  });
});
