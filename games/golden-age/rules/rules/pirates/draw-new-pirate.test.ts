import { expect, test } from 'vitest';
import { AREA_NAMES, SCHOONER } from '../../data/ids.ts';
import { decision } from '../../game.ts';
import { commissioner, pirate, pirateHand, pirateId, pirateState, placeId } from '../../testing/arrange.ts';
import { awaits, happened, offers, pending, play, refusedBy, scenario, type Table } from '../../testing/scenario.ts';

const draw = { type: 'drawNewPirate' } as const;
const drawn = (pirateName: string) => ({ type: 'drawPirate', pirate: pirateName }) as const;
const deploy = (name: string, to: string) => ({ type: 'deployPirate', pirate: name, to }) as const;

/** With four players a fleet has at most two pirates, and a hand three. */
const four = (): Table => scenario({ players: 4, actions: 4, ratings: { tew: { cunning: 3 } } });

test('5.16 a drawn pirate is kept in hand, or deployed in the same Action', () => {
  const t = four();
  play(t, draw, drawn('tew'), awaits('keepOrDeploy', 0), 'keepPirate');
  expect(t.g.pirateHands[0]).toHaveLength(1);
  expect(t.g.actionsLeft).toBe(3);
  play(t, draw, drawn('low'), deploy('low', 'india'), { type: 'chooseShip', pirate: 'low', ship: 'schooner' });
  expect(pirateState(t, 'low')).toMatchObject({ at: 'india', ship: 'schooner' });
  expect(t.g.actionsLeft).toBe(2);
});

test('5.13, 5.15, 6.28 a deployed pirate has an undamaged Sloop or Schooner, Loyalty 7, full Cunning and nothing else', () => {
  const t = four();
  pirateHand(t, 0, 'tew');
  play(t, deploy('tew', 'north-atlantic'));
  expect(offers(t)).toEqual([
    { type: 'chooseShip', pirate: 'tew', ship: 'sloop' },
    { type: 'chooseShip', pirate: 'tew', ship: 'schooner' },
  ]);
  expect(decision(t.g)?.about).toEqual({ pirate: pirateId('tew'), place: placeId('north-atlantic') });
  play(t, { type: 'chooseShip', pirate: 'tew', ship: 'schooner' });
  expect(happened(t, 'shipChosen')).toMatchObject([{ pirate: pirateId('tew'), ship: SCHOONER }]);
  expect(pirateState(t, 'tew')).toMatchObject({ combat: 6, speed: 3, loyalty: 7, notoriety: 0, netWorth: 0, cunning: 3, holds: [] });
});

test('5.15 a pirate can be deployed in any Sea Area, and nowhere else', () => {
  const t = four();
  pirateHand(t, 0, 'tew');
  expect(offers(t, 'deployPirate').map((c) => c.to)).toEqual(AREA_NAMES);
});

test('5.15 [R7] a pirate can’t be deployed where his own player’s Commissioner is', () => {
  const t = four();
  pirateHand(t, 0, 'tew');
  commissioner(t, 0, 'ogle', 'india');
  expect(offers(t, 'deployPirate')).toHaveLength(9);
  play(t, draw, drawn('low'));
  expect(offers(t, 'deployPirate')).toHaveLength(9);
  expect(offers(t, 'deployPirate').map((c) => c.to)).not.toContain('india');
});

test('5.14 with a full fleet a drawn pirate can only be kept', () => {
  const t = four();
  pirate(t, 'low', 'india');
  pirate(t, 'vane', 'india');
  pirateHand(t, 0, 'kidd');
  expect(refusedBy(t, deploy('kidd', 'india'))).toBe('5.14');
  play(t, draw, drawn('tew'));
  expect(pending(t)).toEqual(['takeAction', 0]);
  expect(t.g.pirateHands[0]).toHaveLength(2);
});

test('5.16 with fleet and hand full nothing is drawn', () => {
  const t = four();
  pirate(t, 'low', 'india');
  pirate(t, 'vane', 'india');
  pirateHand(t, 0, 'kidd', 'bonnet', 'teach');
  expect(offers(t, 'drawNewPirate')).toEqual([]);
});

test('5.16 [R40] with a full hand a drawn pirate must be deployed at once', () => {
  const t = four();
  pirate(t, 'low', 'india');
  pirateHand(t, 0, 'kidd', 'bonnet', 'teach');
  play(t, draw, drawn('tew'));
  expect(new Set(offers(t).map((c) => c.type))).toEqual(new Set(['deployPirate']));
  expect(offers(t).every((c) => c.pirate === 'tew')).toBe(true);
});

test('5.16 with one place left in hand a drawn pirate may be kept', () => {
  const t = four();
  pirateHand(t, 0, 'kidd', 'bonnet');
  play(t, draw, drawn('tew'));
  expect(offers(t, 'keepPirate')).toHaveLength(1);
});

test('5.16 with an empty pirate deck nothing is drawn', () => {
  const t = four();
  t.g.pirateHands[1].push(...t.g.pirateDeck);
  t.g.pirateDeck = [];
  expect(offers(t, 'drawNewPirate')).toEqual([]);
});

test.each([
  [2, 4, 4],
  [3, 3, 3],
  [4, 2, 3],
  [5, 2, 3],
])('5.16 with %i players: %i in play, %i in hand', (players, inPlay, inHand) => {
  const names = ['low', 'vane', 'kidd', 'bonnet', 'teach', 'tew', 'davis', 'quelch', 'lusan'] as const;
  const t = scenario({ players, actions: 1 });
  for (const name of names.slice(0, inPlay - 1)) pirate(t, name, 'india');
  pirateHand(t, 0, ...names.slice(4, 4 + inHand));
  expect(offers(t, 'deployPirate')).toHaveLength(inHand * AREA_NAMES.length);
  expect(offers(t, 'drawNewPirate')).toHaveLength(1);
  pirate(t, names[inPlay - 1], 'india');
  expect(offers(t, 'deployPirate')).toEqual([]);
  expect(offers(t, 'drawNewPirate')).toEqual([]);
});

test('5.13 [R13] the turn of a deployment is stored; a pirate who comes by a mutiny has none', () => {
  const t = scenario({ actions: 4, ratings: { low: { leadership: 3 } } });
  pirate(t, 'low', 'india', { loyalty: 0 });
  pirateHand(t, 0, 'tew', 'teach');
  play(t, deploy('tew', 'india'), { type: 'chooseShip', pirate: 'tew', ship: 'sloop' });
  play(t, { type: 'move', pirate: 'low', to: 'goa' }, 4, { type: 'takeCommand', pirate: 'teach' });
  expect(t.g.deployedOn[pirateId('tew')]).toBe(t.g.playerTurn);
  expect(t.g.deployedOn[pirateId('teach')]).toBe(-1);
});
